"""Repairing a deck: what is proposed to whom, and what is saved when it is done."""

from datetime import timedelta

import pytest
from django.utils import timezone

from decks import domain, repairs
from decks.collection import domain as collections
from decks.models import Deck
from engine.bots.epic.rating import RATING
from engine.epic.construction import by_key, repair, violations
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person

pytestmark = pytest.mark.django_db

GUEST, OTHER = Person("guest"), Person("other")
HOUSE = {"name": "Few", "least": 4, "copies": 2, "ratio": False}
SICK = {"Kong": 4, "Lash": 3}


@pytest.fixture
def sick(new_deck):
    return new_deck(GUEST, SICK, format_spec=HOUSE, deity="Furios, Father of Nature", visibility="public")


def ways_of(deck):
    return repairs.proposals(deck, deck.versions.get(number=deck.number), GUEST)


def proposed(deck):
    return ways_of(deck)[0]


def repair_deck(deck, person=GUEST, **said):
    said = {"fingerprint": proposed(deck).fingerprint, "chosen": range(1, 100)} | said
    return repairs.repair_deck(slug=deck.slug, person=person, **said)


def test_a_legal_deck_needs_no_repair(new_deck):
    deck = new_deck(GUEST, {"Kong": 2, "Lash": 2}, format_spec=HOUSE)
    assert ways_of(deck) == ()
    with pytest.raises(Refused, match="nothing was saved"):
        repairs.repair_deck(slug=deck.slug, person=GUEST, fingerprint="", chosen={1})


def test_equal_swaps_stand_together_under_their_reason(sick):
    found = proposed(sick)
    assert (found.deck_format, found.text, found.exact, found.hopeless) == ("Few", "Cut 3 cards", True, "")
    assert [(reason.why, [row.text for row in reason.rows]) for reason in found.reasons] == [
        ("Kong: 4 copies; Few allows 2 of each card.", ["Cut 2 Kong"]),
        ("Lash: 3 copies; Few allows 2 of each card.", ["Cut 1 Lash"]),
    ]


def test_what_is_added_for_what_is_cut_says_both(new_deck):
    found = proposed(new_deck(GUEST, {"Kong": 5, "Muse": 1}, format_spec={**HOUSE, "least": 6}))
    assert sorted(row.text.split(" add")[0] for row in found.rows) == ["Cut 1 Kong,", "Cut 2 Kong,"]
    assert sum(row.count for row in found.rows) == 3
    assert found.text == "Cut 3 cards and add 3 cards"


def test_what_its_owner_has_and_no_built_deck_holds_comes_first(new_deck):
    deck = new_deck(GUEST, {"Kong": 2}, format_spec=HOUSE)
    assert "Muse" not in str(proposed(deck).rows)
    seen = proposed(deck).fingerprint
    collections.own(person=GUEST, card="Muse", count=2, game=DEFAULT)
    assert [row.text for row in proposed(deck).rows] == ["Add 2 Muse"]
    assert proposed(deck).fingerprint != seen
    new_deck(GUEST, {"Muse": 2}, built=True)
    assert "Muse" not in str(proposed(deck).rows)
    collections.own(person=OTHER, card="Lash", count=2, game=DEFAULT)
    assert "Lash" not in str(proposed(deck).rows)


def test_all_swaps_are_those_of_the_doctor_and_make_the_next_version(new_deck):
    cards = {"Kong": 5, "Lash": 4, "Fumble": 2, "Amnesia": 3}
    deck = new_deck(GUEST, cards, format_spec="constructed-2017")
    version = repair_deck(deck)
    assert (version.number, version.cards) == (2, repair(cards, deck.format, rating=RATING).applied(cards))
    assert violations(version.cards, by_key("constructed-2017")) == []
    assert version.note.startswith('Fixed for Constructed with the bans of 2017.\nThe list "Bans of 2017"')
    assert deck.versions.get(number=1).cards == cards


def test_the_note_tells_the_swaps_and_the_deity_stays(sick):
    version = repair_deck(sick)
    assert (version.cards, version.deity) == ({"Kong": 2, "Lash": 2}, "Furios, Father of Nature")
    assert version.note == (
        "Fixed for Few.\nKong: 4 copies; Few allows 2 of each card.\nCut 2 Kong.\n"
        "Lash: 3 copies; Few allows 2 of each card.\nCut 1 Lash."
    )


def test_some_swaps_can_be_left_out(sick):
    version = repair_deck(sick, chosen={2, 77})
    assert (version.cards, version.note.count("Cut")) == ({"Kong": 4, "Lash": 2}, 1)


@pytest.mark.parametrize("chosen", [(), (0, 3, -1)])
def test_no_swap_is_no_version(sick, chosen):
    with pytest.raises(Refused, match="No change is selected") as refusal:
        repair_deck(sick, chosen=chosen)
    assert refusal.value.code == "swaps"
    assert Deck.objects.get().number == 1


def test_a_deck_that_changed_meanwhile_is_left_alone(sick):
    seen = proposed(sick).fingerprint
    domain.save(slug=sick.slug, person=GUEST, base=1, cards={"Kong": 5, "Lash": 3})
    with pytest.raises(Refused, match="has changed, so nothing was saved") as refusal:
        repair_deck(sick, fingerprint=seen)
    assert refusal.value.code == "stale"
    domain.describe(slug=sick.slug, person=GUEST, format_spec="constructed")
    assert Deck.objects.get().number == 2


def test_a_format_that_changed_meanwhile_counts_as_well(sick):
    seen = proposed(sick).fingerprint
    domain.describe(slug=sick.slug, person=GUEST, format_spec={**HOUSE, "copies": 1})
    with pytest.raises(Refused, match="has changed, so nothing was saved"):
        repair_deck(sick, fingerprint=seen)


def test_only_the_owner_repairs(sick, new_deck):
    with pytest.raises(Refused, match="somebody else") as refusal:
        repair_deck(sick, OTHER)
    assert refusal.value.code == "not_yours"
    hidden = new_deck(GUEST, SICK, format_spec=HOUSE)
    with pytest.raises(Refused, match="deck does not exist") as refusal:
        repair_deck(hidden, OTHER)
    assert refusal.value.code == "gone"
    assert set(Deck.objects.values_list("number", flat=True)) == {1}


def test_each_way_that_leads_to_other_cards_is_offered_and_can_be_chosen(new_deck):
    """A free Wild card needs two that cost one; Kong is one."""
    house = {"name": "Few", "least": 4, "most": 4, "copies": 3, "ratio": True}
    deck = new_deck(GUEST, {"Kong": 1, "Lash": 1, "Ancient Chant": 2}, format_spec=house)
    fewest, keeps_free = ways_of(deck)
    assert (fewest.key, fewest.name, fewest.text) == (
        "fewest",
        "Fewest changes, keep the one-cost cards",
        "Cut 1 card and add 1 card",
    )
    assert (keeps_free.key, keeps_free.name) == ("keep-free", "Keep the free cards")
    assert fewest.fingerprint != keeps_free.fingerprint
    version = repair_deck(deck, fingerprint=keeps_free.fingerprint)
    assert version.cards["Lash"] == 1
    assert violations(version.cards, deck.format) == []


def test_where_nothing_helps_it_is_said_why(new_deck):
    found = proposed(new_deck(GUEST, SICK, format_spec={**HOUSE, "least": 200, "copies": 1, "sets": ["Base Set"]}))
    assert found.hopeless == (
        "No legal deck can be made: Few needs at least 200 cards, and its other rules allow 120 at most."
    )
    assert (found.reasons, found.fingerprint) == ((), "")


def test_a_list_that_has_not_begun_is_not_yet_asked(new_deck):
    today = timezone.localdate()
    for since, proposal in ((today, True), (today + timedelta(days=1), False)):
        lists = [{"name": "Ours", "banned": ["Kong"], "since": since.isoformat()}]
        deck = new_deck(GUEST, {"Kong": 2, "Lash": 2}, format_spec={**HOUSE, "least": 1, "lists": lists})
        assert bool(ways_of(deck)) is proposal
