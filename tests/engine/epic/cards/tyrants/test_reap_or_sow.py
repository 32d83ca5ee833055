"""Reap or Sow: four zombies, or in your turn all champions break."""

from tests.engine.epic.scenario import Side


def test_it_sows_four_zombies(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Reap or Sow"]), opponent=Side(board=["Kong"]))
    game.you.play("Reap or Sow")
    game.mode("four zombie tokens")
    assert (game.you.board, game.opponent.board) == (["Zombie"] * 4, ["Kong"])
    game.end_turn()
    game.could_attack_with("Zombie", "Zombie#2", "Zombie#3", "Zombie#4")


def test_in_your_turn_it_reaps_all_champions(table):
    """5.12.2, 5.9.2: not Vampire Lord in its controller's turn."""
    game = table(
        you=Side(hand=["Reap or Sow"], board=["Vampire Lord", "Muse"]), opponent=Side(board=["Steel Golem", "Wolf"])
    )
    game.play("Reap or Sow")
    game.could_pick_modes("four zombie tokens", "break all champions")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == (["Vampire Lord"], [])
    assert game.opponent.discard_pile == ["Steel Golem"]


def test_in_the_opponents_turn_it_reaps_nobody(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Reap or Sow"]), opponent=Side(board=["Kong"]))
    game.you.play("Reap or Sow")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])
