"""What a keyword is called and means stands in one table; every other file reads it there."""

import ast
import re
from pathlib import Path

import pytest

from engine.epic.language import Keyword, PlayerTrait
from engine.epic.programs import bits
from engine.epic.text.keywords import KEYWORDS, STATES, TRAITS, keyword_names

ROOT = Path(__file__).parents[4]
TABLE = ROOT / "engine" / "epic" / "text" / "keywords.py"
SPOKEN = (*KEYWORDS.values(), *STATES.values())
# names of features, under which the bots' measured numbers are stored
BOTS = ROOT / "engine" / "bots" / "epic"
STORED = {BOTS / "features.py", BOTS / "data" / "points.py"}
NAMES = frozenset(name for facts in KEYWORDS.values() for name in (facts.name, facts.key))
# icons that say something else, and the keys of the view
ALIKE = {
    "builder/finder.js": "ambush", "pod/card.js": "ambush",
    "table/divide.js": "breaks-damaged", "table/types.js": "untargetable",
}  # fmt: skip


def python_files():
    folders = ("bench", "decks", "drafts", "engine", "gate", "live", "people", "playtest", "soak")
    return [path for folder in folders for path in (ROOT / folder).rglob("*.py") if path not in {TABLE, *STORED}]


def strings(path):
    return [node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)]  # fmt: skip


def test_the_table_has_every_keyword_and_every_trait_in_the_order_of_their_bits():
    """5.1."""
    assert list(KEYWORDS) == [one for one in Keyword if one]
    assert list(TRAITS) == list(PlayerTrait)
    assert [str(trait.name).lower() for trait in TRAITS] == list(bits.TRAIT_NAMES)


def test_a_mask_is_told_by_the_names_of_its_bits():
    assert keyword_names(Keyword.AIRBORNE | Keyword.MUST_BE_BLOCKED) == ["airborne", "must be blocked"]
    assert keyword_names(0) == []


@pytest.mark.parametrize("facts", SPOKEN, ids=lambda facts: facts.name)
def test_each_meaning_is_a_sentence_with_its_rule(facts):
    assert re.fullmatch(r"[A-Z][^.]*\.", facts.meaning)
    assert re.fullmatch(r"\d\.\d+(\.\d+[a-z]?)?", facts.rule)


def test_no_other_module_names_or_explains_a_keyword():
    found = [
        (path.relative_to(ROOT).as_posix(), text)
        for path in python_files()
        for text in strings(path)
        if text in NAMES - {"untargetable"} or any(one.meaning in text for one in SPOKEN)
    ]
    assert found == []


def test_no_page_names_or_explains_a_keyword():
    """Three pages teach a newcomer in whole sentences of their own; they do not list what keywords mean."""
    script, markup = ROOT / "static" / "js", ROOT / "templates"
    taught = ("first_pages/epic.html", "learn/epic.html", "learn/epic-tcg.html")
    lessons = [markup / "playtest" / name for name in taught]
    words = re.compile(rf"\b({'|'.join(map(re.escape, sorted(NAMES)))})\b", re.IGNORECASE)
    found = []
    for path in (*script.rglob("*.js"), *markup.rglob("*.html")):
        alike = ALIKE.get(path.relative_to(script).as_posix()) if path.suffix == ".js" else None
        text = path.read_text(encoding="utf-8")
        found += [(path.name, word) for word in words.findall(text) if word != alike and path not in lessons]
    assert found == []


def test_every_keyword_state_and_trait_has_its_icon():
    sprite = (ROOT / "static" / "icons" / "sprite.svg").read_text(encoding="utf-8")
    icons = [facts.key for facts in KEYWORDS.values()] + list(STATES) + [facts.icon for facts in TRAITS.values()]
    assert [icon for icon in icons if f'<symbol id="{icon}"' not in sprite] == []
