"""The laboratory: how strong the bots are, measured in games that they play against each other."""
