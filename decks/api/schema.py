"""How the OpenAPI document describes the resources: what each method takes, and every answer that it may give."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import append_meta, force_instance
from drf_spectacular.utils import OpenApiExample, OpenApiParameter, OpenApiResponse, extend_schema, inline_serializer
from rest_framework import serializers
from rest_framework.response import Response

from decks.api.fields import FormatKey, House, StrictSerializer
from decks.api.serializers import ProblemSerializer
from engine import games
from engine.games import Game
from gate.games import game_at

EVERYBODY: Final[list[dict[str, list[str]]]] = [{}, {"token": []}, {"session": []}]
SOMEBODY: Final[list[dict[str, list[str]]]] = [{"token": []}, {"session": []}]
SECURITY_SCHEMES: Final = {
    "token": {
        "type": "apiKey",
        "in": "header",
        "name": "Authorization",
        "description": "“Token ” and your token. Create one on your account page.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "fourfold_session",
        "description": "The session cookie of a browser, including guests. Requests that change anything also need the "
        "CSRF token of a page in the header x-csrftoken.",
    },
}

WHY: Final = {
    304: "Not modified: your copy is up to date.",
    400: "The request is not valid.",
    401: "The token is missing or not valid.",
    403: "It belongs to somebody else, or the CSRF token of a page is missing.",
    404: "It does not exist, or it is not shared with you.",
    409: "It has changed since, or you have reached a limit.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    429: "Too many requests: wait as many seconds as `wait` and the header Retry-After say.",
}


F = TypeVar("F", bound=Callable[..., Response])
Answer: TypeAlias = OpenApiResponse | serializers.BaseSerializer[Any] | type[serializers.BaseSerializer[Any]] | None


_PART: Final = re.compile(r"{deities\|([^}]*)}")
Examples: TypeAlias = Callable[[Game], Mapping[str, object]]


class Schema(AutoSchema):
    """Operations are named for method and resource, and objects of which every field is known say so. What a game says
    is that of the game of the address."""

    @property
    def game(self) -> Game:
        return games.of(game_at(self.path))

    def get_operation_id(self) -> str:
        return f"{self.method.lower()}{type(self.view).__name__}"

    def _map_basic_serializer(self, serializer: object, direction: str) -> dict[str, object]:
        mapped: dict[str, object] = super()._map_basic_serializer(serializer, direction)
        if "description" in mapped:
            mapped["description"] = self._in_words_of_the_game(str(mapped["description"]))
        return mapped | {"additionalProperties": False} if isinstance(serializer, StrictSerializer) else mapped

    def _map_serializer(self, serializer: Any, direction: str, bypass_extensions: bool = False) -> Any:
        """Of one that is made anew: what fields it has may depend on the game."""
        made = force_instance(serializer)
        fresh = type(made)(*made._args, **made._kwargs | {"context": {"game": self.game}})
        fresh.partial = made.partial
        return super()._map_serializer(fresh, direction, bypass_extensions)

    def _map_serializer_field(self, field: Any, direction: str, bypass_extensions: bool = False) -> Any:
        if isinstance(field, FormatKey | House):
            return append_meta(field.schema_of(self.game), self._get_serializer_field_meta(field, direction))
        return super()._map_serializer_field(field, direction, bypass_extensions)

    def _get_serializer_field_meta(self, field: Any, direction: str) -> dict[str, Any]:
        meta: dict[str, Any] = super()._get_serializer_field_meta(field, direction)
        if "description" in meta:
            meta["description"] = self._in_words_of_the_game(meta["description"])
        return meta

    def get_description(self) -> str:  # type: ignore[override]  # as drf-spectacular has it
        return self._in_words_of_the_game(super().get_description())

    def _in_words_of_the_game(self, text: str) -> str:
        """A description with examples of the game, and without parts about what the game does not have."""
        game = self.game
        text = _PART.sub(lambda part: part[1] if game.construction.DEITIES else "", text)
        card, search = game.construction.EXAMPLES[0], game.catalogue.SEARCHABLE.shown.fields[1]
        return text.replace("{card}", card).replace("{search}", search)

    def get_override_parameters(self) -> list[Any]:
        query: type[StrictSerializer] | None = getattr(self.view, self.method.lower()).query
        return [query(context={"game": self.game})] if query else []

    def get_examples(self) -> list[OpenApiExample]:
        examples: Examples | None = getattr(self.view, self.method.lower()).examples
        said = examples(self.game) if examples else {}
        return [OpenApiExample(name, value, request_only=True) for name, value in said.items()]


def described(
    tag: str,
    summary: str,
    answers: Mapping[int, Answer],
    *problems: int,
    query: type[StrictSerializer] | None = None,
    body: type[StrictSerializer] | None = None,
    writes: bool = False,
    kept: bool = False,
    examples: Examples | None = None,
) -> Callable[[F], F]:
    """A method of a resource. `answers` are its successes and `problems` what may go wrong beside what may always;
    `writes`: it wants to know who asks; `kept`: browsers keep the answer; `examples` are bodies by their names."""
    usual = (
        {401, 429}
        | ({400} if query or body else set())
        | ({413, 415} if body else set())
        | ({403} if writes else set())
    )
    responses: dict[int, Answer] = dict(answers)
    for status in sorted({*usual, *problems}):
        responses[status] = OpenApiResponse(ProblemSerializer, description=WHY[status])
    parameters: list[OpenApiParameter] = []
    if kept:
        responses[304] = OpenApiResponse(description=WHY[304])
        parameters.append(
            OpenApiParameter("If-None-Match", str, OpenApiParameter.HEADER, description="The ETag of your copy.")
        )
    extended = extend_schema(
        tags=[tag],
        summary=summary,
        parameters=parameters,
        request=body,
        responses=responses,
        auth=SOMEBODY if writes else EVERYBODY,  # type: ignore[arg-type]  # as OpenAPI has it: objects, not words
    )

    def described_method(method: F) -> F:
        made: F = extended(method)
        made.query, made.examples = query, examples  # type: ignore[attr-defined]  # for Schema
        return made

    return described_method


def page_of(
    serializer: type[serializers.Serializer[Any]], **more: serializers.BaseSerializer[Any]
) -> type[serializers.Serializer[object]]:
    """The answer of `paged`."""
    made = inline_serializer(
        f"PageOf{serializer.__name__.removesuffix('Serializer')}s",
        {
            "count": serializers.IntegerField(help_text="Total over all pages."),
            "next": serializers.URLField(allow_null=True),
            "previous": serializers.URLField(allow_null=True),
            "results": serializer(many=True),
            **more,
        },
    )
    return type(made)  # one for each document: what it has fields of may be of the game


def finish(result: dict[str, Any], **more: object) -> dict[str, Any]:
    """The whole document, with what it says once."""
    result["components"]["securitySchemes"] = SECURITY_SCHEMES
    return result
