"""Demonic Rising: all champions break and become demons with blitz, or draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_a_demon_for_each_champion_broken_to_its_controller(table):
    """Tokens count (2.3.5a), the untargetable break, a borrowed champion counts for you and lies with its owner."""
    game = table(
        you=Side(hand=["Demonic Rising"], board=["Human", in_play("Kong", owner="opponent")]),
        opponent=Side(board=["Steel Golem", "Wolf", "Muse"]),
    )
    game.play("Demonic Rising")
    game.could_pick_modes("Break all champions", "Draw two cards")
    game.mode("Break all champions")
    assert (game.you.board, game.opponent.board) == (["Demon"] * 2, ["Demon"] * 3)
    assert game.you.discard_pile == ["Demonic Rising"]
    assert game.opponent.discard_pile == ["Kong", "Muse", "Steel Golem"]
    demon = game.champion("your Demon")
    assert (demon.offense, demon.defense, demon.keywords, demon.deploying) == (4, 4, {"blitz"}, True)
    game.could_attack_with("Demon", "Demon#2")


def test_the_unbreakable_stay_and_bring_no_demon(table):
    """5.9.2. A Grave Demon that stays has blitz as well: it is a demon; Saren is none."""
    saren = "Saren, Night Stalker"
    game = table(
        you=Side(
            hand=["Demonic Rising"],
            board=[saren, "Human", in_play("Grave Demon", this_turn="unbreakable", deploying=True)],
        ),
        opponent=Side(board=["Demon"]),
    )
    game.play("Demonic Rising")
    game.mode("Break all champions")
    assert (game.you.board, game.opponent.board) == ([saren, "Grave Demon", "Demon"], ["Demon"])
    game.could_attack_with(saren, "Grave Demon", "your Demon")


def test_the_demons_lose_blitz_with_the_turn(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Demonic Rising"], board=["Human"]), opponent=Side(board=["Kong", "Wolf"])
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Demonic Rising")
    game.mode("Break all champions")
    game.you.passes()
    game.opponent.could_attack_with("their Demon", "their Demon#2")
    game.end_turn()
    assert game.champion("your Demon").keywords == set()
    game.could_attack_with("your Demon")


def test_h21_demons_that_come_later_in_the_turn_have_blitz_as_well(table):
    """3.3.3. Trihorror breaks and brings three demons after the event (3.2.5)."""
    game = table(you=Side(hand=["Demonic Rising"], board=["Trihorror"]))
    game.play("Demonic Rising")
    game.mode("Break all champions")
    assert game.you.board == ["Demon"] * 4
    game.could_attack_with("Demon", "Demon#2", "Demon#3", "Demon#4")


def test_h21_demons_of_the_opponent_that_come_later_have_it_too_until_the_turn_ends(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Demonic Rising"]),
        opponent=Side(hand=["Raxxa's Enforcer"], board=["Wolf"]),
    )
    game.attack("Wolf")
    game.passes()
    game.you.play("Demonic Rising")
    game.mode("Break all champions")
    game.go_to("main")
    game.opponent.play("Raxxa's Enforcer")
    game.opponent.could_attack_with("Demon", "Raxxa's Enforcer")
    game.end_turn()
    assert game.champion("Raxxa's Enforcer").keywords == set()


def test_without_champions_no_demon_rises(table):
    game = table(you=Side(hand=["Demonic Rising"]))
    game.play("Demonic Rising")
    game.mode("Break all champions")
    assert (game.you.board, game.opponent.board, game.you.discard_pile) == ([], [], ["Demonic Rising"])


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Demonic Rising"], board=["Kong"], top=["Muse", "Erase"]))
    game.play("Demonic Rising")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board) == (["Erase", "Muse"], ["Kong"])


def test_each_of_four_players_gets_demons_for_their_own(circle):
    """The borrowed Kong counts for Cyd."""
    game = circle(
        Side(hand=["Demonic Rising"], board=["Human"]), Side(), Side(board=[in_play("Kong", owner="Ben")]),
        Side(board=["Wolf", "Muse"]),
    )  # fmt: skip
    game.play("Demonic Rising")
    game.mode("Break all champions")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd", "Dan")] == [["Demon"], [], ["Demon"], ["Demon"] * 2]
