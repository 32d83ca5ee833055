"""Runs of picks: what a page is asked for, and may send back, where the engine picked some of them by itself."""

from collections import Counter

import pytest

from engine.epic import apply
from engine.epic.language import EACH_OPPONENT, YOU, Banish, Choice, Discard, DiscardedCard, May
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import decision_view
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import codes
from tests.engine.epic.made_up import event, known
from tests.engine.epic.scenario import Side

MINE = DiscardedCard(whose=YOU)
CARDS = (
    event("Made-up Torment", Discard(3, EACH_OPPONENT)),
    event("Made-up Hoard", Banish(Choice(MINE, 4))),
    event("Made-up Sacrifice", May(Banish(Choice(MINE, 3)))),
)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(*CARDS):
        yield


def multi_pick(game):
    """How many are asked for, at least and at most, and among which."""
    found = decision_view(game.game, game.game.seat)["multi_pick"]
    return found["min"], found["max"], Counter(name(game, one["code"]) for one in found["candidates"])


def name(game, code):
    return NAME[game.game.def_of[(code >> codes.VERB_BITS) - codes.CARD]]


def prompt(game):
    return decision_view(game.game, game.game.seat)["prompt"]


def codes_of(game, *names):
    """Codes of candidates with these names, the last copies first: a page may press any of them."""
    candidates = [one["code"] for one in decision_view(game.game, game.game.seat)["multi_pick"]["candidates"]]
    found = []
    for wanted in names:
        found.append(next(code for code in reversed(candidates) if code not in found and name(game, code) == wanted))
    return found


def inspired(table):
    """Of Kong, Kong and Muse two are banished: one Kong surely, which the engine takes by itself."""
    game = table(you=Side(hand=["Inspiration"], discard=["Kong", "Kong", "Muse"]))
    game.play("Inspiration")
    return game


def test_who_is_asked_for_two_cards_names_two(table):
    game = inspired(table)
    assert len(game.game.frames[-1]) == codes.SELECTED + 1
    assert multi_pick(game) == (2, 2, Counter({"Kong": 2, "Muse": 1}))
    assert "two" in prompt(game)
    game.choose("Kong", "Muse")
    assert sorted(game.you.bottom[:2]) == ["Kong", "Muse"]
    assert game.you.discard_pile == ["Inspiration", "Kong"]


def test_both_equal_cards_may_be_meant(table):
    game = inspired(table)
    game.choose("Kong", "Kong")
    assert game.you.discard_pile == ["Inspiration", "Muse"]


def test_one_card_is_not_enough_where_two_are_asked_for(table):
    game = inspired(table)
    for wrong in (["Muse"], ["Kong"], ["Kong", "Kong", "Muse"]):
        with pytest.raises(IllegalOption, match=f"Choose 2; you chose {len(wrong)}"):
            plan(game.game, {"codes": codes_of(game, *wrong)})
    assert len(plan(game.game, {"codes": codes_of(game, "Muse", "Kong")})) == 1
    game.choose("Kong", "Muse")


def test_cards_that_must_be_discarded_are_asked_for_together(table):
    game = table(you=Side(hand=["Made-up Torment"]), opponent=Side(hand=["Kong", "Kong", "Kong", "Muse"]))
    game.play("Made-up Torment")
    assert (prompt(game), multi_pick(game)[:2]) == ("For your opponent's Made-up Torment, discard three cards.", (3, 3))
    game.discard("Kong", "Muse", "Kong")
    assert game.opponent.discard_pile == ["Kong", "Kong", "Muse"]


def test_cards_over_the_limit_are_asked_for_together(table):
    game = table(you=Side(hand=["Lash", *["Kong"] * 8]))
    game.end_turn()
    assert prompt(game) == "Discard two cards: you may keep seven."
    assert multi_pick(game) == (2, 2, Counter({"Kong": 8, "Lash": 1}))
    game.discard("Kong", "Lash")
    assert game.you.discard_pile == ["Kong", "Lash"]


def test_the_rest_of_a_run_that_has_begun_is_asked_for(table):
    """What the player picked is picked; what the engine picked after it is not."""
    game = table(you=Side(hand=["Made-up Hoard"], discard=["Kong", "Kong", "Lash", "Muse", "Muse"]))
    game.play("Made-up Hoard")
    assert multi_pick(game) == (4, 4, Counter({"Kong": 2, "Lash": 1, "Muse": 2}))
    second = [option for option in game.game.options if name(game, option) == "Kong"]
    apply(game.game, second[0])
    assert multi_pick(game) == (2, 2, Counter({"Lash": 1, "Muse": 2}))
    game.choose("Lash", "Muse")
    assert game.you.discard_pile == ["Made-up Hoard", "Muse"]


def test_what_may_be_declined_is_all_or_none(table):
    game = table(you=Side(hand=["Made-up Sacrifice"], discard=["Kong", "Kong", "Kong", "Muse"]))
    game.play("Made-up Sacrifice")
    assert multi_pick(game)[:2] == (3, 3)
    with pytest.raises(IllegalOption, match="Choose 3; you chose 2"):
        plan(game.game, {"codes": codes_of(game, "Kong", "Muse")})
    assert plan(game.game, {"codes": [codes.STOP]}) == plan(game.game, {"codes": []}) == [codes.STOP]
    apply(game.game, next(option for option in game.game.options if option != codes.STOP))  # now it is no longer
    assert multi_pick(game)[:2] == (2, 2)
    with pytest.raises(IllegalOption, match="Choose 2; you chose 0"):
        plan(game.game, {"codes": [codes.STOP]})
    game.choose("Kong", "Muse")
    assert game.you.discard_pile == ["Kong", "Made-up Sacrifice"]


def test_an_ordered_run_that_has_begun_asks_for_the_other_card(table):
    game = table(you=Side(hand=["Priestess of Angeline"], discard=["Kong", "Lash", "Muse"]))
    game.play("Priestess of Angeline")
    assert multi_pick(game)[:2] == (2, 2)
    apply(game.game, codes_of(game, "Muse")[0])
    assert multi_pick(game) == (1, 1, Counter({"Kong": 1, "Lash": 1}))
    game.choose("Kong")
    assert game.you.bottom[:2] == ["Kong", "Muse"]
