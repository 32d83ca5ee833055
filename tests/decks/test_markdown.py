"""What people write, as HTML: Markdown and cards, and nothing else of what they typed."""

import re
import time
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.markdown import ATTRIBUTES, MOST_CARDS, TAGS, described, with_cards
from engine.games import DEFAULT

LONGEST = 10_000  # of a description


class Seen(HTMLParser):
    """The tags of a page, and their attributes."""

    def __init__(self, html):
        super().__init__()
        self.tags, self.attributes = set(), []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes += [(tag, name, value) for name, value in attributes]

    handle_startendtag = handle_starttag


def harmless(html):
    """Only tags and attributes that there may be, links that lead to pages, and pictures of our own."""
    seen = Seen(html)
    assert seen.tags <= TAGS
    for tag, name, value in seen.attributes:
        assert name in ATTRIBUTES.get(tag, ()) or (name, tag) == ("rel", "a") or name in ("title", "lang")
        if name == "href":
            assert re.match(r"https?:|/|[^:]*$", value), value
        if name == "src":
            assert value.startswith("/faces/")
    return html


def test_markdown_is_rendered_below_the_headings_of_the_page():
    html = described(
        "# Plan\n\nPlay **fast**, *then* ~~slow~~.\n\n- one\n- two\n\n| a |\n|---|\n| b |\n\n> quoted\n\n`code`",
        game=DEFAULT,
    )
    for part in ("<h3>Plan</h3>", "<strong>fast</strong>", "<em>then</em>", "<s>slow</s>", "<li>two</li>", "<td>b</td>",
                 "<blockquote>", "<code>code</code>"):  # fmt: skip
        assert part in html
    assert described("## Two\n###### Six", game=DEFAULT) == "<h4>Two</h4>\n<h6>Six</h6>\n"


def test_a_name_in_brackets_is_a_card_as_people_type_it():
    for typed in ("Kong", "kong", " KONG "):
        html = described(f"Play [[{typed}]].", game=DEFAULT)
        assert '<a class="card-word wild" href="/cards/kong/"' in html
        assert re.search(r'<img src="/faces/\w+-kong-small\.webp" alt=""', html)
        assert html == described(f"Play [[{typed}]].", game=DEFAULT)
    assert "furios-father-of-nature" in described("[[Furios, Father of Nature]]", game=DEFAULT)
    assert 'href="/cards/kong/">Kong<' in with_cards("Play [[kong]]", game=DEFAULT)


@pytest.mark.parametrize(
    "typed", ["[[Kogn]]", "[[]]", "[[[[Kogn]]]]", "[[Kong", "Kong]]", "[[Kong\n]]", f"[[{'x' * 90}]]"]
)
def test_what_is_no_card_stays_as_it_was_typed(typed):
    assert with_cards(typed, game=DEFAULT) == typed
    assert "card-word" not in described(typed, game=DEFAULT)
    assert re.sub(r"</?p>|\n", "", described(typed, game=DEFAULT)) == typed.replace("\n", "")


def test_cards_in_one_text_are_bounded():
    for html in (described("[[Kong]] " * 500, game=DEFAULT), with_cards("[[Kong]] " * 500, game=DEFAULT)):
        assert html.count("<img") == MOST_CARDS
        assert html.count("[[Kong]]") == 500 - MOST_CARDS
        assert len(html) < 40_000


HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "[x](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "![x](http://evil.example/x.png)",
    "![x](/faces/x.png)",
    "[![x](http://evil.example/x.png)](http://evil.example)",
    "[x]: http://evil.example 'x'\n\n![x][x]",
    "<svg/onload=alert(1)>",
    "```html\n<script>alert(1)</script>\n```",
    "<style>*{display:none}</style>",
    "<!-- --><b>x</b>",
    "[x](http://a 'on\"mouseover=alert(1)')",
    '[[Kong" onmouseover="x]]',
    "[[<b>Kong</b>]]",
    "[[[Kong](javascript:x)]]",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<form action=//evil.example><input></form>",
    "\0<b>\0</b>",
]


@pytest.mark.parametrize("typed", HOSTILE, ids=range(len(HOSTILE)))
def test_nothing_hostile_gets_into_a_page(typed):
    for html in (harmless(described(typed, game=DEFAULT)), harmless(with_cards(typed, game=DEFAULT))):
        assert "<script" not in html.lower()
        assert "<img" not in html or "/cards/kong/" in html


def test_links_lead_away_without_recommending_it():
    html = described("[x](https://example.com/)", game=DEFAULT)
    assert html == '<p><a href="https://example.com/" rel="nofollow noopener noreferrer ugc">x</a></p>\n'


@given(st.text(st.sampled_from("[]()<>*_`~|#-!\\\n &;:\"'/abKong0.="), max_size=200))
def test_whatever_is_typed_is_harmless(typed):
    harmless(described(typed, game=DEFAULT))
    harmless(with_cards(typed, game=DEFAULT))


DEEP = {
    "brackets": "[", "cards": "[[Kong]]", "no cards": "[[Kogn]]", "stars": "*a", "lines": "_a_ ", "ticks": "`a",
    "quotes": "> ", "lists": "- ", "links": "[a](b", "tables": "|a\n|-\n", "ampersands": "&", "autolinks": "<http://",
    "emphasis": "**a*b_c__", "pictures": "![[", "strikes": "~~a", "backslashes": "\\", "numbers": "1. ",
}  # fmt: skip


@pytest.mark.parametrize("part", DEEP.values(), ids=DEEP)
def test_no_text_takes_long_or_grows_without_bounds(part):
    text = (part * LONGEST)[:LONGEST]
    before = time.process_time()
    html = described.__wrapped__(text, DEFAULT)
    assert time.process_time() - before < 1
    assert len(html) < 200_000
