"""Wolf's Bite: a wolf token, 2 damage to a champion, recycle."""

from tests.engine.epic.scenario import Side


def test_a_wolf_comes_and_a_champion_is_bitten(table):
    game = table(you=Side(hand=["Wolf's Bite"], gold=0), opponent=Side(board=["Muse", "Steel Golem", "Kong"]))
    game.play("Wolf's Bite")
    game.could_choose("Wolf", "Muse", "Kong")
    game.could_not_decline()
    game.choose("Muse")
    assert (game.you.board, game.opponent.board) == (["Wolf"], ["Steel Golem", "Kong"])
    assert game.champion("Wolf").deploying


def test_alone_the_wolf_bites_itself(table):
    """3.2.3d: the new wolf is the only target."""
    game = table(you=Side(hand=["Wolf's Bite"]), opponent=Side(board=["Steel Golem"]))
    game.play("Wolf's Bite")
    assert game.you.board == []
    assert (game.champion("Steel Golem").damage, game.opponent.health) == (0, 30)


def test_then_you_may_recycle(table):
    """5.5.6: not the Bite itself."""
    game = table(
        you=Side(hand=["Wolf's Bite"], discard=["Kong", "Lash"], top=["Triceratops"]), opponent=Side(board=["Muse"])
    )
    game.play("Wolf's Bite")
    game.choose("Muse")
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.choose("Kong", "Lash")
    assert (game.you.hand, game.you.discard_pile) == (["Triceratops"], ["Wolf's Bite"])


def test_the_wolf_comes_in_time_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Wolf's Bite"]), opponent=Side(board=["Demon", "Muse"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Wolf's Bite")
    game.choose("Demon")
    game.go_to("blockers")
    game.block("Wolf")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == ([], ["Muse"])
