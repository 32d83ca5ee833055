"""The pages of improvements: what they show, what they take, and whom they turn away."""

import json
import re
from collections import Counter

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import domain as decks
from decks.collection import domain as collections
from decks.models import Deck
from drafts.models import Seat
from engine.games import DEFAULT, of
from lab.choices import contender
from lab.experiments import domain as experiments
from lab.findings import of_improvement
from lab.forms import GONE
from lab.improvements import domain, presenter, queries
from lab.improvements.bases import base_of
from lab.improvements.models import Improvement
from lab.improvements.views import NO_SUCH_DECK, usual_field
from lab.keeping import improved
from lab.swaps import differences, swapped
from tests.drafts.conftest import new_pod  # noqa: F401 (a fixture)
from tests.drafts.logs.reading import drafted
from tests.lab.fabricated import MUSES
from tests.lab.improvements.conftest import ANN, BEN, BURN, better_world, even_world, fresh, play, shorten
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

NEW = "/lab/better/new/"
ASKED = {
    "deck": "site:burn", "format": "constructed", "against": ["site:big-breakthrough"], "cards": "all",
    "bot": "random", "games": "1000", "do": "start",
}  # fmt: skip


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def apes():
    """A deck of a person's own."""

    def apes(person=ANN, **about):
        about = {"name": "Apes", "format_spec": "constructed", "cards": Counter(BURN.cards)} | about
        return decks.create(person=person, **about)

    return apes


def ticked(response, name="against"):
    found = re.findall(rf'name="{name}" value="([^"]+)"( checked)?', response.content.decode())
    return [key for key, checked in found if checked]


def better(start, *asked, **named):
    """An improvement that has found something."""
    return play(shorten(start(*asked, **named), 2000), better_world())


# --- beginning -------------------------------------------------------------------------------------------------------


def test_a_deck_is_chosen_first(ann, apes):
    own, theirs = apes(), apes(BEN, name="Bears", visibility="public")
    apes(BEN, name="Secrets")
    response = ann.get(NEW)
    said = read_by_people(response)
    for name in ("Good", "Apes", "Bears", "Burn Deck (first shot)"):
        assert name in said
    assert "Secrets" not in said
    assert "Make Apes better" in read_by_people(ann.get(f"{NEW}?deck={own.slug}"))
    assert "Make Bears better" in read_by_people(ann.get(f"{NEW}?deck=deck:{theirs.slug}"))


def test_public_decks_are_found_and_the_choice_stays(ann, apes):
    apes(BEN, name="Bears", visibility="public")
    response = ann.get(NEW, {"find": "bears", "do": "find", "deck": "site:burn"})
    assert "1 public deck found." in read_by_people(response)
    assert ticked(response, "deck") == ["site:burn"]


@pytest.mark.parametrize("key", ["nowhere", "deck:nowhere", "site:nobody", "draft:nowhere", "\0", "<b>", "a" * 5000])
def test_a_deck_that_is_not_there_is_said(ann, key):
    for response in (ann.get(NEW, {"deck": key}), ann.post(NEW, ASKED | {"deck": key})):
        assert NO_SUCH_DECK in read_by_people(response)
    assert not Improvement.objects.exists()


def test_a_deck_that_one_may_not_read_cannot_be_chosen_by_hand(ann, apes):
    private = apes(BEN, name="Secrets")
    for response in (ann.get(f"{NEW}?deck={private.slug}"), ann.post(NEW, ASKED | {"deck": f"deck:{private.slug}"})):
        assert NO_SUCH_DECK in read_by_people(response)
        assert "Secrets" not in response.content.decode()
    response = ann.post(NEW, ASKED | {"against": [f"deck:{private.slug}", "site:good"]})
    assert GONE in read_by_people(response)
    assert ticked(response) == ["site:good"]
    assert not Improvement.objects.exists()


def test_the_form_proposes_format_and_field(ann):
    response = ann.get(f"{NEW}?deck=site:burn")
    assert '<option value="constructed" selected>' in response.content.decode()
    assert ticked(response) == ["site:big-breakthrough", "site:core-token-control"]
    assert ticked(ann.get(f"{NEW}?deck=site:good")) == ["site:evil", "site:sage", "site:wild"]
    assert ticked(ann.get(f"{NEW}?deck=site:burn&against=site:wild")) == ["site:wild"]


def test_a_deck_without_decks_of_its_format_meets_the_alignments(apes):
    deck = apes(format_spec="sealed", pool=Counter(BURN.cards))
    assert usual_field(base_of(f"deck:{deck.slug}", ANN)) == ["site:good", "site:evil", "site:sage", "site:wild"]


def test_it_begins_as_it_was_asked(ann):
    response = ann.post(NEW, ASKED)
    made = Improvement.objects.get()
    assert response["Location"] == made.get_absolute_url()
    assert [one["name"] for one in made.decks] == ["Burn Deck (first shot)", "Big Breakthrough"]
    assert (made.games, made.bot, made.format_key, made.owned) == (1000, "random", "constructed", None)
    assert made.belongs_to(ANN)


def test_it_stays_within_the_collection(ann):
    response = ann.post(NEW, ASKED | {"cards": "collection"})
    assert domain.NO_COLLECTION in read_by_people(response)
    collections.own(person=ANN, card="Muse", count=2, game=DEFAULT)
    assert "2 cards of your collection can come in." in read_by_people(ann.get(f"{NEW}?deck=site:burn"))
    ann.post(NEW, ASKED | {"cards": "collection"})
    assert Improvement.objects.get().owned == {"Muse": 2}


def test_the_deck_of_a_draft_keeps_to_its_pool(ann, new_pod):  # noqa: F811
    pod = drafted(new_pod("sealed", 2))
    key = f"draft:{pod.slug}"
    base = base_of(key, ANN)
    assert base.contender == contender(key, ANN, of(DEFAULT))
    said = read_by_people(ann.get(f"{NEW}?deck={key}"))
    assert f"The {sum(base.pool.values())} cards of the pool that this deck is made from." in said
    ann.post(NEW, ASKED | {"deck": key, "format": base.format_key})
    made = Improvement.objects.get()
    assert made.owned == dict(sorted(base.pool.items()))
    number = Seat.objects.of(ANN).get().number
    assert made.owned == dict(sorted(Counter(pod.log["pools"][number]).items()))
    assert base_of(key, BEN) is None


@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        ({"against": []}, domain.NO_FIELD),
        ({"against": ["site:nobody"]}, GONE),
        ({"against": ["deck:" + "a" * 5000]}, GONE),
        ({"against": ["\0", "<script>", "site:good/../evil", ""]}, GONE),
        ({"against": [f"deck:{number}" for number in range(500)]}, "Tick 8 decks at most; you ticked 500."),
        ({"against": ["site:good", "site:evil", "site:sage"]}, "Choose 1,500 games or more, or fewer decks."),
        ({"format": "sealed"}, "Choose one of those that are offered."),
        ({"format": ""}, "Fill this in."),
        ({"cards": "none"}, "Choose one of those that are offered."),
        ({"cards": ""}, "Fill this in."),
        ({"bot": "nobody"}, "Choose one of those that are offered."),
        ({"games": "999"}, "Choose one of those that are offered."),
        ({"games": "9" * 5000}, "Choose one of those that are offered."),
        ({"find": "a" * 5000}, "The maximum is 80."),
    ],
)
def test_what_cannot_be_asked_is_said_and_what_was_typed_is_kept(ann, posted, sentence):
    response = ann.post(NEW, ASKED | posted)
    assert sentence in read_by_people(response)
    assert '<option value="random" selected>' in response.content.decode() or "bot" in posted
    assert '<option value="1000" selected>' in response.content.decode() or "games" in posted
    if "against" not in posted:
        assert ticked(response) == ASKED["against"]
    assert not Improvement.objects.exists()


def test_a_deck_that_is_not_legal_is_told_what_is_wrong(ann, apes):
    deck = apes(cards={"Kong": 60})
    response = ann.post(NEW, ASKED | {"deck": f"deck:{deck.slug}"})
    assert "“Apes” is not legal in Constructed." in read_by_people(response)


def test_a_search_begins_nothing_and_keeps_what_was_ticked(ann, apes):
    apes(BEN, name="Bears", visibility="public")
    response = ann.post(NEW, ASKED | {"find": "bears", "do": "find"})
    assert "1 public deck found. What you ticked stays." in read_by_people(response)
    assert ticked(response) == ASKED["against"]
    assert not Improvement.objects.exists()


@pytest.mark.parametrize(
    ("bot", "title", "time"),
    [
        ("random", "Random", "about 6 minutes"),
        ("greedy", "Greedy", "about 2 hours"),
        ("hard", "Hard", "about 12 hours"),
        ("expert", "Expert", "about 6 days"),
    ],
)
def test_times_are_those_of_the_bot_that_is_chosen(ann, bot, title, time):
    """The page asks for them anew when another bot is chosen; nothing begins."""
    response = ann.post(NEW, ASKED | {"bot": bot, "do": "find"})
    said = read_by_people(response)
    assert f"With {title}, while nothing else is played: 1,000 games take " in said
    assert f"60,000 games take {time}." in said
    assert not Improvement.objects.exists()


def test_times_are_those_of_the_usual_bot_at_first(ann):
    for response in (ann.get(f"{NEW}?deck=site:burn"), ann.post(NEW, ASKED | {"bot": "nobody"})):
        assert "60,000 games take about 2 hours." in read_by_people(response)


def test_too_many_are_said(ann, start):
    for _ in range(domain.MOST_WAITING):
        start()
    assert "5 of your improvements are not finished yet." in read_by_people(ann.post(NEW, ASKED))


# --- the way ---------------------------------------------------------------------------------------------------------


def test_the_way_shows_attempts_with_swaps_gains_and_verdicts(ann, start):
    improvement = better(start)
    way = improvement.course()
    response = ann.get(improvement.get_absolute_url())
    said = read_by_people(response)
    assert "Finished" in said
    assert "hx-trigger" not in response.content.decode()
    for attempt in way.attempts:
        assert f"Attempt {attempt.number} {presenter.VERDICTS[attempt.verdict]}" in said
        assert presenter.WHY[attempt.verdict] in said
        assert f"The race of {len(attempt.arms)} packages" in said
        if attempt.gain:
            low, high = attempt.gain.interval
            assert (
                f"{presenter.points(attempt.gain.of)} points {presenter.points(low)} to {presenter.points(high)}"
                in said
            )
        for swap in attempt.swaps if attempt.gain else ():
            assert f"out: {swap.cut} → in: {swap.add}" in said
    assert "so they flatter it" in said
    swaps = sum((Counter(BURN.cards) - Counter(way.deck)).values())
    assert f"Better by {swaps} swap" in said
    assert f"Before {way.before.of:.0%}" in said
    assert f"After {way.after.of:.0%}" in said
    assert "had no part in any choice" in said


def test_it_says_honestly_that_nothing_is_better(ann, start):
    improvement = play(shorten(start(), 2000), even_world())
    said = read_by_people(ann.get(improvement.get_absolute_url()))
    assert "Nothing better was found" in said
    assert "It stays as it is." in said
    assert presenter.WHY["lost the race"] in said
    assert "Save as" not in said
    assert "Before and after" not in said


def test_it_says_how_large_a_gain_could_have_been_missed(ann, start):
    improvement = play(shorten(start(), 2000), even_world())
    way = improvement.way | {"findable": 0.0712}
    Improvement.objects.update(way=way)
    said = read_by_people(ann.get(improvement.get_absolute_url()))
    assert "would find a package that gains 7.1 points in about 8 of 10 runs" in said


def test_while_it_goes_on_the_page_says_what_is_played(ann, start):
    improvement = start()
    said = read_by_people(ann.get(improvement.get_absolute_url()))
    assert "The first packages of swaps are put together." in said
    assert "Nothing is kept yet" in said
    play(improvement, better_world(), most=3)
    response = ann.get(improvement.get_absolute_url())
    assert 'hx-trigger="every 1s"' in response.content.decode()
    assert "Attempt 1: packages of swaps race against each other and against the deck as it is." in read_by_people(
        response
    )
    assert "of 144 games." in read_by_people(response)
    domain.pause(person=ANN, slug=improvement.slug)
    response = ann.get(improvement.get_absolute_url())
    assert "hx-trigger" not in response.content.decode()
    assert "Nothing is played until you let it go on." in read_by_people(response)


def test_the_gain_of_an_attempt_grows_while_it_is_confirmed(ann, start):
    improvement = shorten(start(), 2000)
    while fresh(improvement).stage != "confirmation 1":
        assert queries.confirmed_now(fresh(improvement), improvement.course()) is None
        play(improvement, better_world(), most=1)
    assert "not decided" not in read_by_people(ann.get(improvement.get_absolute_url()))
    play(improvement, better_world(), most=1)
    now = queries.confirmed_now(fresh(improvement), fresh(improvement).course())
    said = read_by_people(ann.get(improvement.get_absolute_url()))
    assert f"Attempt 1 not decided {presenter.points(now.gain.of)} points" in said
    found = play(improvement, better_world()).course().attempts[0]
    assert (now.number, now.swaps) == (1, differences(BURN.cards, swapped(BURN.cards, found.swaps)))
    assert now.gain.games <= found.gain.games


@pytest.mark.parametrize(
    ("stage", "words"),
    [("screening 3", "Before attempt 3: "), ("race 12", "Attempt 12: "), ("confirmation 1", "Attempt 1: "),
     ("final", "The end: ")],
)  # fmt: skip
def test_each_step_has_a_sentence(stage, words):
    assert presenter.step_of(stage).startswith(words)


def test_gains_are_drawn_around_zero_on_one_scale(start):
    way = better(start).course()
    scale = presenter.scale_of(way)
    assert scale % 5 == 0
    for attempt in way.attempts:
        if attempt.gain:
            shown = presenter.gain_shown(attempt.gain, scale)
            assert 0 <= shown.low_place <= shown.place <= shown.high_place <= 1
            assert shown.is_shown == (shown.low_place > 0.5)
    assert presenter.points(-0.0301) == "−3.0"
    assert presenter.points(-0.0001) == "0.0"


def test_before_and_after_add_up(start):
    improvement = better(start)
    shown = presenter.decks_shown(improvement.cards, improvement.course().deck)
    both = Counter(dict(shown.both))
    assert both + Counter(dict(shown.out)) == Counter(improvement.cards)
    assert both + Counter(dict(shown.come)) == Counter(improvement.course().deck)
    assert shown.swaps == sum(dict(shown.come).values())


def test_the_download_is_what_the_command_prints(ann, start):
    improvement = better(start)
    found = ann.get(f"{improvement.get_absolute_url()}way.json").json()
    way, games = improved(improvement.setting, improvement.bounds, 2000, better_world())
    by_hand = of_improvement(improvement.setting, "constructed", way, games.played, games.most)
    assert found == json.loads(json.dumps(by_hand))


def test_it_is_listed_in_the_laboratory(ann, start):
    assert "You have none yet." in read_by_people(ann.get("/lab/"))
    better(start)
    said = read_by_people(ann.get("/lab/"))
    assert "Make Burn Deck (first shot) better Finished · better by" in said
    assert "Burn" not in read_by_people(browser_of(BEN).get("/lab/"))


def test_it_is_paused_goes_on_is_cancelled_and_deleted(ann, start):
    address = start().get_absolute_url()
    for verb, word in (("pause", "Paused"), ("go-on", "Playing"), ("cancel", "Cancelled")):
        assert ann.get(f"{address}{verb}/").status_code == 405
        assert ann.post(f"{address}{verb}/")["Location"] == address
        assert word in read_by_people(ann.get(address))
    assert ann.post(f"{address}delete/")["Location"] == "/lab/"
    assert ann.get(address).status_code == 404


# --- saving ----------------------------------------------------------------------------------------------------------


def test_the_better_deck_is_saved_as_a_version_of_the_own_one(ann, start, apes):
    deck = apes()
    improvement = better(start, f"deck:{deck.slug}")
    page = ann.get(improvement.get_absolute_url()).content.decode()
    revision = re.search(r'name="revision" value="(\d+)"', page)[1]
    response = ann.post(f"{improvement.get_absolute_url()}save/", {"as": "version", "revision": revision})
    assert response["Location"] == f"/decks/{deck.slug}/"
    said = read_by_people(ann.get(response["Location"]))
    assert "The better deck is saved as the newest version." in said
    assert "Improved in the laboratory by" in said
    newest = Deck.objects.get(pk=deck.pk).versions.get(number=2)
    assert newest.cards == queries.found_by(improvement)["cards"]
    assert "Your deck has changed since this began." in read_by_people(ann.get(improvement.get_absolute_url()))


def test_the_better_deck_is_saved_as_a_new_deck(ann, start):
    improvement = better(start)
    said = read_by_people(ann.get(improvement.get_absolute_url()))
    assert "Save as a new deck" in said
    assert "Save as a new version" not in said
    response = ann.post(f"{improvement.get_absolute_url()}save/", {"as": "deck"})
    deck = Deck.objects.get()
    assert response["Location"] == f"/decks/{deck.slug}/"
    assert deck.belongs_to(ANN)


@pytest.mark.parametrize("revision", ["", "-1", "x", "9" * 50, "7", "\0"])
def test_a_revision_that_was_not_seen_saves_nothing(ann, start, apes, revision):
    deck = apes()
    improvement = better(start, f"deck:{deck.slug}")
    response = ann.post(f"{improvement.get_absolute_url()}save/", {"as": "version", "revision": revision}, follow=True)
    assert "was saved somewhere else since you opened it" in read_by_people(response)
    assert Deck.objects.get(pk=deck.pk).number == 1


def test_what_is_not_better_is_not_saved(ann, start):
    improvement = play(shorten(start(), 2000), even_world())
    response = ann.post(f"{improvement.get_absolute_url()}save/", {"as": "deck"}, follow=True)
    assert domain.NOTHING in read_by_people(response)
    assert not Deck.objects.exists()


# --- where it is linked from -----------------------------------------------------------------------------------------


def test_decks_lead_here(ann, apes):
    deck = apes()
    for below in ("", "study/"):
        assert f"{NEW}?deck={deck.slug}" in ann.get(f"/decks/{deck.slug}/{below}").content.decode()


def test_an_experiment_leads_here_with_its_decks(ann):
    asked = {"test": ["site:burn"], "against": ["site:good", "site:evil"], "meet": "field", "bot": "random",
             "until": "decided", "within": "20", "games": "100", "do": "start"}  # fmt: skip
    address = ann.post("/lab/new/", asked)["Location"]
    found = re.search(r'href="(/lab/better/new/[^"]+)"', ann.get(address).content.decode())[1].replace("&amp;", "&")
    response = ann.get(found)
    assert "Make Burn Deck (first shot) better" in read_by_people(response)
    assert ticked(response) == ["site:good", "site:evil"]


def test_an_experiment_whose_decks_were_not_chosen_leads_nowhere(ann):
    made = experiments.start(
        person=ANN, game=of(DEFAULT), decks=(BURN,), field=(MUSES,), bot="random", games=100, within=20, decided=True
    )  # fmt: skip
    assert NEW not in ann.get(made.get_absolute_url()).content.decode()


# --- whose they are --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("below", ["", "way.json"])
def test_for_others_there_is_none(start, below):
    improvement = start()
    nowhere = improvement.get_absolute_url().replace(improvement.slug, "nowhere")
    for browser in (browser_of(BEN), Client()):
        theirs, none = (browser.get(f"{address}{below}") for address in (improvement.get_absolute_url(), nowhere))
        assert read_by_people(theirs, 404) == read_by_people(none, 404)


@pytest.mark.parametrize("verb", ["pause", "go-on", "cancel", "delete", "save"])
def test_others_change_nothing(start, verb):
    improvement = start()
    assert browser_of(BEN).post(f"{improvement.get_absolute_url()}{verb}/").status_code == 404
    assert (fresh(improvement).ended, fresh(improvement).paused) == (None, None)


def test_an_account_that_is_made_keeps_what_its_guest_began(ann, start):
    address = start().get_absolute_url()
    password = "tall-oak-by-the-sea"
    ann.post("/account/sign-up/", {"username": "eve", "password1": password, "password2": password})
    assert User.objects.filter(username="eve").exists()
    assert Improvement.objects.get().user == User.objects.get()
    assert ann.get(address).status_code == 200
    assert browser_of(ANN).get(address).status_code == 404


def test_pages_are_kept_by_no_cache(ann, start):
    assert "no-store" in ann.get(start().get_absolute_url())["Cache-Control"]


def test_names_are_text_and_nothing_else(ann, start, apes):
    deck = apes(name="<b>Bold</b>")
    improvement = better(start, f"deck:{deck.slug}")
    for address in (improvement.get_absolute_url(), "/lab/", f"{NEW}?deck={deck.slug}"):
        shown = ann.get(address).content.decode()
        assert "&lt;b&gt;Bold" in shown
        assert "<b>Bold" not in shown
