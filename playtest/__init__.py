"""Tables at which people and bots play the engine's games, and their replays."""
