"""Alchemist Assassin."""

from tests.engine.epic.scenario import Side, in_play

ASSASSIN = "Alchemist Assassin"


def test_it_is_free_and_cannot_be_blocked_in_the_turn_it_comes(table):
    """5.8.2, 5.10.1."""
    game = table(you=Side(hand=[ASSASSIN], gold=0), opponent=Side(board=["Kong", "Muse"]))
    game.play(ASSASSIN)
    assassin = game.champion(ASSASSIN)
    assert (assassin.offense, assassin.defense, assassin.keywords) == (3, 1, {"blitz", "unblockable"})
    game.could_not_use(ASSASSIN)
    game.attack(ASSASSIN)
    game.go_to("main")
    assert game.opponent.health == 27


def test_each_gold_gives_it_7_offense_for_the_turn(table):
    """3.5: as often as it can be paid; 4.5.2d."""
    game = table(you=Side(board=[ASSASSIN], gold=2))
    game.use(ASSASSIN)
    assert (game.champion(ASSASSIN).offense, game.champion(ASSASSIN).defense, game.you.gold) == (10, 1, 1)
    game.use(ASSASSIN)
    assert (game.champion(ASSASSIN).offense, game.you.gold) == (17, 0)
    game.could_not_use(ASSASSIN)
    game.attack(ASSASSIN)
    game.go_to("main")
    assert game.opponent.health == 13
    game.end_turn()
    assert game.champion(ASSASSIN).offense == 3


def test_nothing_is_expended_so_it_pays_in_the_middle_of_its_attack(table):
    """3.5.2. Only the one that is paid for grows."""
    game = table(you=Side(board=[ASSASSIN, ASSASSIN]))
    game.attack(ASSASSIN, f"{ASSASSIN}#2")
    game.go_to("before-damage")
    game.opponent.passes()
    game.you.use(f"{ASSASSIN}#2")
    assert game.champion(ASSASSIN).offense == 3
    game.go_to("main")
    assert game.opponent.health == 17


def test_gold_for_sage_cards_pays_for_it_and_other_gold_stays(table):
    """House ruling H17; gold for wild cards does not pay."""
    game = table(you=Side(board=[ASSASSIN], bound="sage"))
    game.use(ASSASSIN)
    assert (game.champion(ASSASSIN).offense, game.you.gold, game.you.bound) == (10, 1, {})
    game = table(you=Side(board=[ASSASSIN], gold=0, bound="wild"))
    game.could_not_use(ASSASSIN)


def test_in_the_opponents_turn_it_blocks_with_10(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=[ASSASSIN]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.block(ASSASSIN)
    game.you.use(ASSASSIN)
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Knight"]
    assert game.you.discard_pile == [ASSASSIN]
    assert game.you.health == 30


def test_in_a_group_it_is_blocked_through_another(table):
    """5.10.2."""
    game = table(you=Side(board=[ASSASSIN, "Wolf"]), opponent=Side(board=["Human"]))
    game.attack(ASSASSIN, "Wolf")
    game.go_to("blockers")
    game.could_block_with("Human")
    game.block("Human")
    game.go_to("damage")
    game.assign("Human", {ASSASSIN: 1, "Wolf": 0})
    assert game.opponent.health == 30
    assert game.you.discard_pile == [ASSASSIN]


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[ASSASSIN]))
    game.you.could_not_play(ASSASSIN)
