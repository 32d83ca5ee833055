"""The pages of a deck's study: what they show, to whom, and what they make of nonsense."""

import pytest

from decks import domain
from decks.study.forms import OddsForm
from decks.study.hands import sample
from engine.games import DEFAULT
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

PAGES = ("study/", "study/odds/", "study/hands/")
SMALL = {"Kong": 3, "Fire Shaman": 3}


@pytest.fixture
def ann_browser(ann):
    return browser_of(ann)


@pytest.fixture
def new_deck(ann, deck):
    """A deck of Ann's."""

    def new_deck(cards=deck, deity="", **about):
        made = domain.create(person=ann, name="Apes", format_spec="constructed", cards=cards, deity=deity)
        return domain.describe(slug=made.slug, person=ann, **about) if about else made

    return new_deck


# --- who may read -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rest", PAGES)
@pytest.mark.parametrize(("visibility", "status"), [("private", 404), ("unlisted", 200), ("public", 200)])
def test_whoever_may_read_a_deck_may_study_it(new_deck, ann_browser, bob, client, rest, visibility, status):
    made = new_deck(visibility=visibility)
    assert ann_browser.get(f"/decks/{made.slug}/{rest}").status_code == 200
    assert browser_of(bob).get(f"/decks/{made.slug}/{rest}").status_code == status
    assert client.get(f"/decks/{made.slug}/{rest}").status_code == status


@pytest.mark.parametrize("rest", PAGES)
def test_studies_only_read_and_are_not_kept(new_deck, ann_browser, rest):
    made = new_deck()
    assert ann_browser.post(f"/decks/{made.slug}/{rest}").status_code == 405
    assert "no-store" in ann_browser.get(f"/decks/{made.slug}/{rest}")["Cache-Control"]


def test_the_deck_leads_to_its_study(new_deck, ann_browser):
    made = new_deck()
    shown = ann_browser.get(f"/decks/{made.slug}/").content.decode()
    assert f'href="/decks/{made.slug}/study/"' in shown


@pytest.mark.parametrize("rest", PAGES)
def test_a_version_can_be_chosen(new_deck, ann, ann_browser, rest):
    made = new_deck()
    domain.save(slug=made.slug, person=ann, base=made.revision, cards={"Kong": 3})
    old = ann_browser.get(f"/decks/{made.slug}/{rest}?version=1")
    assert (old.context["size"], old.context["version"].number) == (60, 1)
    assert ann_browser.get(f"/decks/{made.slug}/{rest}").context["size"] == 3
    assert ann_browser.get(f"/decks/{made.slug}/{rest}?version=x").context["version"].number == 2
    assert ann_browser.get(f"/decks/{made.slug}/{rest}?version=3").status_code == 404


# --- counts -----------------------------------------------------------------------------------------------------------


def test_counts_tell_what_their_charts_draw(new_deck, ann_browser):
    shown = ann_browser.get(f"/decks/{new_deck().slug}/study/")
    text = read_by_people(shown)
    assert "Good 30 21 9" in text
    assert "Wild 30 18 12" in text
    assert "18 cards of cost 1 allow 9 free cards in constructed decks; this deck has 12, 3 too many" in text
    assert "Slow champions playable only in your main phase 30 18 12" in text
    assert "Offense of champions On average 5.7." in text
    assert "5 15 9 6" in text  # of the table beside the columns
    assert ' style="' not in shown.content.decode()


def test_an_empty_deck_says_what_to_do(new_deck, ann_browser):
    shown = read_by_people(ann_browser.get(f"/decks/{new_deck({}).slug}/study/"))
    assert "This version has no cards. Add some cards" in shown


@pytest.mark.parametrize("rest", PAGES[1:])
def test_a_small_deck_says_what_to_do(new_deck, ann_browser, rest):
    shown = read_by_people(ann_browser.get(f"/decks/{new_deck(SMALL).slug}/{rest}"))
    assert "This version has 6 cards. Sample hands and odds need at least 20 cards" in shown


# --- odds -------------------------------------------------------------------------------------------------------------


def test_odds_answer_what_is_asked(new_deck, ann_browser):
    url = f"/decks/{new_deck().slug}/study/odds/"
    asked = {"first": "yes", "plan": "keep", "turn": "0", "what": "card:Kong", "count": "1"}
    text = read_by_people(ann_browser.get(url, asked))
    assert "23% to have seen 1 or more copies of Kong in the opening hand. Keep all five" in text
    assert "27% in the opening hand to have seen a good card with loyalty 2" in text
    assert "19% in the opening hand to have seen a champion with a good ally ability" in text
    later = read_by_people(ann_browser.get(url, asked | {"turn": "4", "what": "wild", "count": "5", "plan": "no-free"}))
    assert "to have seen 5 or more wild cards by your turn 4. Put back free cards" in later
    assert "It costs 1.8 health on average." in later
    assert "With such a card in hand:" in later


def test_alignments_without_loyalty_or_allies_are_named(new_deck, ann_browser, deck):
    plain = dict.fromkeys(("Kong", "Lash", "Rage", "Cave Troll", "Flash Fire", "Wolf's Call", "Chomp", "Pack Alpha"), 3)
    text = read_by_people(ann_browser.get(f"/decks/{new_deck(plain).slug}/study/odds/"))
    assert "No card with loyalty 2 that could be on: wild." in text
    assert "No champion with an ally ability that could trigger: wild." in text


def test_a_deity_with_an_ally_ability_is_told(new_deck, ann_browser):
    text = read_by_people(ann_browser.get(f"/decks/{new_deck(deity='Lashnok, Worldbreaker').slug}/study/odds/"))
    assert "a wild card of cost 1, which triggers Lashnok, Worldbreaker." in text


@pytest.mark.parametrize(
    "asked",
    [
        {"plan": "none"},
        {"turn": "11"},
        {"turn": "-1"},
        {"count": "99999999999999999999"},
        {"what": "card:Nobody"},
        {"what": "\0"},
        {"first": "<script>"},
        {"count": "٣"},
    ],
)
def test_nonsense_is_told_and_the_usual_is_shown(new_deck, ann_browser, asked):
    shown = read_by_people(ann_browser.get(f"/decks/{new_deck().slug}/study/odds/", asked))
    assert "Showing the default instead." in shown
    assert "% to have seen" in shown


def test_the_form_has_the_usual_ready(deck):
    form = OddsForm({}, deck, DEFAULT)
    assert form.answers() == {"first": "no", "plan": "two-free", "turn": 3, "count": 1, "what": "card:Angel of Light"}


# --- sample hands -----------------------------------------------------------------------------------------------------


def test_a_hand_is_dealt_put_back_and_drawn_to(new_deck, ann_browser, deck):
    url = f"/decks/{new_deck().slug}/study/hands/"
    dealt = ann_browser.get(url, {"seed": "5", "first": "no"})
    opening = sample(deck, 5, first=False, game=DEFAULT).opening
    assert dealt.context["hand"].opening == opening
    assert dealt.content.decode().count('type="checkbox"') == 5
    after = ann_browser.get(url, {"seed": "5", "first": "no", "done": "on", "back": ["1", "3"], "turn": "1"})
    assert after.context["hand"] == sample(deck, 5, first=False, back=[1, 3], turn=1, game=DEFAULT)
    text = read_by_people(after)
    assert f"2 cards went to the bottom: {opening[1].name}; {opening[3].name}. You have 28 health." in text
    assert "Begin your turn 2" in text
    last = read_by_people(ann_browser.get(url, {"seed": "5", "first": "yes", "done": "on", "turn": "3"}))
    assert "All five cards stay." in last
    assert "Begin your turn" not in last


def test_a_new_hand_is_another_one_and_has_an_address(new_deck, ann_browser):
    url = f"/decks/{new_deck().slug}/study/hands/"
    one, two = ann_browser.get(url), ann_browser.get(url, headers={"hx-request": "true"})
    assert one.context["asked"]["seed"] != two.context["asked"]["seed"]
    assert "HX-Replace-Url" not in one
    again = ann_browser.get(two["HX-Replace-Url"])
    assert again.context["hand"] == two.context["hand"]


@pytest.mark.parametrize(
    "asked",
    [
        {"seed": "-1", "done": "on"},
        {"seed": "x", "back": "1"},
        {"seed": "5", "back": "5", "done": "on"},
        {"seed": "5", "turn": "4", "done": "on"},
        {"seed": str(2**64), "first": "maybe"},
        {"done": "on", "back": ["0", "1"]},
        {"seed": "\0"},
    ],
)
def test_instead_of_nonsense_a_new_hand_is_dealt(new_deck, ann_browser, asked):
    shown = ann_browser.get(f"/decks/{new_deck().slug}/study/hands/", asked)
    assert shown.status_code == 200
    assert (shown.context["asked"]["back"], len(shown.context["hand"].opening)) == (None, 5)


def test_the_same_card_put_back_twice_is_put_back_once(new_deck, ann_browser):
    asked = {"seed": "5", "done": "on", "back": ["2", "2"]}
    shown = ann_browser.get(f"/decks/{new_deck().slug}/study/hands/", asked)
    assert shown.context["hand"].life == 29
