"""What a page sends as a whole: multi-picks, divisions and numbers, and what is refused."""

import pytest

from engine.epic_tcg.language import (
    ANY_NUMBER,
    ANYTHING,
    CHAMPION,
    HAND,
    MUST_BE_TARGETED,
    OPPONENT,
    TOP,
    CardIn,
    Choice,
    Damage,
    DivideDamage,
    Each,
    LookAtTop,
    Piece,
    PutIntoPlay,
    PutOnTop,
    Target,
)
from engine.epic_tcg.prompts import plan
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.rules import codes
from engine.kernel.answers import IllegalOption
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.prompts.page import answered
from tests.engine.epic_tcg.scenario import Scenario, Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Page"),
        champion("Giant", offense=7, defense=9),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Storm", DivideDamage(3, Target(ANYTHING, ANY_NUMBER))),
        event("Hail", DivideDamage(5, Target(Piece(CHAMPION, whose=OPPONENT), ANY_NUMBER))),
        champion("Jester", MUST_BE_TARGETED),
        event("Bolts", Damage(1, Target(Piece(CHAMPION), 2, up_to=True))),
        event("Bolt", Damage(1, Target(Piece(CHAMPION)))),
        event("Parade", PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND), 2))),
        event("Insight", LookAtTop(3), PutOnTop(Each(CardIn(zone=TOP)))),
    ):
        yield


def refs(game, *names):
    """References of what is chosen among, by name."""
    view = decision_view(game.game, game.game.seat)
    known = {
        game.name(one["code"] >> codes.VERB_BITS): one["refs"][0]
        for one in (view["multi_pick"] or {"candidates": []})["candidates"]
    }
    return [known[name] for name in names]


def candidates(game):
    view = decision_view(game.game, game.game.seat)["multi_pick"]
    return [(game.name(one["code"] >> codes.VERB_BITS), one["code"]) for one in view["candidates"]]


def after(game, answer):
    return Scenario(answered(game.game, answer))


def test_blockers_are_sent_together_in_any_order(table):
    game = table(you=Side(board=["Giant"]), opponent=Side(board=["Footman", "Page", "Giant"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    game.passes()
    game.passes()
    code = dict(candidates(game))
    now = after(game, {"codes": [code["Giant"], code["Footman"]]})
    assert [now.piece(name).flipped for name in ("their Giant", "Footman", "Page")] == [True, True, False]
    assert not after(game, {"codes": [codes.STOP]}).piece("Page").flipped


def test_of_cards_that_are_alike_any_may_be_named(table):
    game = table(you=Side(hand=["Footman"] * 10 + ["Needle", "Page"]), opponent=Side(), step="end")
    game.passes()
    game.passes()
    footmen = [code for name, code in candidates(game) if name == "Footman"]
    assert len(footmen) == 10
    assert after(game, {"codes": [footmen[9], footmen[4]]}).you.discard_pile == ["Footman", "Footman"]
    mixed = {"codes": [dict(candidates(game))["Page"], footmen[3]]}
    assert after(game, mixed).you.discard_pile == ["Footman", "Page"]


def test_as_many_are_chosen_as_are_asked_for(table):
    game = table(you=Side(hand=["Parade", "Footman", "Page", "Giant"]), opponent=Side())
    game.play("Parade")
    game.resolve()
    code = dict(candidates(game))
    with pytest.raises(IllegalOption, match="Choose 2; you chose 1"):
        plan(game.game, {"codes": [code["Page"]]})
    with pytest.raises(IllegalOption, match="Something chosen there cannot be chosen now"):
        plan(game.game, {"codes": [code["Page"], code["Page"]]})
    assert sorted(after(game, {"codes": [code["Page"], code["Giant"]]}).you.board) == ["Giant", "Page"]


def test_what_cannot_be_chosen_is_refused(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side())
    for code in (-5, -27, 1 << 80, codes.STOP):
        with pytest.raises(IllegalOption, match="That cannot be chosen now"):
            plan(game.game, {"codes": [code]})
    assert plan(game.game, {"codes": [codes.PASS]}) == [codes.PASS]


def test_cards_go_back_on_top_in_the_order_that_is_sent(table):
    game = table(you=Side(hand=["Insight"], top=["Footman", "Page", "Giant"]), opponent=Side())
    game.play("Insight")
    game.resolve()
    code = dict(candidates(game))
    now = after(game, {"codes": [code["Giant"], code["Footman"], code["Page"]]})
    assert now.you.deck[:3] == ["Giant", "Footman", "Page"]


def test_targets_of_a_division_are_sent_with_their_amounts(table):
    game = table(you=Side(hand=["Storm"]), opponent=Side(board=["Footman", in_play("Page", damage=2)]))
    game.play("Storm")
    divide = decision_view(game.game, 0)["divide"]
    footman, page = refs(game, "Footman", "Page")
    assert divide == {
        "total": 3,
        "most_targets": 3,
        "targets": [
            {"ref": "p0", "name": "You", "least": 0, "need": 0, "breaks": None},
            {"ref": "p1", "name": "Your opponent", "least": 0, "need": 0, "breaks": None},
            {"ref": footman, "name": "Footman", "least": 0, "need": 0, "breaks": 3},
            {"ref": page, "name": "Page", "least": 0, "need": 0, "breaks": 1},
        ],
        "lack": None,
        "player": None,
        "default": {"p0": 0, "p1": 3, footman: 0, page: 0},
    }
    now = after(game, {"amounts": {"p1": 2, page: 1}})
    now.resolve()
    assert (now.opponent.mojo, now.opponent.board) == (28, ["Footman"])
    with pytest.raises(IllegalOption, match="All 3 damage must be divided; you gave 2"):
        plan(game.game, {"amounts": {"p1": 2}})
    with pytest.raises(IllegalOption, match="something that cannot be dealt any"):
        plan(game.game, {"amounts": {"p7": 3}})


def test_amounts_that_are_left_are_sent_when_the_targets_are_chosen(table):
    game = table(you=Side(hand=["Hail"]), opponent=Side(board=["Giant", "Footman"]))
    game.play("Hail")
    game.choose("Giant", "Footman")
    divide = decision_view(game.game, 0)["divide"]
    giant, footman = (target["ref"] for target in divide["targets"])
    assert (divide["total"], divide["default"]) == (5, {giant: 4, footman: 1})
    with pytest.raises(IllegalOption, match="must get at least 1 damage"):
        plan(game.game, {"amounts": {giant: 5}})
    now = after(game, {"amounts": {giant: 2, footman: 3}})
    now.resolve()
    assert (now.piece("Giant").damage, now.opponent.board) == (2, ["Giant"])


def test_battle_damage_begins_with_what_breaks_most(table):
    game = table(you=Side(board=["Giant"]), opponent=Side(board=["Footman", "Giant", "Page"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Giant")
    game.passes()
    game.passes()
    game.opponent.block("Footman", "Giant", "Page")
    game.passes()
    game.passes()
    divide = decision_view(game.game, 0)["divide"]
    footman, giant, page = (target["ref"] for target in divide["targets"])
    assert [target["breaks"] for target in divide["targets"]] == [3, 9, 3]
    assert divide["default"] == {footman: 3, giant: 1, page: 3}
    now = after(game, {"amounts": {footman: 3, giant: 4}})
    assert (now.opponent.board, now.piece("their Giant").damage) == (["Giant", "Page"], 4)
    with pytest.raises(IllegalOption, match="All 7 damage must be divided; you gave 8"):
        plan(game.game, {"amounts": {giant: 8}})


# --- what must be chosen (house ruling T30) --------------------------------------------------------------------------


def test_what_must_be_among_several_is_named_and_an_answer_without_it_is_refused(table):
    game = table(you=Side(hand=["Bolts"]), opponent=Side(board=["Footman", "Page", "Jester", "Giant"]))
    game.play("Bolts")
    (jester,) = refs(game, "Jester")
    code = dict(candidates(game))
    assert decision_view(game.game, 0)["multi_pick"]["must"] == [jester]
    assert decision_view(game.game, 0)["prompt"].endswith("; Jester must be chosen.")
    with pytest.raises(IllegalOption, match="must be chosen is missing"):
        plan(game.game, {"codes": [code["Page"], code["Giant"]]})
    now = after(game, {"codes": [code["Giant"], code["Jester"]]})
    now.resolve()
    assert [now.piece(name).damage for name in ("Giant", "Jester", "Page")] == [1, 1, 0]


def test_where_more_must_be_chosen_than_can_be_nothing_else_is_offered(table):
    game = table(you=Side(hand=["Bolt"]), opponent=Side(board=["Footman", "Jester", "Jester", "Giant"]))
    game.play("Bolt")
    assert [name for name, _ in candidates(game)] == ["Jester", "Jester"]
    assert "must" not in decision_view(game.game, 0)["multi_pick"]


def test_of_damage_that_is_divided_what_must_be_chosen_gets_some(table):
    game = table(you=Side(hand=["Storm"]), opponent=Side(board=["Footman", "Jester"]))
    game.play("Storm")
    (jester,) = refs(game, "Jester")
    divide = decision_view(game.game, 0)["divide"]
    assert {one["ref"]: one["least"] for one in divide["targets"]}[jester] == 1
    with pytest.raises(IllegalOption):
        plan(game.game, {"amounts": {"p1": 3}})
    now = after(game, {"amounts": {"p1": 2, jester: 1}})
    now.resolve()
    assert now.opponent.mojo == 28
