"""The vocabulary that authors of cards use: frozen dataclasses and constants, no behaviour.

A card is one `Card`. Its printed text and its programs both come from it, so a word here has one meaning, one phrase
and one translation. Words name mechanics of the game, never a card. Effects are written in the order in which they
happen; a tuple of effects is a sequence.

`Target`, `OneOf`, `ChooseNumber` and divisions are settled when a card is played, when an ability is used, or when a
trigger is put on the line (rule book, How to Play a Card). Every other choice is made on resolution.

Within one effect, `IT` is what it has chosen or matched last (a piece, a card, something on the line, or all of them
when several were), `THAT_PLAYER` the player chosen last, or the one an event happened to, and `X` the number found
last. The numbers and the source of a word are read before what it acts on becomes `IT`. Words that name THIS, and words
without a `What`, leave `IT` alone; a card that has moved is `IT` in its new place.
"""

from engine.epic_tcg.language.cards import *  # noqa: F403
from engine.epic_tcg.language.effects import *  # noqa: F403
from engine.epic_tcg.language.nouns import *  # noqa: F403
from engine.epic_tcg.language.trigger_events import *  # noqa: F403
from engine.epic_tcg.language.verbs import *  # noqa: F403
