"""What the teacher says in every lesson. Numbers are holes: the engine fills them in."""

from pegout.rules import Kind

PLAYED = "{who}: {card}, {said}."
GO_SAID = "{who}: go."
FOR_GO = "{who}: {points} for the go."
FOR_LAST = "{who}: {points} for last card."

SAID_GO = "go said"
SERIES_OVER = "series over"

EXPLAINED: dict[str, str] = {
    Kind.FIFTEEN: "Bringing the [count] to exactly fifteen pegs {fifteen}.",
    Kind.PAIR: "A card of the same rank as the one before makes a [pair]: {pair} points.",
    Kind.THREE: "A third of the same rank in a row makes {three}.",
    Kind.RUN: "The last cards make a sequence, in any order: that is a [run], a point for each card.",
    Kind.THIRTY_ONE: "Exactly {limit} is as far as a count can go: {thirty_one} points.",
    Kind.LAST: "The very last card pegs {last}.",
    SAID_GO: (
        "A player with no card that fits says [go]. The opponent plays on while a card fits, and pegs {go} "
        "for the last one, or {thirty_one} if it makes exactly {limit}."
    ),
    SERIES_OVER: "The cards are turned over, and the count begins again.",
}
"""By what it is that happened, said once in a lesson."""

LEAD = "Your lead: play any card."
YOUR_TURN = "Your turn. The count is {count}."
MUST_GO = "The count is {count}, and each of your cards would take it past {limit}. Say go."
COULD_SCORE = "One of your cards makes {what}."
WOULD_HAVE = "That fits, but {card} would have made {what} for {points}."

BEST_THROW = "You keep {cards}: {points} points are certain, whatever card is cut."
OTHER_THROW = "You keep {cards}, with {points} points certain. {better} would have been certain of {most}."
NOTHING_CERTAIN = (
    "You keep {cards}. Nothing is certain there yet: {better} would have been certain of {most}."
)

NAMED: dict[Kind, str] = {
    Kind.FIFTEEN: "a fifteen",
    Kind.THIRTY_ONE: "the full count",
    Kind.PAIR: "a pair",
    Kind.THREE: "three of a kind",
    Kind.FOUR: "four of a kind",
    Kind.RUN: "a run",
    Kind.FLUSH: "a flush",
    Kind.NOBS: "nobs",
}

LOOK_FOR: dict[Kind, str] = {
    Kind.FIFTEEN: "Tap cards that add up to fifteen: {fifteen} points each.",
    Kind.PAIR: "Now a [pair], cards of the same rank: {pair} points.",
    Kind.THREE: "Now tap the cards of the same rank, all of them.",
    Kind.FOUR: "Now tap the cards of the same rank, all of them.",
    Kind.RUN: "Now a [run], ranks in a row: a point for each card.",
    Kind.FLUSH: "All your cards are of one suit, a [flush]: tap them.",
    Kind.NOBS: "And your jack is a {suit}, like the starter. That is [nobs]: tap it for {nobs}.",
}

ANOTHER = "There is another {kind}: tap it."
FOUND = "Yes, {what} for {points}."
FOUND_ALREADY = "You have {cards} already. A card may be used again, but in another group."
FOUND_PART = "Nearly: more cards belong to {cards}. Tap them together."
FOUND_NOTHING = "{cards} add up to {sum}: no fifteen, no pair and no run. Try another group."
FOUND_TOO_MANY = "Some of {cards} go together, but not all. Tap one group at a time."
FOUND_RUNS = (
    "There is more than one run in {cards}. Tap them one at a time: a run uses only one card of each rank."
)
ONE_CARD = "{cards} makes nothing by itself. Tap the cards that go with it, too."
NOTHING_THERE = "There is nothing in these cards. Players call that nineteen, a number no hand can make."
COUNTED = "{who}: {spoken}."

HAND_OF = "Your hand with the starter"
THEIR_HAND = "Ada's hand with the starter"
THEIR_CRIB = "Ada's crib with the starter"
YOUR_CRIB = "Your crib with the starter"
PRACTICE_HAND = "A hand with its starter"

WAITS_FOR: dict[str, str] = {
    "on": "go on",
    "throw": "throw to the crib",
    "play": "play one of the cards that fit",
    "go": "say go",
    "mark": "tap cards that score together",
    "reveal": "ask to see the rest",
    "": "it is over: start again or take the next one",
}
"""Which moves there are, as a refusal names them."""
