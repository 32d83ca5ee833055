"""Notes that a player makes at moments of a finished game, for themselves alone."""
