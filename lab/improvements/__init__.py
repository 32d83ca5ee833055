"""Improvements: a deck is made better by swaps in the background of the site, and the way to it is shown."""
