"""Run by `build.py` in the folder of a copy of the engine: compiles the modules that are named, in place."""

from __future__ import annotations

import sys

from mypyc.build import mypycify
from setuptools import setup

OPTIONS = ["--config-file=", "--strict"]
# One whole to the C compiler: calls from file to file go straight to their function, or are written out in its place.
WHOLE = ["-flto=auto", "-fvisibility=hidden"]

if __name__ == "__main__":
    modules, sys.argv[1:] = sys.argv[1:], ["--quiet", "build_ext", "--inplace"]
    # A file for each module and no more than -O2: as fast as all in one file with -O3, and made in less time.
    compiled = mypycify([*OPTIONS, *modules], opt_level="2", debug_level="0", multi_file=True)
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
        extension.extra_link_args = [*extension.extra_link_args, *WHOLE]
    setup(name="engine", packages=[], ext_modules=compiled)
