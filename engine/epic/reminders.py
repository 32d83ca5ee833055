"""What the words on a card mean, in short: for pages that show it when a player asks.

The complete rules say it in full (chapter 5, deities 2.4, tokens 2.3.4); these sentences are ours.
"""

from __future__ import annotations

import re

from engine.epic.cards.tokens import TOKENS
from engine.epic.grammar import article, capital, counted
from engine.epic.language import Card, Deity, Token
from engine.epic.nouns import adjectives
from engine.epic.text import card_text, discard_text

Reminder = tuple[str, str]  # a word as it prints, and a sentence

# word -> what it means
_WORDS = {
    "airborne": "Only airborne champions can block it.",
    "ambush": "You may play it whenever you could play an event, on an opponent's turn too.",
    "blitz": "It can attack and pay {expend} while it is deploying.",
    "breakthrough": "Its battle damage beyond the blockers' {defense} may go to the defending player.",
    "righteous": "When it deals damage, its controller gains that much health.",
    "unbanishable": "It cannot be banished while it is in play.",
    "unblockable": "No champion can be chosen to block it.",
    "unbreakable": "It cannot be broken, not even by damage.",
    "untargetable": "It cannot be chosen where a text says target.",
    "must attack": "Its controller cannot end the turn while it is able to attack and has not.",
    "must be blocked": "The defending player has to block it if a champion of theirs can.",
    "tribute": "Happens when the card enters play, however it got there.",
    "recall": "Return the card from your discard pile to your hand.",
    "recycle": "You may put two cards from your discard pile on the bottom of your deck. If you do, draw a card.",
    "transform": "It goes to the bottom of its owner's deck, not banished; its controller puts the token into play.",
    "banish": "Put it on the bottom of its owner's deck.",
    "break": "A broken champion goes from play to its owner's discard pile.",
    "expend": "Turned sideways, a champion cannot attack, block or pay {expend}.",
    "{expend}": "Turn the card sideways to pay: not while it is expended, nor deploying without blitz.",
    "prepare": "Turn it upright, ready to attack, block and pay {expend}.",
}
# words that print in several forms
_FORMS = {"banish": "banish(?:es)?", "break": "breaks?|broken", "expend": "expend(?:ed)?"}
_DEPLOYING = "From when you get a champion until your next turn starts, it cannot attack and cannot pay {expend}."
_DEITY = "Lies beside the game from its start, and works from there. Nothing can change or remove it."


def _loyalty(count: str) -> str:
    revealed = "any number of cards" if count == "X" else counted(int(count), "card")
    meant = "X is how many" if count == "X" else "If you do, this happens"
    return f"When the card enters play, you may reveal {revealed} of its alignment from your hand. {meant}."


def _ally(alignment: str) -> str:
    return f"When you play {article(alignment)} card that costs {{1}} from your hand, this happens."


def _token(token: Token) -> str:
    traits = f"{adjectives(token.alignment)[0]} {token.classes} champion"
    return f"{capital(article(traits))} with {token.offense} {{offense}} and {token.defense} {{defense}}."


def _forms(word: str) -> str:
    """A pattern for the word where it stands alone."""
    return re.escape(word) if word.startswith("{") else rf"(?<!{{)\b(?:{_FORMS.get(word, word)})\b"


def _found(text: str) -> list[tuple[int, str, str]]:
    """Where a word first appears, the word and its sentence."""
    matches = [
        (re.search(_forms(word), text, re.IGNORECASE), word.capitalize(), meant) for word, meant in _WORDS.items()
    ]
    matches += [(match, match[0], _loyalty(match[1])) for match in re.finditer(r"Loyalty (\d|X)", text)]
    matches += [(match, match[0], _ally(match[1])) for match in re.finditer(r"\{(good|evil|sage|wild)\}", text)]
    for token in TOKENS:
        match = re.search(rf"\b{token.name} tokens?\b", text, re.IGNORECASE)
        matches.append((match, f"{token.name} token", _token(token)))
    return [(match.start(), word, meant) for match, word, meant in matches if match]


def reminders(card: Card | Deity) -> tuple[Reminder, ...]:
    """The words of a card's text that have a meaning of their own, in the order in which they appear, and what they
    mean."""
    if isinstance(card, Deity):
        told = {card.rank.capitalize(): _DEITY}
        text = card_text(card)
    else:
        told = {}
        text = f"{card_text(card)}\n{discard_text(card)}"
    told |= {word: meant for _, word, meant in sorted(_found(text))}
    if any("deploying" in meant for meant in told.values()):
        told["Deploying"] = _DEPLOYING
    return tuple(told.items())
