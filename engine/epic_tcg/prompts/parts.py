"""What programs say: the words of the part of a card that each was compiled from (`programs.tables.Source`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import PROGRAMS, D
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules.state import Frame
from engine.epic_tcg.text import KEYWORDS, ability_of, ability_text, effect_text, event_text

_ABILITIES = (lang.Activated, lang.WhenTrigger, lang.AsTrigger)


def program_text(program: int, card_index: int) -> str:
    """What a program of this card does, as it prints: of an ability all of it, of an event its effect; nothing of what
    only comes into play."""
    source = D.sources[program]
    part = source.part
    card = D.definitions[card_index] if card_index >= 0 else None
    if isinstance(part, lang.Card):
        return event_text(part) if part.kind is lang.EVENT else ""
    if isinstance(part, lang.Keyword):
        return "" if part is lang.VEILED else KEYWORDS[part].meaning
    if isinstance(part, lang.AtEnd):
        return effect_text(part.do)
    if isinstance(part, _ABILITIES):
        return (
            ability_of(card, part, in_discard=source.in_discard) if isinstance(card, lang.Card) else ability_text(part)
        )
    return ""


def step_of(program: int, place: int) -> object:
    """The step, cost or rule of playing that the op at this place was written for; None of those of the game."""
    steps = D.sources[program].steps
    return steps[place][0] if place < len(steps) else None


def noun_of(program: int, place: int) -> lang.Target | lang.Choice | None:
    """What is chosen by the op at this place."""
    steps = D.sources[program].steps
    noun = steps[place][1] if place < len(steps) else None
    return noun if isinstance(noun, lang.Target | lang.Choice) else None


def mode_text(program: int, place: int, mode: int) -> str:
    """One of the modes that are chosen at this place, on one line."""
    step = step_of(program, place)
    assert isinstance(step, lang.OneOf), "modes are chosen of a step with modes"
    return on_one_line(effect_text(step.modes[mode]))


def modes_chosen(frame: Frame) -> list[str]:
    """The modes that were announced, in words."""
    found: list[str] = []
    for place, op in enumerate(PROGRAMS[frame.program]):
        if op[0] == ops.CHOOSE_MODE and (chosen := frame.group(op[1])):
            found.append(mode_text(frame.program, place, chosen[0]))
    return found


def targets_chosen(frame: Frame) -> list[int]:
    """The objects that were announced as targets, in order."""
    return [obj for op in _choosing(frame) for obj in frame.group(op[1])]


def amounts_chosen(frame: Frame) -> dict[int, int]:
    """How much of what is divided each of the targets gets."""
    found: dict[int, int] = {}
    for op in PROGRAMS[frame.program]:
        if op[0] == ops.CHOOSE_DIVISION:
            found.update(zip(frame.group(op[1] - 1), frame.group(op[1]), strict=False))
    return found


def _choosing(frame: Frame) -> list[Op]:
    return [op for op in PROGRAMS[frame.program] if op[0] == ops.CHOOSE_TARGETS]


def with_modes(about: Any, f: Frame) -> Any:
    """The same with the modes that were announced in the place of those that could be."""
    if isinstance(about, lang.OneOf):
        for place, op in enumerate(PROGRAMS[f.program]):
            if op[0] == ops.CHOOSE_MODE and step_of(f.program, place) == about and f.group(op[1]):
                return about.modes[f.group(op[1])[0]]
        return about
    if isinstance(about, lang.May):
        return replace(about, do=with_modes(about.do, f))
    if isinstance(about, lang.IfYouDo):
        return replace(about, **{name: with_modes(getattr(about, name), f) for name in ("do", "then", "otherwise")})
    if not isinstance(about, tuple):
        return about
    parts = [with_modes(part, f) for part in about]
    return tuple(one for part in parts for one in (part if isinstance(part, tuple) else (part,)))


def item_text(frame: Frame) -> str:
    """What something on the line will do: of an effect with modes the chosen ones."""
    part = D.sources[frame.program].part
    if isinstance(part, lang.Card) and part.kind is lang.EVENT:
        return event_text(replace(part, effect=with_modes(part.effect, frame)))
    return program_text(frame.program, frame.card_index)


def on_one_line(text: str) -> str:
    return " ".join(text.split("\n"))
