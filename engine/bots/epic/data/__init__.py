"""Numbers that bots go by, made by measurement and kept as data."""
