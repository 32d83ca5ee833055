"""Dark Prince."""

from tests.engine.epic.scenario import Side, in_play


def test_with_blitz_it_brings_a_demon_at_once(table):
    """5.8.2."""
    game = table(you=Side(hand=["Dark Prince"]))
    game.play("Dark Prince")
    prince = game.champion("Dark Prince")
    assert (prince.offense, prince.defense, prince.keywords) == (8, 7, {"airborne", "blitz"})
    assert (game.you.gold, prince.alignments) == (0, {"evil"})
    game.use("Dark Prince")
    assert game.you.board == ["Dark Prince", "Demon"]
    demon = game.champion("Demon")
    assert (demon.offense, demon.defense, demon.prepared, demon.deploying) == (4, 4, True, True)
    assert game.champion("Dark Prince").expended
    game.could_not_use("Dark Prince")
    game.could_not_attack()


def test_or_it_attacks_at_once_through_the_air(table):
    """5.2.1; attacking expends it (4.4.1), so it brings no demon this turn."""
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Dark Prince")
    game.attack("Dark Prince")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 22
    game.could_not_use("Dark Prince")


def test_without_blitz_it_waits_for_your_next_turn(table):
    """5.8.3, 5.17.1."""
    game = table(you=Side(hand=["Dark Prince"], gold=1), opponent=Side(hand=["Blind Faith"], gold=0))
    game.play("Dark Prince")
    game.passes()
    game.opponent.play("Blind Faith")
    game.opponent.passes()
    game.could_not_use("Dark Prince")
    game.end_turn()
    game.end_turn()
    game.could_use("Dark Prince")


def test_in_the_opponents_turn_the_demon_blocks(table):
    """3.5.2."""
    game = table(turn_of="opponent", you=Side(board=["Dark Prince"]), opponent=Side(board=["Ogre Mercenary"]))
    game.attack("Ogre Mercenary")
    game.passes()
    game.you.use("Dark Prince")
    game.go_to("blockers")
    game.could_block_with("Demon")
    game.block("Demon")
    game.go_to("main")
    assert (game.opponent.board, game.you.health) == ([], 30)
    assert game.you.board == ["Dark Prince"]


def test_every_turn_it_brings_one_more(table):
    game = table(you=Side(board=["Dark Prince"]))
    game.use("Dark Prince")
    game.end_turn()
    game.could_not_attack()
    game.end_turn()
    game.use("Dark Prince")
    assert game.you.board == ["Dark Prince", "Demon", "Demon"]


def test_it_is_slow_and_nobodys_ally_but_of_the_evil(table):
    """3.2.3a, 5.18.1."""
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Dark Prince"]), opponent=Side(board=[in_play("Kong")])
    )
    game.you.could_not_play("Dark Prince")
    game = table(you=Side(hand=["Dark Prince"], board=["Fire Shaman"], discard=["Plentiful Dead"]))
    game.play("Dark Prince")
    game.accept()
    assert (game.you.hand, game.you.health) == (["Plentiful Dead"], 29)
