"""Decks on paper, of any game: lists as people write them, formats with dated ban lists, what breaks them.

Which cards there are, and what else a format asks of them, a game says in its own room `construction`.
"""
