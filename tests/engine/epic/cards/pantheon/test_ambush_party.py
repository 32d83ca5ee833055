"""Ambush Party."""

from tests.engine.epic.scenario import Side, in_play


def seen(game, *names):
    """Offense, defense and keywords of each."""
    return [(one.offense, one.defense, one.keywords) for one in map(game.champion, names)]


def test_three_humans_attack_at_once_with_2_more(table):
    """4.5.2d: until the turn ends."""
    game = table(you=Side(hand=["Ambush Party"], top=["Muse"]))
    game.play("Ambush Party")
    assert game.you.board == ["Human", "Human", "Human"]
    assert seen(game, "Human", "Human#2", "Human#3") == [(3, 1, {"blitz"})] * 3
    assert game.you.hand == ["Muse"]
    assert game.you.gold == 0
    game.attack("Human", "Human#2", "Human#3")
    game.go_to("main")
    assert game.opponent.health == 21
    game.end_turn()
    assert seen(game, "Human") == [(1, 1, set())]


def test_humans_gain_blitz_and_good_champions_offense(table):
    """Dark Leader is human and not good, the angel good and not human; the untargetable gain too (5.12.2)."""
    game = table(
        you=Side(
            hand=["Ambush Party"],
            board=[
                in_play("Dark Leader", deploying=True),
                in_play("Angel of Light", deploying=True),
                in_play("White Knight", deploying=True, this_turn="untargetable"),
                "Kong",
            ],
        ),
        opponent=Side(board=["Human", "Thundarus"]),
    )
    game.play("Ambush Party")
    assert seen(game, "Dark Leader", "Angel of Light", "White Knight", "Kong") == [
        (4, 4, {"ambush", "blitz"}),
        (7, 6, {"airborne", "ambush"}),
        (12, 9, {"untargetable", "blitz"}),  # and 1 more from Dark Leader
        (13, 14, set()),
    ]
    assert seen(game, "your Human") == [(4, 1, {"blitz"})]
    assert seen(game, "their Human", "Thundarus") == [(1, 1, set()), (10, 15, {"airborne", "unbanishable"})]


def test_who_has_all_alignments_is_good_and_human(table):
    game = table(you=Side(hand=["Ambush Party"], board=["Erwin, Architect of War"]))
    game.play("Ambush Party")
    assert seen(game, "Erwin, Architect of War") == [(3, 5, {"blitz"})]


def test_who_comes_later_gains_nothing(table):
    game = table(you=Side(hand=["Ambush Party", "Courageous Soul"], board=["The People's Champion"]))
    game.play("Ambush Party")
    assert game.you.board == ["The People's Champion"] + ["Human"] * 5
    assert seen(game, "The People's Champion") == [(10, 7, {"unbanishable", "blitz"})]
    assert seen(game, "Human#3", "Human#4", "Human#5") == [(3, 1, {"blitz"}), (1, 1, set()), (1, 1, set())]
    game.play("Courageous Soul")
    assert seen(game, "Courageous Soul") == [(2, 2, {"ambush"})]


def test_in_the_opponents_battle_they_block_with_3_each(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Ambush Party"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.you.play("Ambush Party")
    game.go_to("blockers")
    game.block("Human", "Human#2", "Human#3")
    game.go_to("damage")
    game.assign("White Knight", {"Human": 7, "Human#2": 1, "Human#3": 1})
    assert game.opponent.discard_pile == ["White Knight"]
    assert (game.you.board, game.you.health) == ([], 30)


def test_an_empty_deck_wins(table):
    """1.6.2."""
    game = table(you=Side(hand=["Ambush Party"], deck=[]))
    game.play("Ambush Party")
    assert game.winner == "you"
