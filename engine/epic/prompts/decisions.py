"""Decisions as a page needs them: the question, its options in words and object references, what can be answered as a
whole. The rules never ask here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.epic.programs import ops
from engine.epic.programs.definitions import NAME, D
from engine.epic.programs.signatures import modes_of, operand
from engine.epic.prompts.apart import names_of
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.divisions import division_of
from engine.epic.prompts.idle import does_nothing
from engine.epic.prompts.objects import player_name, reference
from engine.epic.prompts.options import ability_id_text, objects, option_texts, pending_name
from engine.epic.prompts.wording import prompt, rule
from engine.epic.rules import codes
from engine.epic.rules.frame import asking_op, effect_frame, source_card_index
from engine.epic.rules.state import Game
from engine.kernel.grammar import capital


def source(g: Game) -> int:
    """The card or champion whose effect asks, or -1 when the rules ask."""
    f = g.frames[-1]
    if len(g.frames) == 1:
        return -1
    if f[codes.REF]:
        return f[codes.REF]
    return codes.CARD + f[codes.UID] if f[codes.UID] >= 0 else -1


def describe(g: Game, option: int) -> dict[str, Any]:
    """Words and references for one option of the present decision, seen from the seat that decides."""
    return _described(g, option, option_texts(g)[option])


def _described(g: Game, option: int, text: str) -> dict[str, Any]:
    idle = option & codes.VERB_MASK == codes.MODE and does_nothing(g, option)
    return {
        "code": option,
        "verb": codes.VERB_NAMES[option & codes.VERB_MASK],
        "text": f"{text} (This would do nothing now.)" if idle else text,
        "refs": [reference(other) for obj in objects(g, option) for other in copies_of(g, obj)],
    }


def copies_of(g: Game, obj: int) -> list[int]:
    """The object and the copies that the player may as well mean: of cards that look alike one is offered."""
    if not codes.CARD <= obj < codes.FIRST_CHAMPION:
        return [obj]
    uid = obj - codes.CARD
    seat, zone = g.owner_of[uid], g.zone_of[uid]
    f, op = g.frames[-1], asking_op(g)
    if op[0] == ops.PICK_OBJECTS:
        among = g.offered.among
    elif zone == codes.DECK:  # revealed
        among = [one for one in f[codes.SELECTED :] if codes.CARD <= one < codes.FIRST_CHAMPION]
    else:
        among = [codes.CARD + one for one in (g.hand[seat] if zone == codes.HAND else g.discard[seat])]
    others = [one for one in among if one != obj and g.owner_of[one - codes.CARD] == seat]
    return [obj, *(one for one in others if g.def_of[one - codes.CARD] == g.def_of[uid])]


def decision_view(g: Game, seat: int, names: Sequence[str] = ()) -> dict[str, Any] | None:
    """The decision for `seat`: all of it for the one that decides, for others only that somebody does: their opponent,
    or one of two `names`."""
    if g.reason:
        return None
    if g.seat != seat:
        chooser = names[g.seat] if names else capital(player_name(g, g.seat))
        return {"seat": g.seat, "kind": "wait", "prompt": f"{chooser} is choosing.", "options": []}
    asks = source(g)
    return {
        "seat": seat,
        "kind": codes.KIND_NAMES[g.kind],
        "prompt": prompt(g, asking_op(g)),
        "source": None if asks < 0 else {"id": reference(asks), "card": NAME[source_card_index(g, g.frames[-1])]},
        "rule": rule(g, asking_op(g)),
        "options": [_described(g, option, text) for option, text in option_texts(g).items()],
        "multi_pick": multi_pick_view(g),
        "divide": divide_view(g),
        "amount": amount_view(g),
    }


def amount_view(g: Game) -> dict[str, Any] | None:
    """A number to choose: the least and the most, with an option for each from the least on."""
    if g.kind != codes.AMOUNTS:
        return None
    return {"least": g.options[0] >> codes.VERB_BITS, "most": g.options[-1] >> codes.VERB_BITS}


def multi_pick_view(g: Game) -> dict[str, Any] | None:
    """A choice of several at once: how many, and among which (each copy of equal cards)."""
    multi_pick = multi_pick_of(g)
    if multi_pick is None:
        return None
    return {
        "min": multi_pick.least,
        "max": multi_pick.most,
        "ordered": multi_pick.ordered,
        "candidates": [
            {"code": obj << codes.VERB_BITS | codes.PICK, "refs": [reference(obj)]} for obj in multi_pick.among
        ],
    }


def divide_view(g: Game) -> dict[str, Any] | None:
    """Damage to divide: the numbers that decide which divisions are legal, and a sensible one to begin with."""
    division = division_of(g, asking_op(g))
    if division is None:
        return None
    through = division.through
    barred = -1 if through is None or through.most else through.obj  # who can get nothing is not shown
    named = names_of(g, [share.obj for share in division.shares])
    return {
        "total": division.total,
        "most_targets": division.most_targets,
        "targets": [
            {
                "ref": reference(share.obj),
                "name": capital(named[share.obj]),
                "least": share.least,
                "need": share.need,
                "breaks": share.breaks,
            }
            for share in division.shares
        ],
        "lack": division.lack,
        "player": None
        if through is None or barred >= 0
        else {"ref": reference(through.obj), "max": through.most, "lack": through.lack},
        "default": {reference(obj): amount for obj, amount in division.default.items() if obj != barred},
    }


# --- what is going on ------------------------------------------------------------------------------------------------


def resolving(g: Game) -> dict[str, Any] | None:
    """The effect that is being resolved, if one is."""
    if g.reason or len(g.frames) < 2:
        return None
    f = g.frames[-1]
    card = f[codes.REF] if f[codes.REF] else codes.CARD + f[codes.UID]
    card_index = source_card_index(g, f)
    return {
        "id": reference(card),
        "card": NAME[card_index] if card_index >= 0 else "",
        "controller": effect_frame(g)[codes.CONTROLLER],
        "text": _resolving_text(f[codes.PROGRAM], f[codes.PC]),
    }


def _resolving_text(program: int, place: int) -> str:
    """What the effect says; of one with modes the chosen mode. Until it is chosen an event says nothing."""
    ability_id, first = D.ability_id_of[program], D.programs[program][0]
    if first[0] == ops.MODES_OF:
        begun, way = sum(begin < place for begin, _ in modes_of(first)), operand(first, "ability_id")
        if begun or ability_id == way:
            return ability_id_text(way + begun - 1) if begun else ""
    return ability_id_text(ability_id) if ability_id >= 0 else ""


def pending_view(g: Game) -> list[dict[str, Any]]:
    """Abilities that wait to resolve, the batch that has begun first; none when the game is over."""
    waiting = () if g.reason else (*g.resolving_triggers, *g.pending_triggers)
    return [
        {
            "card": pending_name(g, one),
            "controller": one[codes.TRIGGER_CONTROLLER],
            "text": ability_id_text(one[codes.TRIGGER_ABILITY]) if one[codes.TRIGGER_ABILITY] >= 0 else "",
        }
        for one in waiting
    ]
