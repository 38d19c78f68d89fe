# `make` alone lists the targets. Everything lives in .venv; nothing but make and Python 3.11+ must be there.
#
#   ARGS=...                  handed to the program that play, terminal, fuzz, bench or lock start
#   PYTEST_ARGS=...           handed to pytest
#   PYTHON=/path/to/python3   the Python to build .venv with
#   CURIA_PURE=1              do not compile
#   CURIA_REQUIRE_COMPILED=1  fail where compiling is impossible

.DEFAULT_GOAL := help
# One after the other, but for what `make play` lets run side by side.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help setup play terminal package test check check-web pyright types test-interpreted test-compiled test-house test-web test-browser coverage .test-engine .test-house .test-client format bench fuzz mutants lock wheel clean FORCE

VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PYTEST_ARGS ?= -q -n auto
HOUSE_TESTS := tests/server tests/client
# The house is tested once, on what is compiled: its tests start houses in processes of their own.
# What is compiled must do the same in both builds; the test that plays the same games with both runs with the compiled.
PURE_LAYERS := tests/core tests/games tests/bots tests/contract \
  $(addprefix tests/server/test_,entries.py table.py clocks.py standing.py private_timing.py)
BROWSER_TESTS := tests/web
# What tests need, but where everything is set up already: two who look at the same time would get in each other's way.
BUILT := $(if $(READY),,$(VENV)/.installed)
# Browsers are big: two at a time, whatever the other tests do.
BROWSER_ARGS ?= -q -n 2
ENGINE_TESTS := $(HOUSE_TESTS:%=--ignore=%) $(BROWSER_TESTS:%=--ignore=%)

PURE := $(filter-out 0,$(CURIA_PURE))
REQUIRE := $(filter-out 0,$(CURIA_REQUIRE_COMPILED))
ON_CI := $(filter-out 0 false,$(CI))

# The Python of .venv, or one to make it with.
FIND_PYTHON = python=; for p in $(wildcard $(BIN)/python) $(or $(PYTHON),python3.13 python3.12 python3.11 python3 python); do \
    if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
      python=$$($$p -c 'import sys; print(sys.executable)'); break; fi; done; \
  if [ -z "$$python" ]; then \
    echo "Curia needs Python 3.11 or newer, and found none. Install it, or say where it is:" >&2; \
    echo "    make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; exit 1; fi

# uv knows the certificates of the system only when told so; what is compiled must not be shadowed.
export UV_SYSTEM_CERTS := 1
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

SYSTEM_UV := $(shell uv --version >/dev/null 2>&1 && command -v uv)
UV := $(or $(SYSTEM_UV),$(BIN)/uv)
UV_NEEDS := $(if $(SYSTEM_UV),$(BIN)/python,$(BIN)/uv)

# Node builds the web client; without one that is new enough, the package index has it.
SYSTEM_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm)
NODE := $(if $(SYSTEM_NODE),,$(VENV)/.node)
# What npm starts finds the Node that belongs to it.
NPM := $(if $(SYSTEM_NODE),npm,PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm) --prefix web --no-update-notifier

# The first C compiler there is; without one, Zig's from the package index.
COMPILERS := $(if $(filter default undefined,$(origin CC)),cc gcc clang,$(firstword $(CC)))
COMPILER := $(shell for c in $(COMPILERS); do command -v $$c && break; done 2>/dev/null)
ZIG := $(if $(COMPILER)$(PURE),,$(VENV)/.zig)

IS_COMPILED := $(BIN)/python -I -c 'import sys, curia._build; sys.exit(not curia._build.compiled())'
# npm writes addresses into its files (resolved, funding): they are taken out, for everybody has an index of their own.
LOCKS := $(wildcard requirements/*.lock web/package-lock.json bench/boardgameio/package-lock.json tests/web/chromium/package-lock.json)
CHECKED := $(wildcard src tests bench fuzz examples tools)

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-24s %s\n", $$1, $$2 }'

setup: $(VENV)/.installed ## make .venv, build Curia and install it there
	@if $(IS_COMPILED); then echo "Curia is ready, compiled"; else echo "Curia is ready, interpreted"; fi

play: ## set up and open the house, with tables for friends and bots
	@$(FIND_PYTHON); MAKE="$(MAKE)" exec "$$python" -m tools.play $(ARGS)

terminal: $(VENV)/.installed ## set up and play in the terminal against bots
	@$(BIN)/curia play $(ARGS)

# Side by side, for none keeps a machine busy all the time.
LANES := .test-engine .test-house .test-client
test: web/node_modules/.installed setup $(VENV)/.synced ## set up, check and test everything
	@$(BIN)/python -m tests.lanes $(LANES:%="$(MAKE) --no-print-directory READY=1 %")

.test-engine: check test-interpreted test-compiled
.test-house: test-house pyright
# Of pages that are alike, one is enough for every day.
.test-client: BROWSER_ARGS = -q -n 2 -m "not thorough"
.test-client: test-web test-browser

check: $(VENV)/.synced ## style, types and layers only
	@echo "Checking the style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "'make format' puts this right"; exit 1; }
	@echo "Checking the types"
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@if grep -n '://' $(LOCKS); then echo "A lock file names a host" >&2; exit 1; fi
	@echo "Checking the layers"
	@PYTHONPATH=src $(BIN)/lint-imports >$(VENV)/layers.log 2>&1 || { cat $(VENV)/layers.log; exit 1; }

pyright: $(VENV)/.synced web/node_modules/.installed ## the types once more, by Pyright
	@echo "Checking the types by Pyright"
	@$(if $(SYSTEM_NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") web/node_modules/.bin/pyright --warnings >$(VENV)/pyright.log || { cat $(VENV)/pyright.log; exit 1; }

check-web: $(VENV)/.synced web/node_modules/.installed ## style and types of the web client only
	@echo "Checking the web client"
	@PYTHONPATH=src $(BIN)/python web/tools/wire_types.py --check
	@PYTHONPATH=src $(BIN)/python web/tools/text_samples.py
	@PYTHONPATH=src $(BIN)/python web/tools/game_logs.py
	@PYTHONPATH=src $(BIN)/python web/tools/question_samples.py
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

types: $(VENV)/.synced ## write the web client's types of the wire anew, and sentences for its tests
	@PYTHONPATH=src $(BIN)/python web/tools/wire_types.py
	@PYTHONPATH=src $(BIN)/python web/tools/text_samples.py
	@PYTHONPATH=src $(BIN)/python web/tools/game_logs.py
	@PYTHONPATH=src $(BIN)/python web/tools/question_samples.py

test-interpreted: $(VENV)/.synced ## the tests of what is compiled, on the sources as they are
	@echo "Testing, interpreted"
	@PYTHONPATH=src CURIA_EXPECT=interpreted $(BIN)/pytest $(PYTEST_ARGS) \
	  $(if $(PURE),$(ENGINE_TESTS),$(PURE_LAYERS) --ignore=tests/contract/test_builds.py)

test-compiled: $(BUILT) ## the tests on the compiled package
	@if $(IS_COMPILED); then \
	  echo "Testing, compiled"; \
	  CURIA_EXPECT=compiled $(BIN)/pytest $(PYTEST_ARGS) $(ENGINE_TESTS); \
	else \
	  echo "*****************************************************************************"; \
	  echo "  THE COMPILED HALF OF THE TESTS WAS NOT RUN: Curia is not compiled here."; \
	  echo "*****************************************************************************"; \
	  test -z "$(REQUIRE)$(ON_CI)$(if $(PURE),,$(COMPILER))"; \
	fi

test-house: $(BUILT) ## the tests of the server and its clients, on the installed package
	@echo "Testing the house"
	@$(BIN)/pytest $(PYTEST_ARGS) $(HOUSE_TESTS)

test-web: check-web ## the web client's own checks and tests
	@echo "Testing the web client"
	@$(NPM) run --silent test

test-browser: $(BUILT) ## the whole of it in a real browser, every page in every language
	@echo "Testing in the browser"
	@$(if $(SYSTEM_NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") $(BIN)/python -m tests.web.get_chromium
	@$(BIN)/pytest $(BROWSER_ARGS) $(BROWSER_TESTS)

# With Python 3.12 and newer by sys.monitoring, which takes least time.
coverage: $(VENV)/.synced ## how much of each layer the tests run, interpreted; fails below the floors in pyproject.toml
	@echo "Measuring what the tests run"
	@PYTHONPATH=src CURIA_EXPECT=interpreted \
	  $$($(BIN)/python -c 'import sys; print("env COVERAGE_CORE=sysmon" if sys.version_info >= (3, 12) else "env")') \
	  $(BIN)/pytest $(PYTEST_ARGS) --cov --cov-context=test --cov-report= $(PURE_LAYERS) tests/text tests/terminal tests/cli
	@PYTHONPATH=src $(BIN)/python -m tools.coverage

format: $(VENV)/.synced web/node_modules/.installed ## put the style right
	@echo "Formatting"
	@$(NPM) run --silent format >/dev/null || true
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .

bench: $(VENV)/.installed $(BENCH_VENV)/.synced ## measure the speed, beside that of others (ARGS="--against REV": beside an earlier commit)
	@CURIA_BENCH_PYTHON=$(BENCH_VENV)/bin/python CURIA_BENCH_UV=$(UV) $(BIN)/python -m bench $(ARGS)

fuzz: $(VENV)/.installed ## look for crashes, dead ends and endless games
	@$(BIN)/curia fuzz $(or $(ARGS),habemus)

mutants: $(VENV)/.mutmut ## how many small changes of the rules the tests notice; goes on where it was stopped
	@PYTHONPATH=src $(BIN)/python -m tools.mutants $(ARGS)

wheel: $(VENV)/.installed ## the wheel, in dist/
	@ls dist/*.whl

lock: $(UV_NEEDS) ## lock the versions anew (ARGS=--upgrade for the newest)
	@echo "Locking the versions"
	@lock() { $(UV) pip compile --quiet --python $(BIN)/python --python-version 3.11 --universal \
	  --generate-hashes --no-header --no-annotate --no-emit-index-url $(ARGS) "$$@"; }; set -e; \
	lock pyproject.toml requirements/dev.in -o requirements/dev.lock; \
	lock pyproject.toml -c requirements/dev.lock -o requirements/run.lock; \
	lock requirements/build.in -c requirements/dev.lock -o requirements/build.lock; \
	lock requirements/mutants.in -c requirements/dev.lock -o requirements/mutants.lock; \
	for name in bench uv zig node; do lock requirements/$$name.in -o requirements/$$name.lock; done

clean: ## remove all that was made
	@echo "Cleaning"
	@rm -rf $(VENV) $(BENCH_VENV) .lock-setup .lock-build build dist web/dist web/build.log web/generated web/node_modules tests/web/pictures .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage mutants
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- the environment

$(BIN)/python:
	@$(FIND_PYTHON); \
	echo "Making $(VENV) with $$python"; rm -rf $(VENV); \
	if [ -n "$(SYSTEM_UV)" ]; then $(UV) venv --quiet --python "$$python" $(VENV); \
	else "$$python" -m venv $(VENV) >$(VENV).log 2>&1 || { cat $(VENV).log >&2; rm -rf $(VENV) $(VENV).log; \
	  echo "Install uv, or Python's venv and pip (on Debian and Ubuntu: python3-venv)." >&2; exit 1; }; \
	rm -f $(VENV).log; fi

$(BIN)/uv: requirements/uv.lock | $(BIN)/python
	@echo "Installing uv into $(VENV)"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip >/dev/null
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	@touch $@

# What running, building and testing need, each when it is needed; the larger locks hold the same versions.
INSTALL = $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r

$(VENV)/.run: $(UV_NEEDS) requirements/run.lock
	@echo "Installing what the house runs on"
	@$(INSTALL) requirements/run.lock
	@touch $@

$(VENV)/.tools: $(VENV)/.run requirements/build.lock
	@echo "Installing what compiles the rules"
	@$(INSTALL) requirements/build.lock
	@touch $@

$(VENV)/.synced: $(VENV)/.tools requirements/dev.lock
	@echo "Installing what checks and tests"
	@$(INSTALL) requirements/dev.lock
	@touch $@

test-compiled test-house test-browser bench: $(VENV)/.synced
test-browser: web/node_modules/.installed

$(VENV)/.zig: requirements/zig.lock | $(VENV)/.tools
	@if $(BIN)/python -c 'import os, sys, sysconfig as s; sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))'; then \
	  echo "Installing Zig's C compiler, for there is none on this machine"; \
	  $(INSTALL) requirements/zig.lock || \
	    echo "Zig could not be installed; going on without"; \
	fi
	@touch $@

$(VENV)/.mutmut: requirements/mutants.lock $(VENV)/.synced
	@echo "Installing what makes mutants"
	@$(INSTALL) requirements/mutants.lock
	@touch $@

$(VENV)/.node: requirements/node.lock | $(VENV)/.run
	@echo "Installing Node, for there is none on this machine that is new enough"
	@$(INSTALL) requirements/node.lock
	@touch $@

$(BENCH_VENV)/.synced: $(UV_NEEDS) requirements/bench.lock
	@echo "Installing what to measure against into $(BENCH_VENV)"
	@rm -rf $(BENCH_VENV)
	@$(UV) venv --quiet --python $(BIN)/python $(BENCH_VENV)
	@$(UV) pip sync --quiet --python $(BENCH_VENV)/bin/python --require-hashes requirements/bench.lock
	@touch $@

# ---------------------------------------------------------------- the web client

# What builds it, a fifth of all files, and what checks and tests it too. Each takes the place of the other.
web/node_modules/.build: web/package.json web/package-lock.json $(NODE)
	@echo "Installing what builds the web client"
	@$(NPM) ci --silent --omit=dev
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json $(NODE)
	@echo "Installing what checks and tests the web client"
	@$(NPM) ci --silent
	@touch web/node_modules/.build $@

# By content, as the package below: whether what builds it came before or after does not matter.
web/.key: FORCE
	@find web/src web/public web/tools web/licences web/index.html web/vite.config.ts web/package.json web/package-lock.json src/curia/locales docs/rules \
	  -type f ! -name '*.test.ts' | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

web/dist/index.html: web/.key | web/node_modules/.build
	@echo "Building the web client"
	@$(NPM) run --silent build >web/build.log 2>&1 || { cat web/build.log; exit 1; }
	@touch $@

# ---------------------------------------------------------------- the package

# What a package of these sources is made of. The file changes, and so makes us build, when any source or
# setting does: by content, so that files removed or brought back in time count too.
$(VENV)/.key: $(VENV)/.run web/dist/index.html FORCE
	@{ echo "$(if $(PURE),pure,compiled $(COMPILER))"; cksum requirements/run.lock requirements/build.lock setup.py pyproject.toml; \
	  find src docs/rules web/dist -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum; } >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The key of what is installed. `make play` may build in one terminal and `make test` in another.
$(VENV)/.installed: $(VENV)/.key $(if $(REQUIRE),$(if $(wildcard $(VENV)/.fallback),FORCE)) | $(VENV)/.tools $(ZIG)
	@$(BIN)/python -m tools.alone .lock-build $(MAKE) --no-print-directory package

# A wheel, never an editable install: compiled modules in src/ would hide edits of their sources.
package:
	@if cmp -s $(VENV)/.key $(VENV)/.installed && ! test -n "$(REQUIRE)" -a -e $(VENV)/.fallback; then \
	  touch $(VENV)/.installed; exit; fi; set -e; \
	echo "Building and installing Curia$(if $(PURE), without compiling,: the rules are compiled; that takes about a minute)"; \
	rm -rf $(VENV)/.installed $(VENV)/.fallback dist; cp $(VENV)/.key $(VENV)/.building; \
	$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_wheel("dist")' >$(VENV)/build.log 2>&1 || \
	  { cat $(VENV)/build.log; exit 1; }; \
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall dist/*.whl; \
	$(IS_COMPILED) || { touch $(VENV)/.fallback; sed -n '/^\*\*\*/,/^\*\*\*/p' $(VENV)/build.log; \
	  $(if $(PURE),,echo "The log of the build is in $(VENV)/build.log";) }; \
	mv $(VENV)/.building $(VENV)/.installed

FORCE:
