"""The coach: after a game it says which of one's choices cost most, and asks what one would do in such positions."""
