"""What games share: decisions, frames, randomness, journal, records, names, grammar. Names no card and no game."""
