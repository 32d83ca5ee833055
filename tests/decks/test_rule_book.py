"""The page of the rules of the Epic TCG: what it reads, what it shows, and that whatever cites a rule leads to it."""

import re

import pytest

from decks.conformance import Test as Shown
from decks.rule_book import Ruling, Section, anchor, read, rule_book
from decks.rule_files import rulings_in, rulings_of, sections_of
from engine import games
from engine.epic_tcg.catalogue import CARDS, reminders
from engine.epic_tcg.prompts.reasons import REASONS, THE_QUESTIONS
from engine.epic_tcg.prompts.wording import _RULES as OF_QUESTIONS
from engine.epic_tcg.text import DAMAGE_WARD, KEYWORDS, SPEEDS, STATES, WARD
from engine.epic_tcg.views.story import WORDS

KEY = "epic-tcg"
PAGE = "/epic-tcg/rules/"
DOCUMENT = (
    "# The game\n\n- **X1.** Not this.\n\n## House rulings\n\nWords:\n\n- **T1.** It is\n  so.\n- **T2.** Not so.\n"
)


@pytest.fixture(scope="module")
def page():
    from django.test import Client

    response = Client().get(PAGE)
    assert response.status_code == 200
    return " ".join(response.content.decode().split())


def test_house_rulings_are_read_from_the_document():
    assert rulings_in(DOCUMENT) == {"T1": "It is so.", "T2": "Not so."}
    assert list(rulings_of(KEY)) == [f"T{number}" for number in range(1, len(rulings_of(KEY)) + 1)]


def test_sections_have_what_keywords_mean_what_is_written_and_their_rulings():
    parts = [
        {"part": "Terms", "sections": [
            {"name": "Range", "keyword": "range", "says": ["It is so."], "rulings": ["T2"]},
            {"name": "Match", "untested": "It is a word."},
        ]},
    ]  # fmt: skip
    book = read(parts, rulings_in(DOCUMENT), {"Range": ["a/b.py::test_far"], "T2": []}, {"range": "First."})
    ruling = Ruling("T2", "Not so.", ())
    assert book.parts[0].sections == (
        Section("Range", ("First.", "It is so."), (ruling,), (Shown("a/b.py", "test_far"),), ""),
        Section("Match", (), (), (), "It is a word."),
    )
    assert [one.number for one in book.rulings] == ["T1", "T2"]


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("How to Play a Card", "rule-how-to-play-a-card"),
        ("Game Terms: Damage Ward", "rule-damage-ward"),
        ("Cards You Don’t Own in Your Hand", "rule-cards-you-dont-own-in-your-hand"),
        ("T39", "rule-t39"),
    ],
)
def test_where_a_rule_stands(rule, found):
    assert anchor(rule) == found


def test_every_section_and_ruling_is_there_in_the_order_of_the_book(page):
    shown = re.findall(r'<h3 id="(rule-[^"]+)">', page)
    names = [section["name"] for part in sections_of(KEY) for section in part["sections"]]
    assert shown == [anchor(name) for name in [*names, *rulings_of(KEY)]]
    assert len(set(shown)) == len(shown)
    for text in rulings_of(KEY).values():
        assert (
            page.count(text.replace("'", "&#x27;").replace('"', "&quot;")) == 2
        )  # at its section, and with the others


def test_every_rule_that_is_cited_anywhere_stands_there(page):
    words = [*KEYWORDS.values(), *STATES.values(), *SPEEDS.values(), WARD, DAMAGE_WARD]
    cited = {rule for _, rule, _ in WORDS.values()} | {one.rule for one in REASONS.values()} - {THE_QUESTIONS}
    cited |= set(OF_QUESTIONS.values()) | {one.section for one in words} | {"Hand Size", "Winning the Game"}
    cited |= {reminder.rule for card in CARDS for reminder in reminders(card)}
    anchors = set(re.findall(r'id="(rule-[^"]+)"', page))
    assert {rule for rule in cited if rule and anchor(rule) not in anchors} == set()


def test_a_section_shows_its_tests_and_the_meaning_of_its_keyword(page):
    article = page.split('<h3 id="rule-range">')[1].split("</article>")[0]
    assert games.of(KEY).play.WORDS["keywords"]["range"]["meaning"] in article
    assert "<code>tests/engine/epic_tcg/rules/test_battle.py</code>" in article
    assert "<li>Range deals damage first</li>" in article


def test_it_lies_in_the_part_of_the_cards(page):
    assert '<a href="/epic-tcg/cards/" aria-current="true">Cards</a>' in page


def test_signs_are_icons_with_names(page):
    article = page.split('<h3 id="rule-free-cards">')[1].split("</article>")[0]
    assert 'aria-label="free"' in article
    assert "{" not in article


def test_what_no_test_shows_says_so(page):
    untested = [ruling.number for ruling in rule_book(KEY).rulings if not ruling.tests]
    assert page.count("No test cites this ruling yet.") == len(untested)


@pytest.mark.django_db
def test_pages_of_the_game_lead_there_and_those_of_the_first_do_not(client):
    assert f'href="{PAGE}"' in client.get("/epic-tcg/nowhere/").content.decode()
    assert PAGE not in client.get("/nowhere/").content.decode()
    assert f'<a href="{PAGE}">Every rule</a>' in client.get("/epic-tcg/").content.decode()
    assert f'href="{PAGE}#rule-breakthrough"' in client.get("/epic-tcg/cards/hulk/").content.decode()
