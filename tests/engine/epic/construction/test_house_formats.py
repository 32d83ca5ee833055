"""Formats that users define: what is read, what is said of bad input, and that nothing is lost on the way."""

import json
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.construction.house_formats import MOST_LISTS
from engine.epic.catalogue.products import CARDS, PRINTED_IN
from engine.epic.construction import BadFormat
from engine.epic.construction.formats import BANS_OF_2017, CONSTRUCTED, BanList, Format, violations
from engine.epic.construction.house_formats import HOUSE_FORMATS

as_data, parse, read = HOUSE_FORMATS.as_data, HOUSE_FORMATS.parse, HOUSE_FORMATS.read

FRIDAY = """{
    "name": " Friday  night ", "least": 40, "most": 60, "copies": 2, "ratio": false, "sets": ["Base Set", "Tyrants"],
    "lists": ["Bans of 2017", {"name": "Ours", "banned": ["kong"], "restricted": ["APOCALYPSE"], "since": "2024-05-01"}]
}"""


def problems(data):
    with pytest.raises(BadFormat) as raised:
        read({"name": "Ours", **data} if isinstance(data, dict) else data)
    return list(map(str, raised.value.problems))


def test_everything_can_be_said():
    assert parse(FRIDAY, "friday") == Format(
        "friday", "Friday night", 40, 60, 2, ratio=False, sets=("Base Set", "Tyrants"),
        lists=(BANS_OF_2017, BanList("Ours", ("Kong",), ("Apocalypse",), date(2024, 5, 1))),
    )  # fmt: skip


def test_what_is_not_said_is_as_in_constructed():
    deck_format = read({"name": "Ours"})
    assert deck_format == Format("house", "Ours", CONSTRUCTED.least, None, CONSTRUCTED.copies, ratio=CONSTRUCTED.ratio)
    assert read({"name": "Ours", "copies": None, "least": 1}).copies is None


def test_a_house_format_judges_decks():
    deck_format = parse(FRIDAY)
    assert [one.text for one in violations({"Kong": 3, "Amnesia": 37}, deck_format, on=date(2024, 5, 1))] == [
        "Amnesia: 37 copies; Friday night allows 2 of each card: cut 35.",
        'The list "Ours" (from 2024-05-01) bans Kong; the deck has 3 copies: cut 3.',
        "Kong: 3 copies; Friday night allows 2 of each card: cut one.",
    ]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], 'A format is an object with fields such as "name", "least"; this is [].'),
        ("Ours", 'A format is an object with fields such as "name", "least"; this is "Ours".'),
        ({"name": None}, "name: This must be a text of 1 to 60 characters; it is missing."),
        ({"name": " \n"}, 'name: This must be a text of 1 to 60 characters; it is " \\n".'),
        ({"name": "a\u0000"}, 'name: This must be a text of 1 to 60 characters; it is "a\\u0000".'),
        ({"coppies": 3}, 'coppies: There is no such field. Did you mean "copies"?'),
        ({"x": 3},
         'x: There is no such field. The fields are "name", "least", "most", "copies", "ratio", "sets", "lists".'),
        ({"least": 0}, "least: This must be a whole number from 1 to 200; it is 0."),
        ({"least": None}, "least: This must be a whole number from 1 to 200; it is null."),
        ({"least": True}, "least: This must be a whole number from 1 to 200; it is true."),
        ({"most": 59}, "most: The maximum must be at least the minimum, which is 60; it is 59."),
        ({"most": 1e99}, "most: This must be a whole number from 1 to 200, or null for no upper bound; it is 1e+99."),
        ({"copies": "three"},
         'copies: This must be a whole number from 1 to 60, or null for any number; it is "three".'),
        ({"ratio": "on"}, 'ratio: This must be true or false; it is "on".'),
        ({"sets": "Tyrants"}, f'sets: This must be a list of at most {len(PRINTED_IN)} entries; it is "Tyrants".'),
        ({"sets": ["Tyrant"]}, 'sets[0]: No set or product is called "Tyrant". Did you mean "Tyrants"?'),
        ({"lists": ["Bans of 2018"]},
         'lists[0]: No published list is called "Bans of 2018". There is "Bans of 2017".'),
        ({"lists": [7]}, 'lists[0]: A list is an object with fields such as "name", "banned"; this is 7.'),
        ({"lists": [{"name": "Ours", "band": []}]},
         'lists[0].band: There is no such field. Did you mean "banned"?'),
        ({"lists": [{"name": "Ours", "banned": ["Kongo"]}]},
         'lists[0].banned[0]: No card is called "Kongo". Did you mean Kong?'),
        ({"lists": [{"name": "Ours", "banned": [3]}]},
         "lists[0].banned[0]: This must be the name of a card; it is 3."),
        ({"lists": [{"name": "Ours", "banned": ["Kong"], "restricted": ["Kong"]}]},
         "lists[0].restricted: Kong is banned by the same list."),
        ({"lists": [{"name": "Ours", "since": "1 May"}]},
         'lists[0].since: This must be a day such as "2017-07-01", or null for none; it is "1 May".'),
        ({"lists": [{"name": "Ours", "since": "2024-05-01", "until": "2024-05-01"}]},
         "lists[0].until: This must be later than since, 2024-05-01; it is 2024-05-01."),
        ({"lists": [{"name": "A"}, {"name": "A"}]}, 'lists[1].name: Another list is called "A" already.'),
        ({"lists": [{"name": str(at)} for at in range(MOST_LISTS + 1)]},
         "lists: This must be a list of at most 20 entries; it has 21 entries."),
    ],
)  # fmt: skip
def test_bad_input_is_named_with_its_field(data, said):
    assert problems(data) == [said]


def test_all_problems_are_said_at_once():
    data = {"name": "", "least": "x", "most": 3, "sets": ["Nowhere"], "lists": [{"banned": ["Nobody", "Nothing"]}]}
    assert [one.partition(":")[0] for one in problems(data)] == [
        "name", "least", "sets[0]", "lists[0].name", "lists[0].banned[0]", "lists[0].banned[1]",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name: Ours", "This is not JSON: Expecting value: line 1 column 1 (char 0)."),
        ('{"name": "Ours"', "This is not JSON: Expecting ',' delimiter: line 1 column 16 (char 15)."),
        ("[" * 100_000, "This is nested too deeply to be a format."),
        ('{"name": "\\ud800"}', "A text in this file contains a broken character."),
    ],
)
def test_text_that_says_nothing(text, said):
    with pytest.raises(BadFormat) as raised:
        parse(text)
    assert str(raised.value) == said


CARD_NAMES = st.lists(st.sampled_from([card.name for card in CARDS]), max_size=4, unique=True).map(tuple)
NAMES = st.text("Aé'ß 7-", min_size=1, max_size=60).map(str.strip).filter(bool).map(lambda name: " ".join(name.split()))
LISTS = st.builds(
    BanList,
    NAMES,
    CARD_NAMES,
    st.just(()),
    st.none() | st.dates(max_value=date(2019, 12, 31)),
    st.none() | st.dates(date(2020, 1, 1)),
)
FORMATS = st.builds(
    Format,
    st.just("house"),
    NAMES,
    st.integers(1, 60),
    st.none() | st.integers(60, 200),
    st.none() | st.integers(1, 60),
    st.lists(st.sampled_from(list(PRINTED_IN)), max_size=3, unique=True).map(tuple),
    st.lists(LISTS | st.just(BANS_OF_2017), max_size=3, unique_by=lambda one: one.name).map(tuple),
    ratio=st.booleans(),
)


@settings(max_examples=100, deadline=None)
@given(FORMATS)
def test_what_is_told_is_read_back(deck_format):
    assert parse(json.dumps(as_data(deck_format))) == deck_format


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["Kong", "name"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "least", "most", "sets", "lists", "since", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(JSON)
def test_whatever_is_read_is_a_format_or_refused(data):
    try:
        deck_format = read(data)
    except BadFormat as bad:
        said = bad.problems
    else:
        said = ()
        assert read(as_data(deck_format)) == deck_format
    assert all(problem.text.endswith((".", "?")) for problem in said)
