"""Spite."""

from tests.engine.epic.scenario import Side, in_play

LOSE = "Lose any amount"


def test_health_is_turned_into_twice_as_much_damage(table):
    """3.2.3, 3.2.3d: the health is lost first, the target is chosen then."""
    game = table(
        you=Side(hand=["Spite"], board=["Muse"], health=20), opponent=Side(board=["Kong", "Steel Golem", "Human"])
    )
    game.play("Spite")
    game.could_pick_modes(LOSE, "Draw two cards")
    game.mode(LOSE)
    game.could_lose(0, 20)
    game.lose(7)
    assert game.you.health == 13
    game.could_choose("Muse", "Kong", "Human")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.discard_pile) == (["Steel Golem", "Human"], ["Kong"])
    assert (game.you.gold, game.you.discard_pile) == (1, ["Spite"])


def test_the_damage_stays_with_a_champion_that_survives(table):
    game = table(you=Side(hand=["Spite"], gold=0), opponent=Side(board=["Kong"]))
    game.play("Spite")
    game.lose(6)
    assert (game.you.health, game.champion("Kong").damage) == (24, 12)


def test_any_amount_may_be_none(table):
    game = table(you=Side(hand=["Spite"], gold=0), opponent=Side(board=["Human"]))
    game.play("Spite")
    game.lose(0)
    assert (game.you.health, game.champion("Human").damage) == (30, 0)


def test_losing_all_of_it_loses_the_game(table):
    """1.2.2: at once, before any damage is dealt."""
    game = table(you=Side(hand=["Spite"], health=7, gold=0), opponent=Side(board=["Kong"]))
    game.play("Spite")
    game.could_lose(0, 7)
    game.lose(7)
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_it_is_lost_without_a_target_too(table):
    game = table(you=Side(hand=["Spite"], gold=0), opponent=Side(board=["Steel Golem"]))
    game.play("Spite")
    game.lose(4)
    assert (game.you.health, game.champion("Steel Golem").damage, game.moment) == (26, 0, "main")


def test_losing_health_is_no_damage(table):
    """Avenger of Covenant finds nobody who dealt any to you."""
    game = table(you=Side(hand=["Spite", "Avenger of Covenant"]), opponent=Side(board=["Kong"]))
    game.play("Spite")
    game.mode(LOSE)
    game.lose(1)
    game.play("Avenger of Covenant")
    assert (game.opponent.board, game.champion("Kong").damage) == (["Kong"], 2)


def test_for_1_gold_it_draws_two_and_triggers_no_ally(table):
    """5.18.2."""
    game = table(
        you=Side(hand=["Spite"], board=["Infernal Gatekeeper"], top=["Lash", "Rage"]), opponent=Side(board=["Kong"])
    )
    game.play("Spite")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.you.health) == (["Lash", "Rage"], 0, 30)
    assert (game.moment, game.champion("Kong").damage) == ("main", 0)


def test_in_the_opponents_turn_it_breaks_an_attacker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Spite"], gold=0),
        opponent=Side(board=[in_play("Burrowing Wurm", attacking=True, expended=True)]),
    )
    game.you.play("Spite")
    game.lose(9)
    game.you.passes()
    assert (game.moment, game.you.health, game.opponent.discard_pile) == ("main", 21, ["Burrowing Wurm"])
