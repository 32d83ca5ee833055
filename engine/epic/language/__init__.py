"""The vocabulary that card authors use: frozen dataclasses and constants, no behaviour.

A card is one `Card`. Its printed text (`text/`) and its programs (`programs/`) both come from it, so a word here has
one meaning, one phrase and one translation. Words name mechanics of the game, never a card. Effects are written in the
order in which they happen (rule 3.2.3); a tuple of effects is a sequence.

Within one effect, `IT` is what the effect chose last (a champion, a card, or all of them when several were chosen),
`THAT_PLAYER` the player chosen last (or the one an event happened to), `X` the number found last.
"""

from engine.epic.language.cards import *  # noqa: F403
from engine.epic.language.effects import *  # noqa: F403
from engine.epic.language.nouns import *  # noqa: F403
from engine.epic.language.trigger_events import *  # noqa: F403
