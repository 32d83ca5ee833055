"""Regular expressions that were made to hurt: each is answered or refused, soon, in little memory."""

import json
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from decks import search
from decks.search import SearchError
from decks.search.patterns import LONGEST, PatternError, checked
from decks.search.syntax import Pattern
from decks.search.texts import REGEX_SECONDS, Clock, text_test

EPIC = search.of("epic")
find = partial(search.find, EPIC)
ROOT = Path(__file__).resolve().parents[3]
LARGE = "text:/(?:a{900}){900}/"  # half a second and 220 MB, where it is compiled
LARGE_SENTENCE = '"{900}" repeats too often: the limit is 255 times.'


def names(text):
    return [row.name for row in find(text).rows]


def test_hostile_expressions_are_answered_or_refused_in_little_time_and_memory(tmp_path):
    """A thousand of them, in a process that may take 64 MB more and 100 seconds for all."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.decks.search.hostile", "1", "1000", "64", "100"],
        cwd=ROOT,
        env=os.environ | {"DATA_DIR": str(tmp_path), "DATABASE_URL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    counts = json.loads(ended.stdout)
    assert counts["answered"] > 300
    assert counts["refused"] > 300
    assert counts["slowest"] < 0.5, counts["on"]  # seconds of the processor, for one search


# --- what is refused, and where --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wrong", "sentence"),
    [
        ("a{9999}", "{9999}", '"{9999}" repeats too often: the limit is 255 times.'),
        ("a{2,99999999999999999999}", "{2,99999999999999999999}", "the limit is 255 times."),
        ("b(?:a{99}){99}", "(?:a{99}){99}", "This regular expression is too large: 9801 parts"),
        (
            "(?:(?:a{9}){9}){9}|(?:(?:b{9}){9}){9}",
            "(?:(?:a{9}){9}){9}|(?:(?:b{9}){9}){9}",
            "This regular expression is too large: 1458 parts, counting repeats. The limit is 1000",
        ),
        ("a{5,2}", "{5,2}", '"{5,2}" asks for 5 times or more, and for 2 at most.'),
        ("a{1,0}", "{1,0}", '"{1,0}" asks for 1 time or more, and for 0 at most.'),
        ("a++", "+", "The part before this is already repeated."),
        ("a{2}{3}", "{", "The part before this is already repeated."),
        ("|*", "*", r'Before "*" something to repeat is expected: write \* to find it itself.'),
        ("{1}", "{1}", r'Before "{1}" something to repeat is expected: write \{1\} to find it itself.'),
        ("a^+", "^+", "This matches a position, which cannot be repeated."),
        ("(?=a)*", "(?=a)*", "This matches a position, which cannot be repeated."),
        ("a(?R)", "(?R", '"(?R" begins no group that is known here'),
        ("(?1)", "(?1", '"(?1" begins no group'),
        ("(?i)a", "(?i", '"(?i" begins no group'),
        ("(?P<n>a)", "(?P", '"(?P" begins no group'),
        ("(?>a)", "(?>", '"(?>" begins no group'),
        ("(?<n>a)", "(?<", '"(?<" begins no group'),
        ("(?", "(?", '"(?" begins no group'),
        ("(*FAIL)", "*", 'Before "*" something to repeat is expected'),
        ("x(a", "(", 'This group has no end: a ")" is expected.'),
        ("a)b", ")", r'This ")" closes nothing: write \) to find it itself.'),
        (r"a\p{L}", r"\p", r'"\p" is not known here: \d \D'),
        (r"\L<names>", r"\L", r'"\L" is not known here'),
        (r"[\p{L}]", r"\p", r'"\p" is not known here'),
        (r"[\b]", r"\b", r'"\b" is not known here'),
        (r"\1(a)", r"\1", r'"\1" stands for what a group found, and no group 1 ends before it.'),
        (r"(a\1)", r"\1", "no group 1 ends before it."),
        (r"\0", r"\0", "is not known here"),
        ("b[a", "[", 'This set has no end: a "]" is expected.'),
        ("[]", "[]", r"This set is empty: write \] to find that sign itself."),
        ("[[:alpha:]]", "[", r"A set holds letters and ranges: write \[ to find this sign itself."),
        ("[z-a]", "z-a", '"z-a" is no range: it begins after its end.'),
        (r"[\d-z]", r"\d-z", "is no range: a letter is expected on both sides."),
        ("x" * (LONGEST + 1), "x" * (LONGEST + 1), "A regular expression can have at most 100 characters."),
    ],
)
def test_what_is_refused_is_said_with_its_place(text, wrong, sentence):
    with pytest.raises(PatternError) as found:
        checked(text)
    assert text[found.value.at : found.value.end] == wrong
    assert sentence in str(found.value)


def test_the_place_is_told_in_the_whole_search():
    text = r"wolf or text:/a\/b\/(?R)/"
    with pytest.raises(SearchError) as found:
        find(text)
    assert text[found.value.at : found.value.end] == "(?R"


# --- what stays ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (r"^deal \d\d? damage$", r"^deal \d\d? damage$"),
        ("a.*?b+?c??", "a.*?b+?c??"),
        ("a{2}b{2,}c{,2}d{2,3}", "a{2}b{2,}c{,2}d{2,3}"),
        ("(a|b)(?:c|)(?=d)(?!e)(?<=f)(?<!g)", "(a|b)(?:c|)(?=d)(?!e)(?<=f)(?<!g)"),
        (r"(a)\10", r"(a)\g<1>0"),
        (r"[^a-z\d\]^-]\A\Z\b\B", r"[^a-z\d\]\^\-]\A\Z\b\B"),
        ("[a-z--b]", r"[a-z\--b]"),  # from "-" to "b": there are no operations on sets
        (r"{expend} {} {,} {a \{1\}", r"\{expend\} \{\} \{\,\} \{a \{1\}"),
        ("(?:abc){e<=5}", r"(?:abc)\{e\<\=5\}"),
        ("é◆–]}", r"é\◆\–\]\}"),
    ],
)
def test_what_is_known_is_written_for_regex(text, written):
    assert checked(text) == written


def test_signs_of_symbols_and_fuzzy_matches_stand_for_themselves():
    assert set(names("text:/{expend}/")) == set(names('text:"{expend}"'))
    assert names("name:/(?:kang){e<=1}/") == []


def test_a_group_can_be_asked_for_again():
    assert names(r"name:/^(\w)\1/") == names("name:/^(?:aa|ee|oo|ll)/")
    assert "Chomp!" in names(r"text:/(\d)\1? damage/")


# --- the time of a search --------------------------------------------------------------------------------------------


def test_no_question_is_asked_when_the_time_is_over():
    """However short each may be: a hundred expressions and 285 cards make many of them."""
    over = Clock(0)
    with pytest.raises(SearchError, match="takes too long"):
        text_test(Pattern("a"), over)
    with pytest.raises(SearchError, match="takes too long"):
        find("text:/a/", seconds=0)


def test_what_else_the_machine_does_is_not_counted():
    clock = Clock()
    test = text_test(Pattern("wolf"), clock)
    until = time.thread_time() + 2 * REGEX_SECONDS
    while time.thread_time() < until:
        pass
    assert {row.name for row in EPIC.rows if test(row.texts["name"])} == set(names("name:/wolf/"))
    assert 0 < clock.left < REGEX_SECONDS


# --- the ways in -----------------------------------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "status"),
    [("/cards/", 200), ("/api/cards/", 400), ("/cards/print/", 200), ("/cards/print.pdf", 400), ("/cards/kong/", 200)],
)
def test_no_way_in_compiles_what_is_too_large(client, address, status):
    response = client.get(address, {"q": LARGE})
    assert response.status_code == status
    if address == "/cards/kong/":  # a card shows its neighbours among all, where its search cannot be answered
        assert f"of {len(EPIC.rows)}" in response.content.decode()
    else:
        assert LARGE_SENTENCE.replace('"', "") in response.content.decode().replace("&quot;", "").replace('\\"', "")
