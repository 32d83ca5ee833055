"""What is clicked beside a search: read from it, written into it, and counted."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks import search
from decks.search import SearchError, printed
from decks.search import choices as clicks

EPIC = search.of("epic")
GROUP = {group.field: group for group in EPIC.groups}
RANGE = {one.field: one for one in EPIC.ranges}
parse = EPIC.parse
find, offer = partial(search.find, EPIC), partial(search.offer, EPIC)
bounds, chosen, cleared = partial(clicks.bounds, EPIC), partial(clicks.chosen, EPIC), partial(clicks.cleared, EPIC)
ranged, toggled = partial(clicks.ranged, EPIC), partial(clicks.toggled, EPIC)


def click(text, choice):
    return printed(toggled(parse(text), *choice.split(":", 1)))


def slide(text, field, low, high):
    return printed(ranged(parse(text), field, low, high))


def made(text, field):
    return set(chosen(GROUP[field], parse(text)))


# --- written ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "choice", "written"),
    [
        ("", "alignment:evil", "alignment:evil"),
        ("dragon", "alignment:evil", "dragon alignment:evil"),
        ("dragon or wurm", "cost:0", "(dragon or wurm) cost:0"),
        ("alignment:evil", "alignment:evil", ""),
        ("alignment:evil wolf", "alignment:good", "(alignment:good or alignment:evil) wolf"),
        ("(a:evil or a:g) wolf", "alignment:evil", "alignment:good wolf"),
        ("(gem:red or gem:white) wolf", "gem:red", "gem:white wolf"),
        ("keyword:blitz", "keyword:airborne", "keyword:airborne keyword:blitz"),
        ("kw:blitz wolf kw:airborne", "keyword:blitz", "keyword:airborne wolf"),
        ("wolf", "set:Base Set", 'wolf set:"Base Set"'),
        ("set:base wolf", "set:Base Set", "wolf"),  # the only set that begins so
        # what asks otherwise stays
        ("alignment=evil", "alignment:evil", "alignment=evil alignment:evil"),
        ("-cost:0", "cost:0", "-cost:0 cost:0"),
        ("cost:0 or wolf", "cost:0", "(cost:0 or wolf) cost:0"),
        ("alignment:ge", "alignment:good", "alignment:ge alignment:good"),
        ("alignment:good alignment:wild", "alignment:evil", "(alignment:good or alignment:evil) alignment:wild"),
        ("cost:0 wolf c:0", "cost:0", "wolf"),
        # what nobody offers
        ("wolf", "colour:red", "wolf"),
        ("wolf", "gem:blue", "wolf"),
        ("wolf", "name:kong", "wolf"),
    ],
)
def test_a_click_is_written_into_the_search(text, choice, written):
    assert click(text, choice) == written


@pytest.mark.parametrize(
    ("text", "ends", "written"),
    [
        ("", (3, 9), "offense>=3 offense<=9"),
        ("wolf", (3, RANGE["offense"].most), "wolf offense>=3"),
        ("wolf", (0, 9), "wolf offense<=9"),
        ("wolf", (5, 5), "wolf offense:5"),
        ("wolf", (9, 3), "wolf offense>=3 offense<=9"),
        ("o>5 wolf o<10", (2, 4), "offense>=2 offense<=4 wolf"),
        ("wolf offense:5 dragon", (0, RANGE["offense"].most), "wolf dragon"),
        ("offense>defense", (2, 4), "offense>defense offense>=2 offense<=4"),
        ("offense!=3", (2, 4), "offense!=3 offense>=2 offense<=4"),
    ],
)
def test_a_range_is_written_into_the_search(text, ends, written):
    assert slide(text, "offense", *ends) == written


def test_a_range_that_nobody_offers_writes_nothing():
    assert slide("wolf", "cost", 0, 1) == "wolf"


def test_clearing_leaves_what_was_typed_otherwise():
    text = "wolf (cost:0 or cost:1) -gem:red kw:blitz offense>3 offense>defense type:event"
    assert printed(cleared(parse(text))) == "wolf -gem:red offense>defense type:event"


# --- read ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "field", "values"),
    [
        ("a:evil", "alignment", {"evil"}),
        ("ALIGNMENT:E wolf", "alignment", {"evil"}),
        ("(a:g or a:wild)", "alignment", {"good", "wild"}),
        ("a:g or a:wild", "alignment", {"good", "wild"}),
        ("a:g or wolf", "alignment", set()),
        ("cost=0", "cost", {"0"}),
        ("cost<1", "cost", set()),
        ("k:ev", "kind", {"event"}),
        ("k:e", "kind", set()),  # elder gods begin so, too
        ("kind:god", "kind", set()),
        ("kw:airborne kw:blitz", "keyword", {"airborne", "blitz"}),
        ("kw:airborne or kw:blitz", "keyword", set()),
        ("set:tyrants", "set", {"Tyrants"}),
        ("set:zannos", "set", set()),
        ("gem!=red", "gem", set()),
        ("-gem:red", "gem", set()),
    ],
)
def test_a_search_says_what_is_chosen(text, field, values):
    assert made(text, field) == values


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("", (0, 30)), ("o>=3", (3, 30)), ("o>3", (4, 30)), ("o<3", (0, 2)), ("o:7", (7, 7)),
        ("o>=3 o<=9 wolf", (3, 9)), ("o>3 o>5", (6, 30)), ("o>9 o<3", (10, 10)),
        ("o>100", (30, 30)), ("o>defense", (0, 30)), ("-o>3", (0, 30)),
    ],
)  # fmt: skip
def test_a_search_says_the_ends_of_a_range(text, ends):
    assert (RANGE["offense"].least, RANGE["offense"].most) == (0, 30)
    assert bounds(RANGE["offense"], parse(text)) == ends


# --- counted ---------------------------------------------------------------------------------------------------------


def counts(text, field):
    (facet,) = (facet for facet in offer(find(text)).facets if facet.group.field == field)
    return {choice.value: choice.count for choice in facet.choices}


def test_each_choice_has_the_number_of_its_cards():
    assert counts("", "alignment") == {"good": 72, "evil": 72, "sage": 72, "wild": 73}
    assert counts("", "cost") == {"0": 79, "1": 198}
    assert counts("", "kind") == {"champion": 158, "event": 119, "deity": 8}
    assert counts("", "gem") == {"red": 71, "white": 207}
    assert counts("", "set") == {"Base Set": 120, "Promos": 20, "Tyrants": 48, "Uprising": 48, "Pantheon": 56}
    assert counts("", "keyword")["airborne"] == 42
    assert "unbreakable" not in counts("", "keyword")  # no card has it always


def test_of_a_group_each_counts_as_if_it_were_chosen_alone():
    dragons = {"good": 4, "evil": 0, "sage": 3, "wild": 6}
    assert sum(dragons.values()) == 13
    assert counts("class:dragon", "alignment") == dragons
    assert counts("class:dragon alignment:sage", "alignment") == dragons
    assert counts("class:dragon (a:sage or a:good)", "alignment") == dragons
    assert counts("class:dragon alignment:sage", "kind") == {"champion": 3, "event": 0, "deity": 0}


def test_of_keywords_each_counts_with_those_that_are_chosen():
    airborne = counts("keyword:airborne", "keyword")
    assert airborne["airborne"] == 42
    assert airborne["blitz"] == len(find("keyword:airborne keyword:blitz").rows)


def test_an_offer_says_how_much_of_the_search_it_made():
    assert offer(find("dragon")).made == 0
    assert offer(find("dragon (a:good or a:wild) kw:blitz kw:airborne o>3 -gem:red")).made == 4


@pytest.mark.parametrize(
    "text", ["", "dragon", "text:/draw/ cost:0", "(a:good or a:evil) wolf or kong", "owned:no kind:e"]
)
def test_a_count_is_what_a_click_finds(text):
    for facet in offer(find(text)).facets:
        others = text
        if not facet.group.every:
            for value in chosen(facet.group, parse(text)):
                others = click(others, f"{facet.group.field}:{value}")
        for choice in facet.choices:
            is_in = facet.group.every and choice.chosen
            alone = others if is_in else click(others, f"{facet.group.field}:{choice.value}")
            assert len(find(alone).rows) == choice.count, (text, choice)


pieces = [
    "wolf", "cost:0", "-cost:1", "(a:good or a:wild)", "kw:blitz", "kw:airborne", "o>3", "o<=9", "o:5", "o>d", " or ",
    "(", ")", "-", '"dark one"', "/^a/", "set:tyrants", "gem:red", "kind:e",
]  # fmt: skip
every_choice = [f"{group.field}:{value}" for group in EPIC.groups for value in group.values]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(pieces), max_size=6).map(" ".join), st.sampled_from(every_choice))
def test_a_click_and_the_same_again_finds_what_was_found(text, choice):
    """And the first one adds nothing that was not found with less."""
    try:
        before = find(text)
    except SearchError:
        return
    field, value = choice.split(":", 1)
    group = GROUP[field]
    once = click(text, choice)
    twice = click(once, choice)
    assert (value in made(once, field)) != (value in chosen(group, before.query))
    assert set(find(twice).rows) == set(before.rows)
    assert set(find(once).rows) <= set(EPIC.rows)
