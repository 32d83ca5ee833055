"""Games of any game are begun here: decks are chosen, and a bot, another person at the same device, or several bots.

What only some games have, a form learns from the contract of its game: deities, rules of several years, what decks are
dealt from, teams, help against a bot. Where a game does not have it, its form has no such field.
"""
