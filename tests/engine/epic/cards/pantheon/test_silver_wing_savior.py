"""Silver Wing Savior."""

from tests.engine.epic.scenario import Side

SAVIOR = "Silver Wing Savior"


def test_tribute_returns_a_good_card_of_any_kind_from_your_discard_pile(table):
    game = table(
        you=Side(hand=[SAVIOR], discard=["Ceasefire", "Thundarus", "Brave Squire", "Kong", "Wither"]),
        opponent=Side(discard=["White Knight"]),
    )
    game.play(SAVIOR)
    game.could_choose("Ceasefire", "Thundarus", "Brave Squire")
    game.could_decline()
    game.choose("Thundarus")
    assert game.you.hand == ["Thundarus"]
    assert game.you.discard_pile == ["Brave Squire", "Ceasefire", "Kong", "Wither"]
    assert game.opponent.knows_hand == ["Thundarus"]
    assert game.you.gold == 0


def test_you_may_leave_them_where_they_are(table):
    game = table(you=Side(hand=[SAVIOR], discard=["Ceasefire"]))
    game.play(SAVIOR)
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Ceasefire"])


def test_without_a_good_card_nothing_is_asked(table):
    """3.3.3: Dark Leader and his like change champions in play only."""
    game = table(you=Side(hand=[SAVIOR], discard=["Kong", "Wither"]), opponent=Side(discard=["Ceasefire"]))
    game.play(SAVIOR)
    assert game.moment == "main"
    assert game.you.hand == []


def test_who_has_all_alignments_in_the_discard_pile_is_good_too(table):
    game = table(you=Side(hand=[SAVIOR], discard=["Erwin, Architect of War", "Kong"]))
    game.play(SAVIOR)
    game.could_choose("Erwin, Architect of War")
    game.choose("Erwin, Architect of War")
    assert game.you.hand == ["Erwin, Architect of War"]


def test_summoned_from_another_pile_she_saves_from_her_controllers(table):
    """5.6.1."""
    game = table(
        you=Side(board=["Necromancer Lord"], discard=["Ceasefire"]),
        opponent=Side(discard=[SAVIOR, "Thundarus"]),
    )
    game.use("Necromancer Lord")
    game.choose(SAVIOR)
    game.could_choose("Ceasefire")
    game.choose("Ceasefire")
    assert (game.you.hand, game.opponent.discard_pile) == (["Ceasefire"], ["Thundarus"])


def test_she_flies_at_once(table):
    """5.8.2, 5.2.1."""
    game = table(you=Side(hand=[SAVIOR]), opponent=Side(board=["Kong", "Muse"]))
    game.play(SAVIOR)
    savior = game.champion(SAVIOR)
    assert (savior.offense, savior.defense, savior.keywords) == (7, 7, {"airborne", "blitz"})
    game.attack(SAVIOR)
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 23


def test_she_is_slow_and_a_good_ally(table):
    """4.1.4; 5.18.1: what she was played for may be what she would have fetched."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[SAVIOR]))
    game.you.could_not_play(SAVIOR)
    game = table(you=Side(hand=[SAVIOR], discard=["Inner Peace", "Ceasefire"]))
    game.play(SAVIOR)
    game.trigger("Inner Peace")
    assert game.you.hand == ["Inner Peace"]
    game.choose("Ceasefire")
    assert game.you.hand == ["Ceasefire", "Inner Peace"]
