"""Fairy Entrancer."""

from tests.engine.epic.scenario import Side, in_play

FAIRY = "Fairy Entrancer"


def fairy(game):
    """Offense, defense and counters."""
    one = game.champion(FAIRY)
    return one.offense, one.defense, one.counters


def test_loyalty_and_an_attack_charm_a_champion_in_the_turn_she_comes(table):
    game = table(
        you=Side(hand=[FAIRY, "Erase", "Muse", "Kong"]),
        opponent=Side(board=["Lurking Giant", "Steel Golem", in_play("Wolf", expended=True)]),
    )
    game.play(FAIRY)
    game.could_choose("Erase", "Muse")
    game.could_decline()
    game.reveal("Erase", "Muse")
    assert fairy(game) == (3, 2, 1)
    assert game.champion(FAIRY).keywords == {"airborne", "blitz"}
    game.could_not_use(FAIRY)
    game.attack(FAIRY)
    assert fairy(game) == (4, 3, 2)
    game.use(FAIRY)
    assert fairy(game) == (2, 1, 0)
    game.could_choose(FAIRY, "Lurking Giant", "Wolf")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert (game.you.board, game.opponent.board) == ([FAIRY, "Lurking Giant"], ["Steel Golem", "Wolf"])
    giant = game.champion("Lurking Giant")
    assert (giant.controller, giant.owner, giant.deploying) == ("you", "opponent", True)
    game.could_not_use(FAIRY)
    game.go_to("main")
    assert game.opponent.health == 28
    game.could_not_attack()
    game.end_turn()
    game.end_turn()
    game.could_attack_with(FAIRY, "Lurking Giant")


def test_without_loyalty_she_has_no_counter(table):
    """5.3.5; 5.3.4: one sage card is not enough."""
    game = table(you=Side(hand=[FAIRY, "Erase", "Muse"]))
    game.play(FAIRY)
    game.decline()
    assert fairy(game) == (2, 1, 0)
    game = table(you=Side(hand=[FAIRY, "Erase", "Kong"]))
    game.play(FAIRY)
    assert game.moment == "main"
    assert fairy(game) == (2, 1, 0)


def test_every_attack_brings_a_counter_that_stays(table):
    """4.4.2."""
    game = table(you=Side(board=[FAIRY]))
    game.attack(FAIRY)
    game.go_to("main")
    assert game.opponent.health == 27
    game.end_turn()
    game.end_turn()
    assert fairy(game) == (3, 2, 1)
    game.attack(FAIRY)
    game.go_to("main")
    assert fairy(game) == (4, 3, 2)
    assert game.opponent.health == 23


def test_blocking_brings_no_counter(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=[in_play(FAIRY, counters=1)]),
        opponent=Side(board=[in_play("Forcemage Apprentice", attacking=True, expended=True)]),
    )
    game.block(FAIRY)
    game.go_to("main")
    assert fairy(game) == (3, 2, 1)


def test_two_counters_are_the_price_and_any_two_will_do(table):
    """3.5.3. Nothing is expended: a deploying or expended Fairy charms as well (5.17.1)."""
    game = table(
        you=Side(board=[in_play(FAIRY, counters=5, deploying=True, expended=True)]),
        opponent=Side(board=["Kong", "Human", "Wolf"]),
    )
    game.use(FAIRY)
    game.choose("Kong")
    game.use(FAIRY)
    game.choose("Wolf")
    assert game.you.board == [FAIRY, "Kong", "Wolf"]
    assert fairy(game) == (3, 2, 1)
    game.could_not_use(FAIRY)
    assert game.you.gold == 1


def test_she_takes_an_attacker_out_of_the_battle(table):
    """House ruling H7."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=[in_play(FAIRY, counters=2)]),
        opponent=Side(board=[in_play("Kong", attacking=True, expended=True)]),
    )
    game.you.use(FAIRY)
    game.choose("Kong")
    kong = game.champion("Kong")
    assert (kong.controller, kong.attacking, kong.expended) == ("you", False, True)
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_hurt_she_breaks_as_she_pays_and_charms_all_the_same(table):
    """5.16.3: 2 damage break a champion of 1 defense; the price is paid before the effect (3.5.1)."""
    game = table(
        you=Side(board=[in_play(FAIRY, counters=2, damage=2)]),
        opponent=Side(board=["Kong", "Human"]),
    )
    game.use(FAIRY)
    assert game.you.discard_pile == [FAIRY]
    game.could_choose("Kong", "Human")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Kong"], ["Human"])


def test_your_own_champion_stays_yours_and_in_the_battle(table):
    """With the untargetable only, she has but herself to charm; 5.17.2: nothing came under your control."""
    game = table(you=Side(board=[in_play(FAIRY, counters=1)]), opponent=Side(board=["Steel Golem"]))
    game.attack(FAIRY)
    game.use(FAIRY)
    one = game.champion(FAIRY)
    assert (one.attacking, one.deploying, one.counters) == (True, False, 0)
    assert game.opponent.board == ["Steel Golem"]
    game.go_to("main")
    assert game.opponent.health == 28


def test_what_is_charmed_brings_no_tribute(table):
    """5.6.1: it does not enter play."""
    game = table(you=Side(board=[in_play(FAIRY, counters=2)], top=["Muse"]), opponent=Side(board=["Triceratops"]))
    game.use(FAIRY)
    game.choose("Triceratops")
    assert (game.you.board, game.you.hand) == ([FAIRY, "Triceratops"], [])


def test_whoever_controls_her_charms(table):
    """Her counters go with her (2.7)."""
    game = table(
        you=Side(hand=["Turn"]),
        opponent=Side(board=[in_play(FAIRY, counters=2), "Kong"]),
    )
    game.could_not_use(FAIRY)
    game.play("Turn")
    game.mode("Prepare it")
    game.choose(FAIRY)
    game.use(FAIRY)
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == ([FAIRY, "Kong"], [])
    game.end_turn()
    assert (game.you.board, game.opponent.board) == (["Kong"], [FAIRY])


def test_she_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[FAIRY]))
    game.you.could_not_play(FAIRY)
