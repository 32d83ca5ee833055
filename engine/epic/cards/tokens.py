"""The token champions that effects put into play (rule 2.3.4)."""

from __future__ import annotations

from engine.epic.language import EVIL, GOOD, WILD, Token

HUMAN = Token("Human", GOOD, classes="human", offense=1, defense=1)
ZOMBIE = Token("Zombie", EVIL, classes="zombie", offense=2, defense=2)
DEMON = Token("Demon", EVIL, classes="demon", offense=4, defense=4)
WOLF = Token("Wolf", WILD, classes="wolf", offense=2, defense=2)

TOKENS: tuple[Token, ...] = (HUMAN, ZOMBIE, DEMON, WOLF)
