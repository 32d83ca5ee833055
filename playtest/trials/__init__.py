"""Trials of decks: bots play paired games with a deck in the background, and their numbers say how it fares."""
