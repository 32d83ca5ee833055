"""Which tests show which section of a rule book and which house ruling: how they are cited, and what is stored."""

import pytest

from decks.rule_files import file_of_tests, rulings_of, sections_of
from tests.rule_sections import KEYS, citations, cited, missing, names, text

KNOWN = ["Battle", "Break", "Breakthrough", "Cards You Don’t Own in Your Hand", "How to Play a Card", "Owner"]


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ("Rule book, Battle.", ["Battle"]),
        ("It is so (rule book, Battle, Breakthrough and Owner).", ["Battle", "Breakthrough", "Owner"]),
        ("House ruling T10; rule book, How to Play a Card.", ["T10", "How to Play a Card"]),
        ("Rule book, Break; T7 and T8.", ["T7", "T8", "Break"]),
        ("Rule book, Cards You Don’t Own in\n    Your Hand.", ["Cards You Don’t Own in Your Hand"]),
        ("A battle, and the rule book of 2009.", []),
    ],
)
def test_sections_and_rulings_are_cited_in_docstrings(docstring, found):
    assert list(cited(docstring, KNOWN)) == found


def test_a_section_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match=r'^"Batle\." is no section'):
        list(cited("Rule book, Battle, Batle.", KNOWN))


def test_only_what_tests_cite_counts(tmp_path):
    folder = tmp_path / "tests" / "engine" / "epic_tcg"
    (folder / "rules").mkdir(parents=True)
    (folder / "test_a.py").write_text('"""Rule book, Battle."""\n\ndef test_a():\n    """Rule book, Battle; T1."""\n')
    (folder / "rules" / "test_b.py").write_text(
        'def test_b():\n    """Rule book, Battle."""\n\ndef battle():\n    """T2"""\n'
    )
    found = citations("epic-tcg", tmp_path)
    assert found["Battle"] == [
        "tests/engine/epic_tcg/rules/test_b.py::test_b",
        "tests/engine/epic_tcg/test_a.py::test_a",
    ]
    assert (found["T1"], found["T2"], found["Range"]) == (["tests/engine/epic_tcg/test_a.py::test_a"], [], [])


@pytest.mark.parametrize("key", KEYS)
def test_what_is_stored_is_what_tests_cite(key):
    """`make rules-table` writes it."""
    assert file_of_tests(key).read_text(encoding="utf-8") == text(key)


@pytest.mark.parametrize("key", KEYS)
def test_every_section_has_a_test_or_a_reason(key):
    assert missing(key, citations(key)) == []


@pytest.mark.parametrize("key", KEYS)
def test_each_section_and_each_ruling_stands_in_one_place(key):
    rows = [section for part in sections_of(key) for section in part["sections"]]
    assert len(set(names(key))) == len(names(key))
    placed = [number for row in rows for number in row.get("rulings", ())]
    assert sorted(placed) == sorted(rulings_of(key))


@pytest.mark.parametrize("key", KEYS)
def test_sentences_end_and_have_one_space(key):
    for part in sections_of(key):
        for row in part["sections"]:
            assert row.get("says") or row.get("keyword")
            for sentence in row.get("says", ()):
                assert sentence.endswith(".")
                assert "  " not in sentence
