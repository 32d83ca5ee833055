"""What people write about decks, as HTML: descriptions in Markdown, comments as plain text. In both `[[Kong]]` is a
card.

Nothing that is typed gets into a page as it is. Markdown is rendered by a library that is told to know no HTML and no
pictures, and what comes of it is cleaned by another one that knows the few tags there may be (TAGS). So one of them may
err. What is rendered depends on the text alone, and the last texts are remembered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

import nh3
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from decks import search
from decks.faces.files import SIZES, face_of, parse_file
from decks.uploads.models import Picture
from engine import games
from engine.kernel.names import fold
from gate.games import urls_of

LONGEST_CARD: Final = 80  # characters between the brackets
NAMED: Final = re.compile(rf"\[\[([^\[\]\n]{{1,{LONGEST_CARD}}})\]\]")
HEADINGS: Final = {"h1": "h3", "h2": "h4", "h3": "h5", "h4": "h6", "h5": "h6", "h6": "h6"}  # below those of the page
TAGS: Final = {
    "a", "blockquote", "br", "code", "em", "h3", "h4", "h5", "h6", "hr", "img", "li", "ol", "p", "pre", "s", "span",
    "strong", "table", "tbody", "td", "th", "thead", "tr", "ul",
}  # fmt: skip
ATTRIBUTES: Final = {
    "a": {"class", "href"}, "img": {"alt", "decoding", "height", "loading", "src", "width"}, "span": {"class"},
    "ol": {"start"},
}  # fmt: skip
OURS: Final = {"a": "card-word", "span": "card-peek"}  # what a class of ours begins with
DEPTH: Final = 20  # quotes in quotes, lists in lists
REMEMBERED: Final = 256  # texts
PEEK: Final = "small"  # the size of a face beside its name
GAME: Final = "game"  # the key under which the reader is told of it
MOST_CARDS: Final = 60  # in one text are shown as cards: each is longer than its name by some 300 characters


@lru_cache(maxsize=REMEMBERED)
def described(text: str, game: str) -> SafeString:
    """A description, rendered and cleaned; cards are those of the game."""
    html = _reader().render(text, {GAME: game})
    cleaned = nh3.clean(
        html,
        tags=TAGS,
        attributes=ATTRIBUTES,
        attribute_filter=_harmless,
        url_schemes={"http", "https"},
        link_rel="nofollow noopener noreferrer ugc",
        strip_comments=True,
    )
    return mark_safe(cleaned)  # noqa: S308  (that is what it was cleaned for)


def with_cards(text: str, game: str) -> SafeString:
    """Plain text, in which lines stay lines and names in double brackets are cards of the game."""
    parts = NAMED.split(text, MOST_CARDS)
    return format_html_join("", "{}", ((_word(part, game) if at % 2 else part,) for at, part in enumerate(parts)))


def with_own_pictures(html: SafeString, slugs: Mapping[str, str]) -> SafeString:
    """The same for somebody who has put pictures on cards: `slugs` of these by the names of the cards."""

    def own(shown: re.Match[str]) -> str:
        slug = slugs.get(parse_file(shown[1], Picture.game)[0].face.name)
        return f'<img src="{reverse("picture", args=[slug, PEEK])}"' if slug else shown[0]

    return mark_safe(_shown_face().sub(own, html)) if slugs else html  # noqa: S308  (one address for another)


@cache
def _shown_face() -> re.Pattern[str]:
    """Of what is cleaned; what is typed has no tags any more."""
    return re.compile(f'<img src="{re.escape(_faces_of(Picture.game))}([^"]+)"')


def _faces_of(game: str) -> str:
    """How the addresses of the faces of a game begin."""
    return reverse("face", args=["x"], urlconf=urls_of(game)).removesuffix("x")


@cache
def _names(game: str) -> dict[str, str]:
    """The names of cards and deities of a game, by what people may type for them."""
    return {fold(name): name for name in search.of(game).by_name}


def _word(typed: str, game: str) -> str:
    """The card that is called so; the text as it was typed where none is."""
    name = _names(game).get(fold(typed))
    return f"[[{typed}]]" if name is None else _card(name, game)


@cache
def _card(name: str, game: str) -> SafeString:
    """A card in a sentence: its name, which leads to its page, and its face for whoever points at it."""
    row, size, urls = search.of(game).by_name[name], SIZES[PEEK], urls_of(game)
    return format_html(
        '<a class="card-word {}" href="{}">{}<span class="card-peek">'
        '<img src="{}" alt="" width="{}" height="{}" loading="lazy" decoding="async"></span></a>',
        games.of(game).construction.entry(name).alignments[0],
        reverse("card", args=[row.slug], urlconf=urls),
        name,
        reverse("face", args=[face_of(name, game).file(PEEK)], urlconf=urls),
        size.width,
        size.height,
    )


def _harmless(tag: str, attribute: str, value: str) -> str | None:
    """An attribute that may stay: pictures are our own faces, classes those of cards."""
    if attribute == "src" and not value.startswith(tuple(map(_faces_of, games.GAMES))):
        return None
    if attribute == "class" and not value.startswith(OURS[tag]):
        return None
    return value


# --- the reader of Markdown ------------------------------------------------------------------------------------------


@cache
def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False, "maxNesting": DEPTH})
    reader.enable(["strikethrough", "table"]).disable(["html_block", "html_inline", "image", "reference"])
    reader.inline.ruler.before("link", "card", _read_card)
    reader.add_render_rule("card", _render_card)
    reader.core.ruler.push("headings", _lower_headings)
    return reader


def _read_card(state: StateInline, silent: bool) -> bool:
    """[[Kong]], if there is such a card; everything else is left to the rules after this one."""
    found = NAMED.match(state.src, state.pos)
    name = _names(state.env[GAME]).get(fold(found[1])) if found else None
    if found is None or name is None or state.env.get("cards", 0) >= MOST_CARDS:
        return False
    if not silent:
        state.env["cards"] = state.env.get("cards", 0) + 1
        state.push("card", "", 0).content = name
    state.pos = found.end()
    return True


def _render_card(
    renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: OptionsDict, env: EnvType
) -> str:
    return _card(tokens[at].content, env[GAME])


def _lower_headings(state: object) -> None:
    """Headings of a text stand below the heading of the page and of the part that it is in."""
    for token in getattr(state, "tokens", ()):
        token.tag = HEADINGS.get(token.tag, token.tag)
