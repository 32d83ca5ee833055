"""What all resources have in common: JSON only, small bodies, a budget, and errors as errors.py tells them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import IO, Any, NoReturn, TypeAlias

from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import conditional_page
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import ParseError, UnsupportedMediaType
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import MultipleChoiceField, Serializer
from rest_framework.views import APIView

from decks.api import errors
from decks.api.budget import READ, WRITE, Budget
from decks.api.persons import BySession, BySessionOfAPage, ByToken, game_of

Said: TypeAlias = dict[str, Any]  # what a serializer has checked, by field

LARGEST_BODY = 250_000  # bytes
SAFE = ("GET", "HEAD")


class Json(BaseParser):
    """JSON in UTF-8 that can be stored and shown."""

    media_type = "application/json"

    def parse(
        self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, object] | None = None
    ) -> Any:
        try:
            data = json.loads(stream.read(LARGEST_BODY + 1).decode(), parse_constant=_no_number)
            json.dumps(data, ensure_ascii=False).encode()
        except RecursionError:
            raise ParseError("This JSON is nested too deeply.", "json") from None
        except UnicodeError:
            raise ParseError("This is not valid UTF-8 text.", "json") from None
        except ValueError as wrong:
            raise ParseError(f"This is not JSON: {wrong}.", "json") from None
        return data


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")


class AlwaysJson(BaseContentNegotiation):
    """There is one way out and one way in, whatever the request says that it likes."""

    def select_parser(self, request: Request, parsers: Iterable[BaseParser]) -> BaseParser:
        return next(iter(parsers))

    def select_renderer(
        self, request: Request, renderers: Iterable[BaseRenderer], format_suffix: str | None = None
    ) -> tuple[BaseRenderer, str]:
        only = next(iter(renderers))
        return only, str(only.media_type)


class Resource(APIView):
    """One address of the API. Methods raise what errors.py knows."""

    renderer_classes = (JSONRenderer,)
    parser_classes = (Json,)
    content_negotiation_class = AlwaysJson
    authentication_classes: tuple[type[BaseAuthentication], ...] = (ByToken, BySessionOfAPage)
    permission_classes = ()
    throttle_classes = (Budget,)
    http_method_names = ("get", "head", "post", "patch", "delete")

    def cost(self, request: Request) -> int:
        return READ if request.method in SAFE else WRITE

    def get_exception_handler(self) -> Callable[..., Response | None]:
        return errors.answer

    def initial(self, request: Request, *args: object, **kwargs: object) -> None:
        """Before anything reads a body, look at what is said about it."""
        if request.method not in self.allowed_methods:
            self.http_method_not_allowed(request)
        size = request._request.META.get("CONTENT_LENGTH") or "0"
        if request.method not in SAFE and size.isdecimal() and int(size[:12]) > 0:
            if int(size[:12]) > LARGEST_BODY:
                sentence = (
                    f"You sent more than {LARGEST_BODY // 1000} kB, which is the limit here. Nothing was changed."
                )
                raise errors.Declined(413, "too_large", sentence)
            if request._request.content_type != Json.media_type:
                raise UnsupportedMediaType(
                    request._request.content_type or "",
                    "Send JSON with the header “Content-Type: application/json”.",
                    "not_json",
                )
        super().initial(request, *args, **kwargs)

    def http_method_not_allowed(  # type: ignore[override]  # that of the framework, which its types leave out
        self, request: Request, *args: object, **kwargs: object
    ) -> NoReturn:
        allowed = ", ".join(self.allowed_methods)
        raise errors.Declined(405, "method", f"This address allows {allowed}, not {request.method}.")

    def asked(self, query: type[Serializer[object]]) -> Said:
        """What the address asks, checked. What is asked empty is asked: forms may mean nothing by it, programs do."""
        context = {"game": game_of(self.request)}
        known = query(context=context).fields
        several = {name for name, field in known.items() if isinstance(field, MultipleChoiceField)}
        parameters = {
            name: values if name in several else values[-1] for name, values in self.request.query_params.lists()
        }
        return _checked(query(data=parameters, context=context))

    def given(self, body: type[Serializer[object]], *, partial: bool = False) -> Said:
        """What was sent, checked."""
        if not isinstance(self.request.data, dict):
            raise ParseError("Send one JSON object, as in {...}.", "json")
        return _checked(body(data=self.request.data, partial=partial, context={"game": game_of(self.request)}))


def _checked(serializer: Serializer[object]) -> Said:
    serializer.is_valid(raise_exception=True)
    said: Said = serializer.validated_data
    return said


@method_decorator(gzip_page, name="dispatch")
@method_decorator(conditional_page, name="dispatch")
class Fact(Resource):
    """What is the same for everybody: browsers may keep it and ask whether it is still good."""

    def finalize_response(self, request: Request, response: Response, *args: object, **kwargs: object) -> Response:
        if response.status_code == 200:
            response.headers.setdefault("Cache-Control", "public, max-age=0, must-revalidate")
        return super().finalize_response(request, response, *args, **kwargs)


@method_decorator(never_cache, name="dispatch")
class Possession(Resource):
    """What depends on who asks: never kept by caches."""


class Calculation(Resource):
    """What is computed from what is sent, and kept nowhere: nothing is changed, so no page must prove itself."""

    authentication_classes = (ByToken, BySession)
