# Everything needed is installed into .venv, once, by tools/setup.sh.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin

# These files say what is installed and for which Python. A newer pyproject.toml outdates them.
READY := $(subst /,-,$(PYTHON)).ready
READY_TO_PLAY := .venv/play-$(READY)
READY_TO_BENCH := .venv/bench-$(READY)
READY_TO_TEST := .venv/test-$(READY)
READY_TO_BROWSE := .venv/browser-$(READY)
READY_TO_STORE := .venv/postgres-$(READY)
READY_TO_CHECK_PAGE := .venv/node-$(READY)

.NOTPARALLEL:
.PHONY: help play terminal test matrix soak golden man site shots format bench clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile

# Ctrl-C belongs to the program: wait for its goodbye, and do not call that an error.
play: $(READY_TO_PLAY) ## play in the browser, with friends or the computer; more with ARGS=--help
	@stopped=; trap 'stopped=yes' INT; $(BIN)/duenna serve $(ARGS) || test "$$stopped"

terminal: $(READY_TO_PLAY) ## play in this terminal; more with ARGS=--help
	@stopped=; trap 'stopped=yes' INT; $(BIN)/duenna play $(ARGS) || test "$$stopped"

test: $(READY_TO_TEST) $(READY_TO_BROWSE) $(READY_TO_STORE) $(READY_TO_CHECK_PAGE) ## run every check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	.venv/node/node_modules/.bin/tsc --project jsconfig.json
	@mkdir -p build
	$(BIN)/python -m slipcover -m pytest -n $(JOBS) --dist loadgroup $(ARGS)
	@test -n '$(ARGS)' || $(BIN)/python tools/coverage.py build/coverage.json

matrix: ## run the tests without a browser on each Python from 3.11 to 3.14 that is installed
	@sh tools/matrix.sh -n $(JOBS) --ignore=tests/browser $(ARGS)

soak: $(READY_TO_TEST) $(READY_TO_STORE) ## run the tests that take minutes
	$(BIN)/pytest -n $(JOBS) -m soak $(ARGS)

golden: $(READY_TO_TEST) $(READY_TO_BROWSE) $(READY_TO_CHECK_PAGE) ## write the golden files anew; read the diff
	$(BIN)/python tests/regenerate.py $(ARGS)

man: $(READY_TO_TEST) ## write a man page for each command, into build/man
	$(BIN)/python tools/man.py build/man

site: $(READY_TO_TEST) ## make a site of docs/, into build/site
	$(BIN)/sphinx-build -W -q -c tools/site docs build/site

shots: $(READY_TO_TEST) $(READY_TO_BROWSE) ## take a picture of every screen, into tests/browser/shots
	PYTHONPATH=tests/browser:tests/server $(BIN)/python tests/browser/shoot.py

format: $(READY_TO_TEST) ## lay out the code and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(READY_TO_BENCH) ## measure the speed of engines and server; less with ARGS=--quick
	$(BIN)/python bench/speed.py $(ARGS)
	$(BIN)/python bench/server.py $(ARGS)

clean: ## remove whatever was made here
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find . -name __pycache__ -prune -exec rm -rf {} +

$(READY_TO_PLAY): pyproject.toml tools/setup.sh
	@sh tools/setup.sh '$(PYTHON)' '.[fast]' .
	@touch $(READY_TO_PLAY)

$(READY_TO_BENCH): pyproject.toml tools/setup.sh
	@sh tools/setup.sh '$(PYTHON)' '.[fast]'
	@touch $(READY_TO_PLAY) $(READY_TO_BENCH)

$(READY_TO_TEST): pyproject.toml tools/setup.sh
	@sh tools/setup.sh '$(PYTHON)' '.[dev,fast,postgres]'
	@touch $(READY_TO_PLAY) $(READY_TO_BENCH) $(READY_TO_TEST)

$(READY_TO_BROWSE): $(READY_TO_TEST) tools/browser.sh
	@sh tools/browser.sh
	@touch $(READY_TO_BROWSE)

$(READY_TO_STORE): $(READY_TO_TEST) tools/postgres.sh
	@sh tools/postgres.sh
	@touch $(READY_TO_STORE)

$(READY_TO_CHECK_PAGE): $(READY_TO_TEST) tools/node.sh
	@sh tools/node.sh
	@touch $(READY_TO_CHECK_PAGE)
