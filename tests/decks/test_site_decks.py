"""The decks that the site keeps: there from the first start, as they are in the data, and nobody's."""

import json
from collections import Counter

import pytest

from decks import domain, site_decks
from decks.models import Deck, Version
from decks.site_decks import FILE, SiteDeck, keep
from engine import games
from gate.games import home_of
from live.errors import Refused
from people.persons import Person
from tests.decks.pages import page_of, text_of

pytestmark = pytest.mark.django_db


def stored():
    return list(Deck.objects.order_by("pk").values()), list(Version.objects.order_by("pk").values())


def test_they_are_stored_once_and_stay(django_assert_max_num_queries):
    keep()
    before = stored()
    assert [deck["site_key"] for deck in before[0]] == [
        "good", "evil", "sage", "wild", "big-breakthrough", "core-token-control", "burn",
        "epic-tcg-good", "epic-tcg-evil", "epic-tcg-wild", "epic-tcg-unaligned",
    ]  # fmt: skip
    assert {deck["visibility"] for deck in before[0]} == {"public"}
    with django_assert_max_num_queries(20):
        keep()
    assert stored() == before


def test_each_is_legal_in_its_format():
    keep()
    for version in Version.objects.select_related("deck"):
        judged = games.of(version.deck.game).construction.judged
        assert list(judged(version.contents, version.deck.format)) == [], version.deck


@pytest.mark.parametrize("game", games.GAMES)
def test_the_ready_decks_of_every_game_are_read_and_copied_among_its_public_decks(client, game):
    keep()
    at = f"{home_of(game)}decks/"
    listed = text_of(client.get(f"{at}public/"))
    for ready in games.of(game).construction.READY:
        name = f"{ready.name}, {ready.kind}"
        assert f"{name}</a>" in listed
        deck = Deck.objects.get(game=game, name=name)
        shown = text_of(client.get(f"{at}{deck.slug}/"))
        assert ready.source in shown
        assert [card for card in set(ready.cards) if card not in shown] == []
        client.post(f"{at}{deck.slug}/copy/")
        copied = Deck.objects.get(copied_from=deck)
        assert (copied.game, copied.versions.get().cards) == (game, Counter(ready.cards))
    others = Deck.objects.exclude(game=game).exclude(copied_from__game=game).values_list("name", flat=True)
    assert [name for name in others if f"{name}</a>" in listed] == []


def test_what_is_known_of_where_they_come_from_is_said(client):
    keep()
    assert "Design article, February 2016" in text_of(client.get("/decks/site-big-breakthrough/"))
    shown = text_of(client.get("/decks/public/"))
    assert "Core-only alpha series of Epic Digital, 2017" in shown
    assert "by Fourfold" in shown
    named = {one["name"]: sum(one["cards"].values()) for one in json.loads(FILE.read_text())["decks"]}
    assert named == {"Big Breakthrough": 60, "Core Token Control (prototype)": 60, "Burn Deck (first shot)": 60}


@pytest.mark.parametrize(
    ("when", "words"),
    [("", ""), ("2016", "2016"), ("2016-02", "February 2016"), ("2016-02-13", "13 February 2016")],
)
def test_a_date_is_said_as_far_as_it_is_known(when, words):
    assert SiteDeck("x", "X", "preconstructed", {}, (), "Cup", "Boston", when).occasion == ", ".join(
        filter(None, ("Cup", "Boston", words))
    )


def test_when_the_data_changes_the_decks_follow(monkeypatch):
    keep()
    known = site_decks.site_decks("epic")
    burn = known["burn"]
    changed = SiteDeck("burn", "Burn", "constructed-2017", {"Kong": 60}, ("hot",), burn.event)
    new = SiteDeck("cup", "Cup", "constructed", {"Lash": 60}, ("published",))
    now = {key: deck for key, deck in known.items() if key != "good"} | {"burn": changed, "cup": new}
    monkeypatch.setattr(site_decks, "site_decks", lambda game: now if game == "epic" else {})
    keep()
    deck = Deck.objects.get(site_key="burn")
    assert (deck.name, deck.format_key, deck.number, deck.size) == ("Burn", "constructed-2017", 2, 60)
    assert [version.cards for version in deck.versions.all()] == [{"Kong": 60}, dict(sorted(burn.cards.items()))]
    assert [tag.name for tag in deck.tags.all()] == ["hot"]
    assert not Deck.objects.filter(site_key="good").exists()
    assert not Deck.objects.filter(game="epic-tcg").exists()
    assert Deck.objects.get(site_key="cup").slug == "site-cup"


@pytest.mark.parametrize("person", [Person(), Person(""), Person("guest")])
def test_nobody_changes_them_and_everybody_copies_them(client, ann_browser, ann, person):
    keep()
    for someone in (person, ann):
        with pytest.raises(Refused) as refused:
            domain.describe(slug="site-burn", person=someone, name="mine")
        assert refused.value.code == "not_yours"
    for browser in (client, ann_browser):
        for rest in ("edit/", "details/", "delete/", "versions/1/note/"):
            assert browser.get(f"/decks/site-burn/{rest}").status_code == 403
        made = browser.post("/decks/site-burn/copy/")
        assert browser.get(made["Location"]).status_code == 200
    copies = Deck.objects.filter(site_key=None)
    assert [deck.name for deck in copies] == ["Copy of Burn Deck (first shot)"] * 2
    assert {deck.copied_from.site_key for deck in copies} == {"burn"}
    assert domain.adopt(person=Person("", ann.user)) == 0


def test_who_has_no_decks_is_offered_them(client, new_deck, ann, browser_of):
    keep()
    shown = text_of(client.get("/decks/"))
    assert "You have no decks yet." in shown
    assert "Or start from one of these" in shown
    assert "Big Breakthrough</a>" in shown
    new_deck(ann)
    assert "Or start from one of these" not in text_of(browser_of(ann).get("/decks/"))


def test_a_site_without_them_says_nothing_of_them(client):
    assert "Or start from" not in text_of(client.get("/decks/"))


def test_a_copy_says_what_it_was_copied_from(client, ann_browser, new_deck, ann, bob):
    first = new_deck(bob, name="Apes of Bob", visibility="public")
    second = domain.copy(slug=first.slug, person=ann)
    domain.save(slug=first.slug, person=bob, base=first.revision, cards={"Lash": 1})
    third = domain.copy(slug=second.slug, person=ann)
    shown = text_of(ann_browser.get(page_of(third)))
    assert f'Copied from <a href="/decks/{second.slug}/">Copy of Apes of Bob</a> by ann' in shown
    assert f', which was copied from <a href="/decks/{first.slug}/">Apes of Bob</a> (<a' in shown
    domain.describe(slug=third.slug, person=ann, visibility="unlisted")
    shown = text_of(client.get(page_of(third)))
    assert "Copied from a deck that is not shared, which was copied from" in shown
    assert second.slug not in shown
    domain.delete(slug=first.slug, person=bob)
    assert "which was copied from" not in text_of(client.get(page_of(third)))
