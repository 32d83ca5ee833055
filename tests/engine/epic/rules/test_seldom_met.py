"""Clauses that games seldom come to (1.10.1, 4.4.6, 4.4.7, 5.17.2, 5.18.4, 5.21.7)."""

from engine.epic import view
from tests.engine.epic.scenario import Side, in_play


def test_1_10_1_what_is_public_is_told_to_the_opponent(table):
    """1.4.3: counts of hand and deck, the discard pile, damage, changed numbers, counters and health."""
    kong = in_play("Kong", damage=3, counters=2, offense=1)
    game = table(
        you=Side(hand=["Lash"], health=21, discard=["Muse"], deck=["Wither"] * 4, board=[kong]), opponent=Side()
    )
    seen = view(game.game, 1)
    mine = seen["players"][0]
    assert (mine["hand_count"], mine["deck_count"], mine["health"]) == (1, 4, 21)
    assert [card["card"] for card in mine["discard"]] == ["Muse"]
    (champion,) = seen["champions"]
    assert (champion["damage"], champion["counters"], champion["offense"], champion["defense"]) == (3, 2, 16, 16)
    assert mine["hand"] == []  # 1.10.2


def test_4_4_6_a_blocker_that_is_prepared_in_mid_battle_goes_on_blocking(table):
    """A sage card of cost 1 prepares the apprentice, who expends for its power and blocks all the same."""
    game = table(
        you=Side(board=["Kong"]), opponent=Side(board=["Forcemage Apprentice"], hand=["Psionic Assault"])
    )  # fmt: skip
    game.attack("Kong")
    game.go_to("blockers")
    game.block("Forcemage Apprentice")
    assert game.champion("Forcemage Apprentice").flipped
    game.opponent.play("Psionic Assault")
    game.choose("you")
    blocker = game.champion("Forcemage Apprentice")
    assert (blocker.blocking, blocker.prepared) == (True, True)
    game.opponent.use("Forcemage Apprentice")
    game.choose("you")
    game.go_to("main")
    assert (game.you.health, game.opponent.health, game.opponent.board) == (28, 30, [])


def test_4_4_7_what_the_block_triggers_begins_with_the_player_whose_turn_it_is(table):
    """Knight of Elara turns the blocking pegasus into a wolf before it can take a human along."""
    game = table(you=Side(board=["Knight of Elara"]), opponent=Side(board=["Faithful Pegasus", "Human"]))
    game.attack("Knight of Elara")
    game.go_to("blockers")
    game.block("Faithful Pegasus")
    assert (game.moment, sorted(game.opponent.board)) == ("before-damage", ["Human", "Wolf"])
    assert not game.champion("Human").blocking


def test_5_17_2_a_champion_that_comes_back_from_a_loan_deploys_until_its_next_turn(table):
    game = table(you=Side(board=["Kong"]), opponent=Side(hand=["Turn"]))
    game.you.passes()
    game.opponent.play("Turn")
    game.mode("this turn")
    game.choose_or_took("Kong")
    game.go_to("continue")
    game.end_turn()
    assert (game.active, game.you.board, game.champion("Kong").deploying) == ("opponent", ["Kong"], True)
    game.end_turn()
    assert not game.champion("Kong").deploying
    game.could_attack_with("Kong")


def test_5_18_4_an_ally_ability_does_as_much_as_it_can(table):
    """It may be banished for damage to a champion, also where there is none to damage."""
    game = table(you=Side(hand=["Fires of Rebellion"], discard=["Smash and Burn"]))
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    game.accept()
    assert "Smash and Burn" in game.you.bottom
    assert (game.moment, game.decider) == ("main", "you")


def test_5_21_7_cards_that_are_transformed_together_go_to_the_bottom_in_random_order(table):
    orders = set()
    for seed in range(12):
        game = table(you=Side(hand=["Wave of Transformation"], board=["Kong", "Muse"]), seed=seed)
        game.play("Wave of Transformation")
        game.mode("into")
        orders.add(tuple(game.you.bottom[:2]))
        assert game.you.knows_deck("you")[0] == (2, ["Kong", "Muse"])
    assert orders == {("Kong", "Muse"), ("Muse", "Kong")}
