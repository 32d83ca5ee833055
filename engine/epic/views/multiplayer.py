"""Formats for more than two players, in plain words: what they ask of a game. Formats of decks ask of a deck."""

from __future__ import annotations

from typing import Final

from engine.kernel.multiplayer import InWords, MultiplayerRules

_FOR_ALL: Final = (
    "Turns go clockwise, to the left. The first player draws a card on the first turn, too.",
    "Each player has 1 gold before their first turn. It becomes 1 again when your turn starts and when it ends.",
    "An attack is aimed at one opponent, or in Hydra at one team, and nobody else can block it.",
    "By the rules of 2017 everybody may play events and use powers during an attack, whoever is attacked.",
    "The cards that players own leave the game with them.",
    "As ever, a player who has to draw from an empty deck wins the game.",
)

_HUNTER: Final = (
    "You can only attack the player to your left.",
    "Your cards reach you and the players to your left and right, nobody else. “All” and “each” are limited, too.",
)

_FORMATS: Final = (
    InWords(
        "free-for-all",
        "Free-for-all",
        "3 to 8 players",
        "Everybody for themselves.",
        (
            "Each player starts at 30 health. You are out at 0, or when you leave.",
            "You can attack any opponent, and your cards can target any player.",
            "The last player left wins.",
        ),
        "Rulebook of 2015, “Free-for-all”",
    ),
    InWords(
        "hunter-first-blood",
        "Hunter, First Blood",
        "3 to 8 players",
        "You hunt the player to your left, and are hunted from the right. The first player to fall ends the game.",
        (
            "Each player starts at 30 health. You are out at 0, or when you leave.",
            *_HUNTER,
            "When a player is out, the player to their right wins, whoever did it.",
        ),
        "Rulebook of 2015, “Hunter – First Blood”",
    ),
    InWords(
        "hunter-last-one-standing",
        "Hunter, Last One Standing",
        "3 to 8 players",
        "The same hunt, but the game goes on until one player is left.",
        (
            "Each player starts at 30 health. You are out at 0, or when you leave.",
            *_HUNTER,
            "When a player is out, the player to their right gains 5 health and draws a card, whoever did it.",
            "The last player left wins.",
        ),
        "Rulebook of 2015, “Hunter – Last One Standing”",
    ),
    InWords(
        "hydra",
        "Hydra",
        "2 teams of 2 to 4 players, or 3 or 4 teams of 2",
        "Teams that take their turns together and share their health.",
        (
            "A team has 30 health for each of its players, in common.",
            "Each player has their own deck, hand, discard pile, champions and gold.",
            "Teammates do not sit side by side.",
            "While a team has initiative, any of its players may act. Who passes hands it on to the next teammate.",
            "Attacks are aimed at a team. Champions of teammates can attack together and block together.",
            "The last team left wins. If one player fulfils a condition of winning, the whole team wins.",
            "Teammates see each other's hands if the host of the table says so.",
        ),
        "Rulebook of 2015, “Hydra”; house rulings H43 to H50",
    ),
)

_NOT_PLAYED: Final = (
    "The rulebook of 2015 also names Raid and Emperor. It gives no rules for them, and we have not found any. So they "
    "are not offered here."
)

MULTIPLAYER_RULES: Final = MultiplayerRules(_FOR_ALL, _FORMATS, _NOT_PLAYED)
