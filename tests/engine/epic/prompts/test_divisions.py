"""What a page gets of damage that is to be divided, and what it may send back (4.4.11, 5.7, docs/table-protocol.md)."""

import pytest

from engine.epic import apply
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import decision_view
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import codes
from tests.engine.epic.scenario import Side, in_play

STORM = "Lightning Storm"


def battle(table, attackers, blockers):
    """The first division of a battle; names or `in_play(...)` without their flags."""
    game = table(
        moment="before-damage",
        you=Side(board=[one if not isinstance(one, str) else in_play(one, attacking=True) for one in attackers]),
        opponent=Side(board=[one if not isinstance(one, str) else in_play(one, blocking=True) for one in blockers]),
    )
    game.go_to("damage")
    return game


def divide(game):
    return decision_view(game.game, game.game.seat)["divide"]


def refs(game):
    """The champions' ids by name, and those of the players."""
    seen = {game.label(ref).partition(" ")[2]: f"b{ref}" for ref in game.champions()}
    return seen | {"you": "p0", "opponent": "p1"}


def amounts(game):
    """Targets by name: what each gets at least, needs, and breaks from."""
    name_of = {ref: name for name, ref in refs(game).items()}
    return {name_of[one["ref"]]: (one["least"], one["need"], one["breaks"]) for one in divide(game)["targets"]}


def default(game):
    name_of = {ref: name for name, ref in refs(game).items()}
    return {name_of[ref]: amount for ref, amount in divide(game)["default"].items()}


def options(game):
    return [option["text"] for option in decision_view(game.game, game.game.seat)["options"]]


def finish(game):
    """Answer what is left as the page would to begin with."""
    while game.asks != "window":
        if game.asks == "divide":
            game._plan({"amounts": divide(game)["default"]})
        else:
            game.choose("you")


# --- where nothing gets through ---


def test_a_champion_whose_player_gets_nothing_is_divided_whole(table):
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors"])
    found = divide(game)
    assert (found["total"], found["most_targets"], found["lack"]) == (10, 3, None)
    assert found["player"] is None
    assert amounts(game) == {"Soul Hunter": (0, 5, 5), "Hunting Raptors": (0, 5, 5)}
    assert default(game) == {"Soul Hunter": 5, "Hunting Raptors": 5}
    assert options(game)[5] == "5 damage to Soul Hunter"
    finish(game)
    assert game.opponent.board == []


def test_what_is_divided_whole_is_stored_as_the_options_that_are_asked(table):
    """The player's 0 is no choice, and the last amount is none: one option is left."""
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors"])
    ref = refs(game)
    wanted = {ref["Soul Hunter"]: 3, ref["Hunting Raptors"]: 7}
    assert plan(game.game, {"amounts": wanted}) == [3 << codes.VERB_BITS | codes.AMOUNT]
    assert plan(game.game, {"amounts": wanted | {"p1": 0}}) == [3 << codes.VERB_BITS | codes.AMOUNT]
    with pytest.raises(IllegalOption, match=r"rule 5\.7\.1"):
        plan(game.game, {"amounts": {ref["Soul Hunter"]: 9, "p1": 1}})
    finish(game)


def test_what_an_earlier_champion_let_through_is_told_in_numbers(table):
    game = battle(table, ["Triceratops", "Bellowing Minotaur"], ["Soul Hunter", "Demon"])
    assert divide(game)["player"] == {"ref": "p1", "max": 8, "lack": 7}
    game.divide({"opponent": 4, "Soul Hunter": 5, "Demon": 1})
    found = divide(game)
    assert (found["total"], found["lack"], found["player"]) == (7, 0, {"ref": "p1", "max": 4, "lack": 0})
    assert amounts(game) == {"Soul Hunter": (0, 0, 0), "Demon": (0, 3, 3)}
    assert default(game) == {"opponent": 4, "Soul Hunter": 0, "Demon": 3}
    with pytest.raises(IllegalOption, match=r"rule 5\.7\.1"):
        plan(game.game, {"amounts": {refs(game)["Soul Hunter"]: 7}})
    finish(game)
    assert game.opponent.health == 22


# --- a division that has begun: of an old table, or by options one at a time ---


def test_the_rest_of_a_division_is_divided_whole(table):
    """Three blockers of which the first has its amount already."""
    game = battle(table, ["Kong"], ["Human", "Demon", "Wolf"])
    apply(game.game, 4 << codes.VERB_BITS | codes.AMOUNT)
    assert divide(game)["total"] == 9
    assert amounts(game) == {"Demon": (0, 0, 4), "Wolf": (0, 0, 2)}
    with pytest.raises(IllegalOption, match="something that cannot be dealt any"):
        plan(game.game, {"amounts": {refs(game)["Human"]: 9}})
    with pytest.raises(IllegalOption, match="All 9 damage must be divided; you gave 13"):
        plan(game.game, {"amounts": {refs(game)["Demon"]: 13}})
    game.divide({"Demon": 4, "Wolf": 5})
    finish(game)
    assert game.opponent.board == []


def test_what_was_let_through_already_binds_the_rest(table):
    game = battle(table, ["Triceratops"], ["Cave Troll", "Demon"])
    apply(game.game, 2 << codes.VERB_BITS | codes.AMOUNT)
    found = divide(game)
    assert (found["total"], found["lack"], found["player"]) == (8, 0, None)
    assert amounts(game) == {"Cave Troll": (0, 3, 3), "Demon": (0, 4, 4)}
    with pytest.raises(IllegalOption, match=r"rule 5\.7\.1"):
        plan(game.game, {"amounts": {refs(game)["Demon"]: 6, refs(game)["Cave Troll"]: 2}})
    game.divide({"Demon": 5, "Cave Troll": 3})
    finish(game)
    assert game.opponent.health == 28


def test_a_table_in_the_middle_of_a_division_is_answered(table):
    """Such as one that was stored before a page could divide where nothing gets through."""
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors", "Human"])
    apply(game.game, 4 << codes.VERB_BITS | codes.AMOUNT)
    assert default(game) == {"Hunting Raptors": 5, "Human": 1}
    finish(game)
    assert game.opponent.board == ["Soul Hunter"]


def test_a_divided_effect_that_has_begun_is_divided_whole(table):
    game = table(you=Side(hand=[STORM]), opponent=Side(board=["Demon", "Wolf", "Human"]))
    game.play(STORM)
    picks = [option for option in game.game.options if option & codes.VERB_MASK == codes.PICK]
    apply(game.game, picks[2])
    assert {name: least for name, (least, _, _) in amounts(game).items()} == {"Demon": 1, "Wolf": 0, "Human": 0}
    assert default(game) == {"Demon": 6, "Wolf": 0, "Human": 0}
    with pytest.raises(IllegalOption, match="Each target that was chosen must get at least 1 damage"):
        plan(game.game, {"amounts": {refs(game)["Wolf"]: 6}})
    apply(game.game, picks[3])
    apply(game.game, codes.STOP)
    assert (divide(game)["total"], divide(game)["most_targets"]) == (6, 2)
    assert amounts(game) == {"Demon": (1, 0, 4), "Wolf": (1, 0, 2)}
    assert options(game)[0] == "1 damage to Demon"
    game.divide({"Demon": 4, "Wolf": 2})
    assert game.opponent.board == ["Human"]


# --- what breaks ---


def test_what_it_damages_breaks(table):
    """The Thrasher Demon breaks whatever it damages: a point for each is enough."""
    thrasher = in_play("Thrasher Demon", offense=2, attacking=True)
    game = battle(table, [thrasher], ["Kong", "Lurking Giant"])
    assert amounts(game) == {"Kong": (0, 0, 1), "Lurking Giant": (0, 0, 1)}
    assert default(game) == {"Kong": 1, "Lurking Giant": 2}
    game.divide({"Kong": 1, "Lurking Giant": 2})
    finish(game)
    assert game.opponent.board == []


def test_what_was_damaged_before_breaks_sooner_and_what_is_unbreakable_never(table):
    game = battle(
        table,
        ["Kong"],
        [
            in_play("Sea Hydra", damage=9, blocking=True),
            in_play("Cave Troll", this_turn="unbreakable", blocking=True),
            in_play("Demon", blocking=True),
        ],
    )
    assert amounts(game) == {"Sea Hydra": (0, 0, 1), "Cave Troll": (0, 0, None), "Demon": (0, 0, 4)}
    assert default(game) == {"Sea Hydra": 1, "Cave Troll": 0, "Demon": 12}
    finish(game)
    assert game.opponent.board == ["Cave Troll"]


def test_breakthrough_needs_the_whole_defense_where_less_would_break(table):
    game = battle(table, ["Triceratops"], [in_play("Sea Hydra", damage=4, defense=-2, blocking=True), "Human"])
    assert divide(game)["player"]["max"] == 1
    assert amounts(game) == {"Sea Hydra": (0, 8, 4), "Human": (0, 1, 1)}
    finish(game)
    assert (game.opponent.board, game.opponent.health) == ([], 29)


def test_what_others_give_in_the_same_battle_counts(table):
    thrasher = in_play("Thrasher Demon", offense=2, attacking=True)
    game = battle(table, [thrasher, "Kong"], ["Lurking Giant", "Demon", "Wolf"])
    game.divide({"Lurking Giant": 1, "Demon": 2})
    assert amounts(game) == {"Lurking Giant": (0, 0, 0), "Demon": (0, 0, 0), "Wolf": (0, 0, 2)}
    assert default(game) == {"Lurking Giant": 0, "Demon": 0, "Wolf": 13}
    finish(game)
    assert game.opponent.board == []


# --- divided effects ---


def test_a_divided_effect_begins_with_all_to_the_opponent(table):
    game = table(you=Side(hand=[STORM]), opponent=Side(board=["Demon"]))
    game.play(STORM)
    found = divide(game)
    assert (found["total"], found["most_targets"], found["lack"], found["player"]) == (6, 3, None, None)
    assert amounts(game) == {"you": (0, 0, None), "opponent": (0, 0, None), "Demon": (0, 0, 4)}
    assert default(game) == {"you": 0, "opponent": 6, "Demon": 0}
    game.divide({"opponent": 2, "Demon": 4})
    assert game.opponent.health == 28


def test_nothing_is_divided_when_the_game_is_over(table):
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors"])
    game.you.concede()
    with pytest.raises(IllegalOption, match="No damage is to be divided now"):
        plan(game.game, {"amounts": {"p1": 10}})


# --- told apart in words ---


def test_equal_champions_are_told_apart_where_battle_damage_is_divided(table):
    trolls = [in_play("Cave Troll", attacking=True), in_play("Cave Troll", attacking=True, offense=1)]
    humans = [in_play("Human", blocking=True), in_play("Human", blocking=True, defense=2)]
    game = battle(table, trolls, humans)
    assert game.prompt == "Divide the damage of Cave Troll (5/3)."
    assert [target["name"] for target in divide(game)["targets"]] == ["Human (1/1)", "Human (1/3)"]
    assert options(game)[1] == "1 damage to Human (1/1)"
    game.divide({"Human#1": 1, "Human#2": 4})
    assert game.prompt == "Divide the damage of Cave Troll (6/3)."
    finish(game)


def test_a_single_point_is_not_called_divided(table):
    game = battle(
        table, [in_play("Human", attacking=True)], [in_play("Kong", blocking=True), in_play("Wolf", blocking=True)]
    )
    assert game.prompt == "Choose who gets 1 damage of Human."
    game.divide({"Kong": 0, "Wolf": 1})
    finish(game)


def test_equal_champions_of_both_sides_are_told_apart_where_an_effect_divides(table):
    game = table(you=Side(hand=[STORM], board=["Muse"]), opponent=Side(board=["Muse", "Demon"]))
    game.play(STORM)
    assert [target["name"] for target in divide(game)["targets"]] == [
        "You", "Your opponent", "Your Muse", "Your opponent's Muse", "Demon",
    ]  # fmt: skip
    for option in [option for option in game.game.options if option & codes.VERB_MASK == codes.PICK][2:4]:
        apply(game.game, option)
    apply(game.game, codes.STOP)
    assert options(game)[0] == "1 damage to your Muse"
    game.divide({"your Muse": 1, "their Muse": 5})
