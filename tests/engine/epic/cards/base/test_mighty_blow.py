"""Mighty Blow."""

from tests.engine.epic.scenario import Side, in_play


def test_a_wolf_beats_a_giant_and_lives(table):
    game = table(
        moment="before-damage",
        initiative="you",
        you=Side(hand=["Mighty Blow"], board=[in_play("Wolf", attacking=True, expended=True)]),
        opponent=Side(board=[in_play("Lurking Giant", blocking=True, flipped=True), "Steel Golem"]),
    )
    game.you.play("Mighty Blow")
    game.could_pick_modes("Draw two cards", "Target champion gains unbreakable")
    game.mode("Target champion gains unbreakable")
    game.could_choose("Wolf", "Lurking Giant")
    game.could_not_decline()
    game.choose("Wolf")
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (12, 2, {"unbreakable"})
    game.go_to("main")
    assert game.opponent.discard_pile == ["Lurking Giant"]
    assert game.champion("Wolf").damage == 11
    game.end_turn()
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.damage, wolf.keywords) == (2, 0, set())


def test_without_a_champion_it_does_nothing(table):
    game = table(you=Side(hand=["Mighty Blow"]), opponent=Side(board=["Steel Golem"]))
    game.play("Mighty Blow")
    game.mode("Target champion gains unbreakable")
    assert game.champion("Steel Golem").offense == 13
    assert game.you.hand == []


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Mighty Blow"], board=["Wolf"], top=["Kong", "Muse"]))
    game.play("Mighty Blow")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.champion("Wolf").offense == 2
