"""Run by `build.py` in the folder of a copy of the engine: compiles the modules that are named, in place."""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import setup

OPTIONS = ["--config-file=", "--strict"]

if __name__ == "__main__":
    modules, sys.argv[1:] = sys.argv[1:], ["--quiet", "build_ext", "--inplace"]
    setup(name="engine", packages=[], ext_modules=mypycify([*OPTIONS, *modules], opt_level="3", debug_level="0"))
