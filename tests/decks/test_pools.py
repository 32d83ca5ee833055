"""Decks that are made from a drafted pool: judged by it wherever they are judged, and copied with it."""

import json
from collections import Counter

import pytest
from django.core.management import call_command
from hypothesis import given
from hypothesis import strategies as st

from decks import domain, repairs
from decks.collection import domain as collections
from decks.collection import queries as owning
from decks.exchange import as_json
from decks.formats import queries as formats
from decks.models import Deck
from decks.queries import verdicts, version_of
from drafts.domain import create
from engine.epic.catalogue import CARDS
from engine.epic.construction import by_key
from engine.epic.limited import plan
from engine.games import DEFAULT
from live.errors import Refused
from people.offline import KEEP
from tests.decks.pages import page_of, paste, text_of
from tests.visitors import read_by_people

NAMES = sorted(card.name for card in CARDS)
POOL = Counter(NAMES[:40]) + Counter(NAMES[:5])
LEGAL = dict.fromkeys(NAMES[:30], 1)
FOREIGN = dict.fromkeys([*NAMES[:29], NAMES[60]], 1)  # thirty cards, one of them from nowhere
BEYOND = LEGAL | {NAMES[0]: 3, NAMES[60]: 1}  # 33 cards, one too many of the first, one from nowhere


@pytest.fixture
def draft(ann):
    return create(person=ann, setup=plan("pack"), name="Friday cube", game=DEFAULT)


@pytest.fixture
def drafted(ann, draft):
    """A deck of Ann's that was drafted."""

    def drafted(cards=LEGAL, format_spec="pack", pool=POOL):
        return domain.create(person=ann, name="Mine", format_spec=format_spec, cards=cards, pool=pool, draft=draft)

    return drafted


def test_a_browser_keeps_the_page_of_a_deck_but_not_of_one_that_was_drafted(ann_browser, new_deck, ann, drafted):
    assert ann_browser.get(page_of(new_deck(ann)))[KEEP] == "yes"
    assert KEEP not in ann_browser.get(page_of(drafted()))


# --- legality --------------------------------------------------------------------------------------------------------

SOME = NAMES[:4] + NAMES[200:203]
counts = st.dictionaries(st.sampled_from(SOME), st.integers(1, 12))


LIMITED = ["random30", "sealed", "sealed-large", "random60", "pack", "dark", "cube", "own"]


@given(deck=counts, pool=counts, key=st.sampled_from(LIMITED))
def test_a_drafted_deck_is_legal_when_it_can_be_laid_out_of_its_pool(deck, pool, key):
    heap, found = list(Counter(pool).elements()), True
    for card in Counter(deck).elements():
        if card in heap:
            heap.remove(card)
        else:
            found = False
    size = sum(deck.values())
    fits = size >= 30 and (key in ("sealed-large", "cube", "own") or size == 30)
    first, *_ = verdicts(deck, by_key(key), pool=pool, on=None, game=DEFAULT)
    assert (not first.violations) == (found and fits)
    beyond = {one.cards[0]: (one.have, one.need) for one in first.violations if one.rule == "pool"}
    assert beyond == {
        name: (count, pool.get(name, 0)) for name, count in deck.items() if count > pool.get(name, 0)
    }  # fmt: skip


def test_the_page_says_each_card_that_the_pool_has_not(ann_browser, drafted):
    page = read_by_people(ann_browser.get(page_of(drafted(BEYOND))))
    assert "The deck has 33 cards; Pack Draft needs exactly 30: cut 3." in page
    assert f"{NAMES[0]}: 3 copies in the deck, 2 in the pool: cut one." in page
    assert f"{NAMES[60]}: 1 copy in the deck, none in the pool: cut one." in page


def test_the_page_says_where_the_pool_comes_from_and_what_is_left_of_it(ann_browser, drafted, draft):
    deck = drafted()
    shown = ann_browser.get(page_of(deck))
    assert "45 cards from Friday cube ; 15 of them are not in this version." in read_by_people(shown)
    assert f'href="/drafts/{draft.slug}/deck/"' in text_of(shown)
    assert sum(group.size for group in shown.context["left"]) == 15
    assert "The draft pool of this deck is unknown." not in text_of(shown)


def test_an_old_version_is_judged_by_the_pool_too(ann_browser, ann, drafted):
    deck = drafted(BEYOND)
    domain.save(slug=deck.slug, person=ann, base=1, cards=LEGAL)
    assert "2 in the pool" in text_of(ann_browser.get(page_of(deck, "versions/1/")))
    assert "Not legal in Pack Draft" not in read_by_people(ann_browser.get(page_of(deck)))


def test_the_decks_in_a_format_are_judged_by_their_pools(ann, drafted):
    fine, wrong = drafted(), drafted(FOREIGN)
    legal, illegal = formats.decks_in(by_key("pack"), ann, on=None, game=DEFAULT)
    assert [[one.deck.pk for one in decks] for decks in (legal, illegal)] == [[fine.pk], [wrong.pk]]


def test_what_is_typed_beyond_the_pool_is_saved_and_judged(ann_browser, drafted):
    deck = drafted()
    lines = "\n".join(f"{count} {name}" for name, count in BEYOND.items())
    said = {"lines": lines, "base": 1, "seen": 1, "do": "save"}
    assert ann_browser.post(page_of(deck, "edit/"), said).status_code == 302
    assert version_of(Deck.objects.get(pk=deck.pk)).cards == BEYOND
    assert "none in the pool" in text_of(ann_browser.get(page_of(deck)))


# --- the doctor ------------------------------------------------------------------------------------------------------


def test_the_doctor_takes_nothing_from_outside_the_pool(ann, drafted):
    deck = drafted(FOREIGN)
    collections.own(person=ann, card=NAMES[61], count=3, game=DEFAULT)  # what is owned does not matter
    found = repairs.proposals(deck, version_of(deck), ann)[0]
    assert (found.text, found.exact) == ("Cut 1 card and add 1 card", True)
    repairs.repair_deck(slug=deck.slug, person=ann, fingerprint=found.fingerprint, chosen={1})
    deck.refresh_from_db()
    cards = version_of(deck).cards
    assert not Counter(cards) - POOL
    assert repairs.proposals(deck, version_of(deck), ann) == ()
    assert "You own no other copy" not in str(found)


def test_a_pool_that_is_too_small_cannot_be_repaired(ann, drafted):
    (found,) = repairs.proposals(deck := drafted({}, pool={"Kong": 20}), version_of(deck), ann)
    assert found.hopeless == (
        "No legal deck can be made: Pack Draft needs exactly 30 cards, and the pool allows 20 at most."
    )


# --- copies and strangers --------------------------------------------------------------------------------------------


def test_a_copy_keeps_the_pool_and_its_drafter_the_way_back(ann, bob, drafted):
    deck = drafted()
    mine = domain.copy(slug=deck.slug, person=ann)
    assert (mine.pool, mine.draft) == (dict(POOL), deck.draft)
    domain.describe(slug=deck.slug, person=ann, visibility="public")
    theirs = domain.copy(slug=deck.slug, person=bob)
    assert (theirs.pool, theirs.draft) == (dict(POOL), None)


def test_others_are_not_told_where_a_shared_deck_was_drafted(ann, bob, browser_of, drafted, draft):
    deck = drafted()
    assert browser_of(bob).get(page_of(deck)).status_code == 404
    domain.describe(slug=deck.slug, person=ann, visibility="public")
    shown = text_of(browser_of(bob).get(page_of(deck)))
    assert "45 cards from a draft" in shown
    assert draft.slug not in shown
    assert draft.name not in shown


def test_a_deck_outlives_its_draft(ann_browser, drafted, draft):
    deck = drafted()
    draft.delete()
    assert "45 cards from a draft" in text_of(ann_browser.get(page_of(deck)))


def test_a_pool_is_made_of_cards():
    with pytest.raises(Refused, match="Xyzzy"):
        domain.read_pool({"Xyzzy": 1}, game=DEFAULT)
    assert domain.read_pool({"kong": 150}, game=DEFAULT) == {"Kong": 150}


# --- collections -----------------------------------------------------------------------------------------------------


def test_a_drafted_deck_asks_nothing_of_the_collection_until_it_is_built(ann, ann_browser, drafted):
    collections.own(person=ann, card=NAMES[0], count=1, game=DEFAULT)
    deck = drafted()
    assert owning.deck_ownership(ann, deck, version_of(deck)) is None
    assert owning.buildable(ann, game=DEFAULT) == []
    assert owning.free(ann, game=DEFAULT) == {NAMES[0]: 1}
    deck = domain.describe(slug=deck.slug, person=ann, built=True)
    assert owning.deck_ownership(ann, deck, version_of(deck)).missing == 29
    assert [found.pk for found, *_ in owning.buildable(ann, game=DEFAULT)] == [deck.pk]
    assert owning.free(ann, game=DEFAULT)[NAMES[0]] == 0


def test_a_drafted_deck_that_is_made_constructed_is_like_any_other(ann, drafted):
    collections.own(person=ann, card=NAMES[0], count=1, game=DEFAULT)
    deck = domain.describe(slug=drafted().slug, person=ann, format_spec="constructed")
    assert owning.deck_ownership(ann, deck, version_of(deck)).missing == 29


def test_the_sheet_for_tournaments_names_what_the_pool_has_not(ann_browser, drafted):
    sheet = ann_browser.get(page_of(drafted(BEYOND), "registration.pdf?paper=a4"))
    assert (sheet.status_code, sheet.getvalue()[:5]) == (200, b"%PDF-")


# --- programs --------------------------------------------------------------------------------------------------------


def test_a_program_is_told_the_pool_of_a_deck_that_its_person_may_read(ann, bob, browser_of, client, drafted):
    deck = drafted()
    assert browser_of(ann).get(f"/api/decks/{deck.slug}/").json()["pool"] == dict(POOL)
    assert browser_of(bob).get(f"/api/decks/{deck.slug}/").status_code == 404
    domain.describe(slug=deck.slug, person=ann, visibility="unlisted")
    data = client.get(f"/api/decks/{deck.slug}/").json()
    assert data["pool"] == dict(POOL)
    assert "draft" not in data


def test_a_list_of_an_own_cube_is_checked_and_repaired_within_its_pool(client):
    said = {"format": "own", "cards": {"Kong": 2}, "pool": {"Kong": 1, "Lash": 40}}
    found = client.post("/api/check/", json.dumps(said), content_type="application/json").json()
    assert [one["rule"] for one in found["violations"]] == ["size", "pool"]
    swaps = client.post("/api/repair/", json.dumps(said), content_type="application/json").json()
    assert swaps["cards"] == {"Kong": 1, "Lash": 29}


# --- on the move -----------------------------------------------------------------------------------------------------


def test_a_drafted_deck_comes_in_with_the_pool_that_it_went_out_with(ann_browser, drafted):
    data = ann_browser.get(page_of(drafted(), "deck.json")).content.decode()
    assert paste(ann_browser, data).status_code == 302
    made = Deck.objects.order_by("-pk").first()
    assert (made.format_key, made.pool, version_of(made).cards, made.draft) == ("pack", dict(POOL), LEGAL, None)


def test_a_pool_stays_while_a_list_is_corrected(ann_browser):
    data = json.dumps({"name": "Mine", "format": "own", "cards": {"Kogn": 1}, "pool": {"Kong": 2}})
    form = paste(ann_browser, data).context["form"]
    assert form.line_errors
    again = {
        "do": "correct",
        "lines": form["lines"].value(),
        "pool": form["pool"].value(),
        "form": form["format"].value(),
    }
    form = paste(ann_browser, **again).context["form"]
    assert form["lines"].value() == "1 Kong"
    assert paste(ann_browser, **again | {"do": "save", "lines": "1 Kong"}).status_code == 302
    assert Deck.objects.get().pool == {"Kong": 2}


@pytest.mark.parametrize(
    ("pool", "sentence"),
    [
        ({"Kogn": 2}, "The pool of the deck cannot be read at “2 Kogn”"),
        ("Kong", "The pool of a deck is written as"),
        ({"Kong": 99}, "99 copies are too many"),
    ],
)
def test_a_pool_that_cannot_be_read_is_named(ann_browser, pool, sentence):
    data = {"name": "Mine", "format": "own", "cards": {"Kong": 1}, "pool": pool}
    assert sentence in read_by_people(paste(ann_browser, json.dumps(data)))
    several = {"content": json.dumps({"decks": [data]}), "do": "save"}
    assert sentence in read_by_people(ann_browser.post("/decks/several/", several))
    assert Deck.objects.count() == 0


def test_all_decks_come_in_with_their_pools(ann_browser, drafted):
    drafted()
    data = ann_browser.get("/decks/all.json").content.decode()
    assert ann_browser.post("/decks/several/", {"content": data, "do": "save"}).status_code == 302
    assert [deck.pool for deck in Deck.objects.all()] == [dict(POOL)] * 2


def test_a_link_to_a_deck_brings_its_pool(ann_browser, drafted):
    assert paste(ann_browser, f"http://testserver{page_of(drafted())}").status_code == 302
    assert [deck.pool for deck in Deck.objects.all()] == [dict(POOL)] * 2


def test_a_deck_file_with_its_pool_is_checked_with_it(tmp_path, capsys):
    file = tmp_path / "deck.json"
    file.write_text(as_json(BEYOND, "", name="Mine", format_spec="pack", pool=POOL, game=DEFAULT))
    with pytest.raises(SystemExit) as left:
        call_command("check", str(file), format="pack")
    assert left.value.code == 1
    assert f"{NAMES[60]}: 1 copy in the deck, none in the pool: cut one." in capsys.readouterr().out
