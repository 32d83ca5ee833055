"""Ice Drake."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_expends_every_champion_of_the_target_player(table):
    """At the end of the opponent's turn: on yours they cannot block. The player is the target, Steel Golem is not."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Ice Drake", "Erase", "Muse"], board=["Human"]),
        opponent=Side(board=["Wolf", "Steel Golem"]),
    )
    game.you.play("Ice Drake")
    game.reveal("Erase", "Muse")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert game.champion("Wolf").expended
    assert game.champion("Steel Golem").expended
    assert game.champion("Human").prepared
    game.end_turn()
    game.attack("Ice Drake", "Human")
    game.go_to("main")
    assert game.opponent.health == 23


def test_whoever_targets_themselves_expends_the_drake_too(table):
    game = table(you=Side(hand=["Ice Drake", "Erase", "Muse"]), opponent=Side(board=["Wolf"]))
    game.play("Ice Drake")
    game.reveal("Erase", "Muse")
    game.choose("you")
    assert game.champion("Ice Drake").expended
    assert game.champion("Wolf").prepared


def test_without_loyalty_nothing_expends(table):
    game = table(you=Side(hand=["Ice Drake", "Erase", "Muse"]), opponent=Side(board=["Wolf"]))
    game.play("Ice Drake")
    game.decline()
    assert game.champion("Wolf").prepared
    assert game.champion("Ice Drake").prepared


def test_one_sage_card_is_not_enough_for_loyalty(table):
    """Rule 5.3.4."""
    game = table(you=Side(hand=["Ice Drake", "Erase", "Kong"]), opponent=Side(board=["Wolf"]))
    game.play("Ice Drake")
    assert game.moment == "main"
    assert game.champion("Wolf").prepared


def test_it_ambushes_and_blocks_in_the_air(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Ice Drake"], board=["Steel Golem"]),
        opponent=Side(board=[in_play("Succubus", attacking=True, expended=True)]),
    )
    game.you.play("Ice Drake")
    game.go_to("blockers")
    game.could_block_with("Ice Drake")
    game.block("Ice Drake")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Succubus"]
    drake = game.champion("Ice Drake")
    assert (drake.offense, drake.defense, drake.damage) == (6, 8, 6)


def test_of_more_players_the_champions_of_the_chosen_one_alone_expend(circle):
    game = circle(Side(hand=["Ice Drake", "Erase", "Muse"]), Side(board=["Wolf"]), Side(board=["Kong"]))
    game.play("Ice Drake")
    game.reveal("Erase", "Muse")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game.champion(name).expended for name in ("Ice Drake", "Wolf", "Kong")] == [False, False, True]
