# make demo      installs what is missing, builds, and filters the sample catalogue
# make test      installs what is missing, lints, builds, and runs every test
# make install   the release program, its man page and completions, under PREFIX
# make coverage  line coverage of the libraries
# make flood     asks the release program a million things, good and hostile, over FLOOD_CATALOG
# make fuzz      feeds the readers of imports with damaged files, FUZZ_SECONDS each
# make bench     times searches, beside other engines; needs BENCH_DATA (see Benchmarks/README.md)
# make bench-load  times the service under load; needs BENCH_DATA, too

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
RELEASE = .build/release/perfume

.PHONY: setup setup-browser lint build release demo test coverage sanitize flood fuzz install bench bench-load clean

setup:
	@Scripts/setup

# Apart, since only the tests need a browser, and nginx.
setup-browser: setup
	@Scripts/setup browser

lint: setup
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Examples Plugins Benchmarks Fuzz Package.swift
	Scripts/check-imports

build: setup
	$(SWIFT) build --build-tests

# One program without the Swift runtime beside it; only the C libraries stay shared.
release: setup
	$(SWIFT) build --configuration release --static-swift-stdlib --product perfume

demo: release
	@Scripts/demo $(RELEASE)

test: lint build setup-browser
	$(SWIFT) test --skip-build
	Scripts/check-openapi .build/debug/perfume
	Scripts/check-page .build/debug/perfume
	Scripts/check-deployment .build/debug/perfume
	Scripts/flood .build/debug/perfume --requests 20000

coverage: setup
	$(SWIFT) test --enable-code-coverage --scratch-path .build-coverage
	Scripts/coverage "$$($(SWIFT) test --show-codecov-path --scratch-path .build-coverage)"

# Each sanitizer in a build of its own, since they cannot be mixed. Leaks are not looked for: XCTest and
# Foundation's reading of empty files have some of their own. The service is asked under load, too, where locks
# have to be waited for.
sanitize: setup
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path .build-thread
	clang -shared -fPIC -O Tests/ThreadSanitizer/Mutex.c -o .build-thread/Mutex.so
	LD_PRELOAD=$(CURDIR)/.build-thread/Mutex.so $(SWIFT) test --skip-build --sanitize=thread --scratch-path .build-thread
	LD_PRELOAD=$(CURDIR)/.build-thread/Mutex.so Scripts/check-deployment .build-thread/debug/perfume
	LD_PRELOAD=$(CURDIR)/.build-thread/Mutex.so Scripts/flood .build-thread/debug/perfume --requests 20000
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build-address

install: release
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/man/ko/man1
	install -s -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/perfume
	$(RELEASE) man --lang en > $(DESTDIR)$(PREFIX)/share/man/man1/perfume.1
	$(RELEASE) man --lang ko > $(DESTDIR)$(PREFIX)/share/man/ko/man1/perfume.1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	install -d $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(RELEASE) completions bash --lang en > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/perfume
	$(RELEASE) completions zsh --lang en > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_perfume
	$(RELEASE) completions fish --lang en > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/perfume.fish

flood: release
	Scripts/flood $(RELEASE) --addresses 5000 $(if $(FLOOD_CATALOG),--catalog $(FLOOD_CATALOG))

fuzz: setup
	Scripts/fuzz

bench: release
	$(SWIFT) build --configuration release --static-swift-stdlib --product perfume-bench
	Benchmarks/run

bench-load: release
	$(SWIFT) build --configuration release --static-swift-stdlib --product perfume-bench
	Benchmarks/load

clean:
	rm -rf .build .build-coverage .build-thread .build-address .build-fuzz build
