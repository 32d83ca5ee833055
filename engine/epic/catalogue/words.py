"""The words on a card: its line of types, and what its words mean in short, for pages that show it when a player asks.

The complete rules say it in full, under the number that stands beside each word; these sentences are ours.
"""

from __future__ import annotations

import re
from typing import Final

from engine.epic.cards.tokens import TOKENS
from engine.epic.catalogue.products import Facts
from engine.epic.language import Card, Deity, Keyword, Token
from engine.epic.text.keywords import KEYWORDS, STATES
from engine.epic.text.nouns import adjectives
from engine.epic.text.printed import card_text, discard_text
from engine.kernel.cards import Reminder
from engine.kernel.grammar import article, capital, counted

CITES: Final = "Rule {}"  # how the rule of a reminder is named

# qualities whose printed sentence says it all
_PLAIN = Keyword.BREAKS_DAMAGED | Keyword.UNBLOCKABLE_BY_WEAKER | Keyword.CANNOT_GAIN
# word -> what it means, and where the rules say it
_WORDS = {
    **{facts.name: (facts.meaning, facts.rule) for keyword, facts in KEYWORDS.items() if not keyword & _PLAIN},
    "tribute": ("Happens when the card enters play, however it got there.", "5.6"),
    "recall": ("Return the card from your discard pile to your hand.", "5.4"),
    "recycle": (
        "You may put two cards from your discard pile on the bottom of your deck. If you do, draw a card.",
        "5.5",
    ),
    "transform": (
        "It goes to the bottom of its owner's deck, not banished; its controller puts the token into play.",
        "5.21",
    ),
    "banish": ("Put it on the bottom of its owner's deck.", "5.15"),
    "break": ("A broken champion goes from play to its owner's discard pile.", "5.16"),
    "expend": STATES["expend"][1:],
    "{expend}": ("Turn the card sideways to pay: not while it is expended, nor deploying without blitz.", "3.6.2"),
    "prepare": ("Turn it upright, ready to attack, block and pay {expend}.", "2.6.2"),
}
# words that print in several forms
_FORMS = {"banish": "banish(?:es)?", "break": "breaks?|broken", "expend": "expend(?:ed)?"}
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


def _found(text: str) -> list[tuple[int, Reminder]]:
    """Where a word first appears, and what it means."""
    found = [
        (re.search(_forms(word), text, re.IGNORECASE), Reminder(word.capitalize(), *meant))
        for word, meant in _WORDS.items()
    ]
    found += [(match, Reminder(match[0], _loyalty(match[1]), "5.3")) for match in re.finditer(r"Loyalty (\d|X)", text)]
    found += [
        (match, Reminder(match[0], _ally(match[1]), "5.18"))
        for match in re.finditer(r"\{(good|evil|sage|wild)\}", text)
    ]
    for token in TOKENS:
        match = re.search(rf"\b{token.name} tokens?\b", text, re.IGNORECASE)
        found.append((match, Reminder(f"{token.name} token", _token(token), "2.3.4")))
    return [(match.start(), reminder) for match, reminder in found if match]


def reminders(card: Card | Deity) -> tuple[Reminder, ...]:
    """The words of a card's text that have a meaning of their own, in the order in which they appear."""
    if isinstance(card, Deity):
        found = [Reminder(card.rank.capitalize(), _DEITY, "2.4")]
        text = card_text(card)
    else:
        found = []
        text = f"{card_text(card)}\n{discard_text(card)}"
    found += [reminder for _, reminder in sorted(_found(text))]
    if any("deploying" in one.meaning for one in found):
        found.append(Reminder("Deploying", *STATES["deploying"][1:]))
    return tuple({one.word: one for one in found}.values())


def type_line(facts: Facts) -> str:
    """As in "Evil human mage champion" or "Wild god"; tokens say so."""
    token = ["token"] if facts["kind"] == "champion" and not facts["printings"] else []
    words = [" and ".join(facts["alignments"]), *facts["classes"], *token, facts["rank"] or facts["kind"]]
    line = " ".join(words)
    return line[0].upper() + line[1:]
