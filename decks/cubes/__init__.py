"""Cubes: lists of cards to draft from, with versions like decks, shared like decks, and no deity and no format."""
