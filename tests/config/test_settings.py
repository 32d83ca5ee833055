import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from config.settings import kept_secret_key

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def settings_with(tmp_path):
    """Load the settings in a fresh process under the given environment and return the named ones."""

    def settings_with(*names, **environment):
        inherited = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}
        program = (
            f"import json, config.settings as s; print(json.dumps([getattr(s, n) for n in {names!r}], default=str))"
        )
        result = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=inherited | {"DATA_DIR": str(tmp_path)} | environment,
            capture_output=True,
            check=True,
        )
        return json.loads(result.stdout)

    return settings_with


def test_the_secret_key_is_made_once_and_is_its_owners_alone(settings_with, tmp_path):
    (first,) = settings_with("SECRET_KEY")
    (second,) = settings_with("SECRET_KEY")
    assert first == second == (tmp_path / "secret-key").read_text()
    assert len(first) >= 64
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["secret-key", "static"]


def test_a_key_that_another_process_made_first_wins(tmp_path, monkeypatch):
    path = tmp_path / "secret-key"

    def lose_the_race(source, target):
        Path(target).write_text("made by the other", encoding="ascii")
        raise FileExistsError(target)

    monkeypatch.setattr("os.link", lose_the_race)
    assert kept_secret_key(path) == "made by the other"
    assert list(tmp_path.iterdir()) == [path]


def test_a_given_secret_key_is_not_written_down(settings_with, tmp_path):
    assert settings_with("SECRET_KEY", SECRET_KEY="given") == ["given"]
    assert not (tmp_path / "secret-key").exists()


def test_defaults_are_for_this_machine_only(settings_with):
    assert settings_with("DEBUG", "ALLOWED_HOSTS") == [False, ["localhost", "127.0.0.1", "[::1]"]]


def test_sqlite_takes_the_write_lock_at_the_start_and_lets_readers_through(settings_with, tmp_path):
    (databases,) = settings_with("DATABASES")
    default = databases["default"]
    assert default["NAME"] == str(tmp_path / "db.sqlite3")
    assert default["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in default["OPTIONS"]["init_command"]


def test_postgresql_and_redis_come_from_the_environment(settings_with):
    databases, layers, caches = settings_with(
        *("DATABASES", "CHANNEL_LAYERS", "CACHES"),
        DATABASE_URL="postgres://me@db/fourfold",
        REDIS_URL="redis://cache:6379/1",
    )
    assert databases["default"]["ENGINE"] == "django.db.backends.postgresql"
    assert databases["default"]["NAME"] == "fourfold"
    assert layers["default"] == {
        "BACKEND": "live.layers.SharedLayer",
        "CONFIG": {"address": "redis://cache:6379/1"},
    }
    assert caches["default"]["LOCATION"] == "redis://cache:6379/1"


def test_https_keeps_the_cookies_off_plain_connections(settings_with):
    assert settings_with("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", HTTPS="1") == [True, True]


def test_behind_a_proxy_attempts_count_for_who_makes_them(settings_with):
    assert settings_with("ALLAUTH_TRUSTED_PROXY_COUNT", HTTPS="1") == [1]


MAIL = ("EMAIL_BACKEND", "EMAIL_PORT", "EMAIL_USE_SSL", "EMAIL_USE_TLS", "DEFAULT_FROM_EMAIL")


def test_mail_goes_to_the_terminal_until_a_server_is_named(settings_with):
    console, *_ = settings_with(*MAIL)
    assert console == "django.core.mail.backends.console.EmailBackend"


@pytest.mark.parametrize(
    ("port", "ssl", "tls"), [("", False, True), ("587", False, True), ("465", True, False), ("25", False, False)]
)
def test_the_port_of_a_mail_server_says_how_it_is_spoken_to(settings_with, port, ssl, tls):
    found = settings_with(*MAIL, EMAIL_HOST="mail.example.com", EMAIL_PORT=port, EMAIL_FROM="play@example.com")
    smtp = "django.core.mail.backends.smtp.EmailBackend"
    assert found == [smtp, int(port or 587), ssl, tls, "play@example.com"]
