"""Experiments: decks against a field in the background of the site, with what the games say of decks and cards."""
