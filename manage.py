#!/usr/bin/env python
"""Runs the project's commands with its settings; `manage.py help` lists them."""

import os
import sys

import compiled

if __name__ == "__main__":
    compiled.use()  # before anything imports the engine
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)
