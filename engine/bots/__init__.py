"""Players that choose for a seat and see only what that seat may see: those of each game, and what they share."""
