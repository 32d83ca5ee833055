"""How cards are laid out and compared."""

from decks.listing import (
    Change,
    Comparison,
    Counts,
    Limited,
    Row,
    Share,
    at_a_glance,
    comparison,
    counts,
    groupings_of,
    groups,
    limited,
    rows_of,
)
from engine import games
from engine.epic.catalogue import by_name
from engine.epic.construction import by_key
from engine.games import DEFAULT

CARDS = {"Wolf's Call": 2, "Kong": 3, "Apocalypse": 1, "Lash": 1, "Surprise Attack": 2, "Cave Troll": 1, "Rage": 1}


def summaries(found):
    """As in tests/js/builder/groups.test.js."""
    return [
        (f"{group.title} {group.size}", *(f"{part.title} {part.size}: {names(part)}" for part in group.parts))
        for group in found
    ]


def names(part):
    return ", ".join(row.name for row in part.rows)


def test_cards_stand_in_the_groups_of_the_builder():
    assert list(groupings_of(DEFAULT).values()) == ["Alignment", "Cost", "Kind", "Class"]
    assert summaries(groups(CARDS, game=DEFAULT)) == [
        ("Evil 1", "Fast 1: Apocalypse"),
        ("Wild 10", "Slow 3: Kong", "Fast 4: Surprise Attack, Wolf's Call", "Free 3: Cave Troll, Lash, Rage"),
    ]
    assert summaries(groups(CARDS, "cost", game=DEFAULT)) == [
        ("Free 3", "Champions 1: Cave Troll", "Events 2: Lash, Rage"),
        ("One gold 8", "Champions 3: Kong", "Events 5: Apocalypse, Surprise Attack, Wolf's Call"),
    ]
    assert summaries(groups(CARDS, "kind", game=DEFAULT))[0] == (
        "Champions 4",
        "Free 1: Cave Troll",
        "One gold 3: Kong",
    )
    assert [group.title for group in groups(CARDS, "class", game=DEFAULT)] == [
        "Giant",
        "Troll",
        "Wolf",
        "Without a class",
    ]
    assert [group.icon for group in groups(CARDS, game=DEFAULT)] == ["evil", "wild"]
    assert [group.icon for group in groups(CARDS, "cost", game=DEFAULT)] == ["", ""]


def test_a_row_says_what_its_card_is():
    kong, call = Row(3, by_name("Kong"), game=DEFAULT), Row(2, by_name("Wolf's Call"), game=DEFAULT)
    assert (kong.numbers, kong.is_event, kong.is_fast, kong.alignments) == ("13/14", False, False, ("wild",))
    assert (call.numbers, call.is_event, call.is_fast) == ("", True, True)


def test_rows_of_a_table_go_by_cost_then_kind_then_name():
    found = [row.name for row in rows_of(CARDS, game=DEFAULT)]
    assert found == ["Cave Troll", "Lash", "Rage", "Kong", "Apocalypse", "Surprise Attack", "Wolf's Call"]


def test_at_a_glance_a_deck_is_shared_out_in_the_words_of_the_groups():
    speed, cost, kind = at_a_glance(CARDS, game=DEFAULT)
    assert [(one.title, one.size) for one in speed] == [("Slow", 3), ("Fast", 5), ("Free", 3)]
    assert [(one.title, one.size) for one in kind] == [("Champions", 4), ("Events", 7)]
    assert cost == (Share("free", "Free", 3, "0.00%", "27.27%"), Share("one", "One gold", 8, "27.27%", "72.73%"))


def test_an_empty_deck_has_no_groups():
    assert (
        groups({}, game=DEFAULT)
        == groups({}, "class", game=DEFAULT)
        == rows_of({}, game=DEFAULT)
        == at_a_glance({}, game=DEFAULT)
        == ()
    )
    assert counts({}, game=DEFAULT) == Counts(0, 0, 0, 0, 0)


def test_cards_are_counted():
    assert counts(CARDS, game=DEFAULT) == Counts(cards=11, names=7, free=3, champions=4, events=7)


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


def test_cards_of_another_game_stand_in_its_own_groups():
    giants = {"Hulk": 2, "Muse": 1, "Aftershock": 3}
    assert summaries(groups(giants, game="epic-tcg")) == [
        ("Good 1", "Champions 1: Muse"), ("Wild 5", "Champions 2: Hulk", "Events 3: Aftershock"),
    ]  # fmt: skip
    assert summaries(groups(giants, "price", game="epic-tcg")) == [
        ("Free 1", "Champions 1: Muse"), ("Action 5", "Champions 2: Hulk", "Events 3: Aftershock"),
    ]  # fmt: skip
    assert [row.name for row in rows_of(giants, game="epic-tcg")] == ["Muse", "Hulk", "Aftershock"]
    price, speed, kind = at_a_glance(giants, game="epic-tcg")
    assert [(one.title, one.size) for one in price] == [("Free", 1), ("Action", 5)]
    assert [(one.title, one.size) for one in speed] == [("Build", 3), ("Fast", 3)]
    assert [(one.title, one.size) for one in kind] == [("Champions", 3), ("Events", 3)]
    assert counts(giants, game="epic-tcg") == Counts(cards=6, names=3, free=1, champions=3, events=3)
    designed, draft = (games.of("epic-tcg").construction.by_key(key) for key in ("designed", "draft-2"))
    assert limited(giants, designed, game="epic-tcg") == (Limited("Free cards", 1, 18), Limited("Gift cards", 0, 9))
    assert limited(giants, draft, game="epic-tcg") == limited({"Kong": 3}, by_key("constructed"), game=DEFAULT) == ()
