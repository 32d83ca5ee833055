"""Cards and rules as programs: tables of ints that are compiled from the definitions once, at import.

`bits.py` and `ops.py` name the ints, `tables.py` says what there is of each card, `writer.py` and `compile.py` make it
from the vocabulary, `game.py` is the course of a game, `definitions.py` applies all that to the catalogue. A card with
a word that is not compiled yet has no program: `Definitions.missing` says which word, and nobody can play it.
"""
