"""`manage.py serve`: makes the site ready on this machine and serves it until Ctrl-C."""

import asyncio
import hashlib
import socket
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Coroutine
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandParser
from django.utils.module_loading import import_string

from live.ownership import open_to_others


class CannotListen(ValueError):
    """This machine cannot listen at the wanted address; the message says what to do."""


def port_number(text: str) -> int:
    """A TCP port from 1 to 65535."""
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise ArgumentTypeError(f"{text!r} is not a port; give a number from 1 to 65535.")
    return int(text)


def check_free(host: str, port: int) -> None:
    """Raise CannotListen unless this machine can listen at `host` and `port`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except PermissionError:
        raise CannotListen(f"You have no permission to use port {port}. Choose one above 1023.") from None
    except socket.gaierror:
        raise CannotListen(f"There is no host named {host}. Try 127.0.0.1.") from None
    except OSError:
        raise CannotListen(
            f"Port {port} on {host} cannot be used; another program may have it. Stop that program or choose another "
            f"port, for example: make run PORT={port + 1 if port < 65535 else 8000}"
        ) from None


# Packages bring pages of their own that this site does not show: half of the bytes that would be collected.
UNUSED = ["rest_framework/*", "drf_spectacular_sidecar/redoc/*"]


def collect_static() -> None:
    """Collect the static files, unless those that lie there are of the same sources: that is most of the time that a
    first start takes. The stamp that says so lies among them, is removed first and written last."""
    stamp, now = Path(settings.STATIC_ROOT) / "sources.sha256", _state_of_sources()
    if stamp.exists() and stamp.read_text(encoding="ascii") == now:
        return
    stamp.unlink(missing_ok=True)
    call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=UNUSED)
    stamp.write_text(now, encoding="ascii")


def _state_of_sources() -> str:
    """Changes when a static file of this project or of a package does."""
    found = [settings.STORAGES["staticfiles"]["BACKEND"]]
    for finder in get_finders():
        for path, storage in finder.list([]):
            about = Path(storage.path(path)).stat()
            found.append(f"{path} {about.st_size} {about.st_mtime_ns}")
    return hashlib.sha256("\n".join(found).encode()).hexdigest()


def tasks() -> list[Callable[[], Coroutine[object, object, None]]]:
    """What the apps do beside answering: each names coroutines that begin with the server."""
    return [import_string(path) for app in apps.get_app_configs() for path in getattr(app, "beside_serving", ())]


def prepare() -> None:
    """What the apps do once the database is as they want it: each names functions."""
    for app in apps.get_app_configs():
        for path in getattr(app, "before_serving", ()):
            import_string(path)()


class Command(BaseCommand):
    help = "Migrate, store the decks of the site, collect static files, then serve pages and WebSockets until Ctrl-C."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: %(default)s)")
        parser.add_argument("--port", default=8000, type=port_number, help="port to listen at (default: %(default)s)")

    def handle(self, *, host: str, port: int, **options: object) -> None:
        try:
            check_free(host, port)
        except CannotListen as refusal:
            sys.exit(str(refusal))
        self.keep_from_others()
        call_command("migrate", interactive=False, verbosity=0)
        prepare()
        collect_static()
        self.serve(host, port)

    def keep_from_others(self) -> None:
        """Make the data folder its owner's alone, and say where that cannot be."""
        left = open_to_others(settings.DATA_DIR)
        if left:
            more = f" and {len(left) - 1} more" if len(left) > 1 else ""
            self.stderr.write(
                f"Other users of this machine can read {left[0]}{more}, and you are not allowed to change that."
            )

    def serve(self, host: str, port: int) -> None:
        # Imported late: daphne installs Twisted's reactor, and the static files are listed when the application loads.
        from channels.routing import get_default_application
        from daphne.endpoints import build_endpoint_description_strings
        from gate.server import Server  # isort: skip
        from twisted.internet import reactor

        def announce() -> None:
            shown = f"[{host}]" if ":" in host else host
            self.stdout.write(f"Fourfold is ready: open http://{shown}:{port}/ in a browser.")
            self.stdout.write("Press Ctrl-C here to stop. Games are saved.")
            self.stdout.flush()

        background: set[asyncio.Future[None]] = set()  # tasks, which the loop itself would forget
        for begin in tasks():
            reactor.callWhenRunning(lambda begin=begin: background.add(asyncio.ensure_future(begin())))
        Server(
            get_default_application(),
            endpoints=build_endpoint_description_strings(host=host, port=port),
            ready_callable=announce,
        ).run()
