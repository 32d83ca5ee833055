"""Parts of what comes in and goes out. JSON is taken by its word: "3" is no number and 1 is not true."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Any, ClassVar, TypeAlias

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from decks.formats.models import HOUSE_AT
from engine.construction.formats import BadFormat
from engine.construction.house_formats import HOUSE, LONGEST_NAME, MOST_LISTS, HouseFormats, Number, Switch
from engine.construction.lists import MAX_CARDS, MAX_COPIES
from engine.games import Game
from engine.kernel import facts
from engine.kernel.facts import Fact

LARGEST = 2**31 - 1
LONGEST_SHOWN = 60


# What the framework says of a field, in the words of the site.
_SAID: dict[str, Any] = {"required": "This is missing.", "null": "This must not be null."}
_LIMITS: dict[str, Any] = {
    "min_value": "This must be at least {min_value}.",
    "max_value": "This must be at most {max_value}.",
    "max_string_length": "This number is too long.",
}


class StrictSerializer(serializers.Serializer[object]):
    """An object of which every field is known: a name that is none is probably misspelt."""

    default_error_messages: ClassVar = _SAID | {"invalid": "This must be a JSON object, not {datatype}."}

    def to_internal_value(self, data: object) -> dict[str, Any]:
        if isinstance(data, Mapping):
            unknown = {str(name): [self._no_such(str(name))] for name in data if name not in self.fields}
            if unknown:
                raise ValidationError(unknown)
        values: dict[str, Any] = super().to_internal_value(data)
        return values

    def _no_such(self, name: str) -> str:
        close = get_close_matches(name, self.fields, 1)
        known = f"Did you mean {close[0]}?" if close else f"Fields are {', '.join(self.fields)}."
        return f"Unknown field. {known}"


class Text(serializers.CharField):
    """A JSON string."""

    default_error_messages: ClassVar = _SAID | {
        "invalid": "This must be a string.",
        "blank": "This must not be empty.",
        "max_length": "This must have at most {max_length} characters.",
        "min_length": "This must have at least {min_length} characters.",
        "unstorable": "This has signs that cannot be stored.",
    }

    def to_internal_value(self, data: object) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        if "\0" in data or any("\ud800" <= sign <= "\udfff" for sign in data):
            self.fail("unstorable")
        return super().to_internal_value(data)


class Texts(serializers.ListField):
    """Several of them."""

    default_error_messages: ClassVar = _SAID | {
        "not_a_list": "This must be a list of strings, not {input_type}.",
        "empty": "This list must not be empty.",
        "min_length": "This list must have at least {min_length} entries.",
        "max_length": "This list must have at most {max_length} entries.",
    }


class Choice(serializers.ChoiceField):
    """One of some words."""

    default_error_messages: ClassVar = _SAID | {"invalid_choice": "This must be one of {choices}; it is {input}."}

    def to_internal_value(self, data: object) -> str:
        if not isinstance(data, str) or data not in self.choices:
            shown = json.dumps(data, ensure_ascii=False)
            self.fail("invalid_choice", input=shown[:LONGEST_SHOWN], choices=", ".join(self.choices))
        return data


class ChoiceOfGame(Choice):
    """One of some words of the game that is asked."""

    def __init__(self, of: Callable[[Game], Iterable[str]], **kwargs: Any) -> None:
        self.of = of
        super().__init__(choices=[], **kwargs)

    def bind(self, field_name: str, parent: serializers.BaseSerializer[Any]) -> None:
        super().bind(field_name, parent)
        self.choices = list(self.of(self.context["game"]))


class Choices(serializers.MultipleChoiceField):
    """Some of some words."""

    default_error_messages: ClassVar = _SAID | {
        "invalid_choice": "“{input}” is none of those that are offered.",
        "not_a_list": "This must be a list, not {input_type}.",
        "empty": "This must not be empty.",
    }


class ChoicesOfGame(Choices):
    """Some of some words of the game that is asked."""

    def __init__(self, of: Callable[[Game], Iterable[str]], **kwargs: Any) -> None:
        self.of = of
        super().__init__(choices=[], **kwargs)

    def bind(self, field_name: str, parent: serializers.BaseSerializer[Any]) -> None:
        super().bind(field_name, parent)
        self.choices = list(self.of(self.context["game"]))


class Whole(serializers.IntegerField):
    """A JSON number without a fraction."""

    default_error_messages: ClassVar = _SAID | _LIMITS | {"invalid": "This must be a whole number."}

    def to_internal_value(self, data: object) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return data


class Day(serializers.DateField):
    """A day."""

    default_error_messages: ClassVar = _SAID | {
        "invalid": "This must be a date such as 2017-07-01.",
        "datetime": "This must be a date such as 2017-07-01, without a time.",
    }


class Flag(serializers.BooleanField):
    """true or false."""

    default_error_messages: ClassVar = _SAID | {"invalid": "This must be true or false."}

    def to_internal_value(self, data: object) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid")
        return data


class QueryNumber(serializers.IntegerField):
    """Digits in an address."""

    default_error_messages: ClassVar = _SAID | _LIMITS | {"invalid": "This must be a whole number."}

    def to_internal_value(self, data: object) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", str(data)):
            self.fail("invalid")
        return int(str(data))


class QueryFlag(Choice):
    """1 or true, 0 or false in an address; false unless it is said."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(choices=["1", "0", "true", "false"], required=False, **kwargs)

    def to_internal_value(self, data: object) -> bool:  # type: ignore[override]  # its types say that it gives words
        return super().to_internal_value(data) in ("1", "true")


class Cards(serializers.DictField):
    """Counts by name."""

    default_error_messages: ClassVar = _SAID | {
        "not_a_dict": "This must be a JSON object of counts by name, not {input_type}.",
        "empty": "This must not be empty.",
    }

    def __init__(self, most: int = MAX_COPIES, **kwargs: Any) -> None:
        super().__init__(child=Whole(min_value=1, max_value=most), **kwargs)


# --- what a game says ------------------------------------------------------------------------------------------------

_SAVED = f"{HOUSE_AT}[A-Za-z0-9_-]{{1,32}}"


def formats_of(game: Game) -> list[str]:
    """The keys of its formats."""
    return [one.key for one in game.construction.DECK_FORMATS]


class FormatKey(ChoiceOfGame):
    """The key of a format, also of one that somebody saved."""

    default_error_messages: ClassVar = {
        "invalid_choice": f"This must be one of {{choices}}, or “{HOUSE_AT}” and the slug of a house format; "
        "it is {input}."
    }

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(lambda game: [*formats_of(game), HOUSE], **kwargs)

    def to_internal_value(self, data: object) -> str:
        if isinstance(data, str) and re.fullmatch(_SAVED, data):
            return data
        return super().to_internal_value(data)

    @staticmethod
    def schema_of(game: Game) -> dict[str, object]:
        """As the OpenAPI document has it."""
        return {
            "type": "string",
            "description": f"The key of a format; “{HOUSE_AT}” and the slug of a house format; or “house” with the "
            "rules of one.",
            "anyOf": [{"enum": [*formats_of(game), HOUSE]}, {"pattern": f"^{_SAVED}$"}],
        }


_DAY = {"type": ["string", "null"], "format": "date"}
_NAMES = {"type": "array", "items": {"type": "string"}, "maxItems": 400}
_NAME = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}


def _asked(ask: Switch | Number) -> dict[str, object]:
    """The schema of a field of a game's own."""
    said: dict[str, object] = {"description": f"{ask.label}."}
    if isinstance(ask, Switch):
        return {"type": "boolean", **said}
    return {"type": ["integer", "null"] if ask.otherwise else "integer", "minimum": 0, "maximum": ask.most, **said}


class House(serializers.JSONField):
    """What tells a house format of the game that is asked; all of its fields are said when it goes out."""

    default_error_messages: ClassVar = _SAID | {"invalid": "This must be JSON."}

    def to_internal_value(self, data: object) -> dict[str, object]:
        game: Game = self.context["game"]
        house = game.construction.HOUSE_FORMATS
        try:
            return house.as_data(house.read(data))
        except BadFormat as bad:
            raise ValidationError([str(one) for one in bad.problems]) from None

    @staticmethod
    def schema_of(game: Game) -> dict[str, object]:
        """As the OpenAPI document has it."""
        house: HouseFormats[Any] = game.construction.HOUSE_FORMATS
        example = {
            "name": "Friday night",
            "least": house.usual.least,
            "copies": 2,
            "sets": [next(iter(house.products))],
        }
        return {
            "type": "object",
            "description": f"A house format. Missing rules are those of {house.usual.name}.",
            "required": ["name"],
            "additionalProperties": False,
            "properties": {
                "name": _NAME,
                "least": {"type": "integer", "minimum": 1, "maximum": MAX_CARDS},
                "most": {"type": ["integer", "null"], "minimum": 1, "maximum": MAX_CARDS},
                "copies": {"type": ["integer", "null"], "minimum": 1, "maximum": MAX_COPIES},
                **{ask.key: _asked(ask) for ask in house.asks},
                "sets": {"type": "array", "items": {"enum": list(house.sets)}},
                "lists": {"type": "array", "maxItems": MOST_LISTS, "items": {"oneOf": _lists_of(house)}},
            },
            "example": example,
        }


def _lists_of(house: HouseFormats[Any]) -> list[dict[str, object]]:
    """A list that is published, by its name, or one of somebody's own."""
    own = {
        "type": "object",
        "required": ["name"],
        "additionalProperties": False,
        "properties": {
            "name": _NAME,
            "banned": _NAMES,
            "restricted": _NAMES,
            **{mark.key: _NAMES for mark in house.marks},
            "since": _DAY,
            "until": _DAY,
        },
    }
    published = [found.name for found in house.published]
    return [{"enum": published}, own] if published else [own]


AnyField: TypeAlias = serializers.Field[Any, Any, Any, Any]


@extend_schema_field({"oneOf": [{"type": "integer"}, {"const": "X"}]})
class Strength(serializers.Field[Any, Any, Any, Any]):
    """A printed number, or “X”."""


_KINDS: dict[str, Callable[..., AnyField]] = {
    facts.TEXT: serializers.CharField,
    facts.NUMBER: serializers.IntegerField,
    facts.STRENGTH: Strength,
    facts.FLAG: serializers.BooleanField,
    facts.DAY: serializers.DateField,
}


def fields_of(data: Iterable[Fact]) -> dict[str, AnyField]:
    """What programs are told, as fields of a serializer."""
    return {fact.name: _field_of(fact) for fact in data}


def _field_of(fact: Fact) -> AnyField:
    said: dict[str, Any] = {"help_text": fact.means} if fact.means else {}
    if fact.parts:
        made: Any = type(f"{fact.one}Serializer", (serializers.Serializer,), fields_of(fact.parts))
        nested: AnyField = made(many=fact.many, allow_null=fact.null, **said)
        return nested
    if fact.kind == facts.OBJECT:
        return serializers.DictField(allow_null=fact.null, **said)
    kind = partial(serializers.ChoiceField, choices=fact.values) if fact.values else _KINDS[fact.kind]
    return serializers.ListField(child=kind(), **said) if fact.many else kind(allow_null=fact.null, **said)
