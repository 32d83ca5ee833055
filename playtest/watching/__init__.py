"""Watching games: what the players let spectators see, how many watch, and the pages and sockets of spectators."""
