"""The format for more than two players, in plain words: what it asks of a game. Formats of decks ask of a deck."""

from __future__ import annotations

from typing import Final

from engine.kernel.multiplayer import InWords, MultiplayerRules

MULTIPLAYER_RULES: Final = MultiplayerRules(
    for_all=(
        "Turns go clockwise, to the left, and so does priority.",
        "At the start of each turn everybody gains an action, not only the player whose turn it is.",
        "An attack is against one player, or a champion of theirs that is hunted, and only that player can block it.",
        "The last thing on the line resolves once all players have passed in a row.",
        "Whoever falls to 0 Mojo leaves the game, and so do the cards that they own.",
        "Whoever has an empty deck wins at once; several who have one at the same time win together.",
        "After a game, whoever was the first to lose it chooses who starts the next one.",
    ),
    formats=(
        InWords(
            "free-for-all",
            "Free-for-all",
            "3 to 8 players",
            "Everybody for themselves.",
            (
                "Each player starts at 30 Mojo.",
                "You can attack any player, and your cards can target any player.",
                "What a card says of your opponents is about all the others.",
                "The last player left wins.",
            ),
            "Rule book of 2009, “Turns”, “Battle” and “Winning the Game”; house rulings T6, T18 and T39",
        ),
    ),
)
