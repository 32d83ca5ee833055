"""What every game shares: decisions, the stack of frames, randomness, journal, records. Names no card and no game."""
