"""One's own decks: searched, sorted, in folders, marked as favourites, and named by what is in them."""

import pytest
from django.test import Client

from decks import domain, folders
from decks.models import Deck, Folder
from live.errors import Refused
from people.persons import KEY, Person
from tests.decks.pages import page_of, paste, text_of

pytestmark = pytest.mark.django_db
HERE = {"here": "/decks/"}


def listed(client, query=""):
    return [deck.name for deck in client.get(f"/decks/?{query}").context["page"]]


@pytest.fixture
def four(new_deck, ann):
    """Decks of Ann by name."""
    new_deck(ann, {"Angel of Light": 2}, name="Angels", tags=["slow"])
    new_deck(ann, {"Kong": 3}, name="Big ones", tags=["fast apes"])
    new_deck(ann, {"Kong": 1, "Lash": 3}, name="Whips")
    new_deck(ann, {}, name="Empty")
    return {deck.name: deck for deck in Deck.objects.all()}


def test_decks_are_searched_by_name_tag_and_card(ann_browser, four, new_deck, bob):
    new_deck(bob, name="Big ones of Bob", visibility="public")
    assert listed(ann_browser) == ["Empty", "Whips", "Big ones", "Angels"]
    assert listed(ann_browser, "q=BIG") == listed(ann_browser, "q=apes+fast") == ["Big ones"]
    assert listed(ann_browser, "q=kong") == ["Whips", "Big ones"]
    assert listed(ann_browser, "q=kong&order=name") == ["Big ones", "Whips"]
    assert listed(ann_browser, "q=nothing+such") == []
    assert "No deck of yours matches." in text_of(ann_browser.get("/decks/?q=nothing"))


@pytest.mark.parametrize(
    "query", ["q=%00", "q=" + "x " * 400, "folder=%00", "folder=<i>&order=<i>", "q=%25_'\"&page=x"]
)
def test_a_search_takes_anything(ann_browser, four, query):
    response = ann_browser.get(f"/decks/?{query}")
    assert response.status_code == 200
    assert "<i>" not in response.content.decode()


def test_favourites_are_marked_and_shown_alone(ann_browser, four, browser_of, bob):
    slug, touched = four["Whips"].slug, four["Whips"].touched
    assert ann_browser.post("/decks/favourites/", {"favourite": slug, **HERE})["Location"] == "/decks/"
    assert listed(ann_browser, "favourites=1") == ["Whips"]
    assert Deck.objects.get(slug=slug).touched == touched  # no change of the deck
    ann_browser.post("/decks/favourites/", {"not": slug, **HERE})
    assert listed(ann_browser, "favourites=1") == []
    assert browser_of(bob).post("/decks/favourites/", {"favourite": slug}).status_code == 404
    assert ann_browser.post("/decks/favourites/", {"favourite": "\0"}).status_code == 404


def test_decks_lie_in_folders(ann_browser, four, ann):
    assert ann_browser.post("/decks/folders/", {"name": " Apes  and more "}).status_code == 302
    folder = Folder.objects.get()
    assert folder.name == "Apes and more"
    chosen = [four["Whips"].slug, four["Big ones"].slug, "nowhere", "\0"]
    said = ann_browser.post("/decks/folders/put/", {"deck": chosen, "folder": folder.slug, **HERE}, follow=True)
    assert "2 decks are moved." in text_of(said)
    assert listed(ann_browser, f"folder={folder.slug}") == ["Whips", "Big ones"]
    assert listed(ann_browser, "folder=none") == ["Empty", "Angels"]
    assert 'Apes and more <span class="muted">2</span>' in text_of(ann_browser.get("/decks/"))
    assert "in Apes and more" in text_of(ann_browser.get("/decks/"))

    ann_browser.post(f"/decks/folders/{folder.slug}/", {"name": "Apes"})
    assert Folder.objects.get().name == "Apes"
    ann_browser.post("/decks/folders/put/", {"deck": chosen[:1], "folder": "", **HERE})
    assert listed(ann_browser, f"folder={folder.slug}") == ["Big ones"]
    ann_browser.post(f"/decks/folders/{folder.slug}/", {"do": "delete"})
    assert not Folder.objects.exists()
    assert len(listed(ann_browser)) == 4


def test_nothing_chosen_is_told(ann_browser, four, ann):
    folders.make(person=ann, name="Apes")
    assert "Choose the decks first" in text_of(ann_browser.post("/decks/folders/put/", {"folder": ""}, follow=True))


def test_folders_are_their_owners_alone(four, ann, bob, browser_of):
    folder = folders.make(person=ann, name="Apes")
    theirs = browser_of(bob)
    put = {"deck": four["Whips"].slug, "folder": folder.slug}
    changes = [("put/", put), (f"{folder.slug}/", {"name": "x"}), (f"{folder.slug}/", {"do": "delete"})]
    for address, body in changes:
        said = theirs.post(f"/decks/folders/{address}", body, follow=True)
        assert "You have no such folder." in text_of(said)
    assert folders.put(decks=[four["Whips"].slug], person=bob, folder="") == 0
    domain.describe(slug=four["Whips"].slug, person=ann, visibility="public")
    folders.put(decks=[four["Whips"].slug], person=ann, folder=folder.slug)
    assert "Apes" not in text_of(theirs.get(page_of(four["Whips"]))) + text_of(theirs.get("/decks/public/"))
    assert list(Folder.objects.values_list("name", flat=True)) == ["Apes"]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\0\n"])
def test_a_folder_needs_a_name(ann_browser, four, name):
    assert "A folder needs a name of 1 to 40 characters." in text_of(
        ann_browser.post("/decks/folders/", {"name": name}, follow=True)
    )


def test_a_name_is_that_of_one_folder(ann, monkeypatch):
    folder, other = folders.make(person=ann, name="Apes"), folders.make(person=ann, name="Cats")
    assert folders.make(person=ann, name="APES") == folder
    with pytest.raises(Refused, match="You already have a folder “apes”"):
        folders.rename(slug=other.slug, person=ann, name="apes")
    assert folders.rename(slug=folder.slug, person=ann, name="apes").name == "apes"
    monkeypatch.setattr(folders, "MOST_FOLDERS", 2)
    with pytest.raises(Refused, match="You have 2 folders, the maximum"):
        folders.make(person=ann, name="Dogs")


def test_signing_in_brings_the_folders_along(new_deck, ann):
    guest = Person(ann.guest_key)
    for person, names in ((ann, ("Apes", "Angels")), (guest, ("apes", "Guests"))):
        for name in names:
            folder = folders.make(person=person, name=name)
            folders.put(decks=[new_deck(person, name=f"deck in {name}").slug], person=person, folder=folder.slug)
    folders.adopt(person=ann)
    domain.adopt(person=ann)
    found = {folder.name: {deck.name for deck in folder.decks.all()} for folder in Folder.objects.all()}
    assert found == {
        "Angels": {"deck in Angels"},
        "Apes": {"deck in Apes", "deck in apes"},
        "Guests": {"deck in Guests"},
    }
    assert set(Folder.objects.values_list("user", flat=True)) == {ann.user.pk}
    ann.user.delete()
    assert not Folder.objects.exists()


@pytest.mark.parametrize("here", ["", "https://evil.example/decks/", "//evil.example/decks/", "/account/", "/decks/\n"])
def test_a_form_leads_back_to_the_decks_and_nowhere_else(ann_browser, four, here):
    said = ann_browser.post("/decks/favourites/", {"favourite": four["Whips"].slug, "here": here})
    assert said["Location"] == "/decks/"


def test_tiles_show_the_cover_and_whether_the_deck_is_legal(ann_browser, four, new_deck, ann):
    new_deck(ann, {"Kong": 30}, name="Thirty", format_spec="random30", cover="Kong")
    html = ann_browser.get("/decks/").content.decode()
    tiles = {name: html.partition(f">{name}</a>")[0].rpartition("<li")[2] for name in ("Thirty", "Angels", "Empty")}
    assert "-kong-small.webp" in tiles["Thirty"]
    assert "-angel-of-light-small.webp" in tiles["Angels"]
    assert "<img" not in tiles["Empty"]
    after = {name: html.partition(f">{name}</a>")[2].partition("</li>")[0] for name in tiles}
    assert "legal</span>" in after["Thirty"]
    assert "not legal</span>" not in after["Thirty"]
    assert "not legal</span>" in after["Angels"]


def test_the_owner_chooses_the_cover_among_the_cards(ann_browser, new_deck, ann):
    deck = new_deck(ann, {"Kong": 3, "Lash": 3})
    about = {"name": "Apes", "format": "constructed", "visibility": "private"}
    assert "Choose a card of this deck." in text_of(
        ann_browser.post(page_of(deck, "details/"), {**about, "cover": "Rage"})
    )
    ann_browser.post(page_of(deck, "details/"), {**about, "cover": "Lash"})
    assert Deck.objects.get().cover == "Lash"
    assert "-lash-small.webp" in ann_browser.get("/decks/").content.decode()
    with pytest.raises(Refused, match="Kogn"):
        domain.describe(slug=deck.slug, person=ann, cover="Kogn")


def test_a_list_without_a_name_is_called_by_what_is_in_it(client):
    paste(client, "3 Kong\n2 Lash", name="")
    paste(client, "Deck: Whips of doom\n3 Lash", name="")
    assert list(Deck.objects.order_by("pk").values_list("name", flat=True)) == ["Wild with Kong", "Whips of doom"]


def test_the_page_asks_the_database_as_often_for_many_decks_as_for_one(
    ann_browser, new_deck, ann, django_assert_num_queries
):
    for number in range(30):
        folder = folders.make(person=ann, name=f"folder {number % 3}")
        deck = new_deck(ann, name=f"deck {number}", tags=["fast"], format_spec={"name": "Friday night"})
        folders.put(decks=[deck.slug], person=ann, folder=folder.slug)
    # session, account, folders, how many, the decks, their tags, their versions, own pictures
    with django_assert_num_queries(8):
        ann_browser.get("/decks/")
    with django_assert_num_queries(9):  # and how many there are at all
        ann_browser.get(f"/decks/?q=deck&folder={folder.slug}")


def test_a_guest_keeps_folders_too():
    client = Client()
    paste(client)
    client.post("/decks/folders/", {"name": "Apes"})
    assert Folder.objects.get().belongs_to(Person(client.session[KEY]))
