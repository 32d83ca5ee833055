"""Reads the part of a notation that says what is half done. What effects speak of is looked up in the parts before."""

from __future__ import annotations

from dataclasses import replace

from engine.epic.positions.notation.scanning import Scanner
from engine.epic.positions.notation.words import (
    DECLARED,
    EFFECT_FIELDS,
    EFFECT_WORDS,
    GONE_FIELDS,
    GONE_WORDS,
    LYING,
    ONGOING_FIELDS,
)
from engine.epic.positions.plain.abilities import abilities_of, steps_of
from engine.epic.positions.plain.cards import card_index, pile_of
from engine.epic.positions.plain.position import (
    BLOCK,
    BOARD,
    DECK,
    GONE,
    HIDDEN,
    PLAYER,
    SUPPLEMENTAL,
    Effect,
    Gone,
    Ongoing,
    Position,
    Thing,
)


class OngoingReader(Scanner):
    """Reads effects, abilities that wait, champions that are gone, and answers."""

    seen: Position  # the parts before

    def ongoing(self, position: Position) -> Ongoing:
        self.seen = position
        found: dict[str, object] = {}

        def field(word: str) -> bool:
            if word == DECLARED:
                found[word] = True
                return True
            if word not in ONGOING_FIELDS:
                return False
            self.expect("=")
            if word == "initiative":
                found[word] = self.seat()
            elif word == "stack":
                found[word] = self.items(lambda: self.effect(begun=True))
            elif word in ("resolving", "pending"):
                found[word] = self.items(lambda: self.effect(begun=False))
            elif word == "gone":
                found[word] = self.items(self.left)
            elif word == "given":
                found[word] = self.items(lambda: tuple(self.joined(self.number)), counted=False)
            elif word == "revealed":
                found[word] = self.number(1)
            else:
                found[word] = tuple(self.joined(self.thing))
            return True

        self.fields(field, (*ONGOING_FIELDS, DECLARED))
        return replace(Ongoing(), **found)  # type: ignore[arg-type]

    def effect(self, *, begun: bool) -> Effect:
        start, card, ability = self.at, self.card(), ""
        words = abilities_of(card_index(card))
        named = [word for word in words if word]
        if named and ("" not in words or self.text.startswith(".", self.at)):
            self.expect(".")
            ability = self.one_of(named)
        elif not words:
            self.fail("the name of a card with an ability", start)
        effect = Effect(card, ability, controller=0)
        steps = steps_of(words[ability].program) if begun else {}
        known = [word for word in (*EFFECT_FIELDS, *EFFECT_WORDS) if begun or word not in ("at", *EFFECT_WORDS)]
        seen: list[str] = []
        self.expect("(")
        while True:
            start = self.at
            word = self.one_of(known)
            if word in seen:
                self.fail(f"no second {word}", start)
            seen.append(word)
            effect = self.effect_detail(effect, word, steps)
            if not self.accept(","):
                break
        self.expect(")")
        return effect if "who" in seen else replace(effect, who=effect.controller)

    def effect_detail(self, effect: Effect, word: str, steps: dict[str, int]) -> Effect:
        if word in EFFECT_WORDS:
            return replace(effect, **{word: True})  # type: ignore[arg-type]
        self.expect("=")
        match word:
            case "of":
                return replace(effect, of=self.thing())
            case "by":
                return replace(effect, controller=self.seat())
            case "at":
                return replace(effect, step=self.one_of(steps))
            case "x":
                return replace(effect, x=self.number())
            case "who":
                return replace(effect, who=self.seat_or_none())
            case _:
                return replace(effect, its=tuple(self.joined(self.thing)))

    def left(self) -> Gone:
        card = self.card()
        found: dict[str, object] = {"controller": 0, "offense": 0, "defense": 0}
        self.expect("(")
        while True:
            word = self.one_of((*GONE_FIELDS, *GONE_WORDS))
            if word in GONE_WORDS:
                found[GONE_WORDS[word]] = True
            else:
                self.expect("=")
                self.gone_detail(found, word)
            if not self.accept(","):
                break
        self.expect(")")
        return Gone(card, **{"owner": found["controller"], **found})  # type: ignore[arg-type]

    def gone_detail(self, found: dict[str, object], word: str) -> None:
        match word:
            case "by":
                found["controller"] = self.seat()
            case "owner":
                found[word] = self.seat()
            case "offense" | "defense":
                found[word] = self.number()
            case "keywords":
                found[word] = self.keywords()
            case _:
                found[word] = self.thing()

    def thing(self) -> Thing:
        """A player (`0`), a champion (`0.2`, `gone.1`) or a card (`discard0.Kong`, `deck1.4`, `block0.1`,
        `hidden1`)."""
        if self.text[self.at : self.at + 1].isdigit():
            seat = self.seat()
            return Thing(BOARD, seat, self.number()) if self.accept(".") else Thing(PLAYER, seat)
        start = self.at
        for zone in (*LYING, DECK, BLOCK, HIDDEN, GONE):
            if self.accept(zone):
                break
        else:
            self.fail("a player, a champion or a card", start)
        seat = 0 if zone == GONE else self.seat()
        if zone == HIDDEN:
            return Thing(zone, seat)
        self.expect(".")
        return self.lying(zone, seat) if zone in LYING else Thing(zone, seat, self.number())

    def lying(self, zone: str, seat: int) -> Thing:
        """A card by its name, and by its number where there are several of this name."""
        start, player = self.at, self.seen.players[seat]
        if zone == SUPPLEMENTAL:
            card = self.card()
            places = [place for place, name in enumerate(player.supplemental) if name == card]
        else:
            held = self.held()
            places = [place for place, one in enumerate(pile_of(player, zone)) if one == held]
        number = self.number(1) if self.accept(":") else 1
        if number > len(places):
            self.fail(f"a card that is in {zone} of seat {seat}", start)
        return Thing(zone, seat, places[number - 1])
