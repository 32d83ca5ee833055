"""Lashnok, Worldbreaker."""

from tests.engine.epic.scenario import Side, in_play

LASHNOK = "Lashnok, Worldbreaker"


def test_his_power_arms_each_of_your_champions(table):
    """5.12.2: the untargetable too; nobody is chosen."""
    game = table(you=Side(deity=LASHNOK, board=["Human", "Steel Golem"]), opponent=Side(board=["Human"]))
    game.use(LASHNOK)
    human, golem = game.champion("your Human"), game.champion("Steel Golem")
    assert (human.offense, human.defense, human.counters) == (3, 3, 2)
    assert (golem.offense, golem.defense, golem.counters) == (15, 15, 2)
    assert human.keywords == {"blitz", "breakthrough"}
    assert golem.keywords == {"blitz", "breakthrough", "untargetable"}
    theirs = game.champion("their Human")
    assert (theirs.offense, theirs.counters, theirs.keywords) == (1, 0, set())
    assert game.you.gold == 0
    game.could_not_use(LASHNOK)


def test_with_blitz_the_newcomers_attack_and_break_through(table):
    """5.7.1: 6 against a defense of 1."""
    game = table(you=Side(deity=LASHNOK, hand=["Ogre Mercenary"]), opponent=Side(board=["Human"]))
    game.play("Ogre Mercenary")
    game.could_not_attack()
    game.use(LASHNOK)
    game.attack("Ogre Mercenary")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Ogre Mercenary", {"Human": 1, "opponent": 5})
    assert (game.opponent.board, game.opponent.health) == ([], 25)


def test_counters_stay_and_keywords_end_with_the_turn(table):
    """2.7.3, 4.5.2d: counters add up."""
    game = table(you=Side(deity=LASHNOK, board=["Wolf"], gold=2))
    game.use(LASHNOK)
    game.use(LASHNOK)
    assert (game.champion("Wolf").offense, game.champion("Wolf").defense) == (6, 6)
    game.end_turn()
    assert (game.champion("Wolf").counters, game.champion("Wolf").keywords) == (4, set())


def test_who_comes_later_gets_nothing(table):
    game = table(you=Side(deity=LASHNOK, hand=["Wolf's Bite"], board=["Kong"]))
    game.use(LASHNOK)
    game.play("Wolf's Bite")
    game.choose("Kong")
    assert (game.champion("Wolf").counters, game.champion("Wolf").keywords) == (0, set())
    assert (game.champion("Kong").offense, game.champion("Kong").damage) == (15, 2)


def test_without_champions_the_gold_is_lost(table):
    game = table(you=Side(deity=LASHNOK), opponent=Side(board=["Wolf"]))
    game.use(LASHNOK)
    assert (game.you.gold, game.champion("Wolf").counters) == (0, 0)


def test_in_the_opponents_turn_it_makes_blockers_bigger(table):
    """3.5.2."""
    game = table(
        turn_of="opponent", you=Side(deity=LASHNOK, board=["Cave Troll"]), opponent=Side(board=["Ogre Mercenary"])
    )
    game.attack("Ogre Mercenary")
    game.go_to("blockers")
    game.block("Cave Troll")
    game.you.use(LASHNOK)
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == (["Cave Troll"], [])


def test_it_needs_gold_and_is_not_the_opponents_to_use(table):
    game = table(you=Side(deity=LASHNOK, gold=0, board=["Wolf"]), opponent=Side(board=["Wolf"]))
    game.could_not_use(LASHNOK)
    game.passes()
    game.opponent.could_not_use(LASHNOK)


def test_a_wild_card_deals_1_damage_to_a_target(table):
    """5.18.3."""
    game = table(
        you=Side(deity=LASHNOK, hand=["Lurking Giant"]),
        opponent=Side(board=["Human", "Steel Golem", in_play("Cave Troll", damage=2)]),
    )
    game.play("Lurking Giant")
    game.could_choose("you", "opponent", "Lurking Giant", "Human", "Cave Troll")
    game.could_not_decline()
    game.choose("Cave Troll")
    assert game.opponent.board == ["Human", "Steel Golem"]


def test_it_may_be_the_last_damage(table):
    game = table(you=Side(deity=LASHNOK, hand=["Lurking Giant"]), opponent=Side(health=1))
    game.play("Lurking Giant")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_he_and_your_champions_answer_together(table):
    """3.2.5a: one batch, in the order of your choosing."""
    game = table(you=Side(deity=LASHNOK, hand=["Lurking Giant"], board=["Fire Shaman"]))
    game.play("Lurking Giant")
    game.could_trigger(LASHNOK, "Fire Shaman")
    game.trigger(LASHNOK)
    game.choose("opponent")
    game.choose("opponent")
    assert game.opponent.health == 26


def test_free_cards_other_alignments_and_the_opponents_cards_deal_nothing(table):
    """5.18.1, 5.18.2: Fireball for {1} is a card of cost {0} all the same."""
    game = table(
        you=Side(deity=LASHNOK, hand=["Fireball", "Inner Peace"], gold=2),
        opponent=Side(hand=["Lurking Giant"], board=["Wolf"]),
    )
    game.play("Fireball")
    game.mode("target player")
    game.choose("opponent")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Lurking Giant")
    assert (game.you.health, game.opponent.health, game.opponent.board) == (40, 27, ["Lurking Giant"])


def test_damage_to_everyone_is_not_to_him(table):
    """2.4.2: nor does he deal it as a champion would."""
    game = table(you=Side(deity=LASHNOK, hand=["Draka's Fire"], board=["Wolf"]), opponent=Side(deity=LASHNOK))
    game.play("Draka's Fire")
    game.mode("each champion and each player")
    game.choose("opponent")
    assert (game.you.health, game.opponent.health, game.you.board) == (25, 24, [])
    assert (game.you.deity, game.opponent.deity) == (LASHNOK, LASHNOK)
