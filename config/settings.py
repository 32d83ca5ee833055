"""Settings of the site, read from the environment with defaults that are safe on a stranger's machine.

Everything the site writes lies in DATA_DIR: the database, the secret key and the collected static files.
"""

import logging
import os
import secrets
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path

import dj_database_url

from compiled import data_folder
from live.ownership import owner_only

BASE_DIR = Path(__file__).resolve().parent.parent


def switched_on(name: str, *, otherwise: bool = False) -> bool:
    """True when the environment variable is set to 1, true, yes or on; `otherwise` when it is not set."""
    typed = os.environ.get(name, "").strip().lower()
    return typed in {"1", "true", "yes", "on"} if typed else otherwise


def kept_secret_key(path: Path) -> str:
    """The key in the file at `path`, made on first use and readable by its owner only.

    The file appears complete or not at all, so processes that start together agree on one key.
    """
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        draft.touch(mode=0o600, exist_ok=False)
        draft.write_text(secrets.token_urlsafe(64), encoding="ascii")
        with suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    return path.read_text(encoding="ascii").strip()


# Whatever a process with these settings writes is its owner's alone: the database holds hashes of passwords, private
# decks and sessions. What an earlier version left open, `serve` repairs.
os.umask(0o077)
FILE_UPLOAD_PERMISSIONS, FILE_UPLOAD_DIRECTORY_PERMISSIONS = 0o600, 0o700  # of collected static files too

DATA_DIR = data_folder()
STATIC_ROOT = DATA_DIR / "static"
STATIC_ROOT.mkdir(parents=True, exist_ok=True)
owner_only(DATA_DIR)

DEBUG = switched_on("DEBUG")
SECRET_KEY = os.environ.get("SECRET_KEY") or kept_secret_key(DATA_DIR / "secret-key")
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]").replace(" ", "").split(",")

INSTALLED_APPS = [
    "people.administration.AdministrationConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "channels",
    "csp",
    "django_htmx",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "rest_framework",
    "people",
    "talk",
    "decks",
    "drafts",
    "playtest",
    "lab",
    "lobby",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",  # above all that may answer, as those before it
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "gate.games.in_a_game",  # above all that asks where addresses lead
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "decks.uploads.privacy.keep_private",
    "gate.refusals.too_often",
]

ROOT_URLCONF = "config.urls"
URLS_OF_GAMES = {"epic-tcg": "config.urls.epic_tcg"}  # of all but the first
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "people.themes.chosen",
                "gate.games.in_titles",
            ],
            "libraries": {"header": "gate.header"},
        },
    }
]

DATABASES = {"default": dj_database_url.parse(os.environ.get("DATABASE_URL") or f"sqlite:///{DATA_DIR / 'db.sqlite3'}")}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # Readers never wait for the writer (WAL). A transaction takes the write lock when it begins, because one that
    # upgrades from reading fails at once instead of waiting its turn.
    DATABASES["default"]["OPTIONS"] = {
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        "timeout": 20,
        "transaction_mode": "IMMEDIATE",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = os.environ.get("REDIS_URL", "")
CHANNEL_LAYERS = {
    "default": {"BACKEND": "live.layers.SharedLayer", "CONFIG": {"address": REDIS_URL}}
    if REDIS_URL
    else {"BACKEND": "channels.layers.InMemoryChannelLayer"}
}
# What limits the rate of attempts counts here, so all processes must share it.
CACHES = {
    "default": {"BACKEND": "gate.counts.SharedCounts", "LOCATION": REDIS_URL}
    if REDIS_URL
    # Room for the counts of many addresses: when it is full, the oldest are forgotten.
    else {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "OPTIONS": {"MAX_ENTRIES": 100_000}}
}

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]

# How many people may share one address: a school, a club or a shop has one. What guests may make grows with it.
CROWD = int(os.environ.get("CROWD") or 40)

# The API: decks/api/. A person may spend so much in a minute, where a read costs 1 and a save 5.
API_BUDGET = int(os.environ.get("API_BUDGET") or 2400)
REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "decks.api.schema.Schema",
    "URL_FORMAT_OVERRIDE": None,  # ?format= is that of a deck
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Fourfold",
    "VERSION": "1",
    "OAS_VERSION": "3.1.1",
    "POSTPROCESSING_HOOKS": ["drf_spectacular.hooks.postprocess_schema_enums", "decks.api.schema.finish"],
    "COMPONENT_SPLIT_REQUEST": True,
}

# Accounts: a name, a password and, if somebody likes, an e-mail address, which is used for nothing but a new password.
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
LOGIN_URL, LOGIN_REDIRECT_URL, LOGOUT_REDIRECT_URL = "account_login", "decks", "home"
ACCOUNT_ADAPTER = "people.adapter.Accounts"
ACCOUNT_FORMS = {
    "login": "people.forms.SignInForm",
    "signup": "people.forms.SignUpForm",
    "change_password": "people.forms.ChangePasswordForm",
    "set_password": "people.forms.SetPasswordForm",
    "reset_password": "people.forms.AskForResetForm",
    "reset_password_from_key": "people.forms.ResetPasswordForm",
}
ACCOUNT_LOGIN_METHODS = {"username"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "password1*", "password2*", "email"]
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_PREVENT_ENUMERATION = "strict"  # so one address may belong to several accounts
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_SESSION_REMEMBER = True

# Mail goes to the terminal until a server for it is named. Port 465 speaks TLS from the start, 587 after a greeting.
EMAIL_HOST = os.environ.get("EMAIL_HOST", "")
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if EMAIL_HOST else 'console'}.EmailBackend"
EMAIL_PORT = int(os.environ.get("EMAIL_PORT") or 587)
EMAIL_USE_SSL, EMAIL_USE_TLS = EMAIL_PORT == 465, EMAIL_PORT == 587
EMAIL_HOST_USER = os.environ.get("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_HOST_PASSWORD", "")
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = os.environ.get("EMAIL_FROM") or "Fourfold <fourfold@localhost>"

# How many bytes a body may have, by the address to which it is sent: the first pattern that fits (gate/bodies.py).
BODIES = [
    (r"/cards/[^/]+/picture/$", 8_300_000),  # a picture, and what a form says besides
    (r"/cards/pictures/$", 64_300_000),  # a zip of them
    (r"/drafts/verify/$", 4_300_000),  # the log of a draft
    (r"/decks/several/$", 8_300_000),  # all that somebody keeps at once
    (r"/replay/", 3_000_000),  # the record of a game
    (r"/api/", 250_000),
    (r"/(decks|collection|formats|drafts)/", 1_500_000),  # lists and files of lists
    (r"/account/", 100_000),
    (r"", 500_000),
]

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

WHITENOISE_ALLOW_ALL_ORIGINS = False

# Seconds between two actions of a bot, so that a person can follow.
BOT_PACE = float(os.environ.get("BOT_PACE", "0.6"))
# Between persons a window that passes by itself does so after a pause of at most so many seconds, by chance, so that it
# does not tell the opponent that nothing could be done.
PASS_PAUSE = float(os.environ.get("PASS_PAUSE", "2"))

# A guest is known by the session alone and comes back to unfinished games weeks later.
SESSION_COOKIE_NAME = "fourfold_session"
SESSION_COOKIE_AGE = 180 * 24 * 60 * 60
CSRF_COOKIE_NAME = "fourfold_csrf"

# Behind a proxy that terminates TLS and sets X-Forwarded-Proto and X-Forwarded-For.
ALLAUTH_TRUSTED_PROXY_COUNT = int(switched_on("HTTPS"))  # whose word gate/addresses.py takes, too
if switched_on("HTTPS"):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
    SECURE_HSTS_SECONDS = 30 * 24 * 60 * 60

X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
CONTENT_SECURITY_POLICY = {
    # 'self' includes WebSockets to the same host and port.
    "DIRECTIVES": {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }
}


def without_trace_of_refusals(record: logging.LogRecord) -> bool:
    """Keep a record, but not where in the code somebody was told that a page is not theirs, or that what they sent is
    not read: nothing went wrong here, so it is a warning."""
    if getattr(record, "status_code", None) in (HTTPStatus.BAD_REQUEST, HTTPStatus.FORBIDDEN):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"refusals": {"()": "django.utils.log.CallbackFilter", "callback": without_trace_of_refusals}},
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["refusals"]}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        "live.compiling": {"level": "INFO"},  # that bots are faster from now on, or why they are not
    },
}
