"""Who may know what: one predicate, `visible`, behind everything that leaves the engine for a seat.

Cards in hands and decks are hidden, but for their owner's hand and what a seat has seen go there. What was seen stays
known: cards that went to the bottom together form a block whose cards are known and whose order is not (5.15.2). A
block may come apart when some of it is drawn; then it is known which cards it holds, not where each one is. Where a
card leaves a hand unseen, it is no longer known what the hand holds, unless all of it was.

Laws: `view(determinize(g, s), s) == view(g, s)`; swapping the cards behind hidden uids changes no view and no option of
the seat that decides.

Beside the seats there are two ways to look on. A SPECTATOR knows what both players know, and nothing that only one of
them knows. OPEN_HANDS is for games that are over or shown later: it knows what either of them knows, so both hands;
what neither has seen, such as the order of a deck, stays hidden from it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.epic.catalogue.products import CARDS
from engine.epic.language import Alignment
from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import DEFENSE, IS_DEITY, KEYWORDS, NAME, OFFENSE, D
from engine.epic.prompts.decisions import decision_view, pending_view, resolving
from engine.epic.prompts.objects import called_by, reference
from engine.epic.prompts.options import ability_id_text, objects
from engine.epic.rules import battle, codes, picks
from engine.epic.rules.derive import alignments, defense, has_trait, is_token, keywords, offense
from engine.epic.rules.frame import asking_op
from engine.epic.rules.machine import asked_again
from engine.epic.rules.seating import MOST_SEATS
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game, defender, in_play, restricted_at
from engine.epic.rules.triggers import granted_to
from engine.epic.text.keywords import keyword_names
from engine.epic.text.nouns import gold_use
from engine.epic.views.results import ending
from engine.kernel.random import Rng

View = dict[str, Any]
SPECTATOR: Final = MOST_SEATS  # in place of a seat; neither is the index of a player, so that none is taken for one
OPEN_HANDS: Final = MOST_SEATS + 1
COPIES = 3  # of a card in a deck nobody has seen (the construction rule)

_ALIGNMENT_WORDS = tuple((int(one), str(one.name).lower()) for one in Alignment if one)


# --- the predicate ---------------------------------------------------------------------------------------------------


def visible(g: Game, seat: int, uid: int) -> bool:
    """Whether `seat` knows which card this uid is, where it is."""
    zone = g.zone_of[uid]
    if zone == codes.GONE:  # what nobody saw before it left the game (1.9.3) nobody sees after
        return False
    if zone not in (codes.HAND, codes.DECK) or (zone == codes.HAND and sees_hand(g, g.owner_of[uid], seat)):
        return True
    if not knows_block(g, seat, uid):
        return False
    peers = block_peers(g, seat, uid)
    return len(peers) == 1 if zone == codes.DECK else all(g.zone_of[peer] == codes.HAND for peer in peers)


def sees_hand(g: Game, owner: int, seat: int) -> bool:
    """Whether `seat` looks into this player's hand: their own, or one that teammates share (1.10.2)."""
    return seat == OPEN_HANDS or g.seating.sees[owner] >> seat & 1 != 0


def knows_block(g: Game, seat: int, uid: int) -> bool:
    """Whether `seat` knows the cards of the block that this hidden card belongs to."""
    known = g.known_of[uid]
    if seat == OPEN_HANDS:
        return known != 0
    if seat == SPECTATOR:  # whoever has a card in hand knows it without having been shown it
        return (
            known | g.seating.sees[g.owner_of[uid]] if g.zone_of[uid] == codes.HAND else known
        ) == g.seating.everyone
    return known >> seat & 1 != 0


def block_peers(g: Game, seat: int, uid: int) -> list[int]:
    """Hidden cards among which this one cannot be told apart by one who knows the block: its block without what the
    seat sees in a hand."""
    owner, block = g.owner_of[uid], g.block_of[uid]
    zones = (g.deck[owner],) if sees_hand(g, owner, seat) else (g.deck[owner], g.hand[owner])
    return [peer for zone in zones for peer in zone if g.block_of[peer] == block and knows_block(g, seat, peer)]


# --- the view --------------------------------------------------------------------------------------------------------


def view(g: Game, seat: int, names: Sequence[str] = ()) -> View:
    """What `seat` may know of the game, ready for JSON. The shape is in docs/table-protocol.md. To who looks on the
    players are known by their `names`."""
    return {
        "seat": seat if seat < SPECTATOR else None,
        "turn": g.turn,
        "active": g.active,
        "first": g.first,
        "choices": g.choices,
        "phase": codes.PHASE_NAMES[g.phase],
        "step": codes.STEP_NAMES[g.step],
        "initiative": g.initiative if g.phase in (codes.PHASE_MAIN, codes.PHASE_BATTLE) else None,
        "seating": _seating(g),
        "players": [_player(g, seat, one) for one in range(g.seating.seats)],
        "champions": [champion(g, slot) for slot in in_play(g)],
        "battle": _battle(g),
        "resolving": resolving(g),
        "pending": pending_view(g),
        "revealed": _revealed(g, seat),
        "decision": decision_view(g, seat, names),
        "result": result(g, seat, names),
        **({"rules_of": g.setup.rules_of} if g.setup.of_2015 else {}),
    }


def _seating(g: Game) -> dict[str, Any] | None:
    """Who of more than two players is still in the game, and whom each may attack and reach; None of two."""
    if not g.seating.many:
        return None
    return {
        "format": g.seating.format,
        "playing": list(g.seating.players),
        "attackable": [list(seats) for seats in g.seating.attackable],
        "reach": [list(seats) for seats in g.seating.reach],
        "teams": _teams(g),
        "shared_hands": g.seating.shared,
        "out": [
            {"seat": seat, "why": codes.REASON_NAMES[codes.BY_HEALTH if g.health[seat] <= 0 else codes.BY_CONCESSION]}
            for seat in range(g.seating.seats)
            if seat not in g.seating.players
        ],
    }


def _teams(g: Game) -> list[list[int]]:
    """The seats of each team, those that have left the game too; nothing without teams."""
    count = g.setup.teams
    return [[*range(team, g.seating.seats, count)] for team in range(count)]


def _card(g: Game, uid: int) -> dict[str, Any]:
    return {"id": f"c{uid}", "card": NAME[g.def_of[uid]]}


def _player(g: Game, seat: int, one: int) -> dict[str, Any]:
    return {
        "seat": one,
        "health": g.health[one],
        "gold": g.gold[one],
        "restricted_gold": restricted_gold(g, one),
        "hand_count": len(g.hand[one]),
        "hand": _hand_known(g, seat, one),
        "deck_count": len(g.deck[one]),
        "deck_known": _deck_known(g, seat, one),
        "discard": [_card(g, uid) for uid in g.discard[one]],
        "deity": next((_card(g, uid) for uid in g.supplemental[one] if IS_DEITY[g.def_of[uid]]), None),
        "supplemental": [_card(g, uid) for uid in g.supplemental[one] if not IS_DEITY[g.def_of[uid]]],
        "traits": [word for trait, word in enumerate(bits.TRAIT_NAMES) if has_trait(g, one, trait)],
    }


def restricted_by_alignment(g: Game, seat: int, *, to_play: bool) -> dict[str, int]:
    """Gold for one alignment only, by the alignment's name: for its costs, or only to play its cards and powers."""
    if not g.restricted_gold:
        return {}
    base = restricted_at(g, seat, to_play)
    restricted = g.restricted_gold[base : base + 4]
    return {word: gold for (_, word), gold in zip(_ALIGNMENT_WORDS, restricted, strict=True) if gold}


def restricted_gold(g: Game, seat: int) -> list[dict[str, Any]]:
    """Gold for one alignment only, each kind with what it pays for in words."""
    return [
        {"alignment": word, "pays": gold_use(word, to_play=to_play), "gold": gold}
        for to_play in (False, True)
        for word, gold in restricted_by_alignment(g, seat, to_play=to_play).items()
    ]


def _hand_known(g: Game, seat: int, one: int) -> list[dict[str, Any]]:
    """Cards of a hand that the seat knows. Of a block that was drawn whole, ids and names are paired in their order: an
    opponent knows the cards and cannot tell which is which."""
    blocks: dict[int, list[int]] = {}
    for uid in sorted(g.hand[one]):
        if visible(g, seat, uid):
            blocks.setdefault(uid if sees_hand(g, one, seat) else -g.block_of[uid], []).append(uid)
    pairs = [
        (name, uid)
        for uids in blocks.values()
        for name, uid in zip(sorted(NAME[g.def_of[uid]] for uid in uids), uids, strict=True)
    ]
    return [{"id": f"c{uid}", "card": name} for name, uid in sorted(pairs)]


def _deck_known(g: Game, seat: int, one: int) -> list[dict[str, Any]]:
    """Blocks from the bottom up: cards that the seat knows, or none for a stretch that it does not know. The unknown
    top is left out."""
    blocks: list[dict[str, Any]] = []
    last = -1  # the block of the last entry; 0 for an unknown stretch
    for uid in g.deck[one]:
        block = g.block_of[uid] if knows_block(g, seat, uid) else 0
        if block == last:
            blocks[-1]["count"] += 1
            continue
        last = block
        names = sorted(NAME[g.def_of[peer]] for peer in block_peers(g, seat, uid)) if block else []
        blocks.append({"count": 1, "cards": names})
    if blocks and last == 0:
        blocks.pop()
    return blocks


def _revealed(g: Game, seat: int) -> list[dict[str, Any]]:
    """Cards that the effect which is resolving has revealed from the top of a deck and that still lie there, the top
    one first."""
    found: list[dict[str, Any]] = []
    its = g.frames[-1][codes.SELECTED :] if len(g.frames) > 1 and not g.reason else []
    for owner in g.seating.players:
        for uid in reversed(g.deck[owner]):
            if codes.CARD + uid not in its or not visible(g, seat, uid):
                break
            found.append(_card(g, uid) | {"owner": owner})
    return found


def champion(g: Game, slot: int) -> dict[str, Any]:
    """A champion in play with everything it has now; all of it is public (1.10.1)."""
    card_index = g.card_index_of[slot]
    words, kinds = keywords(g, slot), alignments(g, slot)
    flags = g.flags_of[slot]
    lost_abilities = flags & codes.LOST_ABILITIES != 0
    return {
        "id": f"b{g.ref_of[slot]}",
        "card": NAME[card_index],
        "token": is_token(g, slot),
        "controller": g.controller_of[slot],
        "owner": g.owner_of_slot[slot],
        "offense": offense(g, slot),
        "defense": defense(g, slot),
        "base_offense": OFFENSE[card_index],
        "base_defense": DEFENSE[card_index],
        "damage": g.damage_of[slot],
        "counters": g.counters_of[slot],
        "expended": flags & codes.EXPENDED != 0,
        "flipped": flags & codes.FLIPPED != 0,
        "deploying": flags & codes.DEPLOYING != 0,
        "attacking": flags & codes.ATTACKING != 0,
        "blocking": flags & codes.BLOCKING != 0,
        "lost_abilities": lost_abilities,
        "alignments": [word for bit, word in _ALIGNMENT_WORDS if kinds & bit],
        "keywords": keyword_names(words),
        "abilities": [ability_id_text(ability_id) for _, _, ability_id in granted_to(g, g.ref_of[slot])],
        "gained": keyword_names(words if lost_abilities else words & ~KEYWORDS[card_index]),
    }


def _battle(g: Game) -> dict[str, Any] | None:
    if g.phase != codes.PHASE_BATTLE:
        return None
    attacked = defender(g)
    if attacked == codes.NOBODY:  # not chosen yet
        return {"attackers": [], "blockers": [], "blocked": False, "defender": None}
    attackers, blockers = (
        [reference(g.ref_of[slot]) for slot in side] for side in (battle.attackers(g), battle.blockers(g))
    )
    return {"attackers": attackers, "blockers": blockers, "blocked": g.blocked, "defender": attacked}


def result(g: Game, seat: int, names: Sequence[str] = ()) -> dict[str, Any] | None:
    """Who won and why (1.2), seen from a seat, or told with names."""
    if not g.reason:
        return None
    winner = None if g.winner == codes.NOBODY else g.winner
    return {
        "winner": winner,
        "reason": codes.REASON_NAMES[g.reason],
        "text": ending(g.winner, g.reason, seat, called_by(g, names), g.setup.teams),
    }


# --- a game that this seat could be in -------------------------------------------------------------------------------


def determinize(g: Game, seat: int, rng: Rng) -> Game:
    """A full game with the same view for `seat`: what it cannot know is dealt anew, from `rng`.

    Own hidden cards change places. Of the opponent's hidden cards nothing is known unless lists are open: they are any
    cards, up to three of each in all that is seen and dealt of that deck, and the setup leaves that list out. The same
    `rng` gives the same game however the hidden cards really lie. What the opponent has answered so far of a question
    that is answered step by step is not known either, nor which of the cards that are dealt anew were broken. Windows
    with nothing to choose do not wait in it: it is for those who think ahead.
    """
    copy = g.clone()
    copy.def_of = g.def_of[:]
    copy.rng = Rng(rng.fork())
    copy.setup = _setup_known(g.setup, seat)
    for owner in range(g.seating.seats):
        for group, known in _hidden_groups(g, seat, owner):
            if copy.broken:
                copy.broken = [uid for uid in copy.broken if uid not in group]
            if known or owner == seat or g.setup.open_lists:
                _shuffle_rows(copy, group, rng)
            else:
                _deal_anyhow(copy, owner, group, rng)
    if not copy.reason and copy.seat != seat:
        _forget_answers(copy)
        _ask_again(copy)
    return copy


def _setup_known(setup: Setup, seat: int) -> Setup:
    """What a seat knows of the setup, for a game in which no window waits with nothing to do."""
    if setup.open_lists and not (setup.every_window or setup.position):
        return setup
    decks = setup.decks
    if not setup.open_lists:
        decks = tuple(deck if one == seat else () for one, deck in enumerate(decks))
    return replace(setup, decks=decks, every_window=False, position="")


def _hidden_groups(g: Game, seat: int, owner: int) -> list[tuple[list[int], bool]]:
    """Sets of hidden uids that the seat cannot tell apart, and whether it knows the cards that they are."""
    uids = g.deck[owner] if sees_hand(g, owner, seat) else g.deck[owner] + g.hand[owner]
    if owner not in g.seating.players:
        uids = [uid for uid, zone in enumerate(g.zone_of) if zone == codes.GONE and g.owner_of[uid] == owner]
    groups: dict[int, list[int]] = {}
    for uid in uids:
        groups.setdefault(g.block_of[uid] if knows_block(g, seat, uid) else -1, []).append(uid)
    return [(group, block >= 0) for block, group in groups.items() if len(group) > 1 or block < 0]


def _shuffle_rows(g: Game, uids: list[int], rng: Rng) -> None:
    card_indexes = sorted(g.def_of[uid] for uid in uids)  # how they really lie must not show in how they are shuffled
    rng.shuffle(card_indexes)
    for uid, card_index in zip(uids, card_indexes, strict=True):
        g.def_of[uid] = card_index


POOL: Final = [D.card_index_of_name[card.name] for card in CARDS]  # what a card that nobody has seen may be


def _deal_anyhow(g: Game, owner: int, uids: list[int], rng: Rng) -> None:
    copies = [0] * len(NAME)
    unseen = set(uids)
    for uid, card_index in enumerate(g.def_of):
        if g.owner_of[uid] == owner and uid not in unseen:
            copies[card_index] += 1
    for uid in uids:
        card_index = POOL[rng.below(len(POOL))]
        while copies[card_index] >= COPIES:
            card_index = POOL[rng.below(len(POOL))]
        copies[card_index] += 1
        g.def_of[uid] = card_index


def _forget_answers(g: Game) -> None:
    """The seat that decides begins its answer anew."""
    f, asked = g.frames[-1], asking_op(g)[0]
    if asked == ops.ASSIGN_DAMAGE:
        fighting = battle.attackers(g) + battle.blockers(g)
        f[codes.X] = next(at for at, slot in enumerate(fighting) if g.controller_of[slot] == g.seat)
        g.assigned = [hit for hit in g.assigned if hit[1] != g.seat]
        del f[codes.SELECTED :]
    elif f[codes.STAGE] >= picks.PICKING and asked in picks.MULTI_PICKS:
        f[codes.STAGE] = picks.PICKING
        del f[codes.SELECTED :]


def _ask_again(g: Game) -> None:
    """The other seat decides: what it may choose depends on cards that have just changed. Where the new cards leave no
    question, only the options that any hand has remain."""
    asked = asked_again(g)
    if asked is not None and asked.seat == g.seat and asked.kind == g.kind:
        g.options, g.offered, g.frames, g.assigned = asked.options, asked.offered, asked.frames, asked.assigned
    else:
        g.options = [option for option in g.options if not _names_hidden(g, option)] or g.options[:1]


def _names_hidden(g: Game, option: int) -> bool:
    return any(obj in range(codes.CARD, codes.FIRST_CHAMPION) and g.zone_of[obj - codes.CARD] == codes.HAND
               for obj in objects(g, option))  # fmt: skip
