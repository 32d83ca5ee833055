"""Decks of the second game on the site: with sideboards, by its own formats, never mixed with those of the first."""

import json
import re
from collections import Counter

import pytest

from decks import domain, search
from decks.models import Deck
from engine import games
from engine.construction.contents import Contents
from playtest.models import Table
from tests.decks.pages import text_of

pytestmark = pytest.mark.django_db

TCG = "/epic-tcg"
LIST = "3 Forest Giant\n2 Muse\n\nSideboard\n1 Hulk\n2 Aftershock\n\nMB: 1 Knowledge"
CARDS, SIDEBOARD, MAYBEBOARD = {"Forest Giant": 3, "Muse": 2}, {"Hulk": 1, "Aftershock": 2}, {"Knowledge": 1}


@pytest.fixture
def giants(ann):
    """A public deck of the second game."""
    about = {"game": "epic-tcg", "format_spec": "designed", "visibility": "public", "tags": ["big"]}
    return domain.create(person=ann, name="Giants", cards=CARDS, sideboard=SIDEBOARD, maybeboard=MAYBEBOARD, **about)


def at(deck, rest=""):
    return f"{TCG}/decks/{deck.slug}/{rest}"


def newest(deck):
    return deck.versions.get(number=Deck.objects.get(pk=deck.pk).number)


def post_json(browser, address, body):
    return browser.post(address, json.dumps(body), content_type="application/json")


# --- pages -----------------------------------------------------------------------------------------------------------


def test_a_list_with_a_sideboard_becomes_a_deck(ann_browser):
    answer = ann_browser.post(f"{TCG}/decks/new/", {"name": "", "format": "designed", "lines": LIST, "do": "save"})
    deck = Deck.objects.get()
    assert answer.url == at(deck)
    assert (deck.game, deck.name, deck.alignments) == (
        "epic-tcg",
        "Unaligned and Good with Forest Giant",
        "good unaligned",
    )
    assert newest(deck).contents == Contents(CARDS, SIDEBOARD, MAYBEBOARD)
    shown = text_of(ann_browser.get(at(deck)))
    assert "Version 1 is saved: 5 cards and a sideboard of 3." in shown
    assert 'Sideboard <span class="muted">3</span>' in shown
    assert "Free cards: <span>2 of 18</span>. Gift cards: <span>0 of 9</span>." in shown
    assert "The sideboard has 3 cards; Designed Deck needs none or exactly 15 cards" in shown
    assert f'href="{TCG}/cards/forest-giant/"' in shown
    for view in ("text", "table"):
        assert "Forest Giant" in text_of(ann_browser.get(f"{at(deck)}?view={view}"))


IN_VAIN = [  # a game, a card of the other, and what is said of it
    ("", "Hulk", 'No card is called "Hulk". It is a card of the Epic TCG.'),
    (TCG, "kong", 'No card is called "kong". It is a card of the Epic Card Game.'),
]


@pytest.mark.parametrize(("prefix", "name", "sentence"), IN_VAIN)
def test_a_list_with_a_card_of_the_other_game_is_told_of_that_game(ann_browser, prefix, name, sentence):
    said = {"format": "designed" if prefix else "constructed", "lines": f"3 {name}", "do": "save"}
    shown = ann_browser.post(f"{prefix}/decks/new/", said)
    assert sentence in text_of(shown)
    entries = json.dumps({"decks": [{"name": "Mine", "game": prefix[1:] or "epic", "cards": {name: 3}}]})
    assert sentence in text_of(ann_browser.post(f"{prefix}/decks/several/", {"content": entries, "do": "save"}))
    assert sentence in text_of(ann_browser.post(f"{prefix}/", {"my_deck": "pasted", "my_list": f"2 {name}"}))
    owned = {"lines": f"2x {name}", "mode": "add", "do": "look"}
    assert sentence in text_of(ann_browser.post(f"{prefix}/collection/import/", owned))
    read = ann_browser.post(f"{prefix}/api/read/", {"text": f"SB: 1 {name}"}, content_type="application/json").json()
    assert [error["sentence"] for error in read["errors"]] == [sentence]
    assert not Deck.objects.exists()


@pytest.mark.parametrize(("prefix", "name"), [("", "Hulc"), ("", "Muse"), (TCG, "Muse")])
def test_nothing_is_said_of_other_games_where_the_name_is_not_exactly_one_of_theirs(ann_browser, prefix, name):
    said = {"format": "designed" if prefix else "constructed", "lines": f"999999 {name}", "do": "save"}
    shown = ann_browser.post(f"{prefix}/decks/new/", said)
    assert "1 line could not be read" in text_of(shown)
    assert "It is a card of the" not in text_of(shown)


@pytest.mark.parametrize("kind", ["txt", "csv", "json"])
def test_what_goes_out_comes_in_again_with_its_sideboard(ann_browser, giants, kind):
    file = ann_browser.get(at(giants, f"deck.{kind}")).content.decode()
    ann_browser.post(f"{TCG}/decks/new/", {"name": "Again", "format": "designed", "lines": file, "do": "save"})
    again = Deck.objects.get(name="Again")
    assert (again.game, newest(again).contents) == ("epic-tcg", Contents(CARDS, SIDEBOARD, MAYBEBOARD))


def test_a_link_with_a_list_brings_the_sideboard(ann_browser, giants):
    link = ann_browser.get(at(giants)).context["link"]
    assert link.startswith(f"http://testserver{TCG}/decks/new/?")
    ann_browser.post(f"{TCG}/decks/new/", {"name": "Again", "format": "designed", "lines": link, "do": "save"})
    assert newest(Deck.objects.get(name="Again")).contents == Contents(CARDS, SIDEBOARD, MAYBEBOARD)


def test_a_deck_is_edited_restored_and_compared_with_its_sideboard(ann_browser, giants):
    page = ann_browser.get(at(giants, "edit/"))
    typed = page.context["form"]["lines"].value()
    assert "Sideboard (3)\n" in typed
    lines = typed.replace("1 Hulk", "2 Hulk")
    ann_browser.post(at(giants, "edit/"), {"lines": lines, "base": giants.revision, "seen": 1, "do": "save"})
    assert newest(giants).sideboard == {"Hulk": 2, "Aftershock": 2}
    compared = text_of(ann_browser.get(at(giants, "versions/1..2/")))
    assert '<h2 id="sideboard">Sideboard</h2>' in compared
    assert "The cards are the same." in compared
    ann_browser.post(at(giants, "versions/1/restore/"))
    assert newest(giants).sideboard == SIDEBOARD


def test_the_doctor_is_asked_on_the_page_and_its_changes_are_saved(ann_browser, giants):
    page = ann_browser.get(at(giants, "repair/"))
    offered = page.context["repair"]
    # 55 more cards of the deck; the sideboard of 3 goes, for it is fewer changes than 12 more
    assert offered.text == "Cut 3 cards and add 55 cards"
    assert "Sideboard: cut 2 Aftershock" in text_of(page)
    chosen = [row.number for row in offered.rows]
    ann_browser.post(at(giants, "repair/"), {"fingerprint": offered.fingerprint, "swap": chosen})
    saved = newest(giants)
    assert (sum(saved.cards.values()), saved.sideboard, saved.maybeboard) == (60, {}, MAYBEBOARD)
    judged = games.of("epic-tcg").construction.judged
    assert judged(saved.contents, giants.format, pool=None, on=None) == []


def test_a_deck_of_a_pool_is_judged_by_its_pool(ann, ann_browser):
    about = {"game": "epic-tcg", "format_spec": "draft-2", "cards": {"Hulk": 2}, "pool": {"Hulk": 1, "Muse": 31}}
    deck = domain.create(person=ann, name="Drafted", **about)
    shown = text_of(ann_browser.get(at(deck)))
    assert "Hulk: 2 copies in the deck, 1 in the pool" in shown
    assert "32 cards from a draft" in shown
    offered = ann_browser.get(at(deck, "repair/")).context["repair"]
    assert [row.text for row in offered.rows] == ["Cut 1 Hulk", "Add 29 Muse"]


def test_other_pages_of_a_deck(ann_browser, giants):
    assert "[[Forest Giant]] is a card" in text_of(ann_browser.get(at(giants, "details/")))
    said = {"name": "Big ones", "format": "sealed-3", "visibility": "unlisted", "description": "With [[hulk]]."}
    ann_browser.post(at(giants, "details/"), said)
    giants.refresh_from_db()
    assert (giants.name, giants.format.name) == ("Big ones", "Sealed Pack 3")
    assert f'href="{TCG}/cards/hulk/"' in text_of(ann_browser.get(at(giants)))
    copied = ann_browser.post(at(giants, "copy/"), {"build": "1"})
    mine = Deck.objects.get(copied_from=giants)
    assert (copied.url, mine.game) == (at(mine, "build/"), "epic-tcg")
    assert newest(mine).contents == newest(giants).contents
    assert text_of(ann_browser.get(f"{TCG}/formats/sealed-3/")).count("Not legal</span>") == 2
    ann_browser.post(at(mine, "delete/"))
    assert list(Deck.objects.all()) == [giants]


def test_no_sideboard_is_lost_on_the_first_game(ann, ann_browser):
    ann_browser.post(
        "/decks/new/", {"name": "Apes", "format": "constructed", "lines": "3 Kong\nSB: 2 Lash", "do": "save"}
    )
    saved = newest(Deck.objects.get())
    assert (saved.sideboard, saved.maybeboard) == ({}, {"Lash": 2})
    assert "sideboard" not in ann_browser.get(f"/api/decks/{saved.deck.slug}/").json()


# --- never mixed -----------------------------------------------------------------------------------------------------


def test_each_game_lists_its_own_decks(ann_browser, new_deck, ann, giants):
    new_deck(ann, visibility="public", tags=["apes"])
    for game, mine, other in ((TCG, "Giants", "Apes"), ("", "Apes", "Giants")):
        for page in (f"{game}/decks/", f"{game}/decks/public/"):
            shown = text_of(ann_browser.get(page))
            assert f">{mine}</a>" in shown
            assert f">{other}</a>" not in shown
            assert f'<a href="{game}/decks/"' in shown


def test_a_deck_is_found_at_the_address_of_its_game_only(ann_browser, new_deck, ann, giants):
    apes = new_deck(ann)
    for rest in (
        "",
        "build/",
        "edit/",
        "versions/",
        "versions/1/",
        "deck.txt?version=1",
        "details/",
        "repair/",
        "study/",
    ):
        assert ann_browser.get(f"{TCG}/decks/{apes.slug}/{rest}").url == f"/decks/{apes.slug}/{rest}"
        assert ann_browser.get(f"/decks/{giants.slug}/{rest}").url == at(giants, rest)
    for rest in ("copy/", "delete/", "edit/", "versions/1/restore/", "comments/", "thanks/", "repair/"):
        assert ann_browser.post(f"{TCG}/decks/{apes.slug}/{rest}").status_code == 404
    assert ann_browser.get(f"{TCG}/api/decks/{apes.slug}/").status_code == 404
    assert ann_browser.get(at(giants, f"compare/{apes.slug}/")).status_code == 404
    assert Deck.objects.count() == 2


def test_a_list_of_the_other_game_says_so(ann_browser, new_deck, ann, giants):
    apes = new_deck(ann)
    first, second = "The Epic Card Game".removeprefix("The "), "Epic TCG"
    for page, lines, of in (
        ("/decks/new/", f"http://testserver{at(giants)}", second),
        ("/decks/new/", '{"game": "epic-tcg", "cards": {"Kong": 1}}', second),
        (f"{TCG}/decks/new/", f"http://testserver/decks/{apes.slug}/", first),
        (f"{TCG}/decks/new/", "http://testserver/decks/new/?list=1+Kong", first),
    ):
        shown = text_of(ann_browser.post(page, {"format": "designed", "lines": lines, "do": "save"}))
        assert f"This list is of another game, the {of}." in shown
    assert Deck.objects.count() == 2


def test_a_backup_has_the_decks_of_all_games_and_brings_them_back(ann_browser, browser_of, bob, new_deck, ann, giants):
    new_deck(ann)
    domain.save(slug=giants.slug, person=ann, base=giants.revision, cards=CARDS, sideboard={"Hulk": 15}, note="More.")
    for page in ("/decks/several/", f"{TCG}/decks/several/"):
        said = " ".join(text_of(ann_browser.get(page)).split())
        assert "One file with all that you keep here, of every game: your 2 decks with all versions" in said
    file = ann_browser.get("/decks/all.json").content.decode()
    browser_of(bob).post("/decks/several/", {"content": file, "do": "save"})
    mine = {deck.name: deck for deck in Deck.objects.of(bob)}
    assert {name: deck.game for name, deck in mine.items()} == {"Giants": "epic-tcg", "Apes": "epic"}
    assert [one.sideboard for one in mine["Giants"].versions.order_by("number")] == [SIDEBOARD, {"Hulk": 15}]


# --- playing it ------------------------------------------------------------------------------------------------------


def test_a_deck_is_played_against_bots_and_decks_of_its_game(ann_browser, ann):
    ready = games.of("epic-tcg").construction.READY
    about = {"game": "epic-tcg", "format_spec": "designed"}
    deck = domain.create(person=ann, name="Good ones", cards=Counter(ready[0].cards), **about)
    page = ann_browser.get(at(deck)).content.decode()
    form = page.partition('class="panel deck-play"')[2].partition("</form>")[0]
    offered = re.findall(r'<option value="([^"]*)"', form)
    assert offered == ["greedy", "hard", "random", "good", "evil", "wild", "unaligned", "sealed", "pasted"]
    hidden = dict(re.findall(r'<input type="hidden" name="(my_deck|first)" value="([^"]*)"', form))
    assert hidden == {"my_deck": f"deck:{deck.slug}", "first": "random"}
    for bot_deck in ("evil", "sealed"):
        answer = ann_browser.post(f"{TCG}/", {**hidden, "bot": "random", "bot_deck": bot_deck})
        table = Table.objects.get(slug=answer["Location"].split("/")[-2])
        mine = next(player.seat for player in table.seats if not player.bot)
        assert (table.game, Counter(table.setup["decks"][mine])) == ("epic-tcg", Counter(ready[0].cards))


# --- the builder -----------------------------------------------------------------------------------------------------


def test_the_builder_is_told_all_cards_and_how_they_are_laid_out(ann_browser, giants):
    page = text_of(ann_browser.get(at(giants, "build/")))
    assert f'data-api="{TCG}/api/"' in page
    assert f'data-cards="{TCG}/decks/cards.json"' in page
    known = ann_browser.get(f"{TCG}/decks/cards.json").json()
    muse = next(card for card in known["cards"] if card["name"] == "Muse")
    assert (len(known["cards"]), muse["signs"], muse["numbers"]) == (504, ["build", "free"], ["2", "3"])
    assert known["layout"]["sideboards"] is True
    assert [one["title"] for one in known["layout"]["groupings"]] == ["Alignment", "Price", "Type", "Speed", "Origin"]
    first = ann_browser.get("/decks/cards.json").json()
    assert (len(first["cards"]), first["layout"]["sideboards"]) == (285, False)
    assert (first["layout"]["per_free"], known["layout"]["per_free"]) == (2, 0)
    found = ann_browser.get("/api/cards/?fields=name&page_size=500").json()["results"]
    assert [card["name"] for card in first["cards"]] == [card["name"] for card in found]


def test_the_builder_saves_checks_repairs_and_reads(ann_browser, giants):
    deck = ann_browser.get(f"{TCG}/api/decks/{giants.slug}/").json()
    assert (deck["sideboard"], deck["url"]) == (SIDEBOARD, at(giants))
    body = {"base": deck["revision"], "cards": {"Muse": 3}, "sideboard": {"Hulk": 1}, "autosave": True}
    assert post_json(ann_browser, f"{TCG}/api/decks/{giants.slug}/versions/", body).json()["sideboard"] == {"Hulk": 1}
    asked = {"cards": {"Muse": 60}, "sideboard": {"Muse": 1}, "format": "designed"}
    verdict = post_json(ann_browser, f"{TCG}/api/check/", asked).json()
    assert verdict["broken"] == "Sideboard, copies, free cards"
    fixed = post_json(ann_browser, f"{TCG}/api/repair/", {**asked, "cards": {"Muse": 3}}).json()
    assert (fixed["text"], fixed["sideboard"]) == ("Cut 1 card and add 57 cards", {})
    assert fixed["swaps"][0] == {"out": "Muse", "in": None, "why": fixed["swaps"][0]["why"], "part": "sideboard"}
    read = post_json(ann_browser, f"{TCG}/api/read/", {"text": LIST}).json()
    assert (read["cards"], read["sideboard_cards"], read["maybeboard"]) == (CARDS, SIDEBOARD, MAYBEBOARD)


def test_the_builder_finds_cards_and_formats_of_its_game(ann_browser, ann):
    found = ann_browser.get(f"{TCG}/api/cards/?q=&fields=name&page_size=504&sort=speed").json()
    assert len(found["results"]) == 504
    assert ann_browser.get(f"{TCG}/api/cards/?q=hulk&fields=name").json()["results"] == [{"name": "Hulk"}]
    formats = {one["key"]: one for one in ann_browser.get(f"{TCG}/api/formats/").json()}
    assert [(one["title"], one["most"]) for one in formats["designed"]["limits"]] == [
        ("Free cards", 18),
        ("Gift cards", 9),
    ]
    assert formats["draft-2"]["pool"] is True


def test_decks_are_asked_for_by_the_words_of_their_game(ann_browser, giants):
    asked = f"{TCG}/api/decks/?mine=true"
    unaligned, evil, designed, drafted = "alignment=unaligned", "alignment=evil", "format=designed", "format=draft-2"
    for rest, count in ((unaligned, 1), (evil, 0), (designed, 1), (drafted, 0)):
        assert ann_browser.get(f"{asked}&{rest}").json()["count"] == count, rest
    for rest in ("alignment=sage", "format=constructed"):
        assert ann_browser.get(f"{asked}&{rest}").status_code == 400, rest
    assert ann_browser.get("/api/decks/?alignment=unaligned").status_code == 400


@pytest.mark.parametrize(
    ("rest", "body", "code"),
    [
        ("check/", {"cards": {"Kong": 1, "Fire Shaman": 1}}, "cards"),
        ("check/", {"cards": {"Hulk": 1}, "format": "constructed"}, "invalid"),
        ("check/", {"cards": {"Hulk": 1}, "house": {"name": "Ours", "ratio": True}}, "invalid"),
        ("decks/", {"name": "Ours", "cards": {"Hulk": 1}, "format": "house:none"}, "format"),
        ("decks/", {"name": "Ours", "cards": {"Hulk": 1}, "deity": "Furios, Father of Nature"}, "invalid"),
    ],
)
def test_what_is_of_the_other_game_is_refused(ann_browser, rest, body, code):
    answer = post_json(ann_browser, f"{TCG}/api/{rest}", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert not Deck.objects.exists()


def test_the_first_game_has_no_sideboards(ann_browser):
    answer = post_json(ann_browser, "/api/check/", {"cards": {"Kong": 1}, "sideboard": {"Lash": 1}})
    assert (answer.status_code, answer.json()["code"]) == (400, "sideboard")


def test_each_game_has_a_page_about_its_api(client):
    assert f"{TCG}/api/decks/" in text_of(client.get(f"{TCG}/api/"))
    assert f"{TCG}/api/decks/" not in text_of(client.get("/api/"))


def test_a_card_is_added_to_decks_of_its_game_only(ann_browser, new_deck, ann, giants):
    apes = new_deck(ann)
    page = text_of(ann_browser.get(f"{TCG}/cards/hydra/"))
    assert "Giants</option>" in page
    assert "Apes</option>" not in page
    ann_browser.post(f"{TCG}/cards/hydra/add/", {"deck": giants.slug, "count": "2"})
    assert newest(giants).cards == {**CARDS, "Hydra": 2}
    assert "Decks with this card" in text_of(ann_browser.get(f"{TCG}/cards/hydra/"))
    shared = next(name for name in search.of("epic").by_name if name in search.of("epic-tcg").by_name)
    slug = search.of("epic-tcg").by_name[shared].slug
    ann_browser.post(f"{TCG}/cards/{slug}/add/", {"deck": apes.slug, "count": "2"})
    assert newest(apes).cards == {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 2}
    ann_browser.post(f"{TCG}/cards/{slug}/add/", {"deck": "new", "count": "2"})
    assert (Deck.objects.latest("pk").game, newest(Deck.objects.latest("pk")).cards) == ("epic-tcg", {shared: 2})
