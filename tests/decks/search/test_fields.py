"""What each field finds, counted by hand on the cards themselves, and what it says when it is asked wrongly."""

from functools import partial

import pytest

from decks import search
from decks.search import SearchError
from decks.search.fields import TextField

EPIC = search.of("epic")
find = partial(search.find, EPIC)

OWNED = {"Kong": 3, "Lash": 4, "Teleport": 1, "Furios, Father of Nature": 1}


def names(text):
    return [row.name for row in find(text, owned=lambda: OWNED).rows]


def count(text):
    return len(names(text))


WOLVES = ["Keira, Wolf Caller", "Wolf Companion", "Wolf's Bite", "Wolf's Call"]
RIGHTEOUS = ["Avenging Angel", "Herald of Angeline", "Silver Wing Guardian"]
TRANSFORMING = ["Elara, the Lycomancer", "Knight of Elara", "Transform", "Wave of Transformation"]
CONTROLLING = ["Fairy Entrancer", "Helion, the Dominator", "Siren's Song", "Turn"]
TWO_ALIGNMENTS = ["Furios, Father of Nature", "Helena, the Valiant", "Maligus, the Dark One", "Zaltessa, the Huntress"]
GODDESSES = ["Angeline, Silver Wing", "Helena, the Valiant", "Scara, Weaver of Sorrow", "Zaltessa, the Huntress"]
HEALING_ALLIES = [
    "Infernal Gatekeeper", "Plentiful Dead", "Priestess of Angeline", "Royal Escort", "Scara, Weaver of Sorrow",
    "Spawning Demon",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("name:wolf", WOLVES),
        ("n:WOLF", WOLVES),
        ('name:"wolf c"', ["Keira, Wolf Caller", "Wolf Companion"]),
        ("name=wolfscall", ["Wolf's Call"]),
        ('name="t-rex"', []),
        ("name:rex", ["Raging T-Rex"]),
        ("name:/^the/", ["The Gudgeon", "The People's Champion", "The Risen"]),
        (r"text:/deal \d\d damage/", ["Chomp!", "Kong"]),
        ('text:"— or —" name:turn', ["Turn"]),
        ("alignment>1", TWO_ALIGNMENTS),
        ("alignment=gw", ["Furios, Father of Nature"]),
        ("a:good,wild", ["Furios, Father of Nature"]),
        ('a:"wild good"', ["Furios, Father of Nature"]),
        ("a>good", ["Furios, Father of Nature", "Helena, the Valiant"]),
        ("kind:goddess", GODDESSES),
        ('kind="elder goddess"', ["Helena, the Valiant", "Zaltessa, the Huntress"]),
        ("keyword:righteous", RIGHTEOUS),
        ("ability:transform", TRANSFORMING),
        ("ability:control", CONTROLLING),
        ("ally:health", HEALING_ALLIES),
        ("tribute:13", ["Kong"]),
        ("offense>=18", ["Burrowing Wurm", "Elder Greatwurm"]),
        ("offense:13 defense:14", ["Kong"]),
        ("gem:red gem:white", ["Teleport"]),
        ("banned:constructed-2017", ["Blind Faith", "Ceasefire", "Fumble"]),
        ("banned:c set:base", ["Ceasefire"]),
        ("set:kickstarter set:helena", ["Hunting Pterosaur", "Necromancer Apprentice"]),
        ('set="season 1 promo"', ["Teleport", "Elder Greatwurm"]),
        ("owned:yes", list(OWNED)),
        ("owned!=no", list(OWNED)),
        ("ow>=3", ["Kong", "Lash"]),
        ("owned:1 -kind:deity", ["Teleport"]),
        ("owned:YES owned<4 owned!=1", ["Kong"]),
    ],
)
def test_cards_that_a_field_finds(text, found):
    assert sorted(names(text)) == sorted(found)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("text:human", 21),
        ("alignment:good", 72), ("alignment=good", 70), ("a<=ge", 140), ("a!=good", 215), ("alignment:1", 281),
        ("cost:0", 79), ("cost=1", 198), ("cost<=1", 277), ("cost!=1", 79), ("-cost=1", 87),
        ("kind:event", 119), ("kind:champion", 158), ("kind:deity", 8), ("kind:god", 4), ("kind:e", 123),
        ("class:dragon", 13), ("class:human class:mage", 14), ("type:dragon", 13), ("type:event", 119),
        ("offense>=10", 26), ("offense>defense", 53), ("offense=d cost:0", 16), ("defense<=2", 27),
        ("keyword:airborne", 42), ("keyword:ambush -keyword:blitz", 37),
        ("ability:tribute", 72), ("ability:loyalty", 48), ("ability:ally", 38), ("ability:recall", 18),
        ("ability:recycle", 23), ("-discard:/^$/", 22),
        ("tribute:token", 13), ("loyalty:draw", 6), ("power:{expend}", 33),
        ("set:tyrants", 48), ("set:base", 120), ("set:zannos", 12), ("set:kickstarter", 18), ("set:pantheon", 56),
        ("legal:constructed", 277), ("legal:constructed-2017", 274), ("legal:preconstructed", 120), ("-legal:dark", 8),
        ("gem:red", 71), ("gem:white", 207), ("gem!=red", 214),
        ("owned:no", 281), ("owned=0", 281), ("-owned:yes", 281), ("owned<=1", 283), ("owned>-1", 285),
    ],
)  # fmt: skip
def test_how_many_cards_a_field_finds(text, cards):
    assert count(text) == cards


def test_what_has_no_number_meets_no_comparison_of_numbers():
    assert {row.facts["kind"] for row in find("offense!=5 or offense<99").rows} == {"champion"}
    assert names("kind:deity cost<9") == []


@pytest.mark.parametrize("field", EPIC.fields, ids=lambda field: field.name)
def test_every_example_finds_some_cards_and_not_all(field):
    """The help page shows them."""
    for example in field.examples:
        assert 0 < count(example) < len(EPIC.rows), example


@pytest.mark.parametrize("field", [field for field in EPIC.fields if field.values], ids=lambda field: field.name)
def test_every_value_that_is_offered_finds_a_card(field):
    """But for keywords that no card prints without a condition: effects give them."""
    lonely = {"unbreakable"} if field.name == "keyword" else set()
    assert {value for value in field.values if not names(f'{field.name}="{value}"')} == lonely


def test_a_field_goes_by_its_short_name_and_in_any_case():
    assert all(EPIC.named[field.short] is field for field in EPIC.fields)
    assert names("CLASS:Giant") == names("cl:giant") == names("cl=GIANT")


def test_texts_of_abilities_are_parts_of_the_text():
    for row in EPIC.rows:
        for field in EPIC.fields:
            if isinstance(field, TextField) and field.name != "name":
                assert set(row.texts[field.name].raw.split("\n")) <= {*row.texts["text"].raw.split("\n"), ""}


def test_a_card_that_waits_for_tribute_has_the_text_of_it():
    for word in ("tribute", "loyalty", "ally", "power"):
        assert word in EPIC.named["ability"].values
        assert all(row.texts[word].raw for row in find(f"ability:{word}").rows if word != "power")


def test_not_equal_is_the_opposite_of_equal():
    for text in ("name=kong", "alignment=good", "kind=event", "class=human", "set=tyrants", "gem=red", "text:/wolf/"):
        opposite = text.replace("=", "!=").replace(":", "!=")
        assert count(text) + count(opposite) == len(EPIC.rows)


# --- what is asked wrongly -------------------------------------------------------------------------------------------


ALIGNMENT_EXPECTED = "good, evil, sage or wild is expected, or several of their letters, such as gw."
CLASS_EXPECTED = "angel, ape, beastman, bird, construct, demon, devil, dinosaur or one of 27 more is expected."


@pytest.mark.parametrize(
    ("text", "wrong", "sentence"),
    [
        ("kong alignmnt:good", "alignmnt", 'There is no field "alignmnt": did you mean alignment?'),
        ("name<k", "<", '"<" does not go with name: ":", "=" or "!=" is expected.'),
        ("cost:many", "many", '"many" is not a value of cost: a number, offense or defense is expected.'),
        ("cost:/1/", "/1/", '"1" is not a value of cost: a number, offense or defense is expected.'),
        ('cost:"one"', '"one"', '"one" is not a value of cost: a number, offense or defense is expected.'),
        ("offense>²", "²", '"²" is not a value of offense: a number, cost or defense is expected.'),
        (
            "a:blue",
            "blue",
            f'"blue" is not a value of alignment: {ALIGNMENT_EXPECTED}',
        ),
        ("keyword:airbone", "airbone", '"airbone" is not a value of keyword: did you mean airborne?'),
        (
            "keyword=unb",
            "unb",
            '"unb" is not a value of keyword: did you mean unbanishable, unblockable or unbreakable?',
        ),
        ("gem:blue", "blue", '"blue" is not a value of gem: red or white is expected.'),
        (
            "class:huq",
            "huq",
            f'"huq" is not a value of class: {CLASS_EXPECTED}',
        ),
        ("kind:/e/", "/e/", None),
        ('set:""', '""', None),
        ("owned:many", "many", '"many" is not a value of owned: yes, no or a number is expected.'),
        ("wolf owned>yes", "yes", '"yes" is not a value of owned: yes, no or a number is expected.'),
        ("owned:/1/", "/1/", '"1" is not a value of owned: yes, no or a number is expected.'),
        ("/[/", "[", 'This set has no end: a "]" is expected.'),
        (f"/{'x' * 101}/", "x" * 101, "A regular expression can have at most 100 characters."),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text, wrong, sentence):
    with pytest.raises(SearchError) as found:
        find(text)
    assert text[found.value.at : found.value.end] == wrong
    assert sentence is None or str(found.value) == sentence


def test_a_field_that_nobody_could_have_meant_is_answered_with_all_fields():
    with pytest.raises(SearchError, match="There is no field") as found:
        find("zzzzzz:1")
    assert all(field.name in str(found.value) for field in EPIC.fields)


def test_a_regular_expression_that_never_ends_is_stopped():
    with pytest.raises(SearchError, match="takes too long") as found:
        find(r"wild or /((((.*)+)*)+(.*)+)*\1\1\d{9}/")
    assert (found.value.at, found.value.end) == (8, 38)


# --- what depends on who asks ----------------------------------------------------------------------------------------


def test_who_owns_nothing_finds_nothing_that_is_owned():
    assert find("owned:yes").rows == ()
    assert len(find("owned=0").rows) == len(EPIC.rows)


@pytest.mark.parametrize("text", ["ow:1", "wolf or -(OWNED>2 cost:0)", "not owned:yes"])
def test_an_answer_says_that_it_depends_on_who_asks(text):
    assert find(text).asks_owned


def test_what_somebody_owns_is_looked_up_only_when_it_is_asked():
    def never():
        raise AssertionError

    assert not find('owned "owned:yes" text:owned', owned=never).asks_owned
