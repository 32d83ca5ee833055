"""Help for a person who practises the Epic TCG: what may be weighed, what it costs, and that it is blind to what is
hidden."""

import pytest

from engine.bots.epic_tcg import can_weigh, hint, observe, weigh
from engine.bots.observing import never
from engine.epic_tcg.positions.pack import pack
from engine.epic_tcg.rules import codes
from engine.kernel.random import Rng
from tests.engine.bots.epic_tcg.positions import others_dealt, permuted, positions
from tests.engine.epic_tcg.scenario import Side, in_play, set_table

DECK = ["Bruiser"] * 20


@pytest.fixture
def lethal():
    """The Hulk wins with its attack now; else two of them attack in the next turn."""
    hulks = [in_play("Hulk", expended=True)] * 2
    scene = set_table(Side(board=["Hulk"], mojo=1, deck=DECK), Side(board=hulks, mojo=5, deck=DECK), step="battle")
    scene.all_pass()
    return scene.game


def weighed(game, *chosen):
    return weigh(observe(game, game.seat), Rng(1), chosen, never)


def attack_on(seat):
    return seat << codes.VERB_BITS | codes.PICK


def test_where_one_look_ahead_sees_nothing_else_worth_a_thought_nothing_is_weighed(lethal):
    assert weighed(lethal, attack_on(1)) is None


def test_not_to_win_at_once_costs_clearly_more_than_chance(lethal):
    found = weighed(lethal, codes.NO)
    assert (found["best"]["option"], found["best"]["chance"]) == (attack_on(1), 1.0)
    assert (found["taken"]["option"], found["taken"]["games"]) == (codes.NO, 24)
    assert found["cost"] > max(0.5, 2 * found["error"])


def test_a_set_costs_what_comes_of_all_of_it():
    """One blocker is enough to live; two are one more than that."""
    scene = set_table(
        Side(board=["Tracker"], mojo=30, deck=DECK), Side(board=["Human"] * 2, mojo=4, deck=DECK), step="battle"
    )
    scene.all_pass()
    scene.attack("Tracker")
    scene.all_pass()
    game = scene.game
    one, two = (option for option in game.options if option & codes.VERB_MASK == codes.PICK)
    assert can_weigh(game, (codes.STOP,))
    none, both = weighed(game, codes.STOP), weighed(game, one, two)
    assert (none["taken"]["refs"], none["taken"]["chance"]) == ([], 0.0)
    assert none["cost"] > max(0.08, 2 * none["error"])
    assert both["taken"]["refs"] == [one >> codes.VERB_BITS, two >> codes.VERB_BITS]


def test_unseen_cards_move_no_hint_and_no_warning():
    seed, asked = 13, 0
    chance = Rng(seed)
    for game in positions(seed, 41):
        if len(game.options) == 1:
            continue
        seat, chosen, asked = game.seat, game.options[-1:], asked + 1

        def said(one, seat=seat, chosen=chosen):
            seen, before = observe(one, seat), pack(one)
            answers = (
                hint(seen, Rng(seed), never),
                weigh(seen, Rng(seed), chosen, never) if can_weigh(one, chosen) else (),
            )
            assert pack(one) == before
            return answers

        real = said(game)
        for other in (permuted(game, seat, chance), others_dealt(game, seat, chance)):
            assert said(other) == real
    assert asked >= 2


def test_what_the_bot_does_not_search_for_is_not_weighed(lethal):
    assert can_weigh(lethal, (codes.NO,))
    hand = set_table(Side(hand=["Hulk", "Tracker"] * 6, deck=DECK), Side(deck=DECK), step="end")
    hand.all_pass()
    assert hand.game.kind == codes.DISCARDS
    assert not can_weigh(hand.game, hand.game.options[:1])
