"""Keira, Wolf Caller."""

from tests.engine.epic.scenario import Side, in_play

KEIRA = "Keira, Wolf Caller"


def numbers(champion):
    return champion.offense, champion.defense, champion.keywords


def test_she_comes_with_two_wolves_and_all_attack_at_once(table):
    game = table(you=Side(hand=[KEIRA]))
    game.play(KEIRA)
    assert game.you.board == [KEIRA, "Wolf", "Wolf"]
    assert numbers(game.champion("Wolf")) == (3, 3, {"blitz"})
    assert numbers(game.champion("Wolf#2")) == (3, 3, {"blitz"})
    assert (game.champion("Wolf").printed, game.champion(KEIRA).printed) == (set(), {"ambush", "blitz"})
    assert (game.champion(KEIRA).offense, game.champion(KEIRA).defense) == (4, 4)
    assert game.you.gold == 0
    game.attack(KEIRA, "Wolf", "Wolf#2")
    game.go_to("main")
    assert game.opponent.health == 20


def test_she_leads_wolves_of_yours_that_are_tokens(table):
    """3.3.2: untargetable or not; the Den Mother is a wolf and no token."""
    game = table(
        you=Side(board=[KEIRA, in_play("Wolf", gained="untargetable"), "Den Mother", "Human"]),
        opponent=Side(board=["Wolf"]),
    )
    assert numbers(game.champion("your Wolf")) == (3, 3, {"untargetable", "blitz"})
    assert numbers(game.champion("their Wolf")) == (2, 2, set())
    assert numbers(game.champion("Den Mother")) == (8, 8, {"breakthrough"})
    assert numbers(game.champion("Human")) == (1, 1, set())


def test_two_of_them_lead_twice(table):
    game = table(you=Side(board=[KEIRA, KEIRA, "Wolf"]))
    assert numbers(game.champion("Wolf")) == (4, 4, {"blitz"})


def test_when_she_leaves_the_wounded_wolf_falls_with_her(table):
    """3.3.3, 5.16.3."""
    game = table(
        turn_of="opponent",
        you=Side(board=[KEIRA, in_play("Wolf", damage=2), in_play("Wolf", damage=1)]),
        opponent=Side(hand=["Erase"]),
    )
    game.opponent.play("Erase")
    game.choose(KEIRA)
    assert game.you.board == ["Wolf"]
    assert numbers(game.champion("Wolf")) == (2, 2, set())
    assert game.you.hand == [KEIRA]


def test_without_her_a_new_wolf_waits(table):
    """5.8.3."""
    game = table(you=Side(hand=[KEIRA, "Flame Strike"], gold=2))
    game.play(KEIRA)
    game.play("Flame Strike")
    game.choose(KEIRA)
    assert game.you.board == ["Wolf", "Wolf"]
    game.could_not_attack()


def test_a_wolf_that_changes_sides_is_led_by_whom_it_serves(table):
    game = table(
        you=Side(hand=["Turn"], board=[KEIRA]),
        opponent=Side(board=["Wolf", "Wolf"]),
    )
    game.play("Turn")
    game.mode("this turn")
    game.choose("Wolf")
    assert numbers(game.champion("your Wolf")) == (3, 3, {"blitz"})
    game.end_turn()
    assert numbers(game.champion("Wolf#2")) == (2, 2, set())


def test_ambushed_into_a_battle_she_brings_blockers(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=[KEIRA]),
        opponent=Side(board=[in_play("Fire Shaman", attacking=True, expended=True)]),
    )
    game.you.play(KEIRA)
    game.go_to("blockers")
    game.could_block_with(KEIRA, "Wolf", "Wolf#2")
    game.block("Wolf")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Fire Shaman"]
    assert game.you.board == [KEIRA, "Wolf"]  # 3 damage for 3 defense


def test_ambushed_at_the_end_of_the_opponents_turn_all_are_ready(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[KEIRA]))
    game.you.play(KEIRA)
    game.end_turn()
    game.could_attack_with(KEIRA, "Wolf", "Wolf#2")
