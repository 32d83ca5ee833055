"""Secret Legion."""

from tests.engine.epic.scenario import Side, in_play


def test_six_humans_may_attack_at_once(table):
    game = table(you=Side(hand=["Secret Legion"]))
    game.play("Secret Legion")
    game.mode("six human tokens")
    assert game.you.board == ["Human"] * 6
    game.attack("Human", "Human#2", "Human#3", "Human#4", "Human#5", "Human#6")
    game.go_to("main")
    assert game.opponent.health == 24


def test_all_your_humans_gain_blitz_and_nobody_else(table):
    game = table(
        you=Side(
            hand=["Secret Legion"],
            board=[in_play("White Knight", deploying=True), in_play("Kong", deploying=True)],
        ),
        opponent=Side(board=[in_play("Dark Assassin", deploying=True)]),
    )
    game.play("Secret Legion")
    game.mode("six human tokens")
    game.could_attack_with("White Knight", "Human", "Human#2", "Human#3", "Human#4", "Human#5", "Human#6")
    assert game.champion("Dark Assassin").keywords == set()


def test_a_deploying_human_may_pay_an_expend_cost(table):
    """5.8.2."""
    game = table(
        you=Side(hand=["Secret Legion"], board=[in_play("White Knight", deploying=True)]),
        opponent=Side(board=["Demon"]),
    )
    game.could_not_use("White Knight")
    game.play("Secret Legion")
    game.mode("six human tokens")
    game.use("White Knight")
    assert game.opponent.board == []


def test_humans_of_the_opponents_turn_have_lost_blitz_when_yours_begins_but_deploy_no_more(table):
    """5.17.2."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Secret Legion"]))
    game.you.play("Secret Legion")
    game.mode("six human tokens")
    game.end_turn()
    assert game.active == "you"
    assert game.champion("Human").keywords == set()
    game.could_attack_with("Human", "Human#2", "Human#3", "Human#4", "Human#5", "Human#6")


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Secret Legion"], top=["Muse", "Erase"]))
    game.play("Secret Legion")
    game.could_pick_modes("Draw two cards", "six human tokens")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board) == (["Erase", "Muse"], [])
