"""The cards of the Epic Trading Card Game, by set and type. Data only."""
