"""The dealer of a match whose shuffles can be checked."""

from pegout.cards import PACK
from pegout.game import Cut, GameState, Phase, Shuffle, cut_limits, to_act
from pegout.game.draws import draws_before
from pegout.services.provable.match_secrets import Secrets
from pegout.services.provable.shuffle import FIRST_DEALER, UNSEEN, Place, drawn, places, seed_of, shuffled
from pegout.values import value


@value
class ProvableDealer:
    """Shuffles by the secrets and by how many shuffles the match has had, which makes each of them new.

    A dealer is for the moment: after a shuffle the next one is made with a higher number.
    """

    secrets: Secrets
    shuffled: int = 0
    """The packs shuffled in the match so far: its `PackShuffled` events."""

    def shuffle(self, state: GameState, replays: int = 0) -> Shuffle:  # noqa: ARG002 - all shuffles are counted
        cards = state.deal.pack if state.phase is Phase.SHUFFLE_REST else PACK
        return Shuffle(shuffled(cards, seed_of(self.secrets, Place(state.phase.value, self.shuffled + 1))))

    def cut(self, state: GameState, replays: int = 0) -> Cut:  # noqa: ARG002 - all shuffles are counted
        """For bots, and for players who leave the cut to the program."""
        least, most = cut_limits(state)
        again = f" again {state.recuts}" if state.recuts and state.phase is Phase.CUT_FOR_DEAL else ""
        place = Place(state.phase.value + again, self.shuffled, len(state.cuts))
        return Cut(to_act(state)[0], least + drawn(most - least + 1, seed_of(self.secrets, place)))

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        """For rulings that have cards drawn unseen."""
        place = Place(UNSEEN, self.shuffled, draws_before(state))
        return places(number, held, seed_of(self.secrets, place))

    def draw(self, seats: int) -> int:
        """A seat, for rule books that draw the first dealer."""
        return drawn(seats, seed_of(self.secrets, Place(FIRST_DEALER)))
