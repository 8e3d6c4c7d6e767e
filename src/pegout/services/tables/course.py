"""How a game continues at a table: a move, what the program does next, and what becomes of the secrets."""

from pegout.game import CarryOut, Command, Phase, Script, Seat, obey, to_act
from pegout.game.events import PackShuffled
from pegout.game.officiated.claims import Claim
from pegout.library.dealer import drawn_by, next_of_dealer
from pegout.library.inputs import ruled_on
from pegout.refusal import Refused
from pegout.rules.remedies import MatchLost
from pegout.services.provable.dealer import ProvableDealer
from pegout.services.provable.match_secrets import Secrets
from pegout.services.tables import events as e
from pegout.services.tables.opening import commitment_to
from pegout.services.tables.proof import secrets_on
from pegout.services.tables.refusal import not_begun
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Gone

Events = list[e.TableEvent]


def deal_on(script: Script, secrets: Secrets, shuffled: int, cut_for: set[Seat]) -> None:
    """What the program does by itself: it shuffles, and cuts for those seats."""
    while True:
        so_far = shuffled + sum(isinstance(event, PackShuffled) for event in script.events)
        cuts = bool(cut_for.intersection(to_act(script.state)))
        follow = next_of_dealer(script.state, ProvableDealer(secrets, so_far), 0, cuts=cuts)
        if follow is None:
            return
        obey(script, follow)


def play_on(
    state: TableState,
    move: Command | Claim,
    fresh: str,
    back: Seat | None = None,
    leaving: Seat | None = None,
) -> Events:
    """The move, what the program does after it, and the secrets when the match is over."""
    game = state.game
    if game is None:
        raise Refused(not_begun())
    script = Script(game)
    secrets = secrets_on(state)
    command = ruled_on(game, move) if isinstance(move, Claim) else move
    obey(script, drawn_by(ProvableDealer(secrets, state.shuffled), game, command))
    deal_on(script, secrets, state.shuffled, _cut_for(state, back))
    events: Events = list(script.events)
    if script.state.phase is Phase.MATCH_OVER:
        if not state.shares_deals:
            events.append(e.SecretRevealed(state.on, state.on_secret))
        events.append(commitment_to(fresh, state.match + 1, shares_deals=state.shares_deals))
        gone = state.left if leaving is None else {*state.left, leaving}
        events.extend([e.SeatFreed(seat) for seat in sorted(gone)])
    return events


def _cut_for(state: TableState, back: Seat | None) -> set[Seat]:
    """Bots do not cut; where other tables have the same deals, nobody does."""
    seats = range(len(state.seats))
    if state.shares_deals:
        return set(seats)
    return {seat for seat in seats if state.bot_at(seat) is not None and seat != back}


def go_on_without(state: TableState, seat: Seat, why: str, fresh: str, leaving: Seat | None = None) -> Events:
    """As the table was set up; with more than two sides a bot takes over, so that the others can play on."""
    if state.terms.gone is not Gone.BOT and state.terms.rules.sides == 2:
        found = f"{state.name_at(seat)} {why}."
        lost = CarryOut((found,), (MatchLost(seat),), ("pegout:gone",))
        return play_on(state, lost, fresh, leaving=leaving)
    return [e.StoodIn(seat, state.terms.stand_in)]


def returned(state: TableState, seat: Seat) -> Events:
    """A player who acts is back, whatever the table thought."""
    return [e.SeatBack(seat)] if seat in state.away or seat in state.standing_in else []


def close(state: TableState, why: str) -> Events:
    """An abandoned match is over: everybody may check its deals, unless others have yet to play them."""
    told = state.playing and not state.revealed and not state.shares_deals
    reveal: Events = [e.SecretRevealed(state.on, state.on_secret)] if told else []
    return [*reveal, e.TableClosed(why)]
