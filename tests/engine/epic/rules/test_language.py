"""The scenario language itself: what it takes, what it refuses, what it says when a step is wrong."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def test_a_tribute_breaks_the_bigger_one(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant", in_play("Cave Troll", damage=1)]))
    game.play("Kong")
    game.could_choose("Kong", "Lurking Giant", "Cave Troll")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert game.opponent.discard_pile == ["Lurking Giant"]
    assert game.opponent.board == ["Cave Troll"]
    assert game.you.board == ["Kong"]
    assert game.you.gold == 0


def test_a_whole_battle_window_by_window(table):
    game = table(
        you=Side(board=["Kong", "Human", "Human"]), opponent=Side(board=["Cave Troll", "Wolf"], hand=["Flash Fire"])
    )
    game.could_attack_with("Kong", "Human", "Human#2")
    game.attack("Kong", "Human")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    game.you.passes()
    game.opponent.could_play("Flash Fire")
    game.opponent.passes()
    game.could_block_with("Cave Troll", "Wolf")
    game.opponent.block("Cave Troll", "Wolf")
    game.go_to("damage")
    game.you.assign("Kong", {"Cave Troll": 11, "Wolf": 2})
    game.you.assign("Human", {"Cave Troll": 0, "Wolf": 1})
    game.opponent.assign("Cave Troll", {"Kong": 4, "Human": 1})
    game.opponent.assign("Wolf", {"Kong": 2, "Human": 0})
    assert game.moment == "main"
    assert game.opponent.board == []
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.you.board == ["Kong", "Human"]
    assert game.champion("Kong").damage == 6


def test_modes_powers_divisions_and_the_end_of_the_turn(table):
    game = table(
        you=Side(hand=["Lightning Storm", "Flash Fire"], board=["Forcemage Apprentice"], top=["Muse"]),
        opponent=Side(board=["Human", "Demon"]),
    )
    game.use("Forcemage Apprentice")
    game.choose("Demon")
    game.play("Flash Fire")
    game.could_pick_modes("each champion and each player", "Draw two cards")
    game.mode("Draw two cards")
    assert game.you.hand == ["Burrowing Wurm", "Lightning Storm", "Muse"]
    assert game.you.gold == 0
    game.end_turn()
    assert (game.turn, game.active, game.moment) == (4, "opponent", "main")


def test_a_wrong_step_shows_the_board_and_the_options(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.play("Kong")
    with pytest.raises(WrongStep) as wrong:
        game.choose("Cave Troll")
    *board, prompt, giant, kong = str(wrong.value).splitlines()
    assert board == [
        "Cave Troll was not possible.",
        "Turn 3 of you, main",
        "  opponent: 30 health, 1 gold, 10 cards in the deck",
        "    hand: none",
        "    discard pile: none",
        "    Lurking Giant 11/11",
        "    Kong 13/14, deploying",
        "  you: 30 health, 0 gold, 10 cards in the deck",
        "    hand: none",
        "    discard pile: none",
    ]
    assert prompt.startswith("you: ")
    assert prompt.endswith("Choose target champion: deal 13 damage to it.")
    assert (giant, kong) == ("  target: Lurking Giant (of seat 1)", "  target: Kong (of seat 0)")
    game.choose("Lurking Giant")


def test_a_scenario_must_not_end_in_the_middle(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.play("Kong")
    with pytest.raises(WrongStep, match=r"The scenario ends in the middle of something\."):
        game.quiet()
    game.choose("Kong")


def test_names_that_may_be_on_both_sides_are_not_guessed(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Human"]), opponent=Side(board=["Human", "Human"]))
    game.play("Flame Strike")
    with pytest.raises(WrongStep, match='say "your Human" or "their Human"'):
        game.choose("Human")
    game.could_choose("you", "opponent", "your Human", "their Human", "their Human#2")
    game.choose("their Human#2")
    assert game.opponent.board == ["Human"]


# --- the question that waits -----------------------------------------------------------------------------------------


def test_prompt_and_offered_tell_the_question_and_what_can_be_chosen(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Lurking Giant", "Human", "Human"]))
    assert game.offered == ["End your turn", "Play Kong"]
    game.play("Kong")
    assert game.prompt.endswith("Choose target champion: deal 13 damage to it.")
    assert game.offered == ["their Lurking Giant", "their Human", "their Human#2", "your Kong"]
    game.choose("Lurking Giant")
    assert (game.prompt, game.offered) == ("Your turn: end your turn.", ["End your turn"])


def test_offered_tells_modes_answers_and_all_of_what_several_are_chosen_from(table):
    game = table(you=Side(hand=["Amnesia", "Lash"], discard=["Kong", "Kong", "Muse"], board=["Infernal Gatekeeper"]))
    game.play("Amnesia")
    assert game.offered == ["Banish target player's discard pile.\nRecycle", "{1}: Draw two cards."]
    game.mode("Banish")
    assert game.offered == ["you", "opponent"]
    game.choose("opponent")
    assert game.offered == ["your Kong", "your Muse"]
    game.decline()
    game.you.concede()
    assert game.offered == []


def test_could_not_block_is_about_some_or_about_all(table):
    game = table(you=Side(board=["Silver Dragon", "Kong"]), opponent=Side(board=["Human", "Rescue Griffin"]))
    with pytest.raises(WrongStep, match="No blockers are to be declared"):
        game.could_not_block()
    game.attack("Silver Dragon")
    game.could_not_block("Human")
    with pytest.raises(WrongStep, match="Rescue Griffin could block"):
        game.could_not_block("Human", "Rescue Griffin")
    with pytest.raises(WrongStep, match="their Rescue Griffin could block"):
        game.could_not_block()
    game.go_to("blockers")
    game.opponent.could_not_block("Human")
    game.opponent.block()
    game.go_to("main")
    game = table(you=Side(board=["Silver Dragon"]), opponent=Side(board=["Human"]))
    game.attack("Silver Dragon")
    game.could_not_block()
    assert game.moment == "before-blocks"


def test_took_says_what_the_engine_took_because_nothing_else_was_left(table):
    game = table(you=Side(hand=["Flame Strike", "Erase"], gold=2), opponent=Side(board=["Kong", "Wolf"]))
    game.play("Flame Strike")
    with pytest.raises(WrongStep, match="The engine took nothing by itself, not Kong"):
        game.took("Kong")
    game.choose("Wolf")
    game.play("Erase")
    with pytest.raises(WrongStep, match="The engine took their Kong by itself, not Wolf"):
        game.took("Wolf")
    game.took("Kong")
    with pytest.raises(WrongStep, match="The engine took nothing by itself"):
        game.took("Kong")


@pytest.mark.parametrize("board", [["Kong"], ["Kong", "Muse"]])
def test_choose_or_took_takes_both(table, board):
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=board))
    game.play("Erase")
    game.choose_or_took("Kong")
    assert game.opponent.hand == ["Kong"]
    with pytest.raises(WrongStep):
        game.choose_or_took("Kong")


def test_proposed_is_the_division_that_the_page_would_send(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Triceratops", attacking=True, expended=True)]),
        opponent=Side(board=[in_play("Human", blocking=True, flipped=True), in_play("Demon", blocking=True)]),
    )
    with pytest.raises(WrongStep, match="what is asked is a window"):
        game.divide_as_proposed()
    game.go_to("damage")
    assert game.proposed == {"their Human": 1, "their Demon": 4, "opponent": 5}
    game.you.divide_as_proposed()
    assert (game.opponent.board, game.opponent.health) == ([], 25)


def test_printed_keywords_are_told_from_gained_ones(table):
    """What effects and other cards give is gained; what it has lost is neither."""
    griffin = in_play("Rescue Griffin", gained="unbreakable", this_turn="airborne untargetable")
    game = table(you=Side(board=[griffin, "Gold Dragon"]), opponent=Side(hand=["Blind Faith"]), turn_of="opponent")
    griffin = game.champion("Rescue Griffin")
    assert griffin.printed == {"airborne", "ambush"}
    assert griffin.gained == {"unbreakable", "untargetable", "righteous"}
    assert griffin.keywords == griffin.printed | griffin.gained
    game.play("Blind Faith")
    assert (game.champion("Rescue Griffin").printed, game.champion("Rescue Griffin").gained) == (set(), set())
