"""What could have been chosen at a pick of a draft of any game, and the decks that each choice leads to. Loads the
engine and no Django, so that it can be sent to worker processes.

Up to the pick the draft is as it was. From there on bots choose for everybody, once after what was taken and once after
another option, with the same streams of chance. So both differ only by that option and what follows from it, and the
same option leads to the same decks.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from drafts.logs.scores import name_of
from engine.bots.pickers import RANDOM, Picker, play_on
from engine.bots.scoring import best
from engine.games import Game, of
from engine.limited import REVIEW, BadRecord, Draft, IllegalPick, Setup, apply, asked, new_draft, view
from lab.matchups import Deck


class NoOtherOption(ValueError):
    """There is nothing else that could have been chosen; the message says why."""


@dataclass(frozen=True)
class Recorded:
    """A draft of the game of this key, as it was made: each pick is a seat and an option, in their order. `bots`: the
    name of its draft bots, who choose from a pick on."""

    game: str
    setup: Setup
    seed: int
    picks: tuple[tuple[int, int], ...]
    bots: str

    @property
    def picker(self) -> Picker:
        """One of its bots."""
        return of(self.game).bots.picker(self.bots, self.setup.format)

    def before(self, number: int) -> Draft:
        """The draft before a pick, counted from 0. Raises BadSetup, and IllegalPick where the picks are of another
        draft."""
        draft = new_draft(self.setup, self.seed)
        for seat, option in self.picks[:number]:
            apply(draft, seat, option)
        return draft


def recorded(game: Game, kept: object) -> Recorded:
    """The draft of a log or a record of this game, as JSON has it. Raises BadRecord and BadSetup."""
    draft, usual = game.limited.replay(kept), game.bots.PICKERS[0]
    bots = kept.get("bots", usual) if isinstance(kept, dict) else usual  # logs from before there were others name none
    known = [name for name in game.bots.PICKERS if name != RANDOM]
    if bots not in known:
        raise BadRecord(f"The bots of a draft are {' or '.join(known)}.")
    return Recorded(game.KEY, draft.setup, draft.seed, tuple(draft.picks), bots)


# --- what could be chosen --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """`code` is the engine's; `name` is what logs call it: a card, or what else is chosen. `card` is "" if it is none;
    `score` is a bot's."""

    code: int
    name: str
    card: str
    score: float


@dataclass(frozen=True)
class Asked:
    """A pick as it was asked: of which seat, in which round and at which pick of it (from 1; 0 for a list), the kind of
    question, what could be chosen, what was, and what a bot would choose. Options of the same name are one."""

    seat: int
    round: int
    pick: int
    kind: str
    options: tuple[Option, ...]
    taken: Option
    bots: Option

    def named(self, given: str) -> Option | None:
        """The option of this name, or at this place among the options, from 1."""
        wanted = given.strip().casefold()
        by_name = next((one for one in self.options if one.name.casefold() == wanted), None)
        if by_name or not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 6):
            return by_name
        return self.options[int(wanted) - 1] if 1 <= int(wanted) <= len(self.options) else None

    def coded(self, code: int) -> Option | None:
        return next((one for one in self.options if one.code == code), None)


def asked_at(draft: Recorded, number: int) -> Asked:
    """Pick `number` of a draft, from 0. Raises NoOtherOption."""
    if not draft.picks:
        raise NoOtherOption(
            f"Nobody chooses anything in this format ({draft.setup.procedure.name}): all cards are dealt. So there is "
            "no other card to take."
        )
    if not 0 <= number < len(draft.picks):
        raise NoOtherOption(f"This draft has no pick {number}. Its picks are 0 to {len(draft.picks) - 1}.")
    seat, option = draft.picks[number]
    return asked_in(draft.before(number), seat, option, draft.picker)


def asked_in(draft: Draft, seat: int, taken: int, picker: Picker) -> Asked:
    """What this seat of a draft is asked now, what it takes, and what this bot says. Raises NoOtherOption."""
    question = asked(draft, seat)
    assert question is not None, "the seat chose something"
    if question.kind == REVIEW:
        raise NoOtherOption("Here the player looked through the pool and went on. There was nothing to choose.")
    found = picker.explain(view(draft, seat))
    if not found:
        raise NoOtherOption("The bots of this draft pick by chance, so nobody says what another choice would change.")
    every = [Option(one.option, name_of(one), one.card, one.total) for one in found]
    own = next(one for one in every if one.code == taken)
    by_name = {one.name: one for one in (*reversed(every), own)}  # of several alike the first one, or the one taken
    options = tuple(by_name[name] for name in dict.fromkeys(one.name for one in every))
    if len(options) < 2:
        raise NoOtherOption(f"There was nothing else to choose here: {own.name} was the only option.")
    bots = next(one for one in every if one.code == best(found).option)
    return Asked(seat, question.pack, question.pick, question.kind, options, own, by_name[bots.name])


# --- what it leads to ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Worlds:
    """The decks by seat after what was taken, and after another option. What two decks of a seat share lies at the same
    places of both, so that the same shuffles draw it at the same times."""

    taken: tuple[Deck, ...]
    other: tuple[Deck, ...]

    @property
    def are_alike(self) -> bool:
        """All decks are the same, so that nothing was changed by the pick."""
        return self.taken == self.other


def worlds(draft: Recorded, number: int, option: int) -> Worlds:
    """Both worlds of a pick. Raises IllegalPick where it is no option of that pick."""
    seat, taken = draft.picks[number]
    one, two = (_decks_after(draft, number, seat, code) for code in (taken, option))
    return Worlds(one, tuple(aligned(deck, like) for deck, like in zip(two, one, strict=True)))


def _decks_after(recorded: Recorded, number: int, seat: int, option: int) -> tuple[Deck, ...]:
    """By seat, after this option at a pick."""
    draft, seats = recorded.before(number), recorded.setup.seats
    apply(draft, seat, option)
    play_on(draft, [recorded.picker] * seats)
    return tuple(build.deck for build in of(recorded.game).bots.builds(draft, [recorded.bots] * seats))


def aligned(deck: Deck, like: Deck) -> Deck:
    """A deck in another order: what it shares with `like`, of the same size, lies where it lies there."""
    assert len(deck) == len(like), "both have the least size of the format"
    left, places = Counter(deck), list[str | None]()
    for name in like:
        shared = left[name] > 0
        left[name] -= shared
        places.append(name if shared else None)
    others = iter(sorted(left.elements()))
    return tuple(next(others) if name is None else name for name in places)


def exchanged(deck: Deck, other: Deck) -> tuple[list[str], list[str]]:
    """The cards that only the first deck has, and those that only the second one has, by name, copy by copy."""
    one, two = Counter(deck), Counter(other)
    return sorted((one - two).elements()), sorted((two - one).elements())


__all__ = [
    "Asked", "IllegalPick", "NoOtherOption", "Option", "Recorded", "Worlds", "aligned", "asked_at", "asked_in",
    "exchanged", "recorded", "worlds",
]  # fmt: skip
