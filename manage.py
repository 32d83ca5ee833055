#!/usr/bin/env python
"""Runs the project's commands with its settings; `manage.py help` lists them."""

import os
import sys

import compiled

if __name__ == "__main__":
    compiled.use()  # before anything imports the engine
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    try:
        execute_from_command_line(sys.argv)
        sys.stdout.flush()
    except BrokenPipeError:  # who reads the output, such as `head`, has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is flushed at exit
        sys.exit(1)
