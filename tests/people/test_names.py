"""What an account may be called."""

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from people import names
from playtest.queries import bots


@pytest.mark.parametrize("name", ["Al", "ann", "Ann_B.-2", "7of9", "a" * names.LONGEST])
def test_these_are_names(name):
    names.check(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "a" * (names.LONGEST + 1),
        "-ann",
        ".ann",
        "_ann",
        "ann b",
        " ann",
        "ann\n",
        "ann@home",
        "ann/..",
        "<b>ann",
        "аnn",  # begins with a Cyrillic letter
        "an\u200bn",
        "ann\u202e",
        "ａｎｎ",
        "änn",
        "١٢٣",
        "ann\0",
    ],
)
def test_these_are_not(name):
    with pytest.raises(ValidationError, match="A name has 2 to 30 letters"):
        names.check(name)


@pytest.mark.parametrize("name", ["admin", "Guest", "FOURFOLD", "you", *(bot for bot, _ in bots(game="epic"))])
def test_nobody_speaks_for_the_site_or_a_bot(name):
    with pytest.raises(ValidationError, match="mistaken for this site"):
        names.check(name)


@given(st.text(max_size=40))
def test_a_name_has_one_spelling_and_nothing_unseen(name):
    try:
        names.check(name)
    except ValidationError:
        return
    assert name.isascii()
    assert name.isprintable()
    assert name == name.strip()
