"""Killing servers while people play: `python -m soak`.

Real servers are killed at random moments while tables and drafts go on over real WebSockets; whatever was said to be
stored is looked for, and whatever was shown is compared with what its reader may know. docs/soak.md tells what came of
it.
"""
