"""Sea Titan."""

from tests.engine.epic.scenario import Side, in_play


def test_its_tribute_returns_a_champion_to_its_owners_hand(table):
    """1.9.2; the Titan is untargetable and cannot return itself (5.12.1)."""
    game = table(
        you=Side(hand=["Sea Titan"], board=["White Knight"]),
        opponent=Side(board=["Kong", "Steel Golem", in_play("Muse", owner="you")]),
    )
    game.play("Sea Titan")
    game.could_choose("White Knight", "Kong", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.you.hand == ["Muse"]
    assert game.opponent.board == ["Kong", "Steel Golem"]
    assert game.you.board == ["White Knight", "Sea Titan"]


def test_a_lone_champion_of_your_own_must_go_back(table):
    """5.6.3."""
    game = table(you=Side(hand=["Sea Titan"], board=["White Knight"]), opponent=Side(board=["Sea Titan"]))
    game.play("Sea Titan")
    assert game.you.hand == ["White Knight"]
    assert game.you.board == ["Sea Titan"]
    assert game.opponent.knows_hand == ["White Knight"]


def test_a_returned_token_is_gone(table):
    """2.3.5."""
    game = table(you=Side(hand=["Sea Titan"]), opponent=Side(board=["Demon"]))
    game.play("Sea Titan")
    assert game.opponent.board == []
    assert game.opponent.hand == []


def test_it_is_played_though_nobody_can_be_returned(table):
    """5.6.4."""
    game = table(you=Side(hand=["Sea Titan"]), opponent=Side(board=["Steel Golem"]))
    game.play("Sea Titan")
    assert game.moment == "main"
    assert game.opponent.board == ["Steel Golem"]


def test_it_is_untargetable_for_both_players(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Sea Titan"]), opponent=Side(board=["Sea Titan", "Human"]))
    game.play("Flame Strike")
    game.could_choose("you", "opponent", "Human")
    game.choose("opponent")
    assert game.opponent.health == 22


def test_what_does_not_target_reaches_it(table):
    """5.12.2."""
    game = table(you=Side(hand=["Apocalypse"], board=["Sea Titan"]), opponent=Side(board=["Sea Titan"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == ([], [])


def test_it_is_blocked_as_any_other_and_is_11_by_14(table):
    """5.12.3."""
    game = table(you=Side(board=["Sea Titan"]), opponent=Side(board=["Lurking Giant"]))
    game.attack("Sea Titan")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Lurking Giant"]
    assert game.champion("Sea Titan").damage == 11


def test_of_more_players_it_goes_to_its_owner_not_to_its_controller(circle):
    """1.9.2."""
    game = circle(Side(hand=["Sea Titan"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play("Sea Titan")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Kong"]]
