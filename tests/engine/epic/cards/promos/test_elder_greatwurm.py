"""Elder Greatwurm: 30/30 that cannot gain powers or abilities (5.0.4)."""

from tests.engine.epic.scenario import Side, in_play

WURM = "Elder Greatwurm"


def body(game):
    wurm = game.champion(WURM)
    return (
        wurm.offense,
        wurm.defense,
        wurm.keywords & {"blitz", "breakthrough", "unbreakable", "untargetable", "airborne"},
    )


def test_it_is_30_by_30_and_slow(table):
    game = table(you=Side(hand=[WURM]))
    game.play(WURM)
    assert (body(game), game.you.gold) == ((30, 30, set()), 0)
    game.could_not_attack()
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[WURM]))
    game.you.could_not_play(WURM)


def test_effects_give_it_numbers_but_no_keywords(table):
    """Offense and defense are no abilities."""
    game = table(you=Side(hand=["Rage", "Kalnor's Blessing", "Brave Squire"], board=[WURM], gold=0))
    game.play("Rage")
    assert body(game) == (34, 34, set())
    game.play("Kalnor's Blessing")
    assert body(game) == (34, 34, set())
    game.play("Brave Squire")
    game.choose(WURM)
    assert body(game) == (39, 34, set())


def test_champions_give_it_numbers_but_no_keywords(table):
    game = table(you=Side(board=[WURM, "Jungle Queen", "Royal Escort"]))
    assert body(game) == (31, 31, set())
    assert game.champion("Jungle Queen").keywords == {"untargetable"}


def test_counters_are_put_on_it_and_blitz_is_not_gained(table):
    """2.7: counters of Lashnok change its numbers."""
    game = table(you=Side(deity="Lashnok, Worldbreaker", board=[in_play(WURM, deploying=True)]))
    game.use("Lashnok, Worldbreaker")
    assert body(game) == (32, 32, set())
    game.could_not_attack()


def test_without_breakthrough_it_is_stopped_by_a_human(table):
    game = table(you=Side(hand=["Rage"], board=[WURM]), opponent=Side(board=["Human"]))
    game.play("Rage")
    game.mode("Target champion gains")
    game.choose(WURM)
    game.attack(WURM)
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    assert (game.opponent.board, game.opponent.health) == ([], 30)


def test_who_takes_it_for_a_turn_cannot_attack_with_it(table):
    """5.17.2: it is deploying, and gains no blitz."""
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=[WURM]))
    game.play("Turn")
    game.mode("Gain control of target champion this turn")
    assert (game.you.board, body(game)) == ([WURM], (30, 30, set()))
    game.could_not_attack()
    game.end_turn()
    assert game.opponent.board == [WURM]


def test_the_queen_lets_it_be_played_as_if_it_had_ambush(table):
    """Its player is allowed something; it gains nothing."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[WURM], board=["Jungle Queen"]))
    game.you.play(WURM)
    assert body(game) == (31, 31, set())


def test_without_its_ability_it_gains_what_others_gain(table):
    """5.0: not being able to gain any is one of its abilities."""
    game = table(turn_of="opponent", you=Side(board=[WURM], hand=["Rage"], gold=0), opponent=Side(hand=["Blind Faith"]))
    game.play("Blind Faith")
    game.passes()
    game.you.play("Rage")
    assert body(game) == (34, 34, {"breakthrough"})
    game.end_turn()
    assert body(game) == (30, 30, set())


def test_it_is_broken_banished_and_targeted_like_any_other(table):
    game = table(you=Side(hand=["Bitten", "Banishment"], gold=2), opponent=Side(board=[WURM, WURM]))
    game.play("Bitten")
    game.mode("Break target champion")
    game.choose(WURM)
    game.play("Banishment")
    game.choose(WURM)
    assert (game.opponent.board, game.opponent.discard_pile) == ([], [WURM])
    assert game.opponent.bottom[0] == WURM


def test_it_is_an_ally_of_the_wild(table):
    """5.18.1."""
    game = table(you=Side(hand=[WURM], board=["Fire Shaman"]))
    game.play(WURM)
    game.choose("opponent")
    assert game.opponent.health == 27
