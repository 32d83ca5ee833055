"""Wolf Companion."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_gets_2_and_2_this_turn(table):
    game = table(
        you=Side(hand=["Wolf Companion"], board=["Human", "Steel Golem"], gold=0), opponent=Side(board=["Kong"])
    )
    game.play("Wolf Companion")
    game.could_choose("Human", "Kong")
    game.could_not_decline()
    game.choose("Human")
    assert (game.champion("Human").offense, game.champion("Human").defense) == (3, 3)
    assert game.you.board == ["Human", "Steel Golem"]
    game.end_turn()
    assert (game.champion("Human").offense, game.champion("Human").defense) == (1, 1)


def test_the_wounded_live_to_the_end_of_the_turn_and_on(table):
    """4.5.2c with 4.5.2d: damage is gone when the defense falls."""
    game = table(you=Side(hand=["Wolf Companion", "Flash Fire"], board=["Muse"], gold=0))
    game.play("Wolf Companion")
    game.play("Flash Fire")
    assert game.you.board == ["Muse"]
    game.end_turn()
    assert (game.you.board, game.champion("Muse").damage) == (["Muse"], 0)


def test_recalled_for_gold_it_leaves_a_wolf(table):
    game = table(you=Side(discard=["Wolf Companion"]))
    game.use("Wolf Companion", "Recall")
    assert (game.you.hand, game.you.board, game.you.gold) == (["Wolf Companion"], ["Wolf"], 0)
    game.could_not_attack()


def test_recycled_it_leaves_a_wolf(table):
    game = table(you=Side(hand=["Spike Trap"], discard=["Wolf Companion", "Kong"], top=["Muse"]))
    game.play("Spike Trap")
    game.choose("Wolf Companion", "Kong")
    assert (game.you.board, game.you.hand) == (["Wolf"], ["Muse"])


def test_banished_by_the_opponent_each_leaves_a_wolf_to_its_owner(table):
    game = table(you=Side(hand=["Amnesia"]), opponent=Side(discard=["Wolf Companion", "Wolf Companion", "Kong"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("opponent")
    assert game.opponent.board == ["Wolf", "Wolf"]
    assert game.you.board == []
    assert game.opponent.discard_pile == []


def test_playing_or_discarding_it_brings_no_wolf(table):
    """It leaves the hand and not the discard pile; without gold it stays there."""
    game = table(you=Side(hand=["Thought Plucker"]), opponent=Side(hand=["Wolf Companion"]))
    game.play("Thought Plucker")
    assert (game.opponent.discard_pile, game.opponent.board) == (["Wolf Companion"], [])
    game = table(you=Side(hand=["Wolf Companion"], board=[in_play("Kong")], gold=0))
    game.play("Wolf Companion")
    assert game.you.board == ["Kong"]
    game.could_not_use("Wolf Companion")
