"""Cards and rules as programs: tables of ints that are compiled from the definitions once, at import.

`bits.py` and `ops.py` name the ints, `tables.py` says what there is of each card, `writer.py` and `compile.py` make it
from the vocabulary, `game.py` is the course of a game, `definitions.py` applies all that to the catalogue, `saying.py`
reads printed texts for what looks for words in them. `Unwritten` is raised for words of the vocabulary that are put
together in a way that no card needs.
"""
