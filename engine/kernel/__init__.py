"""What every game shares - decisions, the stack of frames, randomness, journal, records - and no card or game by name."""
