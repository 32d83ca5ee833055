"""The game as a seat sees it. `rules.sight.visible` says which cards it may know; nothing else is told by name.

The shape is that of the Epic Card Game (docs/table-protocol.md) wherever the meaning is the same: `players`,
`decision`, `result`, `resolving`, `pending`, `revealed`. What is in play are `pieces`, champions and objects. `phase`
is the step of the turn, `step` what is going on in an attack. `line` holds what lies on the line; the last one resolves
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import DEFENSE, FILTERS, KEYWORDS, KIND, NAMES, OFFENSE, D
from engine.epic_tcg.programs.game import BATTLE, STEP_NAMES, STEP_NONE
from engine.epic_tcg.prompts.decisions import decision_view, pending_view, resolving, shown_frame
from engine.epic_tcg.prompts.objects import called_by, knows_piece, name_of, reference
from engine.epic_tcg.prompts.parts import amounts_chosen, modes_chosen, targets_chosen
from engine.epic_tcg.prompts.wording import asked_after_blocks
from engine.epic_tcg.rules import battle, codes
from engine.epic_tcg.rules.derive import (
    alignment,
    amount,
    counters,
    damage_ward,
    defense,
    has_trait,
    keywords,
    kind,
    offense,
    origin,
    view_from,
)
from engine.epic_tcg.rules.sight import SPECTATOR, knows_face_down, knows_group, visible
from engine.epic_tcg.rules.state import Frame, Game, in_play, slot_of
from engine.epic_tcg.text import keyword_names
from engine.epic_tcg.text.nouns import signs
from engine.epic_tcg.views.results import ending

View = dict[str, Any]

# traits of players that pages show
_TRAITS: Final = {
    bits.CANNOT_BE_ATTACKED: "cannot_be_attacked",
    bits.CANNOT_DRAW: "cannot_draw",
    bits.CANNOT_GAIN_MOJO: "cannot_gain_mojo",
    bits.CANNOT_USE_ABILITIES: "cannot_use_abilities",
    bits.PLAYER_UNTARGETABLE: "untargetable",
}
_KIND_WORDS: Final = ((bits.CHAMPION, "champion"), (bits.OBJECT, "object"))
_FRAME_KINDS: Final = {
    codes.OF_CARD: "card", codes.OF_ABILITY: "ability", codes.OF_TRIGGER: "trigger", codes.AT_ONCE: "trigger",
}  # fmt: skip


def view(g: Game, seat: int, names: Sequence[str] = ()) -> View:
    """What `seat` may know of the game, ready for JSON; see the module. `seat` may be SPECTATOR or OPEN_HANDS. To who
    looks on the players are known by their `names`."""
    return {
        "seat": seat if seat < SPECTATOR else None,
        "turn": g.turn,
        "active": g.active,
        "choices": g.choices,
        "phase": "over" if g.reason else "mulligan" if g.step == STEP_NONE else STEP_NAMES[g.step],
        "step": attack_step(g),
        "priority": g.seat if not g.reason and g.kind == codes.PRIORITY else None,
        "seating": _seating(g),
        "players": [_player(g, seat, one) for one in range(g.seats)],
        "pieces": [piece(g, seat, slot) for slot in in_play(g)],
        "line": [_item(g, seat, frame, names) for frame in g.line],
        "battle": _battle(g),
        "resolving": resolving(g, seat),
        "pending": pending_view(g, seat),
        "revealed": _revealed(g, seat),
        "decision": decision_view(g, seat, names),
        "result": result(g, seat, names),
    }


def attack_step(g: Game) -> str:
    """What is going on in the Battle Step."""
    if g.step != BATTLE or g.reason:
        return ""
    if g.kind in (codes.ATTACK, codes.ATTACKERS):
        return "attackers"
    if g.defender == codes.NOBODY:
        return "before_attack"
    if g.kind == codes.BLOCKERS:
        return "blockers"
    if g.kind == codes.DIVIDE:
        return "damage"
    return "before_damage" if asked_after_blocks(g) else "before_blocks"


def _seating(g: Game) -> dict[str, Any] | None:
    """Who of more than two players is still in the game, and who is out, the first to leave first; None of two."""
    if g.seats == 2:
        return None
    return {
        "playing": list(g.players),
        "out": [
            {"seat": one, "why": codes.REASON_NAMES[codes.BY_MOJO if g.mojo[one] <= 0 else codes.BY_CONCESSION]}
            for one in g.lost
        ],
    }


# --- players ---------------------------------------------------------------------------------------------------------


def _card(g: Game, uid: int) -> dict[str, Any]:
    return {"id": reference(codes.CARD + uid), "card": NAMES[g.def_of[uid]]}


def _player(g: Game, seat: int, one: int) -> dict[str, Any]:
    known = [_card(g, uid) | _owner(g, uid) for uid in g.hand[one] if visible(g, seat, uid)]
    return {
        "seat": one,
        "mojo": g.mojo[one],
        "actions": g.actions[one],
        "limited_actions": [
            signs(lang.Alignment(FILTERS[what].alignment)) for whose, what in g.limited_actions if whose == one
        ],
        "this_turn": [NAMES[card_index] for whose, _, card_index, _ in g.turn_abilities if whose == one],
        "hand_count": len(g.hand[one]),
        "hand": sorted(known, key=lambda card: (card["card"], card["id"])),
        "deck_count": len(g.deck[one]),
        "deck_known": _deck_known(g, seat, one),
        "deck_groups": _deck_groups(g, seat, one),
        "discard": [_card(g, uid) | _owner(g, uid) for uid in g.discard[one]],
        "traits": [word for trait, word in _TRAITS.items() if has_trait(g, one, trait)],
        "extra_turns": g.extra_turns.count(one),
    }


def _owner(g: Game, uid: int) -> dict[str, Any]:
    """Of cards in a hand or discard pile that their player does not own (rule book, Cards You Don't Own)."""
    return {} if g.owner_of[uid] == g.holder_of[uid] else {"owner": g.owner_of[uid]}


def _deck_known(g: Game, seat: int, one: int) -> list[dict[str, Any]]:
    """From the bottom up: cards that the seat knows, or none for a stretch that it does not know. The unknown top is
    left out."""
    found: list[dict[str, Any]] = []
    for uid in g.deck[one]:
        if visible(g, seat, uid):
            found.append({"count": 1, "cards": [NAMES[g.def_of[uid]]]})
        elif found and not found[-1]["cards"]:
            found[-1]["count"] += 1
        else:
            found.append({"count": 1, "cards": []})
    if found and not found[-1]["cards"]:
        found.pop()
    return found


def _deck_groups(g: Game, seat: int, one: int) -> list[dict[str, Any]]:
    """Cards that went into a deck together: their places from the bottom, and what they are, in no order. Those drawn
    since are among them."""
    found: list[dict[str, Any]] = []
    for group in dict.fromkeys(g.group_of[uid] for uid in g.deck[one] if knows_group(g, seat, uid)):
        members = [uid for uid, other in enumerate(g.group_of) if other == group and not visible(g, seat, uid)]
        places = [at for at, uid in enumerate(g.deck[one]) if uid in members]
        found.append({"places": places, "cards": sorted(NAMES[g.def_of[uid]] for uid in members)})
    return found


def _revealed(g: Game, seat: int) -> list[dict[str, Any]]:
    """Cards that the effect which is resolving has shown from the top of a deck and that still lie there."""
    if g.reason or not g.frames:
        return []
    shown = [uid for uid in g.frames[-1].shown if g.zone_of[uid] == codes.DECK and visible(g, seat, uid)]
    return [_card(g, uid) | {"owner": g.owner_of[uid]} for uid in shown]


# --- what is in play -------------------------------------------------------------------------------------------------


def piece(g: Game, seat: int, slot: int) -> dict[str, Any]:
    """A champion or object in play with everything it has now. Face down it has no numbers, and its card is told to who
    may know it."""
    flags, card_index = g.flags_of[slot], g.card_of[slot]
    found: dict[str, Any] = {
        "id": reference(g.ref_of[slot]),
        "card": NAMES[card_index] if knows_piece(g, seat, slot) else None,
        "kind": next(word for bit, word in _KIND_WORDS if kind(g, slot) & bit),
        "token": g.uid_of[slot] < 0,
        "controller": g.controller_of[slot],
        "owner": g.owner_of_slot[slot],
        "damage": g.damage_of[slot],
        "counters": {D.counters[at]: count for at, count in enumerate(g.counters_of[slot]) if count},
        "expended": flags & codes.EXPENDED != 0,
        "flipped": flags & codes.FLIPPED != 0,
        "face_down": flags & codes.FACE_DOWN != 0,
        "attacking": flags & codes.ATTACKING != 0,
        "blocking": flags & codes.BLOCKING != 0,
        "stays_unprepared": any(flags & codes.STAYS_UNPREPARED << one for one in range(g.seats)),
        "under": [_card(g, uid) for ref, uid in g.under if ref == g.ref_of[slot]],
        "lost_abilities": counters(g, slot, bits.DEMORALIZED) > 0,
        "control_ends": any(ref == g.ref_of[slot] for ref, _ in g.temporary_control),
    }
    return found | (_NOTHING if flags & codes.FACE_DOWN else _characteristics(g, slot))


_NOTHING: Final[dict[str, Any]] = {
    "offense": None, "defense": None, "base_offense": None, "base_defense": None, "alignments": [], "origins": [],
    "keywords": [], "gained": [], "damage_ward": 0,
}  # fmt: skip


def _characteristics(g: Game, slot: int) -> dict[str, Any]:
    """What it has while it is face up; objects have no numbers."""
    card_index, words = g.card_of[slot], keywords(g, slot)
    numbers: dict[str, Any] = dict.fromkeys(("offense", "defense", "base_offense", "base_defense"))
    if KIND[card_index] & bits.CHAMPION:
        mine = view_from(g, slot)
        numbers = {
            "offense": offense(g, slot),
            "defense": defense(g, slot),
            "base_offense": amount(g, mine, OFFENSE[card_index]),
            "base_defense": amount(g, mine, DEFENSE[card_index]),
        }
    return numbers | {
        "alignments": signs(lang.Alignment(alignment(g, slot))),
        "origins": signs(lang.Origin(origin(g, slot))),
        "keywords": keyword_names(words),
        "gained": keyword_names(words & ~KEYWORDS[card_index]),
        "damage_ward": damage_ward(g, slot),
    }


def _item(g: Game, seat: int, frame: Frame, names: Sequence[str]) -> dict[str, Any]:
    """Something on the line, with all that was announced for it. Players among its targets have their `names`."""
    known = knows_face_down(frame, seat)
    amounts = amounts_chosen(frame)
    return shown_frame(frame, seat) | {
        "id": reference(frame.obj),
        "kind": _FRAME_KINDS[frame.what],
        "face_down": frame.face_down != 0,
        "modes": modes_chosen(frame) if known else [],
        "targets": [
            {
                "ref": reference(obj),
                "name": names[obj] if names and obj < codes.CARD and obj != seat else name_of(g, obj, seat),
                "amount": amounts.get(obj),
            }
            for obj in targets_chosen(frame)
        ],
        "x": frame.x if known and _knows_x(frame) else None,
    }


def _knows_x(frame: Frame) -> bool:
    """Whether a number was found for it that its text calls X."""
    program = D.programs[frame.program]
    counted = any(op[0] == ops.PAY_PICKS and op[3] == ops.ANY_NUMBER for op in program)
    return counted or any(op[0] == ops.CHOOSE_X for op in program)


def _battle(g: Game) -> dict[str, Any] | None:
    """The attack that is under way, or that the active player may begin."""
    if g.step != BATTLE or g.reason:
        return None
    attackers, blockers = (
        [reference(g.ref_of[slot]) for slot in side] for side in (battle.attackers(g), battle.blockers(g))
    )
    return {
        "attackers": attackers,
        "blockers": blockers,
        "blocked": g.attackers_blocked,
        "defender": None if g.defender == codes.NOBODY else g.defender,
        "hunted": reference(g.hunted) if slot_of(g, g.hunted) >= 0 else None,
    }


def result(g: Game, seat: int, names: Sequence[str] = ()) -> dict[str, Any] | None:
    """Who won and why, seen from a seat, or told with names. Several who win together tie, and there is no `winner`."""
    if not g.reason:
        return None
    return {
        "winner": g.winners[0] if len(g.winners) == 1 else None,
        "winners": list(g.winners),
        "reason": codes.REASON_NAMES[g.reason],
        "text": ending(g.winners, g.reason, seat, called_by(g, names)),
    }
