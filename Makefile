# Everything a person who uses waymark or works on it runs. `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
SAMPLES ?= Samples
OUTPUT ?= Output
BENCH ?= $(SAMPLES)

# A program that runs without a toolchain's libraries. macOS has them in the system.
RELEASE_FLAGS ?= -Xswiftc -enforce-exclusivity=unchecked $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

.DEFAULT_GOAL := help
.PHONY: help demo test build release install uninstall samples lint format bench clean dependencies

help: ## Shows this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

demo: build samples ## Builds waymark, checks every sample and draws it into Output

test: dependencies ## Runs every test
	$(SWIFT) test

build: dependencies ## Builds waymark for work on it
	$(SWIFT) build --product waymark

release: dependencies ## Builds waymark for use
	$(SWIFT) build -c release --product waymark $(RELEASE_FLAGS)

install: release ## Puts waymark into PREFIX/bin (PREFIX=/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release $(RELEASE_FLAGS) --show-bin-path)/waymark" "$(DESTDIR)$(PREFIX)/bin/waymark"

uninstall: ## Takes it away again
	rm -f "$(DESTDIR)$(PREFIX)/bin/waymark"

samples: build ## Checks and draws the samples again
	WAYMARK="$$($(SWIFT) build --show-bin-path)/waymark" Tools/demo "$(SAMPLES)" "$(OUTPUT)"

lint: ## Checks the format of the source
	$(SWIFT) format lint --strict -r Sources Tests Plugins Package.swift

format: ## Formats the source
	$(SWIFT) format -i -r Sources Tests Plugins Package.swift

bench: release ## Measures the analysis against the parser alone (BENCH=folder)
	"$$($(SWIFT) build -c release $(RELEASE_FLAGS) --show-bin-path)/waymark" bench "$(BENCH)"

clean: ## Removes what was built
	$(SWIFT) package clean

dependencies: ## Installs Graphviz where it is missing
	@Tools/install-dependencies
