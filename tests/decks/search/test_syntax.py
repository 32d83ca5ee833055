"""The search language as text and tree: what is read how, that printing and parsing are inverse, where errors point."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.search.syntax import (
    EVERYTHING,
    LONGEST,
    And,
    Comparison,
    Not,
    Or,
    Pattern,
    Phrase,
    SearchError,
    Word,
    printed,
)
from decks.search.syntax import parse as parse_of

parse = partial(parse_of, comparison="cost:1")

KONG, WOLF, CALL = Word("kong"), Word("wolf"), Word("call")
FREE = Comparison("cost", ":", Word("0"))


# --- what is read how ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", EVERYTHING),
        ("  \t", EVERYTHING),
        ("kong", KONG),
        ("wolf call", And((WOLF, CALL))),
        ("wolf and call", And((WOLF, CALL))),
        ("wolf AND call cost:0", And((WOLF, CALL, FREE))),
        ("wolf or call", Or((WOLF, CALL))),
        ("kong wolf or call", Or((And((KONG, WOLF)), CALL))),
        ("kong (wolf OR call)", And((KONG, Or((WOLF, CALL))))),
        ("-kong", Not(KONG)),
        ("not kong", Not(KONG)),
        ("not kong wolf", And((Not(KONG), WOLF))),
        ("-(wolf call)", Not(And((WOLF, CALL)))),
        ("-(-kong)", Not(Not(KONG))),
        ("cost:0", FREE),
        ("cost : 0", FREE),
        ("-cost:0", Not(FREE)),
        ("offense>=10", Comparison("offense", ">=", Word("10"))),
        ("offense>-1", Comparison("offense", ">", Word("-1"))),
        ("a!=b", Comparison("a", "!=", Word("b"))),
        ('name:"dark one"', Comparison("name", ":", Phrase("dark one"))),
        ("set:Tyrants:Helion", Comparison("set", ":", Word("Tyrants:Helion"))),
        ('"wolf call"', Phrase("wolf call")),
        ("“wolf call”", Phrase("wolf call")),
        (r'"say \"wolf\" \\"', Phrase('say "wolf" \\')),
        ("/^the/", Pattern("^the")),
        (r"text:/a\/b\d/", Comparison("text", ":", Pattern(r"a/b\d"))),
        ("t-rex", Word("t-rex")),
        ("chomp!", Word("chomp!")),
        ("draka's draka,", And((Word("draka's"), Word("draka,")))),
        ("nota oracle", And((Word("nota"), Word("oracle")))),
        ("text:or", Comparison("text", ":", Word("or"))),
        ("or:1", Comparison("or", ":", Word("1"))),
        ('wolf"call"', And((WOLF, Phrase("call")))),
        ("((kong))", KONG),
    ],
)
def test_a_search_is_read(text, tree):
    assert parse(text) == tree


def test_a_tree_knows_where_it_was_read():
    kong, free = parse('"kong" -cost>=0').parts
    assert (kong.at, free.of.at, free.of.operator_at, free.of.value.at) == (0, 8, 12, 14)


# --- printing --------------------------------------------------------------------------------------------------------

RESERVED = {"or", "and", "not"}
bare = st.from_regex(r"""[^\s()"“”„/:=<>!-][^\s()"“”„:=<>!]{0,8}!?""", fullmatch=True)
words = st.builds(Word, bare.filter(lambda text: text.casefold() not in RESERVED))
phrases = st.builds(Phrase, st.text(max_size=12).filter(lambda text: "\n" not in text))
patterns = st.builds(
    Pattern, st.from_regex(r"(?:[^/\\\n]|\\[^/\n]|/){1,12}", fullmatch=True).filter(lambda text: "\n" not in text)
)
values = st.builds(Word, st.from_regex(r"""[^\s()"“”„/:=<>!][^\s()"“”„]{0,8}""", fullmatch=True)) | phrases | patterns
names = st.from_regex(r"[A-Za-zäß][A-Za-z_0-9-]{0,8}", fullmatch=True)
comparisons = st.builds(Comparison, names, st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]), values)


def several(kind):
    return lambda parts: st.builds(kind, st.lists(parts, min_size=2, max_size=4).map(tuple))


trees = st.recursive(
    words | phrases | patterns | comparisons,
    lambda parts: st.builds(Not, parts) | several(And)(parts) | several(Or)(parts),
    max_leaves=8,
)


@given(trees.filter(lambda tree: len(printed(tree)) <= LONGEST))
def test_what_is_printed_is_read_as_the_same_tree(tree):
    assert parse(printed(tree)) == tree


@given(
    st.text(max_size=60)
    | st.lists(
        st.sampled_from([*'()-"/:=<>! ', "!=", ">=", " or ", " and ", "not ", "kong", "cost", "1", "“", "\\", "\n"]),
        max_size=25,
    ).map("".join)
)
def test_any_text_is_read_and_printed_again_or_has_a_place_where_it_is_wrong(text):
    wrong = None
    try:
        tree = parse(text)
    except SearchError as error:
        wrong = error
    if wrong is None:
        assert parse(printed(tree)) == tree
    else:
        assert 0 <= wrong.at <= wrong.end <= len(text)
        assert str(wrong).endswith((".", "?"))


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("(kong) and ((wolf))", "kong wolf"),
        ("not (wolf OR call)", "-(wolf or call)"),
        ("(kong wolf) or call", "kong wolf or call"),
        ("(wolf or call) kong", "(wolf or call) kong"),
        ("cost = 1", "cost=1"),
        ("“wolf”", '"wolf"'),
    ],
)
def test_printing_leaves_out_what_is_not_needed(text, short):
    assert printed(parse(text)) == short


def test_the_deepest_nesting_that_fits_is_read_and_printed():
    deep = "-(" * 133 + "a" + ")" * 133
    assert len(deep) <= LONGEST
    assert parse(printed(parse(deep))) == parse(deep)


# --- errors ----------------------------------------------------------------------------------------------------------

OPERAND = 'a word, a field with a value such as cost:1, or "("'


@pytest.mark.parametrize(
    ("text", "wrong", "sentence"),
    [
        ("cost:", ":", 'After ":" a value is expected.'),
        ("cost>=  ", ">=  ", 'After ">=" a value is expected.'),
        ("cost: )", ": )", 'After ":" a value is expected.'),
        ("cost:>1", ":>", 'After ":" a value is expected.'),
        ("kong (wolf", "(", 'This "(" is open at the end: a ")" is expected.'),
        ("((wolf or kong) call", "(", 'This "(" is open at the end: a ")" is expected.'),
        ("kong)", ")", 'This ")" closes nothing: a "(" is expected before it.'),
        (":good", ":", 'Before ":" a field is expected, such as cost or text.'),
        ("3>1", ">", 'Before ">" a field is expected, such as cost or text.'),
        ('kong "wolf', '"wolf', 'This quote has no end: a second " is expected.'),
        ("text:/wolf", "/wolf", "This regular expression has no end: a second / is expected."),
        ("kong or", "", f"The search ends too early: {OPERAND} is expected."),
        ("kong -", "", f"The search ends too early: {OPERAND} is expected."),
        ("or kong", "or", f'"or" is not expected here: {OPERAND} is.'),
        ("()", ")", f'")" is not expected here: {OPERAND} is.'),
        ("!kong", "!", f'"!" is not expected here: {OPERAND} is.'),
        ("x" * 401, "x", "A search can have at most 400 characters; this one has 401."),
    ],
)
def test_an_error_points_at_its_place_and_says_what_was_expected(text, wrong, sentence):
    with pytest.raises(SearchError) as found:
        parse(text)
    assert str(found.value) == sentence
    assert text[found.value.at : found.value.end] == wrong


def test_an_error_at_the_end_points_behind_the_last_letter():
    with pytest.raises(SearchError) as found:
        parse("kong or  ")
    assert (found.value.at, found.value.end) == (7, 9)
