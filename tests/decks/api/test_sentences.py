"""What the API says of bad input is said in the site's words, with the name of the field, never in the framework's."""

import pytest
from rest_framework import serializers

from decks.api import cube_serializers
from decks.api import serializers as of_the_site
from decks.api.fields import StrictSerializer
from engine import games

CONTEXT = {"game": games.of(games.DEFAULT)}


def asking():
    """Every object that is read."""
    found, waiting = [], [StrictSerializer]
    while waiting:
        for one in waiting.pop().__subclasses__():
            waiting.append(one)
            found.append(one)
    return sorted(set(found), key=lambda one: one.__name__)


def parts(field, name):
    """A field and those in it."""
    yield name, field
    for inner, one in (getattr(field, "fields", None) or {}).items():
        yield from parts(one, f"{name}.{inner}")
    if getattr(field, "child", None) is not None:
        yield from parts(field.child, f"{name}[]")


def of_the_framework(field):
    found = {}
    for kind in reversed(type(field).__mro__):
        if kind.__module__.startswith("rest_framework."):
            found |= getattr(kind, "default_error_messages", {})
    return found


@pytest.mark.parametrize("asked", asking(), ids=lambda one: one.__name__)
def test_no_field_speaks_as_the_framework_does(asked):
    for name, field in parts(asked(context=CONTEXT), asked.__name__):
        if isinstance(field, serializers.HiddenField) or field.read_only:
            continue
        for code, said in of_the_framework(field).items():
            assert field.error_messages[code] != said, (name, code)


@pytest.mark.parametrize(
    ("body", "field", "said"),
    [
        ({"cards": {}}, "name", "This is missing."),
        ({"name": None}, "name", "This must not be null."),
        ({"name": ""}, "name", "This must not be empty."),
        ({"name": "x" * 81}, "name", "This must have at most 80 characters."),
        ({"name": "a\0"}, "name", "This has signs that cannot be stored."),
        ({"name": "a\ud800"}, "name", "This has signs that cannot be stored."),
        ({"name": "Apes", "cards": []}, "cards", "This must be a JSON object of counts by name, not list."),
        ({"name": "Apes", "cards": {"Kong": 0}}, "cards.Kong", "This must be at least 1."),
        ({"name": "Apes", "cards": {"Kong": 61}}, "cards.Kong", "This must be at most 60."),
        ([], "", "This must be a JSON object, not list."),
    ],
)
def test_a_deck_or_a_cube_that_cannot_be_made_is_told_why(body, field, said):
    for kind in (of_the_site.NewDeckSerializer, cube_serializers.NewCubeSerializer):
        asked = kind(data=body, context=CONTEXT)
        assert not asked.is_valid()
        errors = asked.errors
        for part in field.split("."):
            errors = errors[part or "non_field_errors"]
        assert errors == [said]
