"""Winter Fairy."""

from tests.engine.epic.scenario import Side, in_play


def test_its_tribute_draws_a_card(table):
    game = table(you=Side(hand=["Winter Fairy"], top=["Muse"]))
    game.play("Winter Fairy")
    assert game.you.hand == ["Muse"]
    game.could_not_attack()


def test_it_draws_when_it_damages_an_opponent(table):
    """5.2.1: only the airborne could have blocked it."""
    game = table(you=Side(board=["Winter Fairy"], top=["Muse"]), opponent=Side(board=["Kong", "White Dragon"]))
    game.attack("Winter Fairy")
    game.go_to("blockers")
    game.could_block_with("White Dragon")
    game.block()
    game.go_to("main")
    assert (game.opponent.health, game.you.hand) == (26, ["Muse"])


def test_it_draws_when_it_is_broken_and_not_for_damage_to_a_champion(table):
    game = table(you=Side(board=["Winter Fairy"], top=["Muse"]), opponent=Side(board=["White Dragon"]))
    game.attack("Winter Fairy")
    game.go_to("blockers")
    game.block("White Dragon")
    game.go_to("main")
    assert game.you.discard_pile == ["Winter Fairy"]
    assert game.champion("White Dragon").damage == 4
    assert game.you.hand == ["Muse"]
    game = table(turn_of="opponent", you=Side(board=["Winter Fairy"], top=["Muse"]), opponent=Side(board=["Human"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Winter Fairy")
    game.go_to("main")
    assert (game.you.board, game.you.hand) == (["Winter Fairy"], [])


def test_who_controls_it_when_it_breaks_draws(table):
    """3.4.1; the card itself goes to its owner's discard pile (1.9.2)."""
    game = table(
        you=Side(hand=["Flame Strike"]), opponent=Side(board=[in_play("Winter Fairy", owner="you")], top=["Muse"])
    )
    game.play("Flame Strike")
    game.choose("Winter Fairy")
    assert (game.you.hand, game.opponent.hand) == ([], ["Muse"])
    assert game.you.discard_pile == ["Flame Strike", "Winter Fairy"]


def test_damaging_the_opponent_and_breaking_in_one_battle_are_two_moments(table):
    """4.4.11 and 4.4.13: with breakthrough, 6 of its 8 damage reach the player while the blocker breaks it."""
    game = table(
        you=Side(
            board=[in_play("Winter Fairy", this_turn="breakthrough", offense=4, defense=4)],
            top=["Muse", "Erase", "Bitten"],
        ),
        opponent=Side(board=[in_play("Dark Assassin", gained="airborne")]),
    )
    game.attack("Winter Fairy")
    game.go_to("blockers")
    game.block("Dark Assassin")
    game.go_to("damage")
    game.assign("Winter Fairy", {"opponent": 6, "Dark Assassin": 2})
    assert game.opponent.health == 24
    assert game.you.discard_pile == ["Winter Fairy"]
    assert game.you.hand == ["Erase", "Muse"]


def test_banished_or_returned_it_draws_nothing(table):
    game = table(you=Side(hand=["Transform"], board=["Winter Fairy"], top=["Muse"]))
    game.play("Transform")
    game.mode("wolf token")
    assert (game.you.hand, game.you.board) == ([], ["Wolf"])
    game = table(you=Side(board=["Winter Fairy"]), opponent=Side(hand=["Erase"]))
    game.passes()
    game.opponent.play("Erase")
    assert game.you.hand == ["Winter Fairy"]


def test_of_more_players_whichever_opponent_it_damages_you_draw_once(circle):
    for attacked in ("Ben", "Cyd", "Dan"):
        game = circle(Side(board=["Winter Fairy"], top=["Muse"]), Side(), Side(), Side())
        game.attack_player(attacked, "Winter Fairy")
        game.go_to("main")
        assert game[attacked].health == 26
        assert [game[name].hand for name in ("Ann", "Ben", "Cyd", "Dan")] == [["Muse"], [], [], []]
