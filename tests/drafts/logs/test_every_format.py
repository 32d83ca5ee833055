"""The log of every format, as pages and as files: what they say is what happened."""

import io
import json
from collections import Counter
from html import unescape
from itertools import pairwise

import pytest
from django.core.management import call_command

from drafts import queries
from drafts.logs.text import _PICKED_BY
from engine.bots.epic.building import build, shares
from engine.kernel.random import Rng
from engine.limited import commitment
from tests.drafts.logs.reading import drafted, get, page, read_text, step_address, story_of
from tests.drafts.players import ANN, BEN
from tests.engine.epic.limited.by_chance import FEW_TABLES, named

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("table", FEW_TABLES, ids=named)
def test_the_log_of_every_format_says_what_happened(client, new_pod, table, tmp_path):
    key, seats = table
    pod = drafted(new_pod(key, seats, others=[BEN], readers="all"), [ANN, BEN], seed=seats)
    check_pages(client, pod)
    check_questions(client, pod)
    check_deeds(client, pod)
    check_scores(pod)
    check_packs(pod)
    check_text(client, pod)
    check_json(client, pod, tmp_path)


def check_pages(client, pod):
    story, rng = story_of(pod), Rng(7)
    glance = get(client, pod, "log/?seat=2")
    shown = unescape(glance.content.decode())
    assert all(f'href="/drafts/{pod.slug}/{step_address(step)}"' in shown for step in story.steps)
    assert shown.count('class="log-grid') == bool(story.steps)
    assert [Counter({card.name: count for group in seat["pool"] for count, card in group.cards})
            for seat in glance.context["seats"]] == [Counter(pool) for pool in pod.log["pools"]]  # fmt: skip
    for step in {story.steps[rng.below(len(story.steps))] for _ in range(4)} if story.steps else ():
        words = page(client, pod, step_address(step))
        assert f"{story.names[step.seat]}, round {step.round}, pick {step.pick}" in words
        assert f"Took {step.taken}" in words
        assert f"✓ {story.names[step.seat]} took it" in words
        assert step.sentence in words


def check_questions(client, pod):
    story, rng = story_of(pod), Rng(11)
    choices = [step for step in story.steps if not step.forced]
    for step in {choices[rng.below(len(choices))] for _ in range(2)} if choices else ():
        response = get(client, pod, f"log/{step.choice}/")
        assert [card.name for _, card in response.context["pack"]] == list(step.cards)
        shown = Counter({card.name: count for group in response.context["pool"] for count, card in group.cards})
        assert shown == Counter(story.pool(step))
        for word in ("is-taken", "took it", "best for a bot", "Where this pack went"):
            assert word not in response.content.decode()
        for at, name in [*enumerate(step.cards, 1)][:: max(1, len(step.cards) // 12)]:  # all of a pack, some of a cube
            answer = page(client, pod, f"log/{step.choice}/?card={at}")
            assert f": {name}" in answer
            assert f": {step.taken}" in answer
            assert "A bot takes" in answer


def check_deeds(client, pod):
    story, rng = story_of(pod), Rng(13)
    glance = page(client, pod, "log/")
    assert all(f"{story.names[deed.seat]} {deed.did}" in glance for deed in story.deeds)
    for deed in {story.deeds[rng.below(len(story.deeds))] for _ in range(4)} if story.deeds else ():
        words = page(client, pod, step_address(deed))
        assert f"{story.names[deed.seat]} {deed.did}. {deed.sentence}" in words
        assert f"The pool before, {deed.had} card" in words
        assert deed.forced or "What a bot would choose, and why" in words
        if not deed.can_be_asked:
            continue
        question = get(client, pod, f"log/{deed.choice}/")
        assert deed.did not in question.content.decode()
        offers = question.context["offers"]
        for number, name in offers[:: max(1, len(offers) // 12)]:
            answer = page(client, pod, f"log/{deed.choice}/?card={number}")
            assert f"You chose: {name}. {story.names[deed.seat]} {deed.did}." in answer
        page(client, pod, f"log/{deed.choice}/?card=99")


def check_scores(pod):
    story = story_of(pod)
    rows = list(pod.picks.filter(by="bot").values_list("ordinal", "option"))
    for ordinal, option in rows[:: max(1, len(rows) // 12)]:
        scores = queries.scores_of(slug=pod.slug, person=ANN, pick=ordinal)
        assert all(score.total == pytest.approx(sum(score.parts.values())) for score in scores)
        best = max(scores, key=lambda score: (score.total, -score.option))
        assert best.option == option
        if step := story.choice(ordinal):
            assert (best.card, [score.card for score in scores]) == (step.taken, list(step.cards))


def check_text(client, pod):
    story = story_of(pod)
    response = get(client, pod, "log.txt")
    facts, names, seats = read_text(response.content.decode())
    assert (facts["Draft"], facts["Seed"], facts["Hash"]) == (pod.name, pod.seed, pod.commitment)
    assert names == list(story.names)
    for seat in range(story.seats):
        steps = story.of(seat)
        assert seats[seat]["picks"] == [
            (step.round, step.pick, list(step.cards), [step.at], _PICKED_BY[step.picked_by].strip(" ()") or None)
            for step in steps
        ]
        assert [(number, pick, did) for number, pick, did, _ in seats[seat]["deeds"]] == [
            (deed.round, deed.pick, deed.did) for deed in story.deeds if deed.seat == seat
        ]
        pool, ratings = pod.log["pools"][seat], pod.picker.ratings
        assert seats[seat]["lists"]["Pool"] == Counter(pool)
        assert seats[seat]["lists"]["Deck a bot would build"] == Counter(
            build(shares(pool, ratings, pod.plan.team, 30)[seat % pod.plan.team], ratings).deck
        )
        own, _, alone = read_text(get(client, pod, f"log.txt?seat={seat + 1}").content.decode())
        assert own == facts
        assert {who: seats[who] for who in alone} == alone
        assert set(alone) - {None} == {seat}
    assert seats.get(None, Counter()) == Counter(pod.log["discarded"])
    assert response["Content-Disposition"].startswith('attachment; filename="draft-')


def check_json(client, pod, tmp_path):
    response = get(client, pod, "log.json")
    file = tmp_path / "log.json"
    file.write_bytes(response.content)
    said = io.StringIO()
    call_command("draft", "verify", str(file), stdout=said)
    assert "follows from its seed" in said.getvalue()
    logged = json.loads(response.content)
    assert logged["hash"] == commitment(pod.plan, int(logged["seed"]))
    assert [len(deck) for deck in logged["decks"]] == [30] * pod.plan.seats
    assert response["Content-Disposition"].endswith(f'-{pod.slug}.json"')


def check_packs(pod):
    story = story_of(pod)
    for pack in {step.pack for step in story.steps}:
        way = [step for step in story.steps if step.pack == pack]
        assert list(way[0].cards) == pod.log["dealt"][pack]
        fate = story.fate(way[0])
        assert [name for name, step in zip(way[0].cards, fate, strict=True) if step is None] == story.left(pack)
        assert all(step.taken == name for name, step in zip(way[0].cards, fate, strict=True) if step)
        assert sorted(step.number for step in fate if step) == [step.number for step in way]
    for seat in range(story.seats):
        steps = story.of(seat)
        assert all(story.after(one) == two and story.before(two) == one for one, two in pairwise(steps))
        assert all(story.pool(step) == pod.log["pools"][seat][:at] for at, step in enumerate(steps))
