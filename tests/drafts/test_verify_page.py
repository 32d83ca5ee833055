"""The page that verifies drafts: what holds, what does not, and whose draft is whose. Whatever it is given, it answers
in a sentence."""

import copy
import json

import hypothesis.strategies as st
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from hypothesis import given, settings

from drafts import domain, queries
from drafts.verifying import LARGEST, MOST_SAID
from engine.bots.epic.drafting import play
from engine.epic.catalogue import CARDS
from engine.epic.limited import PROCEDURES, plan
from engine.limited import log
from tests.drafts.conftest import OWN
from tests.drafts.players import ANN, BEN, DAN, fresh
from tests.visitors import browser_of, read_by_people

FAIR, UNFAIR, LATER = (
    "This draft matches its seed",
    "This draft does not match its seed",
    "You can verify this draft when",
)


def drafted(key, seed=7, **more):
    setup = plan(key, **(OWN if key == "own" else {}) | more)
    return log(play(setup, seed, ["bot"] * setup.seats))


LOGGED = drafted("pack", seats=2)
PICKS = len(LOGGED["picks"])


def verified(logged, client=None):
    text = logged if isinstance(logged, str) else json.dumps(logged)
    return read_by_people((client or Client()).post("/drafts/verify/", {"log": text}))


# --- logs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES])
def test_a_draft_of_every_format_holds(key):
    logged = drafted(key, 2**127 + 1)
    shown = verified(logged)
    assert FAIR in shown
    assert f"Hash {logged['hash']}" in shown
    assert f"Seed {2**127 + 1}" in shown
    assert "The hash matches the seed and the setup." in shown
    assert ("picks were possible" in shown) == bool(logged["picks"])


def test_a_file_goes_before_what_is_pasted():
    file = SimpleUploadedFile("log.json", b"\xef\xbb\xbf" + json.dumps(LOGGED).encode())
    shown = read_by_people(Client().post("/drafts/verify/", {"log": "{", "file": file}))
    assert f"{FAIR} The hash matches the seed and the setup. All 6 packs match the seed" in shown
    assert f"All {PICKS} picks were possible" in shown


def test_what_was_not_told_is_not_said_to_hold():
    shown = verified({key: LOGGED[key] for key in ("setup", "seed", "pools", "steps")})
    assert "The seed and the setup are valid. There is nothing else to compare." in shown
    assert "The log has no hash." in shown


def changed(logged, field, *path, to):
    """The same with something else at a place."""
    logged = copy.deepcopy(logged)
    *way, last = (field, *path)
    place = logged
    for key in way:
        place = place[key]
    place[last] = to
    return logged


@pytest.mark.parametrize(
    ("logged", "said"),
    [
        (changed(LOGGED, "hash", to="0" * 64), "hash: seed and setup have the hash "),
        (changed(LOGGED, "seed", to=8), "dealt[0]: card "),
        (changed(LOGGED, "dealt", 3, 2, to="Nobody"), "dealt[3]: card 3 is "),
        (changed(LOGGED, "picks", 5, 1, to=1), "picks: Pick 6, of seat 1, was not possible: "),
        (changed(LOGGED, "pools", 1, 4, to="Nobody"), "pools[1]: card 5 is "),
        (changed(LOGGED, "steps", 9, "cards", to=["Kong"]), "; its cards is not as told."),
        (changed(LOGGED, "steps", 9, "pick", to=7), "; its pick is not as told."),
        (changed(LOGGED, "steps", 9, "taken", to="Nobody"), "steps[9]: in it seat 1 takes "),
        (changed(LOGGED, "steps", 9, to=None), "steps[9]: "),
        (changed(LOGGED, "steps", to=[]), "steps: there must be 60 of them."),
        (changed(LOGGED, "discarded", to=["Kong"]), "discarded: this differs from what the picks lead to."),
        (changed(LOGGED, "picks", to=LOGGED["picks"][:-1]), "steps: these picks do not lead to the end of the draft."),
        (LOGGED | {"decks": [["Kong"] * 30, []]}, "decks[0]: Kong: "),
    ],
)
def test_what_does_not_follow_is_named(logged, said):
    shown = verified(logged)
    assert UNFAIR in shown
    assert said in shown
    assert FAIR not in shown


def test_what_a_pod_adds_to_its_steps_is_passed_over():
    steps = [step | {"choice": at, "by": "bot", "ranked": False} for at, step in enumerate(LOGGED["steps"])]
    assert FAIR in verified(LOGGED | {"steps": steps, "names": ["Ann", "Ben"]})


def test_many_differences_are_counted():
    logged = LOGGED | {"decks": [[card.name for card in CARDS], LOGGED["pools"][1]]}
    foreign = len({card.name for card in CARDS} - set(LOGGED["pools"][0]))
    assert f"And {foreign + 1 - MOST_SAID} more." in verified(logged)  # and the deck is too large


# --- what is no log --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Enter the link of a draft, paste a log, or choose a file."),
        ("{", "This is not JSON: there is an error at line 1, column 2."),
        ("3 Kong", "This is not JSON: there is an error at line 1, column 3."),
        ("[" * 100_000, "This is not a draft: it is nested too deeply."),
        ("1" * 10_000, "This is not JSON."),
        ("[]", "A draft is an object with setup and seed."),
        ("null", "A draft is an object with setup and seed."),
        ("{}", "A setup is an object with fields such as format and seats."),
        ('{"setup": {"rules": 9}}', "This draft was set up under rules 9 of drafting"),
        (json.dumps(LOGGED | {"seed": -1}), "The seed of a draft is a whole number, not negative."),
        (json.dumps(changed(LOGGED, "setup", "fingerprint", to="x")), "The cards of these products are not the ones"),
        (json.dumps(changed(LOGGED, "setup", "seats", to=10**9)), "Pack Draft is for 2 to 8 players"),
        (json.dumps(changed(LOGGED, "setup", "packs", to=10**9)), "packs cannot be chosen in Pack Draft"),
    ],
)
def test_what_is_no_draft_is_refused_in_a_sentence_and_kept(text, said):
    response = Client().post("/drafts/verify/", {"log": text})
    assert said in read_by_people(response)
    assert response.context["form"]["log"].value() == text
    assert response.context["verdict"] is None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "This is not JSON"),
        (b"\xff\xfe\x00", "This is not JSON"),
        (b" " * (LARGEST + 1), "This is larger than 4 MB"),
        (b"[" * LARGEST, "nested too deeply"),
    ],
)
def test_files_that_are_none_are_refused(content, said):
    file = SimpleUploadedFile("log.json", content)
    assert said in read_by_people(Client().post("/drafts/verify/", {"file": file}))


def test_a_log_that_is_too_long_for_the_box_may_come_as_a_file():
    assert "This has 2000001 characters. The maximum is 2000000." in verified("x" * 2_000_001)


NESTED = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("Kong"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
PLACES = st.sampled_from(
    [
        ("hash",), ("setup",), ("seed",), ("picks",), ("picks", 0), ("picks", 0, 0), ("picks", 0, 1), ("dealt",),
        ("dealt", 0), ("dealt", 0, 0), ("steps",), ("steps", 0), ("steps", 0, "cards"), ("pools",), ("pools", 0),
        ("pools", 0, 0), ("decks",), ("mulligans",), ("discarded",), *(("setup", name) for name in LOGGED["setup"]),
    ]
)  # fmt: skip


@settings(max_examples=300)
@given(PLACES, NESTED)
def test_whatever_stands_anywhere_gets_a_verdict_or_a_sentence(place, thing):
    logged = changed(LOGGED | {"decks": []}, *place, to=thing)
    response = Client().post("/drafts/verify/", {"log": json.dumps(logged)})
    assert response.status_code == 200
    assert response.context["verdict"] is not None or response.context["form"].errors


def test_lists_inside_lists_are_no_deck():
    deep = "[" * 900 + "]" * 900
    text = json.dumps(LOGGED | {"decks": 0}).replace('"decks": 0', f'"decks": [[{deep}]]')
    response = Client().post("/drafts/verify/", {"log": text})
    assert response.status_code == 200
    assert response.context["verdict"] is None or response.context["verdict"].wrong


# --- drafts of this site ---------------------------------------------------------------------------------------------


def look(pod, person=DAN, link="{}"):
    return read_by_people(browser_of(person).get("/drafts/verify/", {"pod": link.format(pod.slug)}))


@pytest.fixture
def ended(new_pod):
    """A draft of bots, with Ann as its host and Ben in no seat any more."""

    def ended(**options):
        pod = new_pod("cube", sits=False, **options)
        assert fresh(pod).status == "over"
        return pod

    return ended


@pytest.mark.parametrize("link", ["{}", " {} ", "https://fourfold.example/drafts/{}/", "/drafts/{}/log/?x=1"])
def test_a_draft_that_is_over_is_verified_by_its_link(ended, link):
    pod = ended()
    shown = look(pod, link=link)
    assert f"{FAIR} The hash matches the seed and the setup. All 24 packs match the seed" in shown
    assert f"All {pod.picks.count()} picks were possible" in shown
    assert f"Hash {pod.commitment}" in shown


def test_its_link_can_be_posted_too(ended):
    assert FAIR in read_by_people(Client().post("/drafts/verify/", {"pod": ended().slug}))


def test_the_log_of_a_pod_verifies_when_it_is_pasted(new_pod):
    pod = new_pod("random60", sits=False)
    assert FAIR in verified(queries.log_of(slug=pod.slug, person=ANN))


def test_the_file_of_its_log_verifies(ended):
    file = SimpleUploadedFile("log.json", browser_of(ANN).get(f"/drafts/{ended().slug}/log.json").content)
    shown = read_by_people(Client().post("/drafts/verify/", {"file": file}))
    assert FAIR in shown
    assert "All 24 packs match the seed" in shown


def test_who_may_not_read_the_log_learns_no_pack(ended):
    pod = ended(readers="host")
    shown = look(pod, DAN)
    assert "The log of this draft is private, so its packs are not compared here." in shown
    assert "The hash matches the seed and the setup." in shown
    assert "packs match" not in shown
    assert "All 24 packs match" in look(pod, ANN)


def test_a_draft_that_goes_on_shows_its_hash_and_keeps_its_seed(new_pod):
    for pod in (new_pod(begin=False), new_pod(others=[BEN])):
        for person in (ANN, BEN, DAN):
            shown = look(pod, person)
            assert LATER in shown
            assert pod.commitment in shown
            assert pod.seed not in shown


def test_a_draft_that_was_broken_off_shows_that_its_hash_was_true(new_pod):
    pod = new_pod()
    domain.close(slug=pod.slug, person=ANN)
    shown = look(pod)
    assert "The hash matches the seed and the setup." in shown
    assert "This draft was closed and has no log. Only its hash can be verified." in shown


def test_a_changed_log_is_found(ended):
    pod = fresh(ended())
    was = pod.log["dealt"][0][0]
    pod.log["dealt"][0][0] = "Fumble" if was != "Fumble" else "Kong"
    pod.save()
    assert f"{UNFAIR} dealt[0]: card 1 is {was}, not " in look(pod)


@pytest.mark.django_db
@pytest.mark.parametrize("link", ["nowhere", "x" * 500, "../..", "\u202e", "https://fourfold.example/decks/nowhere/"])
def test_a_link_to_nothing_is_said_to_be_one(link):
    shown = read_by_people(Client().get("/drafts/verify/", {"pod": link}))
    assert "This draft does not exist. Ask the person who gave you the link." in shown
