"""What the server says is what static/js says that it says: the compiler reads real views against types.js.

A field that is missing, one that types.js does not know and a word that is not among those that it lists are errors.
"""

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from decks.build_views import known
from decks.queries import cards_json
from engine.epic import Setup, apply, decision, new_game, view
from engine.epic.catalogue import DEITIES
from engine.epic.construction import deal_random
from engine.epic.limited import plan
from engine.epic.views import OPEN_HANDS, entries
from engine.epic.views import SPECTATOR as LOOKS_ON
from engine.games import DEFAULT, GAMES, of
from engine.limited import SPECTATOR, asked, new_draft
from engine.limited import apply as pick
from engine.limited import view as draft_view
from playtest.wording import terms
from tests.js.node import node

ROOT = Path(__file__).resolve().parents[2]
TYPESCRIPT = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
PLAYED = 12
OPTIONAL = ("battle", "resolving", "pending", "revealed", "result")


@pytest.fixture(scope="module")
def compiler():
    if not TYPESCRIPT.exists():
        sentence = "TypeScript was not found: `make test` fetches it, and so does `npm ci`."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    return [node(), TYPESCRIPT]


@pytest.fixture
def complaints(compiler, tmp_path):
    """What the compiler says of values that are to be of a type of a folder's types.js."""

    def complaints(folder, **values):
        lines = [
            f"/** @type {{import({json.dumps(str(ROOT / 'static' / 'js' / folder / 'types.js'))}).{kind}[]}} */\n"
            f"export const {kind.lower()} = {json.dumps(examples)};"
            for kind, examples in values.items()
        ]
        script = tmp_path / "values.js"
        script.write_text("\n".join(lines))
        options = [
            "--ignoreConfig",
            "--allowJs",
            "--checkJs",
            "--noEmit",
            "--strict",
            "--module",
            "esnext",
            "--target",
            "es2024",
        ]
        run = subprocess.run([*compiler, *options, script], check=False, capture_output=True, text=True)
        return run.stdout + run.stderr

    return complaints


def shape(seen):
    """Views of one shape have the same fields: one of them is enough."""
    asks = seen["decision"] or {}
    return (asks.get("kind"), *(bool(asks.get(name)) for name in ("multi_pick", "divide", "amount", "source"))), *(
        bool(seen[name]) for name in OPTIONAL
    )


def games():
    """Views of random games, one of each shape, and all log entries."""
    found, log = {}, []
    gods = [deity.name for deity in DEITIES]
    for seed in range(PLAYED):
        decks = tuple(map(tuple, deal_random(seed, 2)))
        game, chance = (
            new_game(Setup(decks=decks, first=0, deities=(gods[seed % len(gods)], None)), seed),
            random.Random(seed),
        )
        while (question := decision(game)) is not None:
            for seat in (0, 1):
                seen = view(game, seat)
                found.setdefault(shape(seen), seen)
            apply(game, chance.choice(question.options))
        for seat in (0, 1):
            seen = view(game, seat)
            found.setdefault(shape(seen), seen)
            log += entries(game, seat, 0)[:50]
    return list(found.values()), log


def test_views_and_the_log_of_random_games_are_as_the_page_expects_them(complaints):
    views, log = games()
    kinds = {asks["kind"] for seen in views if (asks := seen["decision"])}
    assert kinds >= {"window", "mulligan", "attackers", "blockers", "target", "mode", "may", "discard", "wait"}
    assert complaints("table", View=views, Entry=log) == ""


def test_views_of_those_who_look_on_are_as_their_page_expects_them(complaints):
    game, chance, views = new_game(Setup(decks=tuple(map(tuple, deal_random(1, 2)))), 1), random.Random(1), {}
    while (question := decision(game)) is not None:
        for onlooker in (LOOKS_ON, OPEN_HANDS):
            seen = view(game, onlooker, ("Ann", "Bob"))
            views.setdefault(shape(seen), seen)
        apply(game, chance.choice(question.options))
    seen, log = view(game, OPEN_HANDS, ("Ann", "Bob")), entries(game, LOOKS_ON, 0, ("Ann", "Bob"))
    steps = [{"at": game.choices, "view": one, "log": log[:20]} for one in (*views.values(), seen)]
    assert len(steps) > 3
    assert complaints("watch", Step=steps) == ""


def test_facts_of_cards_are_as_the_page_expects_them(complaints):
    assert complaints("table", CardFacts=list(json.loads(cards_json(game=DEFAULT).body).values())) == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_the_builder_and_the_draft_room_know_of_a_game_is_as_they_expect_it(complaints, game):
    said = json.loads(known(game).body)
    assert complaints("builder", Card=said["cards"], Layout=[said["layout"]]) == ""


def test_terms_are_as_the_page_expects_them(complaints):
    assert complaints("table", Terms=[terms(game=DEFAULT)]) == ""


def test_views_of_the_second_game_are_as_the_page_expects_them(complaints):
    play = of("epic-tcg").play
    found, log = {}, []
    for seed in range(4):
        decks = [ready.cards for ready in of("epic-tcg").construction.READY][seed % 3 : seed % 3 + 2]
        game, chance = play.new_game(play.setup(decks, 0), seed), random.Random(seed)
        while (question := play.decision(game)) is not None:
            for seat in (0, 1):
                seen = play.view(game, seat)
                found.setdefault((*shape(seen), bool(seen["line"])), seen)
            play.apply(game, chance.choice(question.options))
        for seat in (0, 1):
            found[seed, seat] = play.view(game, seat)
            log += play.entries(game, seat)[:50]
    kinds = {asks["kind"] for seen in found.values() if (asks := seen["decision"])}
    assert kinds >= {"priority", "mulligan", "target", "attack", "attackers", "blockers", "wait"}
    facts = list(json.loads(cards_json("epic-tcg").body).values())
    assert complaints("table", SentView=list(found.values()), Entry=log, CardFacts=facts) == ""
    assert complaints("table", Terms=[terms("epic-tcg")]) == ""


def test_views_of_drafts_are_as_the_page_expects_them(complaints):
    views = []
    for key in (
        "cube",
        "open",
        "dark",
        "sealed",
        "random60",
        "glimpse",
        "winston",
        "solomon",
        "housman",
        "grid",
        "rochester",
    ):
        draft, seen = new_draft(plan(key), 1), []
        while not draft.over:
            for seat in range(draft.setup.seats):
                if question := asked(draft, seat):
                    seen.append(draft_view(draft, seat))
                    pick(draft, seat, question.options[0])
        views += [*seen[:10], draft_view(draft, 0), draft_view(draft, SPECTATOR)]
    assert complaints("pod", View=views) == ""


def test_the_compiler_complains_of_what_is_wrong_missing_or_unknown(complaints):
    good = {"number": 1, "by": "bot", "ranked": False, "card": None}
    assert complaints("pod", Made=[good]) == ""
    found = complaints("pod", Made=[good | {"by": "cat"}, {"number": 1, "by": "bot", "card": None}, good | {"age": 3}])
    assert "'\"cat\"' is not assignable" in found
    assert "'ranked' is missing" in found
    assert "'\"age\"' does not exist" in found
