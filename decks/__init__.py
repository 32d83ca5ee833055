"""The catalogue of cards, collections and decks, and the construction rules shown to people."""
