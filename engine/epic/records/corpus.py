"""Games and drafts that are kept to notice when this engine begins to behave otherwise.

A move of a game is the place of the option among those that there were, or a concession; a move of a draft is the seat
and the place of its option, as two numbers. See `engine/kernel/samples.py`; `engine/bots/epic/sampling.py` makes
samples, `manage.py records` keeps them in a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine import limited
from engine.epic.limited import RULES as DRAFT_RULES
from engine.epic.limited import Setup as DraftSetup
from engine.epic.positions.behaviour import footprint
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.rules.machine import UnknownCard, apply_trusted, concede, new_game
from engine.epic.rules.setup import RULES, Setup
from engine.epic.rules.state import Event, Game
from engine.epic.versions import DRAFTS, GAMES
from engine.kernel import samples
from engine.kernel.records import BadSetup, concession
from engine.kernel.samples import Corpus, Sample, is_due
from engine.kernel.versions import History

GAME, DRAFT = "game", "draft"
HISTORY: Final[dict[str, History]] = {GAME: GAMES, DRAFT: DRAFTS}
CONCESSIONS: Final = (concession(0), concession(1))


def stored_setup(setup: Setup | DraftSetup) -> dict[str, Any]:
    """A setup without what names a version: that is for the corpus to find out."""
    return {name: value for name, value in setup.to_json().items() if name != "rules"}


def marked(sample: Sample) -> Sample:
    """The sample with the marks that this engine gives it, up to the first move that is not possible any more."""
    return samples.marked(sample, _followed)


def differing(corpus: Corpus) -> list[str]:
    """The names of the samples that come out otherwise by this engine."""
    return samples.differing(corpus, _followed)


def journal_of(sample: Sample) -> list[Event]:
    """All that happens in a sample of a game."""
    game = _begun(sample)
    for move in sample.moves:
        _make(game, move)
    return game.journal or []


def _followed(sample: Sample) -> Iterator[tuple[int, str, str]]:
    return _game(sample) if sample.kind == GAME else _draft(sample)


def _game(sample: Sample) -> Iterator[tuple[int, str, str]]:
    """After each move its number, what is asked, and now and then the footprint of the position."""
    try:
        game = _begun(sample).clone()
        yield 0, "", footprint(game)
        for count, move in enumerate(sample.moves, 1):
            _make(game, move)
            asked = f"{game.seat} {game.kind} {game.options}"
            yield count, asked, footprint(game) if is_due(count, sample.moves) else ""
    except (IllegalOption, BadSetup, UnknownCard) as impossible:
        yield -1, "", f"{type(impossible).__name__}"


def _begun(sample: Sample) -> Game:
    return new_game(Setup.from_json({"rules": RULES, **sample.setup}), sample.seed)


def _make(game: Game, move: int) -> None:
    if move in CONCESSIONS and not game.reason:
        concede(game, concession(move))  # its own inverse
    elif game.reason or not 0 <= move < len(game.options):
        raise IllegalOption("There is no such option.")
    else:
        apply_trusted(game, game.options[move])


def _draft(sample: Sample) -> Iterator[tuple[int, str, str]]:
    """The same of a draft. What is asked is in its footprint."""
    try:
        rules = {"rules": DRAFT_RULES}
        draft = limited.new_draft(DraftSetup.from_json(rules | sample.setup), sample.seed)
        yield 0, "", limited.footprint(draft)
        pairs = list(zip(sample.moves[::2], sample.moves[1::2], strict=True))
        for count, (seat, at) in enumerate(pairs, 1):
            question = limited.asked(draft, seat)
            if question is None or at >= len(question.options):
                raise limited.IllegalPick("foreign")
            limited.apply(draft, seat, question.options[at])
            yield count, "", limited.footprint(draft) if is_due(count, pairs) else ""
    except (limited.BadSetup, limited.IllegalPick) as impossible:
        yield -1, "", f"{type(impossible).__name__}"
