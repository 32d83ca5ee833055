"""Drafts that are dealt from real cards: those of the host, or what the players say that they bring.

What somebody owns is nobody else's business. So exactly as many cards as the format deals are chosen by chance from
all that was declared, and become the list of the setup; the others are told to nobody and forgotten. The chance is not
that of the seed, which everybody learns in the end: from it they could tell how many cards lay between those that were
chosen.

Who brings which of the cards is settled when they are chosen, and told to each when the draft is over (`Pull`). Whoever
hosts a draft of a cube gets such a list, too.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any, Final

from decks.cubes.models import Cube
from drafts.models import Brought, Pod, Pull, Seat, Status
from engine.games import Game
from engine.kernel.names import Unknown
from engine.kernel.seeds import SEED_BITS
from engine.limited import BadSetup, Draft, Procedure, Setup, Shape, commitment, footprint, needed, new_draft
from live.errors import Refused
from people.persons import Person

Cards = Mapping[str, int]


@dataclass(frozen=True)
class Origin:
    """Where the cards of a draft come from, if not from sets or a list: version `number` of a cube, or what somebody
    has (`brought`), of which the host `declared` theirs."""

    cube: Cube | None = None
    number: int | None = None
    brought: str = Brought.NOBODYS
    declared: Cards = field(default_factory=dict)


MOST_COPIES: Final = 999  # of a card, as in a collection

NOT_ENOUGH = (
    "The cards that the players bring are not enough for this draft. Wait for more, or let it have fewer seats."
)
LATER = "Your list of cards to bring is shown here when the draft is over: before, it would tell what is in the packs."
_NO_LISTS = "is dealt from one copy of each card for every player, so it cannot be dealt from cards that you have."


# --- what is declared ------------------------------------------------------------------------------------------------


def read(given: Cards, game: Game) -> dict[str, int]:
    """What somebody says that they bring of a game, under the names as printed. Raises Refused."""
    found, most = Counter[str](), game.limited.MOST_CARDS
    for typed, count in given.items():
        try:
            name = game.construction.printed(typed)
        except Unknown as unknown:
            raise Refused("cards", str(unknown)) from None
        if type(count) is not int or not 1 <= count <= MOST_COPIES:
            raise Refused("cards", f"{name}: enter 1 to {MOST_COPIES} copies.")
        found[name] += count
    if not found:
        raise Refused("cards", "These are no cards. Bring at least one, or bring nothing.")
    if found.total() > most:
        raise Refused("cards", f"These are {found.total()} cards. You can bring {most} at most: limit the copies.")
    return dict(sorted(found.items()))


def of_collection(owned: Cards, copies: int | None, game: Game) -> dict[str, int]:
    """The cards of a collection that can be dealt, at most so many copies of each. Deities are never dealt."""
    most, in_decks = copies or MOST_COPIES, game.construction.in_decks
    return {name: min(count, most) for name, count in owned.items() if in_decks(name)}


def check(procedure: Procedure) -> None:
    """Refuse a format that cannot be dealt from real cards."""
    if procedure.shape is Shape.LISTED:
        raise Refused("source", f"{procedure.name} {_NO_LISTS}")


def is_declared(pod: Pod) -> bool:
    """Players can say now what they bring."""
    return pod.brought == Brought.PLAYERS and pod.status == Status.GATHERING


# --- what is dealt ---------------------------------------------------------------------------------------------------


def stand_in(game: Game, key: str, **chosen: Any) -> Setup:
    """A setup of a format of a game with all that is `chosen`, as for `plan`, and with cards in the place of those that
    are still to be brought. Raises BadSetup."""
    names = sorted(one["name"] for one in game.catalogue.listed() if game.construction.in_decks(one["name"]))
    every = tuple(names) * (game.limited.MOST_CARDS // len(names))
    setup = game.limited.plan(key, **chosen, cards=every)
    whole = setup.procedure.layout is not None and setup.procedure.layout.whole
    return setup if whole else setup.with_cards(tuple(sorted(every[: needed(setup)])))


def dealt_from(setup: Setup, origin: Origin, alone: bool, game: Game) -> Setup:
    """The setup with the host's cards, or as it is where the players still bring theirs."""
    if origin.brought == Brought.HOSTS:
        return drawn(setup, [read(origin.declared, game)])
    check(setup.procedure)
    if alone:
        raise Refused("start", "Players say what they bring before the draft starts. Choose another start.")
    return setup


def drawn(setup: Setup, declared: Sequence[Cards]) -> Setup:
    """The setup with cards chosen by chance of all that was declared, as many as it deals. Where all cards lie on the
    table from the beginning, these are one copy of each, or more where that is not enough. Raises Refused."""
    check(setup.procedure)
    have = Counter[str]()
    for cards in declared:
        have.update(cards)
    need = needed(setup)
    if have.total() < need:
        raise Refused("cards", NOT_ENOUGH)
    made = setup.with_cards(tuple(sorted(_chosen(setup, have, need))))
    if wrong := made.problems():
        raise Refused("setup", str(BadSetup(wrong)))
    return made


def _chosen(setup: Setup, have: Counter[str], need: int) -> list[str]:
    layout = setup.procedure.layout
    if layout is None or not layout.whole:
        return SystemRandom().sample(sorted(have.elements()), need)
    copies = 1
    while sum(min(count, copies) for count in have.values()) < need:
        copies += 1
    return [name for name, count in have.items() for _ in range(min(count, copies))]


def dealt(draft: Draft) -> Counter[str]:
    """The cards that a draft deals."""
    return Counter(draft.name_of[card] for cards in draft.dealt for card in cards)


def shared_out(wanted: Cards, declared: Sequence[Cards]) -> list[dict[str, int]]:
    """Who brings which of the wanted cards: for each who declared some, a count by name. Nobody brings more of a card
    than they declared, and each copy is brought by who has to bring the fewest so far."""
    pulls: list[Counter[str]] = [Counter() for _ in declared]
    for name, count in sorted(wanted.items()):
        for _ in range(count):
            able = [at for at, cards in enumerate(declared) if pulls[at][name] < cards.get(name, 0)]
            assert able, "it was drawn from what they declared"
            pulls[min(able, key=lambda at: (pulls[at].total(), at))][name] += 1
    return [dict(sorted(pull.items())) for pull in pulls]


# --- rows ------------------------------------------------------------------------------------------------------------


def declarations(seats: Sequence[Seat]) -> list[tuple[Seat, dict[str, int]]]:
    """What those who sit there now have declared."""
    return [(seat, seat.brings) for seat in seats if seat.is_persons and seat.brings]


def is_enough(pod: Pod, seats: Sequence[Seat]) -> bool:
    """Whether what is declared is enough for the draft."""
    return sum(sum(cards.values()) for _, cards in declarations(seats)) >= needed(pod.plan)


def keep(pod: Pod, draft: Draft, declared: Sequence[tuple[Person | Seat, Cards]]) -> None:
    """Store who brings which of the cards that this draft deals."""
    pulls = shared_out(dealt(draft), [cards for _, cards in declared])
    Pull.objects.bulk_create(
        Pull(pod=pod, guest_key=owner.guest_key, user=owner.user, cards=cards)
        for (owner, _), cards in zip(declared, pulls, strict=True)
    )


def gather(pod: Pod, seats: Sequence[Seat]) -> None:
    """Deal from what the players bring: another setup, of which nobody has seen anything, and so another seed. What
    they said is kept no longer."""
    declared = declarations(seats)
    setup, seed = drawn(pod.plan, [cards for _, cards in declared]), secrets.randbits(SEED_BITS)
    draft = new_draft(setup, seed)
    pod.setup, pod.seed = setup.to_json(), str(seed)
    pod.commitment, pod.digest = commitment(setup, seed), footprint(draft)
    pod.save(update_fields=["setup", "seed", "commitment", "digest"])
    keep(pod, draft, declared)
    for seat in seats:
        seat.brings = None
    pod.seats.update(brings=None)


# --- reads -----------------------------------------------------------------------------------------------------------


def pull_of(pod: Pod, person: Person) -> dict[str, int] | None:
    """What this person brings to a draft that is over; None if they said nothing of theirs. Refused("not_over")."""
    mine = list(Pull.objects.of(person).filter(pod=pod))
    if mine and pod.status != Status.OVER:
        raise Refused("not_over", LATER)
    both = sum((Counter(one.cards) for one in mine), Counter[str]())  # as a guest and as the account that they are now
    return dict(sorted(both.items())) if mine else None
