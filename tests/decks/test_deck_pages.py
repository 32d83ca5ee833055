"""The pages of decks, asked for as a browser does: what they show, what they take, and whom they turn away."""

from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks import domain
from decks.models import Deck, Version
from engine.bots.epic.players import LEVELS
from engine.epic.construction import checking, parse, ways
from people.persons import KEY, Person
from tests.decks.conftest import CARDS
from tests.decks.pages import FURIOS, LIST, MARKUP, WRONG, cards_of, page_of, paste, text_of

pytestmark = pytest.mark.django_db


# --- the deck's page -------------------------------------------------------------------------------------------------


def test_a_deck_shows_its_cards_in_groups_and_what_is_wrong_with_it(ann_browser, new_deck, ann):
    deck = new_deck(ann, CARDS | {"Apocalypse": 1}, deity=FURIOS, tags=["fast"], visibility="public", built=True)
    response = ann_browser.get(page_of(deck))
    shown = text_of(response)
    assert [(group.key, group.size) for group in response.context["groups"]] == [("free", 3), ("one", 6)]
    assert "The deck has 9 cards; Constructed needs at least 60: add 51." in shown
    for words in (
        "9 cards",
        FURIOS,
        "fast",
        "Public",
        "Built with real cards",
        "Yours",
        "Edit as text",
        "Legal in Sealed",
    ):
        assert (words in shown) == (words != "Legal in Sealed")


def test_a_legal_deck_says_so(client, new_deck, ann):
    assert "Legal in Random 30" in text_of(client.get(page_of(legal(new_deck, ann)))).replace("</span>", "")


def legal(new_deck, person):
    return new_deck(person, {"Kong": 30}, format_spec="random30", visibility="public")


def test_somebody_elses_deck_can_be_copied_and_not_changed(client, new_deck, ann):
    shown = text_of(client.get(page_of(new_deck(ann, visibility="unlisted"))))
    assert "by ann" in shown
    assert "Copy</button>" in shown
    for words in ("Edit as text", "Details", "Delete", "Write a note"):
        assert words not in shown


def test_the_addresses_to_hand_on(ann_browser, new_deck, ann):
    deck = new_deck(ann, deity=FURIOS)
    response = ann_browser.get(page_of(deck))
    assert response.context["address"] == f"http://testserver{page_of(deck)}"
    link = urlsplit(response.context["link"])
    assert (link.netloc, link.path) == ("testserver", "/decks/new/")
    assert parse_qs(link.query)["list"] == [f"Deity: {FURIOS}\n3 Fire Shaman\n2 Flame Strike\n3 Kong"]


@pytest.mark.parametrize(
    ("format_spec", "named"), [("sealed", ["sealed"]), ({"name": "Friday night", "least": 40}, None)]
)
def test_a_link_with_the_cards_says_when_it_leaves_the_rules_out(ann_browser, new_deck, ann, format_spec, named):
    response = ann_browser.get(page_of(new_deck(ann, format_spec=format_spec)))
    assert parse_qs(urlsplit(response.context["link"]).query).get("format") == named
    assert ("house rules are not in the link" in text_of(response)) == (named is None)


def test_an_old_version_is_shown_as_it_was_and_made_the_newest_again(ann_browser, new_deck, ann):
    deck = new_deck(ann, note="the first")
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Lash": 1})
    shown = text_of(ann_browser.get(page_of(deck, "versions/1/")))
    assert "This is version 1 of 2." in shown
    assert "Fire Shaman" in shown
    assert "the first" in shown
    assert ann_browser.post(page_of(deck, "versions/1/restore/")).status_code == 302
    deck.refresh_from_db()
    assert (deck.number, cards_of(deck), deck.versions.first().note) == (3, CARDS, "Restored from version 1.")


def test_versions_are_listed_page_by_page(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    for number in range(1, 8):
        domain.save(slug=deck.slug, person=ann, base=number, cards={"Kong": number}, note=f"note {number + 1}")
    shown = text_of(ann_browser.get(page_of(deck)))
    assert "Version 4</a>" in shown
    assert "Version 3</a>" not in shown
    assert "All versions" in shown
    shown = text_of(ann_browser.get(page_of(deck, "versions/")))
    assert all(f"Version {number}</a>" in shown for number in range(1, 9))


MISSING = [
    "versions/3/",
    "versions/0/",
    f"versions/{'9' * 30}/",
    f"versions/{'9' * 5000}/",
    "versions/1..3/",
    "versions/x/",
]
MISSING += ["deck.exe", "deck.", "compare/nowhere/", "nothing/"]


@pytest.mark.parametrize("rest", MISSING, ids=lambda rest: rest[:30])
def test_what_a_deck_does_not_have_is_not_found(ann_browser, new_deck, ann, rest):
    assert ann_browser.get(page_of(new_deck(ann), rest)).status_code == 404


# --- editing ---------------------------------------------------------------------------------------------------------


def edit(client, deck, lines, base=1, seen=1, **more):
    return client.post(page_of(deck, "edit/"), {"lines": lines, "base": base, "seen": seen, "do": "save", **more})


def test_a_deck_is_edited_as_text_and_saved_as_the_next_version(ann_browser, new_deck, ann):
    deck = new_deck(ann, deity=FURIOS)
    form = ann_browser.get(page_of(deck, "edit/")).context["form"]
    assert form["base"].value() == 1
    assert Counter(parse(form["lines"].value()).cards) == Counter(CARDS)
    response = edit(ann_browser, deck, form["lines"].value().replace("3 Kong", "1 Kong"), note="Fewer apes")
    assert (response.status_code, response["Location"]) == (302, page_of(deck))
    deck.refresh_from_db()
    version = deck.versions.first()
    assert (version.number, version.cards, version.deity, version.note) == (
        2,
        CARDS | {"Kong": 1},
        FURIOS,
        "Fewer apes",
    )


def test_a_list_edited_from_an_old_version_is_not_lost(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Lash": 1})
    response = edit(ann_browser, deck, "2 Rage", note="Mine")
    shown, form = text_of(response), response.context["form"]
    assert "Version 2 of this deck was saved somewhere else since you opened it." in shown
    assert f'href="{page_of(deck, "versions/1..2/")}"' in shown
    assert (form["lines"].value(), form["note"].value(), form["base"].value()) == ("2 Rage", "Mine", 2)
    assert Version.objects.count() == 2
    edit(ann_browser, deck, form["lines"].value(), base=form["base"].value())
    deck.refresh_from_db()
    assert (deck.number, cards_of(deck)) == (3, {"Rage": 2})


@pytest.mark.parametrize("base", ["", "x", "-5", "9" * 40, "1.5"])
def test_a_form_without_its_version_saves_nothing_and_keeps_the_list(ann_browser, new_deck, ann, base):
    response = edit(ann_browser, new_deck(ann), "2 Rage", base=base)
    assert response.status_code == 200
    assert response.context["form"]["lines"].value() == "2 Rage"
    assert Version.objects.count() == 1


def test_lines_that_cannot_be_read_are_named_while_editing(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    assert [error.line for error in edit(ann_browser, deck, WRONG).context["form"].line_errors] == [2, 3]
    assert edit(ann_browser, deck, WRONG, do="keep").status_code == 302
    assert cards_of(deck, 2) == {"Kong": 3, "Flame Strike": 4}


def test_what_is_said_of_a_deck_is_changed(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    said = {"name": "Zoo", "format": "sealed", "visibility": "public", "tags": "Fast, big  apes,,", "built": "on"}
    said |= {"cover": "Kong", "description": "Hit *first*."}
    assert ann_browser.post(page_of(deck, "details/"), said).status_code == 302
    deck.refresh_from_db()
    assert (deck.name, deck.format_key, deck.visibility, deck.built) == ("Zoo", "sealed", "public", True)
    assert [tag.name for tag in deck.tags.all()] == ["big apes", "fast"]
    form = ann_browser.get(page_of(deck, "details/")).context["form"]
    assert form.initial == {**said, "tags": "big apes, fast", "built": True, "house": "", "discussed": False}


@pytest.mark.parametrize(
    ("field", "value"),
    [("name", ""), ("name", "\u200b"), ("name", "x" * 81), ("format", "chess"), ("visibility", ""),
     ("visibility", "all"), ("tags", "x" * 31), ("tags", ",".join(map(str, range(13)))), ("tags", "x" * 1001)],
)  # fmt: skip
def test_what_cannot_be_said_is_refused_at_its_field_and_stays(ann_browser, new_deck, ann, field, value):
    deck = new_deck(ann)
    said = {"name": "Zoo", "format": "sealed", "visibility": "public", "tags": "fast"} | {field: value}
    response = ann_browser.post(page_of(deck, "details/"), said)
    form = response.context["form"]
    assert list(form.errors) == [field]
    assert {key: form[key].value() for key in said} == said
    deck.refresh_from_db()
    assert (deck.name, deck.visibility, deck.tags.count()) == ("Apes", "private", 0)


def test_a_note_is_written_anew(ann_browser, new_deck, ann):
    deck = new_deck(ann, note="old")
    address = page_of(deck, "versions/1/note/")
    assert ann_browser.get(address).context["form"]["note"].value() == "old"
    ann_browser.post(address, {"note": "Won\r\ntwice"})
    assert deck.versions.get().note == "Won\ntwice"
    response = ann_browser.post(address, {"note": "x" * 100_001})
    assert response.context["form"]["note"].value() == "x" * 100_001
    assert deck.versions.get().note == "Won\ntwice"


def test_a_copy_belongs_to_whoever_copies_a_stranger_too(client, new_deck, ann):
    deck = new_deck(ann, visibility="public")
    response = client.post(page_of(deck, "copy/"), {"version": "1"})
    copy = Deck.objects.exclude(pk=deck.pk).get()
    assert response["Location"] == page_of(copy)
    assert copy.belongs_to(Person(client.session[KEY]))
    assert "This is your own copy." in text_of(client.get(page_of(copy)))
    for version, status in (("", 302), ("x", 302), ("2", 404), ("9" * 30, 302)):
        assert client.post(page_of(deck, "copy/"), {"version": version}).status_code == status


def test_a_deck_is_deleted_after_a_question(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    assert "Delete Apes?" in text_of(ann_browser.get(page_of(deck, "delete/")))
    assert Deck.objects.count() == 1
    response = ann_browser.post(page_of(deck, "delete/"), follow=True)
    assert "“Apes” is deleted." in text_of(response)
    assert Deck.objects.count() == 0
    assert ann_browser.get(page_of(deck)).status_code == 404


# --- out -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "content_type"), [("txt", "text/plain"), ("csv", "text/csv"), ("json", "application/json")]
)
def test_a_deck_goes_out_and_comes_in_again(ann_browser, new_deck, ann, kind, content_type):
    deck = new_deck(ann, deity=FURIOS, name="Große Affen!", format_spec={"name": "Friday night"})
    domain.save(slug=deck.slug, person=ann, base=1, cards=CARDS, deity=FURIOS, maybeboard={"Rage": 2})
    domain.save(slug=deck.slug, person=ann, base=2, cards={"Lash": 1})
    response = ann_browser.get(page_of(deck, f"deck.{kind}?version=2"))
    assert response["Content-Type"] == f"{content_type}; charset=utf-8"
    assert response["Content-Disposition"] == f'attachment; filename="groe-affen-2.{kind}"'
    assert response["X-Content-Type-Options"] == "nosniff"
    paste(ann_browser, "", name="", file=SimpleUploadedFile("again", response.content))
    again = Deck.objects.exclude(pk=deck.pk).get()
    assert (cards_of(again), again.versions.get().deity) == (CARDS, FURIOS)
    assert again.versions.get().maybeboard == {"Rage": 2}
    assert again.name == ("Wild with Kong" if kind == "csv" else deck.name)
    assert again.house == (deck.house if kind == "json" else None)
    assert b"Lash" in ann_browser.get(page_of(deck, f"deck.{kind}")).content
    assert ann_browser.get(page_of(deck, f"deck.{kind}?version=7")).status_code == 404


def test_a_deck_is_named_in_its_file_whatever_its_name(ann_browser, new_deck, ann):
    response = ann_browser.get(page_of(new_deck(ann, name='"; \u4e2d'), "deck.txt"))
    assert response["Content-Disposition"] == 'attachment; filename="deck-1.txt"'


# --- comparing -------------------------------------------------------------------------------------------------------


def test_two_versions_are_compared(ann_browser, new_deck, ann):
    deck = new_deck(ann, note="before")
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 1, "Fire Shaman": 3, "Lash": 2}, deity=FURIOS)
    response = ann_browser.get(page_of(deck, "versions/1..2/"))
    assert [change.name for change in response.context["comparison"].more] == ["Lash"]
    shown = text_of(response)
    for words in ("Apes: version 1 to 2", "4 cards in both.", "+2", "−2", "Deity: none → ", f">{FURIOS}</a>", "before"):
        assert words in shown
    assert "The cards are the same." in text_of(ann_browser.get(page_of(deck, "versions/2..2/")))


def test_a_maybeboard_is_shown_apart_compared_and_restored(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    domain.save(slug=deck.slug, person=ann, base=1, cards=CARDS, maybeboard={"Lash": 2, "Rage": 1})
    response = ann_browser.get(page_of(deck))
    assert [row.name for row in response.context["maybeboard"]] == ["Lash", "Rage"]
    assert "8 cards" in text_of(response)
    shown = text_of(ann_browser.get(page_of(deck, "versions/1..2/")))
    for words in ("The cards are the same.", "Maybeboard", "+2"):
        assert words in shown
    assert "Maybeboard" not in text_of(ann_browser.get(page_of(deck, "versions/1/")))
    edit(ann_browser, deck, ann_browser.get(page_of(deck, "edit/")).context["form"]["lines"].value(), base=2, seen=2)
    domain.save(slug=deck.slug, person=ann, base=2, cards=CARDS, maybeboard={})
    ann_browser.post(page_of(deck, "versions/2/restore/"))
    assert [one.maybeboard for one in deck.versions.all()] == [{"Lash": 2, "Rage": 1}, {}, {"Lash": 2, "Rage": 1}, {}]


def test_two_decks_are_compared_if_both_may_be_read(ann_browser, client, new_deck, ann, bob):
    mine, theirs = new_deck(ann), new_deck(bob, {"Kong": 3, "Rage": 1}, name="Cats", visibility="public")
    shown = text_of(ann_browser.get(page_of(mine, f"compare/{theirs.slug}/")))
    assert "Apes and Cats" in shown
    assert "More in Cats" in shown
    assert client.get(page_of(theirs, f"compare/{mine.slug}/")).status_code == 404


def test_the_forms_that_compare_lead_to_the_page_that_does(ann_browser, new_deck, ann):
    mine, other = new_deck(ann), new_deck(ann, name="Cats")
    address = page_of(mine, "compare/")
    assert ann_browser.get(address, {"other": other.slug})["Location"] == page_of(mine, f"compare/{other.slug}/")
    assert ann_browser.get(address, {"one": "1", "two": "x"})["Location"] == page_of(mine, "versions/1..1/")
    assert ann_browser.get(address, {"other": "nowhere"}).status_code == 404


# --- lists -----------------------------------------------------------------------------------------------------------


def test_a_guest_without_decks_is_told_what_to_do(client):
    shown = text_of(client.get("/decks/"))
    assert "You have no decks yet." in shown
    assert 'href="/decks/new/"' in shown
    assert KEY not in client.session


def test_my_decks_are_listed_page_by_page(ann_browser, new_deck, ann, bob):
    for number in range(26):
        new_deck(ann, {}, name=f"deck {number:02}")
    new_deck(bob, name="not mine", visibility="public")
    shown = text_of(ann_browser.get("/decks/"))
    assert "26 decks, page 1 of 2" in shown
    assert "deck 25</a>" in shown
    assert "deck 01</a>" not in shown
    assert "not mine" not in shown
    assert "deck 01</a>" in text_of(ann_browser.get("/decks/?page=2"))


def test_public_decks_are_listed_with_filters(client, new_deck, ann):
    new_deck(ann, name="apes", visibility="public", tags=["fast"])
    new_deck(Person("guest"), {"Apocalypse": 1}, name="doom", visibility="public", format_spec="sealed")
    new_deck(ann, name="unlisted", visibility="unlisted")
    new_deck(ann, name="private")

    def names(query):
        return {deck.name for deck in client.get(f"/decks/public/?{query}").context["page"]}

    assert names("") == names("page=7&order=chess&format=") == {"apes", "doom"}
    assert names("alignment=wild") == names("tag=FAST") == names("card=kong") == {"apes"}
    assert names("format=sealed") == names("alignment=evil&only=1") == {"doom"}
    assert names("format=chess") == names("tag=slow") == names("alignment=evil&alignment=wild") == set()
    assert names("alignment=grey") == {"apes", "doom"}
    assert names("q=ape") == names("q=fast") == names("q=Kong") == {"apes"}
    assert names("by=ann") == names("by=ann&q=ape") == {"apes"}
    assert names("by=bob") == names("by=b%00") == names("by=a+guest") == set()
    assert names("q=ape&format=sealed") == names("q=dragons") == set()
    shown = text_of(client.get("/decks/public/"))
    assert "by ann" in shown
    assert "by a guest" in shown


def test_public_decks_are_searched_in_a_box_that_keeps_what_was_asked(client, new_deck, ann):
    new_deck(ann, name="apes", visibility="public")
    shown = text_of(client.get("/decks/public/?q=ape+hunters"))
    assert 'name="q" value="ape hunters" maxlength="80"' in shown
    assert "No public deck matches" in shown


def test_a_public_deck_leads_to_the_others_of_its_owner(new_deck, ann, client):
    deck = new_deck(ann, visibility="public")
    assert 'by <a href="/decks/public/?by=ann">ann</a>' in text_of(client.get(page_of(deck)))
    shown = text_of(client.get("/decks/public/?by=ann"))
    assert "1 deck by ann" in shown
    assert 'name="by" value="ann"' in shown
    for person, visibility in ((ann, "unlisted"), (Person("guest"), "public")):
        other = new_deck(person, visibility=visibility)
        assert "?by=" not in text_of(client.get(page_of(other)))


def test_a_card_that_is_not_there_finds_nothing_and_says_so(client, new_deck, ann):
    new_deck(ann, visibility="public")
    response = client.get("/decks/public/?card=Kogn")
    shown = text_of(response)
    assert 'No card is called "Kogn". Did you mean Kong?' in shown
    assert 'value="Kogn"' in shown
    assert response.context["page"].paginator.count == 0


@pytest.mark.parametrize(
    "query", ["card=%00", "tag=%00&format=%00", "card=" + "x" * 5000, "page=-1&alignment=%00", "order[]=1", "card=%FF"]
)
def test_filters_take_anything(client, query):
    assert client.get(f"/decks/public/?{query}").status_code == 200


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_deck_is_played_from_its_page(ann_browser, new_deck, ann):
    """What the form on the page holds starts a table."""
    deck = new_deck(ann, {"Kong": 20, "Lash": 10}, deity=FURIOS)
    context = ann_browser.get(page_of(deck)).context
    assert [key for key, _ in context["bots"]] == [*LEVELS, "random"]
    form = {"my_deck": "pasted", "my_list": context["list"], "bot_list": context["list"], "first": "random"}
    for bot_deck in ("good", "pasted", f"deck:{deck.slug}"):
        response = ann_browser.post("/", {**form, "bot": "random", "bot_deck": bot_deck})
        assert response["Location"].startswith("/table/")
    table = ann.user.players.latest("pk").table
    assert Counter(table.setup["decks"][0]) == Counter(table.setup["decks"][1]) == {"Kong": 20, "Lash": 10}
    assert table.setup["deities"] == [FURIOS, FURIOS]


# --- who may do what -------------------------------------------------------------------------------------------------

READS = ["", "versions/", "versions/1/", "versions/1..1/", "deck.txt", "deck.csv", "deck.json", "compare/?one=1&two=1"]
OWN = ["edit/", "details/", "delete/", "versions/1/note/"]
CHANGES = {
    "edit/": {"lines": "1 Lash", "base": 1, "do": "save"},
    "details/": {"name": "mine", "format": "sealed", "visibility": "public", "tags": "mine"},
    "delete/": {},
    "versions/1/note/": {"note": "mine"},
    "versions/1/restore/": {},
}


@pytest.fixture
def people(ann, bob):
    return {"ann": ann, "bob": bob, "guest": Person("guest"), "other guest": Person("other"), "stranger": Person()}


@pytest.mark.parametrize("owner", ["ann", "guest"])
@pytest.mark.parametrize("who", ["ann", "bob", "guest", "other guest", "stranger"])
@pytest.mark.parametrize("visibility", ["private", "unlisted", "public"])
def test_pages_open_to_whom_they_should(new_deck, people, browser_of, owner, who, visibility):
    deck = new_deck(people[owner], visibility=visibility)
    client = Client() if who == "stranger" else browser_of(people[who])
    before = [list(model.objects.values()) for model in (Deck, Version)]
    reads, others = (200, 403) if visibility != "private" else (404, 404)
    if who == owner:
        reads = others = 200
    for rest in READS:
        assert client.get(page_of(deck, rest), follow=True).status_code == reads, rest
    for rest in OWN:
        assert client.get(page_of(deck, rest)).status_code == others, rest
    if who == owner:
        return
    for rest, body in CHANGES.items():
        assert client.post(page_of(deck, rest), body).status_code == others, rest
    assert [list(model.objects.values()) for model in (Deck, Version)] == before
    assert client.post(page_of(deck, "copy/")).status_code == (404 if reads == 404 else 302)


def test_what_is_not_there_is_answered_as_what_is_private(client, new_deck, ann):
    private = text_of(client.get(page_of(new_deck(ann))), 404).split("<main")[1]
    assert text_of(client.get("/decks/nowhere/"), 404).split("<main")[1] == private
    assert "This deck does not exist, or it is not shared with you." in private
    for rest in READS + OWN:
        assert client.get(f"/decks/nowhere/{rest}").status_code == 404
    for rest, body in CHANGES.items():
        assert client.post(f"/decks/nowhere/{rest}", body).status_code == 404


def test_somebody_elses_deck_says_what_can_be_done(client, new_deck, ann):
    shown = text_of(client.get(page_of(new_deck(ann, visibility="public"), "edit/")), 403)
    assert "This deck belongs to somebody else. Make your own copy to change it." in shown


@pytest.mark.parametrize("rest", ["new/", *(f"x/{rest}" for rest in CHANGES), "x/copy/"])
def test_a_form_of_another_site_is_refused(rest):
    assert Client(enforce_csrf_checks=True).post(f"/decks/{rest}", {"lines": LIST}).status_code == 403


@pytest.mark.parametrize("rest", ["x/copy/", "x/versions/1/restore/"])
def test_what_changes_something_is_not_done_by_looking(client, rest):
    assert client.get(f"/decks/{rest}").status_code == 405


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(client, method):
    for address in ("/decks/", "/decks/new/", "/decks/public/", "/decks/x/", "/decks/x/edit/"):
        assert getattr(client, method)(address).status_code == 405


def test_pages_of_decks_are_kept_by_no_cache(ann_browser, new_deck, ann):
    deck = new_deck(ann)
    for address in ("/decks/", page_of(deck), page_of(deck, "deck.txt")):
        assert "no-store" in ann_browser.get(address)["Cache-Control"]


def test_markup_stays_text_wherever_it_is_shown(ann_browser, client, new_deck, ann):
    deck = new_deck(ann, name=MARKUP, note=MARKUP, tags=["<i>x</i>"], visibility="public", format_spec={"name": MARKUP})
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 1}, note=f"{MARKUP}'\"")
    rests = ["", "edit/", "details/", "delete/", "versions/", "versions/1..2/", "versions/2/", "versions/1/note/"]
    for address in ("/decks/", "/decks/public/", "/", *(page_of(deck, rest) for rest in rests)):
        html = ann_browser.get(address).content.decode()
        assert MARKUP not in html
        assert "<i>x</i>" not in html
    for address in ("/decks/public/?tag=<i>x</i>&card=<i>x</i>", "/decks/new/?name=<i>x</i>&list=</textarea><i>x</i>"):
        assert "<i>x</i>" not in client.get(address).content.decode()
    assert "<i>x</i>" not in paste(client, "3 <i>x</i>", name="<i>x</i>").content.decode()


# --- repairs ---------------------------------------------------------------------------------------------------------

FEW = {"name": "Few", "least": 4, "copies": 2, "ratio": False}
SICK = {"Kong": 4, "Lash": 3}


@pytest.fixture
def repairs_asked(monkeypatch):
    """What the doctor was asked to repair; it is not asked less for that."""
    asked = []
    monkeypatch.setattr(
        checking, "ways", lambda cards, *form, **more: asked.append(cards) or ways(cards, *form, **more)
    )
    return asked


def fingerprint_of(browser, deck):
    return browser.get(page_of(deck, "repair/")).context["repair"].fingerprint


def test_the_page_of_a_deck_leaves_the_doctor_alone_until_it_is_asked(ann_browser, new_deck, ann, repairs_asked):
    deck = new_deck(ann, SICK, format_spec=FEW)
    shown = text_of(ann_browser.get(page_of(deck)))
    assert "Not legal</span> in Few" in shown
    link = f'<a href="{page_of(deck, "repair/")}">See what would make it legal</a>'  # for those without scripts
    assert link in shown
    assert repairs_asked == []
    assert "Cut 3 cards: then it is legal." in text_of(ann_browser.get(page_of(deck, "repair/")))
    assert repairs_asked == [SICK]


def test_a_deck_that_is_legal_by_now_is_told_so(ann_browser, new_deck, ann):
    deck = new_deck(ann, {"Kong": 2, "Lash": 2}, format_spec=FEW)
    assert "Fix this deck" not in text_of(ann_browser.get(page_of(deck)))
    assert "There is nothing to fix." in text_of(ann_browser.get(page_of(deck, "repair/")))


def test_a_page_of_a_deck_asks_the_database_little(ann_browser, new_deck, ann, django_assert_num_queries):
    deck = new_deck(ann, SICK, format_spec=FEW)
    new_deck(ann, {"Kong": 1})
    # session, account, deck, version, versions, collection, other decks, tags, own pictures
    with django_assert_num_queries(9):
        ann_browser.get(page_of(deck))


def test_the_owner_repairs_a_deck_with_one_click(ann_browser, new_deck, ann):
    deck = new_deck(ann, SICK, format_spec=FEW)
    shown = text_of(ann_browser.get(page_of(deck, "repair/")))
    assert "Cut 3 cards: then it is legal. <b>This is the minimum.</b>" in shown
    said = {"fingerprint": fingerprint_of(ann_browser, deck), "swap": ["1", "2"]}
    response = ann_browser.post(page_of(deck, "repair/"), said, follow=True)
    assert "Version 2 is saved. Its note lists the changes." in text_of(response)
    assert "Fix this deck" not in text_of(response)
    assert cards_of(deck, 2) == {"Kong": 2, "Lash": 2}
    again = text_of(ann_browser.post(page_of(deck, "repair/"), said, follow=True))
    assert "nothing was saved" in again
    assert deck.versions.count() == 2


def test_only_the_owner_is_offered_a_repair_and_only_the_newest_version(ann_browser, browser_of, new_deck, ann, bob):
    deck = new_deck(ann, SICK, format_spec=FEW, visibility="public")
    fingerprint = fingerprint_of(ann_browser, deck)
    bobs = browser_of(bob)
    shown = text_of(bobs.get(page_of(deck)))
    assert "Fix this deck" not in shown
    assert "Not legal" in shown
    assert bobs.get(page_of(deck, "repair/")).status_code == 403
    assert bobs.post(page_of(deck, "repair/"), {"fingerprint": fingerprint, "swap": "1"}).status_code == 403
    domain.save(slug=deck.slug, person=ann, base=1, cards={"Kong": 9})
    assert "Fix this deck" not in text_of(ann_browser.get(page_of(deck, "versions/1/")))
    domain.describe(slug=deck.slug, person=ann, visibility="private")
    assert bobs.post(page_of(deck, "repair/"), {"fingerprint": fingerprint, "swap": "1"}).status_code == 404
    assert bobs.get(page_of(deck, "repair/")).status_code == 404
    assert deck.versions.count() == 2


@pytest.mark.parametrize("swap", [[], ["x"], ["-1", "0", "²", "9" * 5000], ["\0"]])
def test_swaps_that_are_none_change_nothing(ann_browser, new_deck, ann, swap):
    deck = new_deck(ann, SICK, format_spec=FEW)
    said = {"fingerprint": fingerprint_of(ann_browser, deck), "swap": swap}
    shown = text_of(ann_browser.post(page_of(deck, "repair/"), said, follow=True))
    assert "No change is selected, so nothing was saved." in shown
    assert deck.versions.count() == 1


def test_where_nothing_helps_the_page_says_why(ann_browser, new_deck, ann):
    deck = new_deck(ann, SICK, format_spec={**FEW, "least": 200, "copies": 1, "sets": ["Base Set"]})
    shown = text_of(ann_browser.get(page_of(deck, "repair/")))
    assert "No legal deck can be made: Few needs at least 200 cards" in shown
    assert "Fix the deck" not in shown
