"""Jungle Queen."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_draws_a_card(table):
    game = table(you=Side(hand=["Jungle Queen"], top=["Kong"]))
    game.play("Jungle Queen")
    assert game.you.hand == ["Kong"]


def test_your_other_wild_champions_are_bigger_while_she_is_there(table):
    game = table(
        you=Side(board=["Jungle Queen", "Wolf", "Cave Troll", "Steel Golem"], hand=["Banishment"]),
        opponent=Side(board=["Wolf"]),
    )

    def size(name):
        champion = game.champion(name)
        return champion.offense, champion.defense

    assert size("Jungle Queen") == (5, 7)
    assert (size("your Wolf"), size("Cave Troll")) == ((3, 3), (6, 4))
    assert (size("Steel Golem"), size("their Wolf")) == ((13, 13), (2, 2))
    game.play("Banishment")
    game.choose("Jungle Queen")
    assert (size("your Wolf"), size("Cave Troll")) == ((2, 2), (5, 3))


def test_two_queens_make_each_other_bigger(table):
    game = table(you=Side(board=["Jungle Queen", "Jungle Queen"]))
    assert [game.champion(name).offense for name in ("Jungle Queen", "Jungle Queen#2")] == [6, 6]
    assert [game.champion(name).defense for name in ("Jungle Queen", "Jungle Queen#2")] == [8, 8]


def test_wild_champions_may_be_played_whenever_an_event_may(table):
    """In the opponent's turn and in a battle; champions of other alignments may not (4.1.4)."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=["Jungle Queen"], hand=["Cave Troll", "White Dragon", "Kong"]),
        opponent=Side(board=[in_play("Wolf", attacking=True, expended=True)]),
    )
    game.you.could_play("Cave Troll", "Kong")
    game.you.could_not_play("White Dragon")
    game.you.play("Cave Troll")
    game.go_to("blockers")
    game.could_block_with("Jungle Queen", "Cave Troll")
    game.block("Cave Troll")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.champion("Cave Troll").damage == 2


def test_her_gift_is_yours_only_and_she_has_no_ambush_herself(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Cave Troll", "Jungle Queen"]),
        opponent=Side(board=["Jungle Queen"]),
    )
    game.you.could_not_play("Cave Troll", "Jungle Queen")


def test_a_wolf_that_lived_by_her_strength_breaks_with_her(table):
    """Damage of at least its defense breaks it at once (5.16.3)."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Jungle Queen", in_play("Wolf", damage=2)]),
        opponent=Side(hand=["Flame Strike"]),
    )
    game.opponent.play("Flame Strike")
    game.choose("Jungle Queen")
    assert game.you.board == []
    assert game.you.discard_pile == ["Jungle Queen"]
