"""Avenger of Covenant: an 8/8 with ambush that banishes a champion that dealt damage to you this turn."""

from tests.engine.epic.scenario import Side, in_play

AVENGER = "Avenger of Covenant"


def test_one_of_those_that_came_through_is_banished(table):
    """Who did not attack and who cannot be targeted is safe. It is not over with the battle."""
    game = table(
        turn_of="opponent",
        you=Side(hand=[AVENGER], board=["Human"]),
        opponent=Side(board=["Demon", "Medusa", "Kong", "Steel Golem"], health=30),
    )
    game.attack("Demon", "Medusa", "Steel Golem")
    game.go_to("blockers")
    game.block()
    game.go_to("end-offer")
    assert game.you.health == 7
    game.you.play(AVENGER)
    game.could_choose("Demon", "Medusa")
    game.could_not_decline()
    game.choose("Medusa")
    assert game.opponent.board == ["Demon", "Kong", "Steel Golem"]
    assert (game.opponent.bottom[0], game.opponent.discard_pile) == ("Medusa", [])
    assert (game.champion(AVENGER).offense, game.champion(AVENGER).defense) == (8, 8)


def test_attackers_that_have_not_struck_yet_and_those_that_were_blocked_cannot_be_chosen(table):
    game = table(turn_of="opponent", you=Side(hand=[AVENGER]), opponent=Side(board=["Medusa", "Demon"]))
    game.attack("Medusa")
    game.passes()
    game.you.play(AVENGER)
    assert game.opponent.board == ["Medusa", "Demon"]
    game.go_to("blockers")
    game.block(AVENGER)
    game.go_to("main")
    assert (game.you.health, game.you.board, game.opponent.board) == (30, [AVENGER], ["Demon"])
    game = table(turn_of="opponent", you=Side(hand=[AVENGER], board=["Human"]), opponent=Side(board=["Medusa"]))
    game.attack("Medusa")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("end-offer")
    game.you.play(AVENGER)
    assert (game.moment, game.opponent.board) == ("end-offer", ["Medusa"])


def test_damage_of_a_power_counts_and_damage_of_events_is_nobodys(table):
    """Your own Apprentice may be the one, when it hurt you."""
    game = table(
        turn_of="opponent",
        you=Side(hand=[AVENGER], board=["Forcemage Apprentice"]),
        opponent=Side(board=["Forcemage Apprentice", "Demon"], hand=["Flame Strike"]),
    )
    game.opponent.play("Flame Strike")
    game.choose("you")
    game.opponent.use("their Forcemage Apprentice")
    game.choose("you")
    game.opponent.passes()
    game.you.use("your Forcemage Apprentice")
    game.choose("you")
    assert game.you.health == 18
    game.you.play(AVENGER)
    game.could_choose("your Forcemage Apprentice", "their Forcemage Apprentice")
    game.choose("their Forcemage Apprentice")
    assert game.opponent.board == ["Demon"]


def test_damage_of_an_earlier_turn_is_forgotten_and_damage_to_the_opponent_does_not_count(table):
    game = table(turn_of="opponent", you=Side(hand=[AVENGER], board=["Wolf"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    game.end_turn()
    game.attack("Wolf")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (17, 28)
    game.you.play(AVENGER)
    assert (game.you.board, game.opponent.board) == (["Wolf", AVENGER], ["Kong"])


def test_the_unbanishable_stay(table):
    """5.11.2."""
    game = table(
        turn_of="opponent",
        you=Side(hand=[AVENGER]),
        opponent=Side(board=[in_play("Thundarus", damaged_players="you"), "Demon"]),
    )
    game.go_to("end-offer")
    game.you.play(AVENGER)
    assert game.opponent.board == ["Thundarus", "Demon"]


def test_of_four_players_only_damage_to_its_controller_counts(circle):
    """Whoever controls the champion, and whoever has the turn."""
    game = circle(
        Side(hand=[AVENGER]),
        Side(board=[in_play("Kong", damaged_players="Ann"), in_play("Medusa", damaged_players="Cyd")]),
        Side(board=[in_play("Rybas, Canopy Sniper", damaged_players="Ann Dan")]),
        Side(),
        turn_of="Ben",
    )
    while game.decider != "Ann":
        game.passes()
    game.play(AVENGER)
    game.could_choose("Kong", "Rybas, Canopy Sniper")
    game.choose("Rybas, Canopy Sniper")
