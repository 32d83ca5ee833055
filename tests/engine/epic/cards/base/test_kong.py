"""Kong."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_deals_13_to_a_champion_of_either_side(table):
    game = table(
        you=Side(hand=["Kong"], board=["Human"]), opponent=Side(board=["Thundarus", "Lurking Giant", "Steel Golem"])
    )
    game.play("Kong")
    game.could_choose("Kong", "Human", "Thundarus", "Lurking Giant")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert game.opponent.board == ["Thundarus", "Steel Golem"]
    assert game.opponent.discard_pile == ["Lurking Giant"]


def test_a_champion_of_more_defense_survives_until_more_damage_comes(table):
    game = table(you=Side(hand=["Kong", "Fireball"]), opponent=Side(board=["Thundarus"]))
    game.play("Kong")
    game.choose("Thundarus")
    assert game.champion("Thundarus").damage == 13
    game.play("Fireball")
    game.choose("Thundarus")
    assert game.opponent.discard_pile == ["Thundarus"]


def test_alone_it_must_hit_itself_and_survives(table):
    """Rule 5.6.3: a tribute is not optional."""
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Steel Golem"]))
    game.play("Kong")
    assert game.you.board == ["Kong"]
    kong = game.champion("Kong")
    assert (kong.offense, kong.defense, kong.damage) == (13, 14, 13)
    assert game.champion("Steel Golem").damage == 0
    game.end_turn()
    assert game.champion("Kong").damage == 0


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Kong"]))
    game.you.could_not_play("Kong")
    game = table(you=Side(hand=["Kong"]))
    game.play("Kong")
    game.could_not_attack()


def test_in_battle_it_wins_against_lesser_giants(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Kong"]),
        opponent=Side(board=[in_play("Steel Golem", attacking=True, expended=True)]),
    )
    game.block("Kong")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Steel Golem"]
    assert game.champion("Kong").damage == 13
