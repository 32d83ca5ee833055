"""Decks going out and coming in: round trips, what other programs write, and whatever else a browser may send."""

import json
from collections import Counter
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks import exchange
from decks.exchange import CSV, JSON, LINK, TEXT, Incoming, Unreadable, read
from engine.epic.catalogue import CARDS, DEITIES
from engine.epic.construction import parse
from engine.games import DEFAULT

FURIOS = "Furios, Father of Nature"
DECK = {"Kong": 3, "Wolf's Call": 2, "Draka, Dragon Tyrant": 1, "Chomp!": 1}

decks = st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 3), min_size=1, max_size=60)
deities = st.sampled_from(["", *(deity.name for deity in DEITIES)])
names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=80)


boards = st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 3), max_size=30)


def came_in(content):
    """The kind, the deck and its deity; every line must have been read, and belong to the deck."""
    *found, maybeboard = came_in_whole(content)
    assert maybeboard == {}
    return tuple(found)


def came_in_whole(content):
    """The same and the maybeboard."""
    incoming = read(content)
    parsed = parse(incoming.text)
    assert parsed.errors == []
    return incoming.kind, dict(Counter(parsed.cards)), parsed.deity or "", dict(Counter(parsed.maybeboard))


# --- round trips -----------------------------------------------------------------------------------------------------


@given(decks, deities, names, boards)
def test_text_comes_in_as_it_went_out(cards, deity, name, maybeboard):
    text = exchange.as_text(cards, deity, name=name, maybeboard=maybeboard, game=DEFAULT)
    assert came_in_whole(text) == (TEXT, cards, deity, maybeboard)
    assert read(text).name == name


@given(decks, deities, boards)
def test_csv_comes_in_as_it_went_out(cards, deity, maybeboard):
    assert came_in_whole(exchange.as_csv(cards, deity, maybeboard, game=DEFAULT)) == (CSV, cards, deity, maybeboard)


@given(decks, deities, names, boards)
def test_json_comes_in_as_it_went_out(cards, deity, name, maybeboard):
    text = exchange.as_json(cards, deity, name=name, format_spec="sealed", maybeboard=maybeboard, game=DEFAULT)
    assert came_in_whole(text) == (JSON, cards, deity, maybeboard)
    assert (read(text).name, read(text).format_spec) == (name, "sealed")


@given(decks, deities, names, boards)
def test_a_link_comes_in_as_it_went_out(cards, deity, name, maybeboard):
    query = exchange.as_query(cards, deity, name=name, format_spec="sealed", maybeboard=maybeboard)
    link = f"https://fourfold.example/decks/new/?{query}"
    assert came_in_whole(link) == (LINK, cards, deity, maybeboard)
    assert (read(link).name, read(link).format_spec) == (name, "sealed")
    assert parse_qs(query)["list"] == [read(link).text]


def test_what_goes_out_can_be_read_by_people():
    deck = {"Kong": 3, "Apocalypse": 1}
    assert (
        exchange.as_text(deck, "", name="Apes", game=DEFAULT)
        == "# Apes\n\nEvil (1)\n1 Apocalypse\n\nWild (3)\n3 Kong\n"
    )
    assert exchange.as_csv(deck, FURIOS, {"Lash": 2}, game=DEFAULT) == (
        "count,name,kind,alignment,cost,board\r\n"
        '1,"Furios, Father of Nature",deity,good wild,,\r\n'
        "1,Apocalypse,event,evil,1,deck\r\n"
        "3,Kong,champion,wild,1,deck\r\n"
        "2,Lash,event,wild,0,maybeboard\r\n"
    )
    data = json.loads(exchange.as_json(deck, "", name="Apes", format_spec="sealed", game=DEFAULT))
    assert data == {"name": "Apes", "format": "sealed", "deity": None, "cards": {"Apocalypse": 1, "Kong": 3}}
    assert (
        exchange.as_query(deck, "", name="Apes", format_spec="sealed")
        == "name=Apes&format=sealed&list=1+Apocalypse%0A3+Kong"
    )


# --- what others write -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        "3,Kong\n1,Wolf's Call",
        "Kong,3\nWolf's Call,1",
        "Count;Card Name;Set\n3;Kong;Base\n1;Wolf's Call;Base",
        "name,quantity\r\nKong,3\r\nWolf's Call,1\r\n",
        '\ufeff"Qty","Card"\n"3","Kong"\n"1","Wolf\'s Call"',
        "card\tcopies\nkong\t3\nwolfs call\t1",
        "# from my box\n\n3,Kong\n,Wolf's Call\n,,\n",
        "Name,Notes\nKong,the best\nKong,\nKong,\nWolf's Call,",
        "3\tKong\n1\tWolf's Call\n",
        "Wild\n3,Kong\n" + "1,Wolf's Call",
    ],
)
def test_csv_of_others(content):
    if content.startswith("Wild"):  # the first line decides
        assert read(content).kind == TEXT
    else:
        assert came_in(content) == (CSV, {"Kong": 3, "Wolf's Call": 1}, "")


@pytest.mark.parametrize("written", ['{"Lash": 2}', '["2 Lash"]', '[{"name": "Lash", "count": 2}]'])
@pytest.mark.parametrize(("board", "line"), [("sideboard", "SB: 2 Lash"), ("maybeboard", "MB: 2 Lash")])
def test_a_sideboard_in_json_is_set_apart_and_named(written, board, line):
    parsed = parse(read(f'{{"cards": {{"Kong": 3}}, "{board}": {written}}}').text)
    assert (parsed.cards, parsed.errors, parsed.maybeboard) == (["Kong"] * 3, [], ("Lash", "Lash"))
    assert [one.text for one in parsed.apart] == [line]


@pytest.mark.parametrize("board", ["sideboard", "maybeboard"])
def test_a_board_that_is_no_list_is_said(board):
    with pytest.raises(Unreadable, match=f"^The {board} of a deck is written as"):
        read(f'{{"cards": {{"Kong": 3}}, "{board}": "2 Lash"}}')
    assert came_in(f'{{"cards": {{"Kong": 3}}, "{board}": null}}') == (JSON, {"Kong": 3}, "")


def test_a_sideboard_in_csv_is_set_apart():
    parsed = parse(read("count,name,section\n3,Kong,main\n2,Lash,Sideboard\n1,Rage,SB\n1,Muse,Considering").text)
    assert (parsed.cards, parsed.errors) == (["Kong"] * 3, [])
    assert [one.text for one in parsed.apart] == ["SB: 2 Lash", "SB: 1 Rage", "MB: 1 Muse"]


def test_errors_in_csv_have_the_number_of_their_line():
    parsed = parse(read("count,name\n3,Kong\n\n2,Kogn\nthree,Lash\n3,\n1.5,Rage").text)
    assert parsed.cards == ["Kong"] * 3
    assert [(error.line, error.text, error.suggestion) for error in parsed.errors] == [
        (4, "2 Kogn", "Kong"), (5, "three Lash", "Lash"), (7, "1.5 Rage", "Rage"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        {"Kong": 3, "Wolf's Call": 1},
        {"cards": {"Kong": 3, "Wolf's Call": 1}},
        {"cards": [{"name": "Kong", "count": 3}, {"name": "Wolf's Call"}]},
        [{"Card": "kong", "Qty": 3}, {"card": "Wolf's Call", "qty": 1}],
        ["3 Kong", "Wolf's Call"],
        ["Kong", "Kong", "Kong", "Wolf's Call"],
        [["Kong", 3], ["Wolf's Call", 1]],
        [[3, "Kong"], [1, "Wolf's Call"]],
    ],
    ids=json.dumps,
)
def test_json_of_others(data):
    assert came_in(json.dumps(data)) == (JSON, {"Kong": 3, "Wolf's Call": 1}, "")


def test_a_card_that_json_names_twice_is_counted_twice():
    assert came_in('{"Kong": 1, "Kong": 2}') == (JSON, {"Kong": 3}, "")


def test_what_json_says_of_a_deck_is_kept():
    data = {"name": "Apes\n", "format": "sealed", "deity": FURIOS, "cards": {"Kong": 1}, "version": 3}
    assert read(json.dumps(data)) == Incoming(JSON, f"Deity: {FURIOS}\n1 Kong", "Apes", "sealed", more={"version": 3})


def test_entries_of_json_that_are_no_cards_are_errors_and_not_lost():
    entries = [
        "3 Kogn",
        7,
        None,
        {"count": 2},
        {"name": "#", "count": 2},
        ["a", "b", "c"],
        {"name": "Lash:", "count": 1},
    ]
    parsed = parse(read(json.dumps(entries)).text)
    assert [error.line for error in parsed.errors] == [1, 3, 4, 5, 6]  # a number alone is passed over, as in text
    assert parsed.cards == ["Lash"]


@pytest.mark.parametrize("content", ["{", '{"cards": [', '{"Kong": 3,}', '[{"Kong": 3]', "{]}"])
def test_broken_json_says_where(content):
    with pytest.raises(Unreadable, match=r"^This looks like JSON but has an error at line 1, character \d+: .*\.$"):
        read(content)


@pytest.mark.parametrize("content", ["[" * 100_000, '{"a":' * 50_000, '{"Kong": ' + "9" * 5000 + "}"])
def test_json_that_goes_too_far_is_refused(content):
    with pytest.raises(Unreadable):
        read(content)


def test_a_heading_in_brackets_is_no_json():
    assert came_in("[Wild]\n3 Kong")[0] == TEXT


@pytest.mark.parametrize(
    ("link", "slug"),
    [("http://127.0.0.1:8000/decks/abc-DEF_123/", "abc-DEF_123"), ("https://x/decks/abc/versions/3/?a=b#c", "abc")],
)
def test_a_link_to_a_deck_of_this_site_names_it(link, slug):
    assert read(f" {link}\n") == Incoming(LINK, "", slug=slug)


@pytest.mark.parametrize(
    "link", ["https://example.org/", "http://[", "https://x/decks/" + "a" * 33 + "/", "http://x/?" + "&a=1" * 30]
)
def test_other_links_are_not_followed(link):
    with pytest.raises(Unreadable):
        read(link)


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"3 Kong", "3 Kong"), ("\ufeff3 Kong".encode(), "3 Kong"), ("3 Kong".encode("utf-16"), "3 Kong"),
        ("The People’s Champion".encode("cp1252"), "The People’s Champion"), (b"\x81\xff", "\ufffdÿ"), (b"", ""),
    ],
)  # fmt: skip
def test_files_of_many_programs_are_decoded(data, text):
    assert exchange.decoded(data) == text


# --- whatever else comes ---------------------------------------------------------------------------------------------

JSONS = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["3 Kong", "Kogn", "SB: 1 Lash"]),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["cards", "name", "deity", "count"]), inner)
    ),
    max_leaves=20,
)
PIECES = st.sampled_from(
    ["3", "Kong", ",", ";", "\t", "\n", '"', "{", "}", "[", "]", ":", "#", "//", "SB:", "count", "name", "http://x/",
     "\0", "\ud800", "\u2028", "\ufeff", "decks/abc/", "?list=", "%0A", "é", "\x85", "\x1c"]
)  # fmt: skip


def reads(content):
    """Whatever comes in is read, line by line, or refused in a sentence; what is read can be stored and shown."""
    try:
        incoming = read(exchange.decoded(content) if isinstance(content, bytes) else content)
    except Unreadable as unreadable:
        incoming = Incoming(TEXT, str(unreadable))
    for said in (incoming.text, incoming.name, incoming.format_spec):
        said.encode()
        assert "\0" not in said
    parsed = parse(incoming.text)
    for error in parsed.errors:
        error.message.encode()


@given(st.text() | st.lists(PIECES).map("".join))
def test_any_text_is_read(content):
    reads(content)


@given(st.binary())
def test_any_file_is_read(data):
    reads(data)


@given(JSONS)
def test_any_json_is_read(data):
    reads(json.dumps(data))


@given(st.lists(st.lists(st.text())), st.sampled_from([",", ";", "\t"]))
def test_any_table_is_read(rows, delimiter):
    reads("\n".join(["count,name".replace(",", delimiter), *(delimiter.join(row) for row in rows)]))


@given(st.text())
def test_any_link_is_read(rest):
    reads(f"https://x/decks/new/?list={rest}")
