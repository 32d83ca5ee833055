# Every target sets itself up: .venv/.installed is as new as requirements.txt or the packages are installed first; so is
# node_modules/.installed, which only checks and tests of JavaScript need.
PORT ?= 8000
PYTHON ?= python3
ARGS ?=
GAMES ?= epic epic-tcg

PY := .venv/bin/python
INSTALLED := .venv/.installed
NODE_INSTALLED := node_modules/.installed
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm

.PHONY: run compile test test-compiled quick check format bench fuzz perft records conformance rules-table soak

run: $(INSTALLED)
	@$(PY) manage.py serve --port "$(PORT)" $(ARGS)

compile: $(INSTALLED)
	@$(PY) -m compiled.build

# A file of tests stays in one process, so that what it sets up is set up once: docs/testing.md.
test: $(INSTALLED) $(NODE_INSTALLED)
	@$(PY) -m pytest --numprocesses auto --dist loadfile --no-loadscope-reorder $(ARGS)

# The same tests of the engine, on the compiled one. The plugin is named so that each process of the run reads it first.
test-compiled: compile
	@COMPILED=1 PYTEST_PLUGINS=compiled.testing $(PY) -m pytest --numprocesses auto --dist loadfile --no-loadscope-reorder \
	  $(or $(ARGS),tests/engine)

quick: $(INSTALLED) $(NODE_INSTALLED)
	@$(PY) -m tests.quick $(ARGS)

check: $(INSTALLED) $(NODE_INSTALLED)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	find templates -name '*.html' -exec .venv/bin/djade --check {} +
	$(PY) manage.py makemigrations --check --dry-run
	$(NPM) run --silent check

format: $(INSTALLED) $(NODE_INSTALLED)
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	find templates -name '*.html' -exec .venv/bin/djade {} +
	$(NPM) run --silent format

# Where nothing can be compiled, what is there is measured.
bench: $(INSTALLED)
	@$(PY) -m compiled.build || true
	@$(PY) -m bench $(ARGS)
	@$(PY) -m bench.builder

soak: $(INSTALLED)
	@$(PY) -m soak $(ARGS)

# One game of several: make fuzz GAMES=epic-tcg ARGS="--games 100".
fuzz: $(INSTALLED)
	@for game in $(GAMES); do $(PY) manage.py fuzz --game $$game $(ARGS) || exit 1; done

conformance: $(INSTALLED)
	@$(PY) -m pytest -p tests.engine.epic.conformance --proofs decks/data/tests.json tests/engine/epic -q
	@$(PY) -m pytest -p tests.engine.epic_tcg.conformance --proofs decks/data/tests-epic-tcg.json tests/engine/epic_tcg -q
	@for game in $(GAMES); do $(PY) manage.py fuzz --game $$game --store --games 2000 --every 50 || exit 1; done

rules-table: $(INSTALLED)
	@$(PY) -m tests.rules_table
	@$(PY) -m tests.rule_sections

records: $(INSTALLED)
	@$(PY) manage.py records $(ARGS)

perft: $(INSTALLED)
	@for game in $(GAMES); do $(PY) manage.py perft --game $$game $(ARGS) || exit 1; done

# The stamp is removed first and written last, so an install that failed is tried again.
$(INSTALLED): requirements.txt
	@command -v "$(PYTHON)" >/dev/null || { \
	  echo 'Fourfold needs Python 3.11 or later, and "$(PYTHON)" was not found. Install it, or name yours: make PYTHON=python3.12 run' >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Fourfold needs Python 3.11 or later; "$(PYTHON)" is '"$$("$(PYTHON)" -V 2>&1)"'. Name a newer one: make PYTHON=python3.12 run' >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo 'This Python cannot make virtual environments: its venv module is missing. On Debian or Ubuntu: apt install python3-venv' >&2; exit 1; }
	@rm -f $@
	@echo 'Setting up .venv; this happens once and takes about a minute.'
	@"$(PYTHON)" -m venv .venv
	@$(PY) -m pip install --disable-pip-version-check --requirement requirements.txt || { \
	  echo 'The packages could not be installed; the lines above say why. Run the same command again to retry.' >&2; exit 1; }
	@touch $@

$(NODE_INSTALLED): package-lock.json requirements-node.txt $(INSTALLED)
	@rm -f $@
	@echo 'Setting up Node, which checks and tests of JavaScript need; this happens once and takes a few seconds.'
	@$(PY) -m pip install --disable-pip-version-check --requirement requirements-node.txt && $(NPM) ci || { \
	  echo 'Node could not be set up; the lines above say why. Run the same command again to retry.' >&2; exit 1; }
	@touch $@
