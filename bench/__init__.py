"""How fast the engine is on this machine: `python -m bench`."""
