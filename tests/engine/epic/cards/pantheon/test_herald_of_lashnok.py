"""Herald of Lashnok."""

from tests.engine.epic.scenario import Side

HERALD = "Herald of Lashnok"


def test_tribute_finds_a_wild_card_among_three_and_banishes_the_rest(table):
    game = table(
        you=Side(hand=[HERALD], top=["Kong", "Wither", "Lash", "Rage"]),
        opponent=Side(top=["Medusa"]),
    )
    game.play(HERALD)
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.choose("Lash")
    assert game.you.hand == ["Lash"]
    assert game.opponent.knows_hand == ["Lash"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Wither"]
    assert game.opponent.knows_deck("you")[0] == (2, ["Kong", "Wither"])  # 5.15.2: in an unknown order
    assert game.you.deck[0] == "Rage"
    assert game.opponent.deck[0] == "Medusa"
    assert game.you.gold == 0


def test_you_may_take_none(table):
    game = table(you=Side(hand=[HERALD], top=["Kong", "Wither", "Lash", "Rage"]))
    game.play(HERALD)
    game.decline()
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Kong", "Lash", "Wither"]
    assert game.you.deck[0] == "Rage"


def test_without_a_wild_card_all_three_are_banished(table):
    game = table(you=Side(hand=[HERALD], top=["Muse", "Wither", "Thundarus", "Rage"]))
    game.play(HERALD)
    assert game.moment == "main"
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Muse", "Thundarus", "Wither"]


def test_who_has_all_alignments_in_the_deck_is_wild_too(table):
    game = table(you=Side(hand=[HERALD], top=["Muse", "Erwin, Architect of War", "Wither"]))
    game.play(HERALD)
    game.choose("Erwin, Architect of War")
    assert game.you.hand == ["Erwin, Architect of War"]


def test_a_small_deck_is_revealed_as_far_as_it_goes_and_nobody_wins(table):
    """1.6.1: it is no draw."""
    game = table(you=Side(hand=[HERALD], deck=["Muse", "Kong"]))
    game.play(HERALD)
    game.choose("Kong")
    assert (game.you.hand, game.you.deck, game.winner) == (["Kong"], ["Muse"], None)
    game = table(you=Side(hand=[HERALD], deck=[]))
    game.play(HERALD)
    assert (game.moment, game.winner) == ("main", None)


def test_it_attacks_at_once_and_breaks_through(table):
    """5.8.2, 5.7.1."""
    game = table(you=Side(hand=[HERALD]), opponent=Side(board=["Watchful Gargoyle"]))
    game.play(HERALD)
    game.choose("Burrowing Wurm")
    herald = game.champion(HERALD)
    assert (herald.offense, herald.defense, herald.keywords) == (8, 6, {"blitz", "breakthrough"})
    game.attack(HERALD)
    game.go_to("blockers")
    game.block("Watchful Gargoyle")
    game.go_to("damage")
    game.assign(HERALD, {"opponent": 5, "Watchful Gargoyle": 3})
    assert game.opponent.health == 25
    assert game.opponent.discard_pile == ["Watchful Gargoyle"]


def test_summoned_from_another_pile_it_looks_into_its_controllers_deck(table):
    game = table(
        you=Side(board=["Necromancer Lord"], top=["Lash", "Muse", "Wither"]),
        opponent=Side(discard=[HERALD], top=["Medusa"]),
    )
    game.use("Necromancer Lord")
    game.choose("Lash")
    assert game.you.hand == ["Lash"]
    assert game.opponent.deck[0] == "Medusa"


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[HERALD]))
    game.you.could_not_play(HERALD)
