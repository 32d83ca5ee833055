"""The samples of the corpus: games and drafts of all kinds, each made by its name from nothing else.

`plan` names them all. A sample of the same name is the same as long as the engine, its cards and its bots are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine import limited
from engine.bots.epic.observation import Bot, Observation
from engine.bots.epic.picking import RANDOM, Picker, picker
from engine.bots.epic.players import BOTS
from engine.bots.epic.rating import BOT
from engine.epic import Setup, new_game
from engine.epic.catalogue import CARDS, DEITIES, PRODUCTS, cards_of
from engine.epic.construction import ALIGNMENTS, preconstructed
from engine.epic.limited import OWN, PROCEDURES, Draft
from engine.epic.limited import Setup as DraftSetup
from engine.epic.limited import plan as draft_setup
from engine.epic.programs import D
from engine.epic.proofs import DECK, Coverage, alignment_deck, deity_for, hunting_deck, random_deck, setup_of
from engine.epic.records import DRAFT, GAME, HISTORY, differing, journal_of, marked, stored_setup
from engine.epic.rules import RULES_2015, apply_trusted
from engine.kernel.random import Rng
from engine.kernel.records import concession
from engine.kernel.samples import Corpus, Sample
from engine.kernel.seeds import stream
from engine.kernel.versions import History

LONGEST: Final = 400  # moves of a game that is not played to its end
SEED: Final = 20_150_604
TRIES: Final = 80  # games, to find one that shows all of a card
SAID: Final = 8  # names in a sentence
Maker = Callable[[str, int], Sample]
Makers = Mapping[str, Callable[[], Sample]]


def plan() -> Makers:
    """How each sample is made, by its name."""
    kinds: list[tuple[int, str, Maker]] = [
        (4 * len(PRODUCTS), "product", _of_a_product),
        (48, "2015", _by_rules_of_2015),
        (30, "conceded", _conceded),
        (12, "preconstructed", _preconstructed),
        (30, "mixed", _mixed),
        (14, "greedy", _greedy),
        (14, "greedy-random", _greedy_against_random),
        (32, "drafted", _with_drafted_decks),
        *((12, f"draft-{procedure.key}", partial(_draft, procedure.key)) for procedure in PROCEDURES),
    ]
    cards = {(name := f"card {card.name}"): partial(_made, _hunted, name, at) for at, card in enumerate(CARDS)}
    deities = {(name := f"deity {deity.name}"): partial(_made, _blessed, name, at) for at, deity in enumerate(DEITIES)}
    others = {
        (name := f"{kind}-{number:03}"): partial(_made, maker, name, number)
        for count, kind, maker in kinds
        for number in range(count)
    }
    return cards | deities | others


def _made(maker: Maker, name: str, number: int) -> Sample:
    return marked(maker(name, number))


class NoReason(ValueError):
    """Samples come out otherwise, and nobody has said why."""

    def __init__(self, kind: str, names: list[str]) -> None:
        history = {GAME: "GAMES", DRAFT: "DRAFTS"}[kind]
        few = ", ".join(names[:SAID]) + (f" and {len(names) - SAID} more" if len(names) > SAID else "")
        super().__init__(
            f"{len(names)} of the kept {kind}s come out otherwise than before: {few}. If that is meant, add a Change "
            f"to {history} in engine/epic/versions.py with the next number, the day and the reason, and write again."
        )


def renewed(old: Corpus, makers: Makers, history: Mapping[str, History] = HISTORY) -> Corpus:
    """The corpus of this engine, of samples that are made so: those that come out as before stay as they are, others
    are made anew, and which these were is listed under the newest version. Raises NoReason when there is no newer one
    than that of the corpus.
    """
    kept, different = {sample.name: sample for sample in old.samples}, set(differing(old))
    changed, versions = {}, {}
    for kind, changes in history.items():
        versions[kind] = changes[-1].number
        names = sorted(name for name in different if kept[name].kind == kind)
        if names and versions[kind] <= old.versions[kind]:
            raise NoReason(kind, names)
        fresh = {str(one.number): list[str]() for one in changes if one.number > old.versions[kind]}
        if fresh:
            fresh[str(versions[kind])] = names
        changed[kind] = old.changed.get(kind, {}) | fresh
    samples = tuple(kept[name] if name in kept and name not in different else make() for name, make in makers.items())
    return Corpus(samples, versions, changed)


# --- games -----------------------------------------------------------------------------------------------------------


def _hunted(name: str, at: int) -> Sample:
    """Three copies of a card against any deck; of several games the one in which most of its abilities do something."""
    card_index = D.card_index_of_name[CARDS[at].name]

    def setup(rng: Rng) -> Setup:
        return setup_of((hunting_deck(rng, [card_index]), (random_deck, alignment_deck)[rng.below(2)](rng)), 0)

    return _most(card_index, name, setup)


def _blessed(name: str, at: int) -> Sample:
    """A game with a deity, chosen in the same way."""
    deity = DEITIES[at].name

    def setup(rng: Rng) -> Setup:
        return setup_of((random_deck(rng), alignment_deck(rng)), 0, (deity, deity_for(rng, [])))

    return _most(D.card_index_of_name[deity], name, setup)


def _most(card_index: int, name: str, setup: Callable[[Rng], Setup]) -> Sample:
    best, missed = None, len(D.abilities)
    for attempt in range(TRIES):
        sample, coverage = _played(f"{name} {attempt}", setup(_rng(f"{name} {attempt}"))), Coverage()
        coverage.read(journal_of(sample))
        if (
            unfired := sum(D.abilities[ability_id].card_index == card_index for ability_id in coverage.unfired())
        ) < missed:
            best, missed = sample, unfired
        if not missed:
            break
    assert best is not None, "the first one is the best so far"
    return replace(best, name=name)


def _of_a_product(name: str, number: int) -> Sample:
    rng, product = _rng(name), PRODUCTS[number % len(PRODUCTS)][0]
    card_indexes = [D.card_index_of_name[card.name] for card in cards_of(product)]
    few = (card_indexes * (-(-DECK // len(card_indexes))))[: max(DECK, len(card_indexes))]
    return _played(name, setup_of((random_deck(rng, few), random_deck(rng, few)), number))


def _by_rules_of_2015(name: str, number: int) -> Sample:
    """With open lists and another health as well."""
    setup = replace(
        _any(_rng(name), number),
        rules_of=RULES_2015,
        open_lists=number % 2 == 1,
        health=30 + number % 4 * 5,
        first=(None, 0, 1)[number % 3],
    )
    return _played(name, setup)


def _conceded(name: str, number: int) -> Sample:
    sample = _played(name, _any(_rng(name), number), most=number * 4)
    return replace(sample, moves=(*sample.moves[:-1], concession(number % 2)))


def _preconstructed(name: str, number: int) -> Sample:
    names = list(ALIGNMENTS)
    one, two = names[number % 4], names[(number % 4 + number // 4 + 1) % 4]
    return _played(name, Setup(decks=(tuple(preconstructed(one)), tuple(preconstructed(two)))))


def _mixed(name: str, number: int) -> Sample:
    return _played(name, _any(_rng(name), number))


def _greedy(name: str, number: int) -> Sample:
    return _played(name, _any(_rng(name), number), ("greedy", "greedy"))


def _greedy_against_random(name: str, number: int) -> Sample:
    return _played(name, _any(_rng(name), number), ("greedy", "random") if number % 2 else ("random", "greedy"))


def _with_drafted_decks(name: str, number: int) -> Sample:
    """The first cards of two pools, which may hold a card several times."""
    key = ("pack", "cube", "sealed", "dark")[number % 4]
    draft, _ = _drafted(name, draft_setup(key, seats=2), picker(RANDOM, key))
    one, two = ([draft.name_of[card] for card in pool] for pool in draft.pools)
    return _played(name, Setup(decks=(tuple(one[:DECK]), tuple(two[:DECK]))))


def _any(rng: Rng, number: int) -> Setup:
    decks = (random_deck(rng), random_deck(rng)) if number % 2 else (alignment_deck(rng), alignment_deck(rng))
    return setup_of(decks, 0, (deity_for(rng, []), deity_for(rng, [])))


def _played(name: str, setup: Setup, players: tuple[str, str] = ("random", "random"), most: int = LONGEST) -> Sample:
    rng = _rng(f"{name} played")
    game = new_game(setup, seed := rng.fork())
    bots: list[Bot] = [BOTS[player]() for player in players]
    moves: list[int] = []
    while not game.reason and len(moves) < most:
        option = bots[game.seat].choose(Observation(game, game.seat), rng)
        moves.append(game.options.index(option))
        apply_trusted(game, option)
    return Sample(name, GAME, stored_setup(setup), seed, tuple(moves))


# --- drafts ----------------------------------------------------------------------------------------------------------


def _draft(key: str, name: str, number: int) -> Sample:
    procedure = next(one for one in PROCEDURES if one.key == key)
    least, most = procedure.seats
    possible = [seats for seats in range(least, most + 1) if seats % procedure.teams[0] == 0]
    seats = possible[number % len(possible)]
    own = {"cards": [card.name for card in CARDS], "packs": 2, "pack_size": 15} if key == OWN else {}
    setup = draft_setup(key, seats=seats, **own)
    _, sample = _drafted(name, setup, picker(BOT if number % 4 == 0 else RANDOM, key))
    return sample


def _drafted(name: str, setup: DraftSetup, player: Picker) -> tuple[Draft, Sample]:
    rng = _rng(f"{name} drafted")
    seed, moves = rng.fork(), list[int]()
    draft = limited.new_draft(setup, seed)
    while not draft.over:
        waiting = [seat for seat in range(setup.seats) if limited.asked(draft, seat) is not None]
        seat = waiting[rng.below(len(waiting))]
        question = limited.asked(draft, seat)
        assert question is not None, "this seat is asked"
        option = player.choose(limited.view(draft, seat), rng)
        moves += [seat, question.options.index(option)]
        limited.apply(draft, seat, option)
    return draft, Sample(name, DRAFT, stored_setup(setup), seed, tuple(moves))


def _rng(name: str) -> Rng:
    """The chance of one sample."""
    return stream(SEED, name)
