"""What of stored decks is read by whom, and how public decks are found."""

from datetime import date

import pytest

from decks import domain, queries
from decks.errors import OfAnotherGame
from decks.queries import DeckFilters
from engine.epic.construction import FORMATS, by_key, violations
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person

pytestmark = pytest.mark.django_db

GUEST, STRANGER = Person("guest"), Person()


@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
@pytest.mark.parametrize("by_account", [True, False])
def test_a_private_deck_is_read_by_its_owner_only(new_deck, ann, bob, visibility, by_account):
    owner = ann if by_account else GUEST
    deck = new_deck(owner, visibility=visibility)
    for person in (ann, bob, GUEST, STRANGER, Person("other"), Person(ann.guest_key)):
        if visibility == "private" and person != owner:
            with pytest.raises(Refused, match="deck does not exist") as refusal:
                queries.deck_at(deck.slug, person, game=DEFAULT)
            assert refusal.value.code == "gone"
        else:
            assert queries.deck_at(deck.slug, person, game=DEFAULT) == deck


@pytest.mark.parametrize("slug", ["nowhere", "", "x" * 200])
def test_a_deck_that_is_not_there_is_gone(slug):
    with pytest.raises(Refused, match="deck does not exist"):
        queries.deck_at(slug, GUEST, game=DEFAULT)


def test_a_version_is_found_by_its_number_and_the_newest_without(new_deck):
    deck = new_deck(GUEST)
    domain.save(slug=deck.slug, person=GUEST, base=1, cards={})
    deck.refresh_from_db()
    assert queries.version_of(deck).number == 2
    assert queries.version_of(deck, 1).number == 1
    with pytest.raises(Refused, match="no version 3") as refusal:
        queries.version_of(deck, 3)
    assert refusal.value.code == "gone"


def test_my_decks_are_mine_and_the_last_changed_comes_first(new_deck, ann):
    first, second = new_deck(GUEST, name="first"), new_deck(GUEST, name="second")
    new_deck(ann, visibility="public")
    assert list(queries.decks_of(GUEST, game=DEFAULT)) == [second, first]
    domain.save(slug=first.slug, person=GUEST, base=1, cards={})
    assert list(queries.decks_of(GUEST, game=DEFAULT)) == [first, second]
    assert list(queries.decks_of(STRANGER, game=DEFAULT)) == []


# --- public decks ----------------------------------------------------------------------------------------------------


@pytest.fixture
def public(new_deck, ann):
    """Public decks by name; the names of those that are found come back."""

    def make(name, cards, person=ann, **about):
        return new_deck(person, cards, name=name, visibility="public", **about)

    make("apes", {"Kong": 3}, tags=["big", "fast"])
    make("mixed", {"Kong": 1, "Apocalypse": 2}, GUEST, format_spec="sealed", tags=["fast"])
    make("wolves", {"Wolf's Call": 3, "Chomp!": 2})
    make("all", {"Kong": 1, "Apocalypse": 1, "Angel of Light": 1, "Amnesia": 1}, format_spec={"name": "Friday night"})
    new_deck(ann, name="hidden", visibility="unlisted", tags=["secret"])
    new_deck(ann, name="own", tags=["secret"])
    return lambda **asked: [deck.name for deck in queries.public_decks(DeckFilters(game=DEFAULT, **asked))]


def test_only_public_decks_are_listed_the_last_changed_first(public):
    assert public() == ["all", "wolves", "mixed", "apes"]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({"alignments": ("wild",)}, {"apes", "mixed", "wolves", "all"}),
        ({"alignments": ("evil",)}, {"mixed", "all"}),
        ({"alignments": ("wild", "evil")}, {"mixed", "all"}),
        ({"alignments": ("wild", "evil"), "only": True}, {"mixed"}),
        ({"alignments": ("sage",), "only": True}, set()),
        ({"only": True}, {"apes", "mixed", "wolves", "all"}),
        ({"format_key": "sealed"}, {"mixed"}),
        ({"format_key": "house"}, {"all"}),
        ({"tag": "fast"}, {"apes", "mixed"}),
        ({"tag": "secret"}, set()),
        ({"card": "Kong"}, {"apes", "mixed", "all"}),
        ({"card": "Wolf's Call"}, {"wolves"}),
        ({"card": "Chomp!"}, {"wolves"}),
        ({"card": "Lash"}, set()),
        ({"card": "Kong", "tag": "fast", "alignments": ("evil",), "format_key": "sealed"}, {"mixed"}),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value),  # as every process says it
)  # fmt: skip
def test_decks_are_found_by_what_they_are(public, asked, found):
    assert set(public(**asked)) == found


@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("changed", ["apes", "all", "wolves", "mixed"]),
        ("new", ["all", "wolves", "mixed", "apes"]),
        ("name", ["all", "apes", "mixed", "wolves"]),
        ("small", ["apes", "mixed", "all", "wolves"]),
        ("large", ["wolves", "all", "mixed", "apes"]),
    ],
)  # fmt: skip
def test_decks_are_put_in_order(public, order, names, ann):
    deck = queries.public_decks(DeckFilters(card="Kong", order="name", game=DEFAULT))[1]
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 2})
    assert public(order=order) == names


def test_only_the_newest_version_of_a_deck_is_looked_at(public, ann):
    (deck,) = queries.public_decks(DeckFilters(card="Wolf's Call", game=DEFAULT))
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Lash": 3})
    assert (public(card="Wolf's Call"), public(card="Lash")) == ([], ["wolves"])


def test_tags_that_are_used_most_are_offered_and_private_ones_are_not(public):
    assert queries.public_tags(game=DEFAULT) == ["fast", "big"]


# --- legality --------------------------------------------------------------------------------------------------------


def test_each_format_says_what_is_wrong_with_a_deck_its_own_first():
    cards = {"Kong": 4, "Lash": 9}
    own, *others = queries.verdicts(cards, by_key("sealed"), on=date(2020, 1, 1), game=DEFAULT)
    assert own.deck_format == by_key("sealed")
    assert own.violations == tuple(violations(cards, by_key("sealed")))
    assert [verdict.deck_format.key for verdict in others] == [form.key for form in FORMATS if form.key != "sealed"]
    constructed = others[0]
    assert [one.rule for one in constructed.violations] == ["size", "copies", "copies", "ratio"]


def test_decks_of_two_games_are_never_listed_together(ann, new_deck):
    apes = new_deck(ann, visibility="public", tags=["apes"])
    about = {
        "person": ann,
        "game": "epic-tcg",
        "format_spec": "designed",
        "cards": {"Forest Giant": 2},
        "visibility": "public",
    }
    giants = domain.create(name="Giants", tags=["big"], **about)
    other = domain.create(name="More giants", tags=["big"], **about)
    assert set(queries.decks_of(ann, game=DEFAULT)) == set(queries.public_decks(DeckFilters(game=DEFAULT))) == {apes}
    assert set(queries.decks_of(ann, "epic-tcg")) == {giants, other}
    assert set(queries.public_decks(DeckFilters(game="epic-tcg", words="forest giant"))) == {giants, other}
    assert set(queries.public_decks(DeckFilters(game="epic-tcg", alignments=("unaligned",), only=True))) == {
        giants,
        other,
    }
    assert list(queries.others_of(ann, giants)) == [other]
    assert (queries.public_tags(game=DEFAULT), queries.public_tags("epic-tcg")) == (["apes"], ["big"])
    assert [version.deck for version in queries.newest_versions(ann, game=DEFAULT)] == [apes]
    assert {version.deck for version in queries.open_decks(ann, "epic-tcg")} == {giants, other}
    assert queries.saved_choices(ann, game=DEFAULT) == [(f"deck:{apes.slug}", "Apes")]
    assert queries.saved_list(f"deck:{giants.slug}", ann, game=DEFAULT) is None
    assert queries.saved_list(f"deck:{giants.slug}", ann, "epic-tcg") == (["Forest Giant", "Forest Giant"], None)
    assert queries.deck_at(giants.slug, ann, game="epic-tcg") == queries.deck_at(giants.slug, ann, game=None) == giants
    with pytest.raises(OfAnotherGame) as elsewhere:
        queries.deck_at(giants.slug, ann, game=DEFAULT)
    assert elsewhere.value.game == "epic-tcg"
