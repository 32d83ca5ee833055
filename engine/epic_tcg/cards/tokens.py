"""The token champions that effects put into play (rule book, Tokens)."""

from __future__ import annotations

from engine.epic_tcg.language import AIRBORNE, EVIL, GOOD, MAGICAL, NATURAL, WILD, Token

BIRD = Token("Bird", WILD, NATURAL, offense=1, defense=1, keywords=AIRBORNE)
DEMON = Token("Demon", EVIL, MAGICAL, offense=4, defense=4)
HUMAN = Token("Human", GOOD, NATURAL, offense=1, defense=1)
INSECT = Token("Insect", WILD, NATURAL, offense=1, defense=1)
TIGER = Token("Tiger", WILD, NATURAL, offense=3, defense=3)
WOLF = Token("Wolf", WILD, NATURAL, offense=2, defense=2)
ZOMBIE = Token("Zombie", EVIL, MAGICAL, offense=2, defense=2)

TOKENS: tuple[Token, ...] = (BIRD, DEMON, HUMAN, INSECT, TIGER, WOLF, ZOMBIE)
