"""Fire Shaman: a free 3/2; each wild ally lets it deal 3 damage."""

from tests.engine.epic.scenario import Side


def test_each_shaman_burns_when_a_wild_card_that_costs_1_is_played_and_new_triggers_wait(table):
    """3.2.5a (own example): Warrior Golem's recycling waits until both Shamans have burned."""
    game = table(
        you=Side(hand=["Burrowing Wurm"], board=["Fire Shaman", "Fire Shaman"]),
        opponent=Side(board=["Warrior Golem"], discard=["Kong"], top=["Muse"]),
    )
    game.play("Burrowing Wurm")
    game.could_choose("you", "opponent", "Fire Shaman", "Fire Shaman#2", "Burrowing Wurm", "Warrior Golem")
    game.could_not_decline()
    game.choose("Warrior Golem")
    assert game.opponent.board == []
    assert game.decider == "you"
    game.choose("opponent")
    assert game.opponent.health == 27
    assert game.decider == "opponent"
    game.choose("Kong", "Warrior Golem")
    assert game.opponent.hand == ["Muse"]
    assert game.decider == "you"


def test_it_cannot_burn_the_untargetable(table):
    game = table(
        you=Side(hand=["Bellowing Minotaur"], board=["Fire Shaman"]),
        opponent=Side(board=["Steel Golem", "Human"]),
    )
    game.play("Bellowing Minotaur")
    game.trigger("Fire Shaman")
    game.could_choose("you", "opponent", "Fire Shaman", "Bellowing Minotaur", "Human")
    game.choose("Human")
    assert game.opponent.board == ["Steel Golem"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_kindle_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Fireball", "Fire Shaman"], board=["Fire Shaman"]),
        opponent=Side(hand=["Lurking Giant"]),
    )
    game.play("Fire Shaman")
    assert game.moment == "main"
    game.play("Fireball")
    game.mode("target player")
    game.choose("opponent")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Lurking Giant")
    assert game.moment == "end-offer"
    game = table(you=Side(hand=["Demon Breach"], board=["Fire Shaman"]))
    game.play("Demon Breach")
    assert game.moment == "main"


def test_it_burns_in_the_opponents_turn_as_well(table):
    game = table(you=Side(hand=["Lurking Giant"], board=["Fire Shaman"]), turn_of="opponent", moment="end-offer")
    game.you.play("Lurking Giant")
    game.choose("opponent")
    assert game.opponent.health == 27


def test_it_fights_as_a_3_2(table):
    game = table(you=Side(board=["Fire Shaman"]), opponent=Side(board=["Zombie"]))
    assert (game.champion("Fire Shaman").offense, game.champion("Fire Shaman").defense) == (3, 2)
    game.attack("Fire Shaman")
    game.go_to("blockers")
    game.block("Zombie")
    game.go_to("main")
    assert game.you.discard_pile == ["Fire Shaman"]
    assert game.opponent.board == []
