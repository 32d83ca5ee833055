"""Dirge of Scara."""

from tests.engine.epic.scenario import Side

DIRGE = "Dirge of Scara"


def test_it_draws_two_cards_and_no_demon_comes(table):
    """From the hand it does not leave the discard pile; there its power does not work either (5.0.2)."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=[DIRGE], top=["Kong", "Muse"]),
    )
    game.you.could_not_use(DIRGE)
    game.you.play(DIRGE)
    assert game.you.hand == ["Kong", "Muse"]
    assert (game.you.board, game.you.discard_pile) == ([], [DIRGE])
    assert game.you.gold == 0


def test_a_gold_recalls_it_and_a_demon_comes(table):
    game = table(you=Side(discard=[DIRGE]))
    game.use(DIRGE)
    assert (game.you.hand, game.you.discard_pile, game.you.board) == ([DIRGE], [], ["Demon"])
    demon = game.champion("Demon")
    assert (demon.offense, demon.defense, demon.deploying, demon.alignments) == (4, 4, True, {"evil"})
    assert game.you.gold == 0
    assert game.opponent.knows_hand == [DIRGE]
    game.could_not_attack()


def test_without_gold_and_by_the_opponent_it_is_not_recalled(table):
    """5.0.2. Gold for evil cards will do, gold for sage cards not (house ruling H17)."""
    game = table(you=Side(discard=[DIRGE], gold=0, bound="sage"), opponent=Side(discard=[DIRGE]))
    game.could_not_use(DIRGE)
    game = table(you=Side(discard=[DIRGE], gold=0, bound="evil"))
    game.use(DIRGE)
    assert (game.you.hand, game.you.bound) == ([DIRGE], {})


def test_in_the_opponents_battle_the_demon_blocks(table):
    """3.5.2."""
    game = table(turn_of="opponent", you=Side(discard=[DIRGE]), opponent=Side(board=["Fire Shaman"]))
    game.attack("Fire Shaman")
    game.opponent.passes()
    game.you.use(DIRGE)
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Fire Shaman"]
    assert game.champion("Demon").damage == 3


def test_recycled_each_brings_a_demon(table):
    game = table(you=Side(hand=["Go Wild"], board=["Human"], discard=[DIRGE, DIRGE], top=["Kong"]))
    game.play("Go Wild")
    game.choose(DIRGE, DIRGE)
    assert game.you.board == ["Human", "Demon", "Demon"]
    assert game.you.hand == ["Kong"]
    assert game.you.bottom[:2] == [DIRGE, DIRGE]


def test_when_the_opponent_banishes_it_its_owner_gets_the_demon(table):
    game = table(you=Side(hand=["Grave Demon"]), opponent=Side(discard=[DIRGE, "Kong"]))
    game.play("Grave Demon")
    game.choose("opponent")
    assert game.opponent.board == ["Demon"]
    assert game.you.board == ["Grave Demon"]


def test_returned_to_hand_by_another_card_it_brings_a_demon_too(table):
    game = table(you=Side(hand=["Memory Spirit"], discard=[DIRGE]))
    game.play("Memory Spirit")
    game.choose(DIRGE)
    assert (game.you.hand, game.you.board) == ([DIRGE], ["Memory Spirit", "Demon"])


def test_played_from_the_discard_pile_and_banished_from_there_it_brings_two(table):
    """It leaves the pile to be played and, having resolved, once more (as Ancient Chant does, EPIC-169)."""
    game = table(you=Side(hand=["Lesson Learned"], discard=[DIRGE], top=["Kong", "Muse"]))
    game.play("Lesson Learned")
    game.mode("without paying")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.board == ["Demon", "Demon"]
    assert game.you.discard_pile == []


def test_discarded_it_brings_nobody_before_it_leaves_again(table):
    game = table(you=Side(hand=["Frantic Digging", DIRGE], top=["Kong"]))
    game.play("Frantic Digging")
    assert (game.you.board, game.you.hand, game.you.discard_pile) == ([], ["Kong"], [DIRGE, "Frantic Digging"])


def test_it_is_an_evil_ally_when_it_is_played_and_not_when_it_is_recalled(table):
    """5.18.1."""
    game = table(you=Side(hand=[DIRGE], board=["Wolf"], discard=["Plentiful Dead", DIRGE], gold=2))
    game.use(DIRGE)
    assert game.moment == "main"
    game.play(DIRGE)
    game.accept()
    assert "Plentiful Dead" in game.you.hand
    assert (game.you.board, game.you.health) == (["Wolf", "Demon"], 29)
