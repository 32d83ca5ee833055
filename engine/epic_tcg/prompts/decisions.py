"""Decisions as a page needs them: the question, its options in words and object references, what can be answered as a
whole. The rules never ask here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.prompts.apart import names_of
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.divisions import division_of
from engine.epic_tcg.prompts.multi_picks import alike
from engine.epic_tcg.prompts.objects import asking_op, is_card, player_name, reference
from engine.epic_tcg.prompts.options import objects, option_texts
from engine.epic_tcg.prompts.parts import item_text
from engine.epic_tcg.prompts.wording import prompt, rule
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.sight import knows_face_down
from engine.epic_tcg.rules.state import Frame, Game
from engine.kernel.grammar import capital


def describe(g: Game, option: int) -> dict[str, Any]:
    """Words and references for one option of the present decision, seen from the seat that decides."""
    return _described(g, option, option_texts(g)[option])


def _described(g: Game, option: int, text: str) -> dict[str, Any]:
    return {
        "code": option,
        "verb": codes.VERB_NAMES[option & codes.VERB_MASK],
        "text": text,
        "refs": [reference(other) for obj in objects(g, option) for other in copies_of(g, obj)],
    }


def copies_of(g: Game, obj: int) -> list[int]:
    """The object and the copies that the player may as well mean: of cards that are alike one is offered."""
    if not is_card(obj):
        return [obj]
    uid = obj - codes.CARD
    if g.kind == codes.PRIORITY:
        pile = g.hand if g.zone_of[uid] == codes.HAND else g.discard
        among = [codes.CARD + one for one in pile[g.holder_of[uid]]]
    else:
        among = g.offered.among
    return [obj, *(one for one in among if one != obj and is_card(one) and alike(g, one) == alike(g, obj))]


def decision_view(g: Game, seat: int, names: Sequence[str] = ()) -> dict[str, Any] | None:
    """The decision for `seat`: all of it for the one that decides, for others only that somebody does: their opponent,
    or one of the `names`. The shape is that of the Epic Card Game (docs/table-protocol.md)."""
    if g.reason:
        return None
    if g.seat != seat:
        chooser = names[g.seat] if names else capital(player_name(g, g.seat))
        return {"seat": g.seat, "kind": "wait", "prompt": f"{chooser} is choosing.", "options": []}
    return {
        "seat": seat,
        "kind": codes.KIND_NAMES[g.kind],
        "prompt": prompt(g),
        "source": source_view(g.frames[-1]),
        "rule": rule(g),
        "options": [_described(g, option, text) for option, text in option_texts(g).items()],
        "multi_pick": multi_pick_view(g),
        "divide": divide_view(g),
        "amount": amount_view(g),
    }


def source_view(f: Frame) -> dict[str, Any] | None:
    """The card or piece whose effect asks; None when the rules ask."""
    if f.what == codes.OF_GAME:
        return None
    return {"id": source_reference(f), "card": NAMES[f.card_index]}


def source_reference(f: Frame) -> str | None:
    """The piece or card that an effect belongs to; None of a token that is gone and left no piece."""
    if f.ref:
        return reference(f.ref)
    return reference(codes.CARD + f.uid) if f.uid >= 0 else None


def amount_view(g: Game) -> dict[str, Any] | None:
    """A number to choose: the least and the most, with an option for each from the least on."""
    if asking_op(g)[0] not in (ops.CHOOSE_X, ops.PAY_COUNTERS):
        return None
    return {"least": g.options[0] >> codes.VERB_BITS, "most": g.options[-1] >> codes.VERB_BITS}


def multi_pick_view(g: Game) -> dict[str, Any] | None:
    """A choice of several at once: how many, and among which (each copy of cards that are alike); which of them must
    be, if any."""
    multi_pick = multi_pick_of(g)
    if multi_pick is None:
        return None
    must = {"must": [reference(obj) for obj in multi_pick.musts]} if multi_pick.musts else {}
    return must | {
        "min": multi_pick.least,
        "max": multi_pick.most,
        "ordered": multi_pick.ordered,
        "candidates": [
            {"code": obj << codes.VERB_BITS | codes.PICK, "refs": [reference(obj)]} for obj in multi_pick.among
        ],
    }


def divide_view(g: Game) -> dict[str, Any] | None:
    """Damage to divide: the numbers that decide which divisions are legal, and a sensible one to begin with. What
    breaks through goes to the player by itself, so nobody needs anything and no player is named."""
    division = division_of(g)
    if division is None:
        return None
    named = names_of(g, [share.obj for share in division.shares])
    return {
        "total": division.total,
        "most_targets": division.most_targets,
        "targets": [
            {
                "ref": reference(share.obj),
                "name": capital(named[share.obj]),
                "least": share.least,
                "need": 0,
                "breaks": share.breaks,
            }
            for share in division.shares
        ],
        "lack": None,
        "player": None,
        "default": {reference(obj): amount for obj, amount in division.default.items()},
    }


# --- what is going on ------------------------------------------------------------------------------------------------


def resolving(g: Game, seat: int) -> dict[str, Any] | None:
    """What is being announced or resolved, if anything is."""
    if g.reason or len(g.frames) < 2:
        return None
    f = next(frame for frame in reversed(g.frames) if frame.what != codes.PART)
    if f.what == codes.OF_GAME:
        return None
    return shown_frame(f, seat) | {"announcing": not f.obj and f.what != codes.AT_ONCE}


def shown_frame(f: Frame, seat: int) -> dict[str, Any]:
    """What an effect is to a seat: the card it is of, whose it is, what it does."""
    known = knows_face_down(f, seat)
    return {
        "id": source_reference(f) if known else None,  # whoever knew the card in its hand must not find it here
        "card": NAMES[f.card_index] if known else None,
        "controller": f.controller,
        "text": item_text(f) if known else "",
    }


def pending_view(g: Game, seat: int) -> list[dict[str, Any]]:
    """Triggers that wait to be put on the line, the batch that has begun first; none when the game is over."""
    return [] if g.reason else [shown_frame(frame, seat) for frame in (*g.batch, *g.waiting)]
