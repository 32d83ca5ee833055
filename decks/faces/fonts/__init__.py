"""Fonts of the faces: Alegreya and Alegreya Sans (Juan Pablo del Peral, open font licence), made by `make.py`."""
