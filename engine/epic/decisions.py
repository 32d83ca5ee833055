"""Decisions as a page needs them: the question, its options in words and object references, what can be answered as a
whole. The rules never ask here."""

from __future__ import annotations

from typing import Any

from engine.epic import battle, codes, ops, picks
from engine.epic.definitions import FILTERS, NAME, D
from engine.epic.derive import defense, offense, slot_of
from engine.epic.frame import effect_frame, source_row
from engine.epic.idle import does_nothing
from engine.epic.objects import reference
from engine.epic.options import asking_op, label_text, objects, option_text, waiting_name
from engine.epic.prompts import prompt, rule
from engine.epic.selecting import loyal_cards
from engine.epic.state import Game


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
    idle = option & codes.VERB_MASK == codes.MODE and does_nothing(g, option)
    return {
        "code": option,
        "verb": codes.VERB_NAMES[option & codes.VERB_MASK],
        "text": f"{option_text(g, option)} (This would do nothing now.)" if idle else option_text(g, option),
        "refs": [reference(other) for obj in objects(g, option) for other in _copies(g, obj)],
    }


def _copies(g: Game, obj: int) -> list[int]:
    """The object and the copies that the player may as well mean: of cards that look alike one is offered."""
    if not codes.CARD <= obj < codes.FIRST_CHAMPION:
        return [obj]
    uid = obj - codes.CARD
    seat, zone = g.owner_of[uid], g.zone_of[uid]
    f, op = g.frames[-1], asking_op(g)
    if op[0] == ops.PICK_OBJECTS:
        among = picks.candidates(g, f, FILTERS[op[1]], op[3])
    elif zone == codes.DECK:  # revealed
        among = [one for one in f[codes.ITS :] if codes.CARD <= one < codes.FIRST_CHAMPION]
    else:
        among = [codes.CARD + one for one in (g.hand[seat] if zone == codes.HAND else g.discard[seat])]
    others = [one for one in among if one != obj and g.owner_of[one - codes.CARD] == seat]
    return [obj, *(one for one in others if g.def_of[one - codes.CARD] == g.def_of[uid])]


def decision_view(g: Game, seat: int) -> dict[str, Any] | None:
    """The decision for `seat`: all of it for the one that decides, for others only that somebody does."""
    if g.reason:
        return None
    if g.seat != seat:
        return {"seat": g.seat, "kind": "wait", "prompt": "Your opponent is choosing.", "options": []}
    asks = source(g)
    return {
        "seat": seat,
        "kind": codes.KIND_NAMES[g.kind],
        "prompt": prompt(g, asking_op(g)),
        "source": None if asks < 0 else {"id": reference(asks), "card": NAME[source_row(g, g.frames[-1])]},
        "rule": rule(g, asking_op(g)),
        "options": [describe(g, option) for option in g.options],
        "run": run_view(g),
        "divide": divide_view(g),
        "amount": amount_view(g),
    }


def amount_view(g: Game) -> dict[str, Any] | None:
    """A number to choose: the least and the most, with an option for each from the least on."""
    if g.kind != codes.AMOUNTS:
        return None
    return {"least": g.options[0] >> codes.VERB_BITS, "most": g.options[-1] >> codes.VERB_BITS}


def run_view(g: Game) -> dict[str, Any] | None:
    """A choice of several at once: how many, and among which (each copy of equal cards)."""
    bounds = run_bounds(g)
    if bounds is None:
        return None
    among, least, most, ordered = bounds
    return {
        "min": least,
        "max": most,
        "ordered": ordered,
        "candidates": [{"code": obj << codes.VERB_BITS | codes.PICK, "refs": [reference(obj)]} for obj in among],
    }


def run_bounds(g: Game) -> tuple[list[int], int, int, bool] | None:
    """Candidates, least, most and whether order matters for a run that has just begun; None for other decisions."""
    f = g.frames[-1]
    op = asking_op(g)
    if len(f) != codes.ITS or g.kind == codes.DIVIDE or not any(o & codes.VERB_MASK == codes.PICK for o in g.options):
        return None
    if op[0] == ops.PICK_OBJECTS:
        among = picks.candidates(g, f, FILTERS[op[1]], op[3])
        most = min(f[codes.X] if op[2] == ops.THE_COUNT else op[2], len(among))
        return among, 0 if op[3] & ops.IS_OPTIONAL else most, most, False
    if op[0] == ops.PICK_ANY_NUMBER:
        among = picks.candidates(g, f, FILTERS[op[1]], 0)
        return among, 0, len(among), False
    hand = picks.ranked(g, [codes.CARD + uid for uid in g.hand[g.seat]])
    if op[0] == ops.MULLIGAN_OF:
        return hand, 0, len(hand), False
    if op[0] == ops.HAND_LIMIT:
        return hand, len(hand) - 7, len(hand) - 7, False
    if op[0] == ops.DISCARD_CARDS:
        count = min(op[1], len(hand))
        return hand, count, count, False
    if op[0] == ops.RECYCLE:
        return picks.ranked(g, [codes.CARD + uid for uid in g.discard[g.seat]]), 2, 2, True
    if op[0] == ops.REVEAL_LOYAL:
        hand = loyal_cards(g, f)
        return (hand, 0, len(hand), False) if op[1] == ops.ANY_NUMBER else (hand, op[1], op[1], False)
    offered = [o >> codes.VERB_BITS for o in g.options if o & codes.VERB_MASK == codes.PICK]
    least = 0 if codes.STOP in g.options else 1  # attackers and blockers
    return offered, least, len(offered), False


def divide_view(g: Game) -> dict[str, Any] | None:
    """Damage to divide: the total, the targets, what each needs, and a sensible default."""
    if g.kind != codes.DIVIDE:
        return None
    f = g.frames[-1]
    op = asking_op(g)
    if op[0] == ops.DIVIDE_DAMAGE:
        if len(f) != codes.ITS:
            return None
        among = picks.candidates(g, f, (ops.F_ANY,), ops.IS_TARGET)
        targets = [{"ref": reference(obj), "need": _need(g, obj)} for obj in among]
        foe = reference(1 - g.seat)
        default = {foe: op[1]} if 1 - g.seat in among else {targets[0]["ref"]: op[1]}
        return {
            "total": op[1],
            "least": 1,
            "most_targets": min(op[2], op[1], len(among)),
            "targets": targets,
            "player": None,
            "future": 0,
            "default": default,
        }
    return _battle_division(g, f)


def _need(g: Game, obj: int) -> int:
    slot = slot_of(g, obj)
    return max(0, defense(g, slot) - g.damage_of[slot]) if slot >= 0 else g.health[obj]


def _battle_division(g: Game, f: list[int]) -> dict[str, Any] | None:
    if len(f) != codes.ITS:
        return None
    slot = (battle.attackers(g) + battle.blockers(g))[f[codes.X]]
    targets = battle.damage_targets(g, slot)
    champions = [obj for obj in targets if obj >= codes.CARD]
    through = len(champions) < len(targets)
    total = offense(g, slot)
    needs = battle.unmet_needs(g, slot, []) if through else [_need(g, obj) for obj in champions]
    high = battle.amount_bounds(g, slot, [])[1] if through else 0
    default = {reference(obj): amount for obj, amount in zip(champions, _spread(total - high, needs), strict=True)}
    player = reference(1 - g.active)
    if through:
        default[player] = high
    return {
        "total": total,
        "least": 0,
        "most_targets": len(targets),
        "targets": [{"ref": reference(obj), "need": need} for obj, need in zip(champions, needs, strict=True)],
        "player": {"ref": player, "max": high} if through else None,
        "future": battle.breakthrough_to_come(g, slot) if through else 0,
        "default": default,
    }


def _spread(total: int, needs: list[int]) -> list[int]:
    """Break as many as the damage is enough for, the cheapest first; the rest goes on the last one that got any."""
    amounts = [0] * len(needs)
    rest = total
    for at in sorted(range(len(needs)), key=lambda at: needs[at]):
        amounts[at] = min(rest, needs[at])
        rest -= amounts[at]
    amounts[-1] += rest
    return amounts


# --- what is going on ------------------------------------------------------------------------------------------------


def resolving(g: Game) -> dict[str, Any] | None:
    """The effect that is being resolved, if one is."""
    if g.reason or len(g.frames) < 2:
        return None
    f = g.frames[-1]
    card = f[codes.REF] if f[codes.REF] else codes.CARD + f[codes.UID]
    row = source_row(g, f)
    return {
        "id": reference(card),
        "card": NAME[row] if row >= 0 else "",
        "controller": effect_frame(g)[codes.CONTROLLER],
        "text": _resolving_text(f[codes.PROGRAM], f[codes.PC]),
    }


def _resolving_text(program: int, place: int) -> str:
    """What the effect says; of one with modes the chosen mode. Until it is chosen an event says nothing."""
    label, first = D.label_of[program], D.programs[program][0]
    if first[0] == ops.MODES_OF:
        begun = sum(begin < place for begin in first[2::2])
        if begun or label == first[1]:
            return label_text(first[1] + begun - 1) if begun else ""
    return label_text(label) if label >= 0 else ""


def waiting_view(g: Game) -> list[dict[str, Any]]:
    """Abilities that wait to resolve, the batch that has begun first."""
    return [
        {"card": waiting_name(g, one), "controller": one[3], "text": label_text(one[6]) if one[6] >= 0 else ""}
        for one in (*g.batch, *g.waiting)
    ]
