"""Pods of the second game: hosted, drafted, looked back on, and kept apart from those of the first one."""

import json
import re
from collections import Counter

import pytest
from django.test import Client
from django.urls import reverse

from decks.models import Deck
from drafts import building, coaching, domain, positions, queries
from drafts import urls as drafts_urls
from drafts.models import Pod
from engine import games
from engine.construction.contents import Contents
from engine.epic_tcg.catalogue import CARDS, CORE, SET_OF, TIME_WARS, by_name
from engine.epic_tcg.language import CHAMPION
from engine.kernel.random import Rng
from engine.limited import view
from gate.games import urls_of
from live.errors import Refused
from people.persons import KEY, Person
from tests.drafts.players import ANN, BEN, CAT, fresh, look, play, question, take
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

TCG = "epic-tcg"
LIMITED, BOTS = games.of(TCG).limited, games.of(TCG).bots


def host(client, key="draft", **typed):
    return client.post(f"/{TCG}/drafts/", {"format": key, **typed})


# --- setting up ------------------------------------------------------------------------------------------------------


def test_its_formats_are_offered_with_what_they_have_and_nothing_else(client):
    page = client.get(f"/{TCG}/drafts/").content.decode()
    assert re.findall(r'name="format"\s+value="(\w+)"', page) == ["draft", "cube", "sealed", "packwar"]
    names = set(re.findall(r'name="(\w+)"', page)) - {"viewport", "description", "csrfmiddlewaretoken"}
    assert {"packs", "products", "seats", "clock", "sits", "shown", "source", "cube", "copies", "cards"} <= names
    assert names & {"sets", "pool", "deck_size", "team", "pack_size", "directions",
                    "review", "own_picks"} == set()  # fmt: skip
    words = read_by_people(client.get(f"/{TCG}/drafts/"))
    assert "Dark Draft" not in words
    assert "stand in the lobby" in words


@pytest.mark.parametrize(
    ("key", "typed", "chosen"),
    [
        ("draft", {}, {}),
        ("draft", {"packs": "2", "seats": "8"}, {"packs": 2, "seats": 8}),
        ("draft", {"products": [TIME_WARS, "", CORE, ""]}, {"packs": 3, "products": [TIME_WARS, TIME_WARS, CORE]}),
        ("draft", {"packs": "3", "products": ["", TIME_WARS]}, {"packs": 3, "products": [CORE, TIME_WARS, TIME_WARS]}),
        ("draft", {"products": [CORE] * 4}, {"packs": 4, "products": [CORE]}),
        ("sealed", {"packs": "6", "products": [TIME_WARS]}, {"packs": 6, "products": [TIME_WARS]}),
        ("packwar", {"packs": "5", "products": [TIME_WARS, CORE]}, {"products": [TIME_WARS]}),  # it has one pack
    ],
)
def test_every_format_is_set_up_in_one_step(client, key, typed, chosen):
    response = host(client, key, **typed)
    pod = Pod.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/{TCG}/drafts/{pod.slug}/")
    assert (pod.game, pod.status, pod.plan) == (TCG, "gathering", LIMITED.plan(key, **chosen))
    assert pod.belongs_to(Person(client.session[KEY]))


def test_a_pod_is_called_as_people_call_its_format(client):
    host(client, "draft", packs="2")
    assert Pod.objects.get().name == "Draft 2"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"packs": "1"}, "In Draft each player has 2 to 6 packs, not 1."),
        ({"packs": "7"}, "Enter a number from 1 to 6, or leave this empty."),
        ({"products": ["Base Set"]}, "There are no boosters of Base Set. Choose from the list."),
        ({"packs": "2", "products": [CORE] * 3}, "Each player has 2 packs; 3 products are named."),
        ({"packs": "2", "readers": "all of them"}, "Choose one of the options."),
    ],
)
def test_what_cannot_be_is_said_at_its_field_and_nothing_typed_is_lost(client, typed, said):
    response = host(client, **typed, name="Friday")
    words = read_by_people(response)
    assert said in words
    assert 'value="Friday"' in response.content.decode()
    assert not Pod.objects.exists()


@pytest.mark.parametrize(("address", "key"), [(f"/{TCG}/drafts/", "dark"), ("/drafts/", "packwar")])
def test_a_format_of_another_game_is_refused(client, address, key):
    words = read_by_people(client.post(address, {"format": key}))
    assert "This format does not exist. Choose another." in words
    assert not Pod.objects.exists()


def test_practice_begins_at_once_against_bots(client):
    response = client.post(f"/{TCG}/drafts/", {"practice": "draft", "source": "cube", "cube": "no-cube"})
    pod = Pod.objects.get()
    assert response["Location"] == f"/{TCG}/drafts/{pod.slug}/"
    assert (pod.game, pod.status, pod.clock) == (TCG, "running", "none")
    assert [seat.bot for seat in pod.seats.all()] == [False, True, True, True]


def test_practice_has_the_packs_the_seats_and_the_boosters_of_the_form(client):
    typed = {"packs": "2", "seats": "3", "products": [TIME_WARS, CORE], "clock": "relaxed", "format": "sealed"}
    client.post(f"/{TCG}/drafts/", {"practice": "draft"} | typed)
    pod = Pod.objects.get()
    assert pod.plan == LIMITED.plan("draft", packs=2, seats=3, products=[TIME_WARS, CORE])
    assert (pod.status, pod.clock) == ("running", "relaxed")
    assert [seat.bot for seat in pod.seats.all()] == [False, True, True]


def test_drafts_are_listed_in_their_own_game(client, tcg_pod, new_pod):
    two, one = tcg_pod(), new_pod()
    browser = browser_of(ANN)
    addresses = {
        game: set(re.findall(r'href="(/[\w/-]*drafts/[\w-]{8,}/)"', browser.get(at).content.decode()))
        for game, at in (("epic", "/drafts/"), (TCG, f"/{TCG}/drafts/"))
    }
    assert addresses == {"epic": {f"/drafts/{one.slug}/"}, TCG: {f"/{TCG}/drafts/{two.slug}/"}}


def test_the_plan_of_a_draft_says_how_it_goes(tcg_pod):
    pod = tcg_pod(packs=3, products=[CORE, TIME_WARS])
    page = browser_of(ANN).get(f"/{TCG}/drafts/{pod.slug}/").content.decode()
    plan = json.loads(re.search(r'<script id="plan"[^>]*>(.*?)</script>', page, re.DOTALL)[1])
    assert plan["format"] == "Draft 3"
    assert plan["sentences"] == [
        "The boosters are from Core Set, Time Wars and Core Set, in this order.",
        "Everybody opens three packs of 15 cards, one after another, takes a card and passes the pack on.",
        "What is left of a pack is shuffled before it is passed for the first time.",
        "They go left, right and left.",
        "Each player picks 45 cards.",
        "Then everybody builds a deck of at least 30 cards from their pool.",
    ]
    assert plan["deck"] == {"size": "at least 30", "least": 30, "most": None}


def test_the_plan_of_a_pack_war_says_that_nothing_is_built(tcg_pod):
    pod = tcg_pod("packwar")
    page = browser_of(ANN).get(f"/{TCG}/drafts/{pod.slug}/").content.decode()
    plan = json.loads(re.search(r'<script id="plan"[^>]*>(.*?)</script>', page, re.DOTALL)[1])
    assert plan["sentences"][0] == "The booster of each player is from Core Set."
    assert plan["sentences"][-1].startswith("You play the 15 cards of one booster as they come.")


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rest", ["", "deck/", "log/?seat=2", "log.json"])
def test_a_draft_is_led_to_its_own_game(client, tcg_pod, rest):
    pod = tcg_pod()
    response = client.get(f"/drafts/{pod.slug}/{rest}")
    assert (response.status_code, response["Location"]) == (307, f"/{TCG}/drafts/{pod.slug}/{rest}")


def test_a_draft_of_the_first_game_is_led_back(client, new_pod):
    pod = new_pod()
    response = client.get(f"/{TCG}/drafts/{pod.slug}/")
    assert (response.status_code, response["Location"]) == (307, f"/drafts/{pod.slug}/")


def test_what_is_sent_by_the_address_of_another_game_arrives(client, tcg_pod):
    pod = tcg_pod(seats=3, begin=False)
    client.post(f"/drafts/{pod.slug}/sit/", {"shown": "Eve"}, follow=True)
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "Eve", ""]


def test_boosters_are_brought_by_nobody(tcg_pod):
    pod = tcg_pod()
    play(pod, [ANN])
    assert browser_of(ANN).get(f"/{TCG}/drafts/{pod.slug}/cards/").status_code == 404


# --- drafting --------------------------------------------------------------------------------------------------------


def test_two_packs_are_drafted_with_a_bot_and_give_a_pool_for_a_deck(tcg_pod):
    pod = tcg_pod(products=[CORE, TIME_WARS])
    taken = []
    while fresh(pod).status == "running":
        taken.append(take(pod))
    pool = queries.pool_of(slug=pod.slug, person=ANN)
    assert len(pool) == 30
    assert set(Counter(taken) - Counter(pool)) == set()  # beside the last card of each pack
    assert [SET_OF[name] for name in pool] == [CORE] * 15 + [TIME_WARS] * 15

    browser = browser_of(ANN)
    words = read_by_people(browser.get(f"/{TCG}/drafts/{pod.slug}/deck/"))
    assert "30 cards in your pool" in words
    assert "Draft 2: build a deck of at least 30 cards" in words
    assert "bot would leave out" not in words  # nothing is left out
    assert browser.post(f"/{TCG}/drafts/{pod.slug}/deck/", {"do": "suggestion"}).status_code == 302
    deck = Deck.objects.get()
    assert (deck.game, deck.format_key, deck.draft, deck.pool) == (TCG, "draft-2", pod, dict(Counter(pool)))
    assert deck.versions.get().cards == dict(Counter(pool))


def names_in(text):
    """The cards of the game that stand in a text by their whole names."""
    return set(WHOLE.findall(text.replace("&#x27;", "'").replace("\\u0027", "'")))


WHOLE = re.compile("|".join(sorted((rf"(?<!\w){re.escape(card.name)}(?!\w)" for card in CARDS), key=len, reverse=True)))


def test_nobody_is_told_of_a_pack_or_pool_that_is_not_theirs(tcg_pod):
    """In what pages of pods are sent, and on every page of one, to its players, its host and strangers."""
    pod = tcg_pod(seats=3, others=[BEN, CAT], products=[CORE, TIME_WARS])
    people = (ANN, BEN, CAT, Person("dan"), Person(""))
    names = {url.name: {"slug": pod.slug} for url in drafts_urls.urlpatterns if set(url.pattern.converters) == {"slug"}}
    for person in (ANN, BEN, CAT):
        take(pod, person)
    for person in people:
        payload = look(pod, person)
        mine = set(payload["view"]["question"]["cards"]) if payload["view"] and payload["view"]["question"] else set()
        if payload["seat"] is not None:
            mine |= set(payload["view"]["seats"][payload["seat"]]["pool"] or ())
        assert names_in(json.dumps(payload)) == mine
        browser = browser_of(person) if person.guest_key else Client()
        for name, slug in names.items() if person not in (BEN, CAT) else ():
            address = reverse(name, kwargs=slug, urlconf=urls_of(TCG))
            shown = names_in(browser.get(address).text)
            Pod.objects.update(status="gathering")
            before = names_in(browser.get(address).text)
            Pod.objects.update(status="running")
            assert shown - before <= mine, (name, person)


def test_the_second_pack_goes_the_other_way(tcg_pod):
    pod = tcg_pod(seats=3, others=[BEN, CAT])
    ways = []
    for _ in range(2):
        packs = [set(question(pod, person)["cards"]) for person in (ANN, BEN, CAT)]
        assert [len(pack) for pack in packs] == [15, 15, 15]
        left = [pack - {take(pod, person)} for pack, person in zip(packs, (ANN, BEN, CAT), strict=True)]
        ways.append([left.index(set(question(pod, person)["cards"])) for person in (ANN, BEN, CAT)])
        while look(pod)["view"]["round"] == 1:
            for person in (ANN, BEN, CAT):
                if question(pod, person) and look(pod)["view"]["round"] == 1:
                    take(pod, person)
    assert ways == [[2, 0, 1], [1, 2, 0]]  # from the right neighbour, then from the left one


def of_bots(pod):
    """Each pick of a bot: the view that it had, and what it chose."""
    return [(view(draft, seat), option) for draft, seat, option in positions.moments(fresh(pod)) if seat]


def test_bots_pick_what_their_game_says_and_the_same_again_after_a_restart(tcg_pod):
    pod = tcg_pod(seats=4)
    for _ in range(5):
        take(pod)
    seen, picks = look(pod)["view"], of_bots(pod)
    assert len(picks) == 6 + 7 + 8  # each has one pack more than who passes to them
    for asked, option in picks:
        assert BOTS.picker(BOTS.best_picker("draft"), "draft").choose(asked, Rng(1)) == option
    positions.forget()
    assert look(pod)["view"] == seen


def test_a_draft_keeps_the_bots_that_it_began_with(tcg_pod):
    pod = tcg_pod(seats=4, begin=False)
    assert pod.bots == "bot"
    Pod.objects.update(bots="random")
    domain.start(slug=pod.slug, person=ANN)
    for _ in range(5):
        take(pod)
    places = [asked["question"]["options"].index(option) for asked, option in of_bots(pod)]
    assert len(set(places)) > 3  # not the same place of every pack
    best = BOTS.picker("bot", "draft")
    assert any(best.choose(asked, Rng(1)) != option for asked, option in of_bots(pod))


@pytest.mark.parametrize(("packs", "left_out"), [(2, 0), (3, 15)])
def test_a_seat_that_built_nothing_plays_a_legal_deck_of_the_builder(tcg_pod, packs, left_out):
    pod = tcg_pod(packs=packs)
    play(pod, [ANN])
    pod = fresh(pod)
    for seat in pod.seats.all():
        pool, played = Counter(building.pool_of(pod, seat.number)), building.deck_of(pod, seat)
        assert (pool.total(), len(played.cards), played.own) == (30 + left_out, 30, False)
        assert played.cards == list(BOTS.build(sorted(pool.elements()), 30, "bot", "draft").deck)
        deck = Contents(Counter(played.cards))
        assert games.of(TCG).construction.judged(deck, pod.deck_format, pool=pool, on=None) == []


def test_a_bots_deck_is_suggested_and_begun_with_without_points(tcg_pod):
    pod = tcg_pod(packs=3)
    play(pod, [ANN])
    browser, address = browser_of(ANN), f"/{TCG}/drafts/{pod.slug}/deck/"
    suggested = Counter(building.suggestion(fresh(pod), 0).deck)
    pool = Counter(building.pool_of(fresh(pod), 0))
    words = read_by_people(browser.get(address))
    assert "45 cards in your pool" in words
    assert "A bot would leave out 15 cards." in words
    assert words.count("Left out") == len(pool) - len(suggested)
    assert sum(int(number) for number in re.findall(r"\d+ cards?, (\d+) in", words)) == 30
    assert "100 games" not in words  # which nobody has measured
    reasons = re.compile(r"You have (few|enough) (free cards|champions|fast cards|cards that cost an action)")
    assert {found[1] for found in reasons.finditer(words)} <= {"few", "enough"}
    champions = sum(count for name, count in pool.items() if by_name(name).kind is CHAMPION)
    assert f"{champions} champion" in words
    browser.post(address, {"do": "suggestion"})
    deck = Deck.objects.get()
    assert (deck.versions.get().cards, deck.pool) == (dict(suggested), dict(pool))
    assert deck.versions.get().note == "A bot’s deck from the 45 cards drafted in “Draft 3”."


def test_the_sideboard_of_a_deck_comes_from_the_pool_as_well(tcg_pod):
    pod = tcg_pod(packs=3)
    play(pod, [ANN])
    pool = Counter(building.pool_of(fresh(pod), 0))
    building.begin(slug=pod.slug, person=ANN, suggested=True)
    deck = Deck.objects.get()
    seat = fresh(pod).seats.get(number=0)
    assert building.deck_of(fresh(pod), seat).own
    left = pool - Counter(deck.versions.get().cards)
    deck.versions.update(sideboard=dict(left))
    assert building.deck_of(fresh(pod), seat).own
    deck.versions.update(sideboard={next(card.name for card in CARDS if card.name not in pool): 1})
    assert not building.deck_of(fresh(pod), seat).own


def refuse(pod, option, code):
    before = list(pod.picks.values_list("pk", flat=True))
    with pytest.raises(Refused) as refusal:
        domain.pick(slug=pod.slug, person=ANN, option=option)
    assert refusal.value.code == code
    assert list(pod.picks.values_list("pk", flat=True)) == before


def test_stale_and_hostile_picks_are_refused(tcg_pod):
    pod = tcg_pod(seats=3, others=[BEN])
    first, theirs = question(pod), question(pod, BEN)
    refuse(pod, theirs["options"][0], "foreign")
    refuse(pod, 2**60, "foreign")
    for option in (-1, True, "1"):
        refuse(pod, option, "malformed")
    domain.pick(slug=pod.slug, person=ANN, option=first["options"][0])
    refuse(pod, first["options"][1], "stale")


def test_a_ranking_names_cards_of_the_game(tcg_pod):
    pod = tcg_pod(seats=2)
    with pytest.raises(Refused, match="Kong"):
        domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=["Kong"])
    names = [card.name.upper() for card in CARDS]
    domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=names)
    assert pod.seats.get(number=0).ranking == [card.name for card in CARDS]
    with pytest.raises(Refused, match=r"at most 504 card names"):
        domain.set_absence(slug=pod.slug, person=ANN, absence="ranking", ranking=[*names, "one more"])


def test_the_log_can_be_kept_from_players_until_their_match(tcg_pod, client):
    assert "Each player after their match" in read_by_people(client.get(f"/{TCG}/drafts/"))
    pod = tcg_pod(readers="players")
    domain.describe(slug=pod.slug, person=ANN, readers="match")
    assert fresh(pod).readers == "match"


def test_the_coach_says_what_its_bot_would_take_and_in_the_words_of_the_game(tcg_pod):
    pod = tcg_pod()
    asked = question(pod)
    advice = coaching.advice(slug=pod.slug, person=ANN, marked=asked["options"][-1])
    scores = BOTS.picker("bot", "draft").explain(look(pod)["view"])
    top = max(scores, key=lambda one: (one.total, -one.option))
    assert (advice["best"], advice["count"], advice["lines"][0]["name"]) == (top.option, 15, top.card)
    assert advice["said"].startswith(f"A bot takes {top.card}")
    assert {part for part, _ in advice["meanings"]} <= BOTS.PARTS.keys()
    assert ("rating", "How good the card is on its own, by what it does and what it costs.") in advice["meanings"]


def test_the_coach_is_silent_beside_other_people(tcg_pod):
    with pytest.raises(Refused, match="The coach advises only in drafts against bots"):
        coaching.advice(slug=tcg_pod(others=[BEN]).slug, person=ANN)


def test_a_ranking_can_begin_with_what_its_bot_thinks_of_each_card(tcg_pod):
    found = browser_of(ANN).get(f"/{TCG}/drafts/{tcg_pod().slug}/ratings.json").json()
    assert sorted(found) == sorted(card.name for card in CARDS)
    view = {"viewer": 0, "seats": [{"pool": []}], "question": {"options": list(range(504)), "cards": found}}
    alone = [score.parts["rating"] for score in BOTS.picker("bot", "draft").explain(view)]
    assert alone == sorted(alone, reverse=True)


# --- looking back ----------------------------------------------------------------------------------------------------


def test_the_log_is_read_step_by_step_and_verified(tcg_pod):
    pod = tcg_pod()
    first = take(pod)
    play(pod, [ANN])
    browser = browser_of(ANN)
    words = read_by_people(browser.get(f"/{TCG}/drafts/{pod.slug}/log/"))
    assert "Draft 2 of 2 players" in words
    assert "Round 2 passed to the right" in words
    assert "what a bot would take" in words
    step = browser.get(f"/{TCG}/drafts/{pod.slug}/log/?seat=1&round=1&pick=1").content.decode()
    assert f'href="/{TCG}/cards/' in step
    assert first in step
    assert 'href="/drafts/' not in step
    answer = read_by_people(browser.get(f"/{TCG}/drafts/{pod.slug}/log/0/?card=2"))
    assert "What a bot would do" in answer
    assert "One point is about one more game won in a hundred, by an estimate" in answer
    assert "What would another card have changed?" in answer

    logged = json.loads(browser.get(f"/{TCG}/drafts/{pod.slug}/log.json").content)
    assert (logged["game"], logged["bots"], list(map(len, logged["decks"]))) == (TCG, "bot", [30, 30])
    verdict = read_by_people(Client().post(f"/{TCG}/drafts/verify/", {"log": json.dumps(logged)}))
    assert "This draft matches its seed" in verdict
    assert "All 4 packs match the seed, card by card." in verdict
    verdict = read_by_people(Client().post("/drafts/verify/", {"pod": pod.slug}))
    assert "This draft matches its seed" in verdict
    swapped = logged | {"dealt": [logged["dealt"][1], logged["dealt"][0], *logged["dealt"][2:]]}
    assert "does not match its seed" in read_by_people(Client().post("/drafts/verify/", {"log": json.dumps(swapped)}))
    for game in ("epic", "chess", 7):
        answer = read_by_people(Client().post("/drafts/verify/", {"log": json.dumps(logged | {"game": game})}))
        assert "matches its seed" not in answer


def test_the_choices_of_a_player_are_compared_with_its_bots(tcg_pod):
    pod = tcg_pod()
    scores = BOTS.picker("bot", "draft").explain(look(pod)["view"])
    worst, best = (of(scores, key=lambda one: (one.total, -one.option)) for of in (min, max))
    take(pod, at=question(pod)["options"].index(worst.option))
    play(pod, [ANN])
    words = read_by_people(browser_of(ANN).get(f"/{TCG}/drafts/{pod.slug}/log/coach/"))
    assert "What a bot would have taken" in words
    assert f"{best.total - worst.total:.3f} points You {worst.card} A bot {best.card}" in words
    assert "What would it have changed?" in words


def test_the_same_packs_are_drafted_again(tcg_pod):
    pod = tcg_pod()
    dealt = question(pod)["cards"]
    play(pod, [ANN])
    again = domain.repeat(slug=pod.slug, person=ANN, alone=True)
    assert (again.game, again.setup, again.seed) == (TCG, pod.setup, pod.seed)
    assert question(again)["cards"] == dealt


def test_a_sealed_pack_is_dealt_and_all_of_it_is_the_deck(tcg_pod):
    pod = tcg_pod("sealed", packs=2)
    assert (pod.status, pod.format_name) == ("over", "Sealed Pack 2")
    assert "All 4 packs match" in read_by_people(Client().post("/drafts/verify/", {"pod": pod.slug}))
    browser = browser_of(ANN)
    assert "a deck has exactly 30 cards" in read_by_people(browser.get(f"/{TCG}/drafts/{pod.slug}/deck/"))
    browser.post(f"/{TCG}/drafts/{pod.slug}/deck/", {"do": "suggestion"})
    deck = Deck.objects.get()
    assert (deck.game, deck.format_key, sum(deck.versions.get().cards.values())) == (TCG, "sealed-2", 30)
