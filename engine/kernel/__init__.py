"""What games share: randomness, answers and picks, records, taking back, journals told, names, grammar. Names no card
and no game."""
