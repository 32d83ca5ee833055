"""The game that a page or a command is about.

Every game but the first has its pages under its key: `/epic-tcg/cards/`. Each has its own addresses
(settings.URLS_OF_GAMES), and a request is answered by those of its game, so that `reverse("cards")` and `{% url %}`
lead to pages of the game that one is in. A page that belongs to no game, such as an account, is in the game that was
looked at last, which a cookie remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.core.management.base import CommandParser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template import Context
from django.urls import is_valid_path, reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from engine import games
from engine.games import DEFAULT, GAMES, Game

COOKIE: Final = "fourfold_game"
COOKIE_AGE: Final = 365 * 24 * 60 * 60  # seconds
SHARED: Final = "config.urls.shared"


class InAGame(HttpRequest):
    """A request with its game, by `in_a_game`: for annotations."""

    game: Game


def urls_of(key: str) -> str:
    """The module with the addresses of a game."""
    return settings.URLS_OF_GAMES.get(key, settings.ROOT_URLCONF)


def room_of(key: str) -> Path:
    """The folder of a game's room of the engine, which is called like its key; its tests mirror it."""
    return Path("engine") / key.replace("-", "_")


def tests_of(key: str) -> Path:
    """The folder of the tests of a game's room."""
    return Path("tests") / room_of(key)


def home_of(key: str) -> str:
    """The address of the first page of a game."""
    return reverse("home", urlconf=urls_of(key))


def game_of(request: HttpRequest) -> Game:
    """The game that a request is in."""
    return getattr(request, "game", GAMES[DEFAULT])


@cache  # each face on a page asks
def has_section(key: str, name: str, *args: str) -> bool:
    """Whether a game has pages of its own of this part of the site, by the name of their first address; `args` stand
    for what an address is about."""
    return reverse(name, args=args, urlconf=urls_of(key)).startswith(home_of(key))


def game_in(context: Context) -> Game:
    """The game of the page that a template makes; the first, where it makes none for a request."""
    return getattr(getattr(context, "request", None), "game", GAMES[DEFAULT])


def in_titles(request: HttpRequest) -> dict[str, str]:
    """For templates: what stands before the site's name in the title of a page that each game has, so that tabs can be
    told apart; nothing in the first game."""
    game = game_of(request)
    return {"of_game": "" if game.KEY == DEFAULT else f" · {game.NAME}"}


def in_a_game(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware that gives every request its game, and remembers the game whose page was looked at."""

    def answer(request: HttpRequest) -> HttpResponse:
        remembered = _remembered(request)
        key = game_at(request.path_info, remembered)
        request.game = games.of(key)  # type: ignore[attr-defined]
        if key in settings.URLS_OF_GAMES:
            request.urlconf = urls_of(key)
        response = get_response(request)
        if key != remembered and response.status_code == 200 and _is_page(response):
            _remember(response, key)
        return response

    return answer


@never_cache
@require_safe
def choose(request: HttpRequest, key: str) -> HttpResponse:
    """Change to a game, at its first page."""
    if key not in GAMES:
        raise Http404("There is no such game.")
    response = redirect(home_of(key))
    _remember(response, key)
    return response


def game_at(path: str, otherwise: str = DEFAULT) -> str:
    """The game whose page lies at a path; `otherwise` where it is of no game."""
    first = path.lstrip("/").partition("/")[0]
    if first in settings.URLS_OF_GAMES:
        return first
    return otherwise if otherwise != DEFAULT and is_valid_path(path, SHARED) else DEFAULT


def without_game(path: str) -> str:
    """A path as the first game has it: without the key of another one."""
    first, _, rest = path.removeprefix("/").partition("/")
    return f"/{rest}" if first in settings.URLS_OF_GAMES else path


def _remembered(request: HttpRequest) -> str:
    sent = request.COOKIES.get(COOKIE, "")
    return sent if sent in GAMES else DEFAULT


def _is_page(response: HttpResponse) -> bool:
    return response.headers.get("Content-Type", "").startswith("text/html")


def _remember(response: HttpResponse, key: str) -> None:
    response.set_cookie(COOKIE, key, max_age=COOKIE_AGE, secure=settings.SESSION_COOKIE_SECURE, httponly=True,
                        samesite="Lax")  # fmt: skip


def add_game(parser: CommandParser, games: Collection[str] = GAMES) -> None:
    """The option --game, of all games or of these; without it, the usual game, or else the first of these."""
    default = DEFAULT if DEFAULT in games else next(iter(games))
    parser.add_argument("--game", choices=games, default=default, metavar="GAME",
                        help=f"of {', '.join(games)} (default: %(default)s)")  # fmt: skip
