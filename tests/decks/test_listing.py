"""How cards are laid out and compared."""

from decks.listing import Change, Comparison, Counts, Row, comparison, counts, groups

CARDS = {"Wolf's Call": 2, "Kong": 3, "Apocalypse": 1, "Lash": 1, "Surprise Attack": 2, "Cave Troll": 1, "Rage": 1}


def test_cards_stand_by_alignment_then_cost_then_kind_then_name():
    evil, wild = groups(CARDS)
    assert (evil.alignment, evil.size, wild.alignment, wild.size) == ("evil", 1, "wild", 10)
    assert [(part.title, part.size, [row.name for row in part.rows]) for part in wild.parts] == [
        ("Free champions", 1, ["Cave Troll"]),
        ("Free events", 2, ["Lash", "Rage"]),
        ("One gold champions", 3, ["Kong"]),
        ("One gold events", 4, ["Surprise Attack", "Wolf's Call"]),
    ]
    assert wild.parts[2].rows == (Row(3, "Kong", "13/14"),)
    assert evil.parts[0].rows == (Row(1, "Apocalypse", ""),)


def test_an_empty_deck_has_no_groups():
    assert groups({}) == ()
    assert counts({}) == Counts(0, 0, 0, 0, 0)


def test_cards_are_counted():
    assert counts(CARDS) == Counts(cards=11, names=7, free=3, champions=4, events=7)


def test_two_decks_are_compared_card_by_card():
    before, after = {"Kong": 3, "Lash": 2, "Rage": 1}, {"Kong": 1, "Lash": 2, "Apocalypse": 3, "Rage": 2}
    more = (Change("Apocalypse", 0, 3), Change("Rage", 1, 2))
    assert comparison(before, after) == Comparison(more, (Change("Kong", 3, 1),), same=4)
    assert [(change.by, change.text) for change in more] == [(3, "+3"), (1, "+1")]
    assert Change("Kong", 3, 1).text == "−2"
    back = comparison(after, before)
    assert (back.less, back.more, back.same) == (
        (Change("Apocalypse", 3, 0), Change("Rage", 2, 1)),
        (Change("Kong", 1, 3),),
        4,
    )


def test_the_same_cards_have_no_changes():
    assert comparison(CARDS, dict(reversed(CARDS.items()))) == Comparison((), (), 11)
