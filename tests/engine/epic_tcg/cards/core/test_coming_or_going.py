"""Coming or Going: stop a good or evil card, or break an unaligned or wild champion or object."""

from tests.engine.epic_tcg.scenario import Side


def test_stop_a_good_or_evil_card(table):
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side(hand=["Coming or Going"]))
    game.play("Dark Prince")
    game.passes()
    game.opponent.play("Coming or Going")  # nothing to break: only one mode
    game.resolve()
    assert (game.you.discard_pile, game.opponent.actions) == (["Dark Prince"], 0)


def test_break_an_unaligned_or_wild_champion_or_object(table):
    game = table(
        you=Side(hand=["Coming or Going"], board=["Dark Prince"]),
        opponent=Side(board=["Hulk", "Gladiator", "Hive", "Book of Secrets", "Crown of the People"]),
    )
    game.play("Coming or Going")
    game.could_choose("Hulk", "Hive", "Book of Secrets")
    game.choose("Book of Secrets")
    game.resolve()
    assert game.opponent.board == ["Hulk", "Gladiator", "Hive", "Crown of the People"]


def test_a_good_card_is_stopped_an_unaligned_one_is_not(table):
    game = table(you=Side(hand=["Knowledge", "Recruitment"]), opponent=Side(hand=["Coming or Going"]))
    game.play("Knowledge")
    game.passes()
    game.could_play()
    game.passes()
    game.play("Recruitment")
    game.passes()
    game.opponent.play("Coming or Going")
    game.resolve()
    assert "Recruitment" in game.you.discard_pile
    assert game.you.board == []


def test_neither_a_wild_card_nor_one_face_down_is_stopped(table):
    game = table(you=Side(hand=["Hulk", "Dark Angel"], actions=2), opponent=Side(hand=["Coming or Going"]))
    game.play("Hulk")
    game.passes()
    game.could_play()
    game = table(you=Side(hand=["Dark Angel"]), opponent=Side(hand=["Coming or Going"]))
    game.play_veiled("Dark Angel")
    game.passes()
    game.could_play()
