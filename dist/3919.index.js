"use strict";

exports.id = 3919;

exports.ids = [ 3919 ];

exports.modules = {
  24192: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var firstOf = (function firstOf(text, most) {
      return text.slice(0, splits(text, most) ? most - 1 : most);
    });
    var clipped = (function clipped(text, most, clipping = {}) {
      const {mark: mark = "\u2026", kept: kept = most - 1, atWordFrom: atWordFrom} = clipping;
      if (text.length <= most) return text;
      const cut = firstOf(text, kept).toWellFormed();
      if (atWordFrom === undefined) return cut + mark;
      const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
      return (end > atWordFrom ? cut.slice(0, end) : cut).trimEnd() + mark;
    });
    var splits = (function splits(text, offset) {
      const [before, after] = [ text.charCodeAt(offset - 1), text.charCodeAt(offset) ];
      return before >= 55296 && before <= 56319 && after >= 56320 && after <= 57343;
    });
    var withoutBlocks = (function withoutBlocks(text, opening, closing) {
      const pieces = [];
      let from = 0;
      for (;;) {
        const open = text.indexOf(opening, from);
        const close = open < 0 ? -1 : text.indexOf(closing, open + opening.length);
        if (close < 0) return pieces.join("") + text.slice(from);
        pieces.push(text.slice(from, open));
        from = close + closing.length;
      }
    });
    var slugOf = (function slugOf(title) {
      const plain = title.normalize("NFKD").replaceAll(new RegExp("\\p{M}", "gu"), "").toLowerCase();
      const words = plain.split(/[^a-z0-9]+/).filter(word => word !== "");
      let slug = "";
      for (const word of words) {
        const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
        if (longer.length > SLUG) break;
        slug = longer;
      }
      return slug;
    });
    __webpack_require__.d(__webpack_exports__, {
      Ku: () => firstOf,
      RI: () => withoutBlocks,
      cz: () => clipped,
      g1: () => lastOf,
      kH: () => splits,
      tF: () => slugOf,
      zG: () => withoutUnseen
    });
    function lastOf(text, most) {
      const start = Math.max(0, text.length - most);
      return text.slice(splits(text, start) ? start + 1 : start);
    }
    function withoutUnseen(text) {
      return text.toWellFormed().replaceAll(new RegExp("[^\\P{C}\\n\\t]", "gu"), "");
    }
    const SLUG = 40;
  }),
  22509: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      SQ: () => ECOSYSTEMS,
      nY: () => FOREIGN,
      KB: () => GENERATED,
      mB: () => XDG
    });
    const COMPILED = [ {
      name: "Cargo",
      marks: [ "Cargo.toml" ],
      manifests: [ {
        file: "Cargo.toml",
        dependencies: {
          form: "toml",
          tables: /dependencies/
        }
      } ],
      locks: [ "Cargo.lock" ],
      commands: {
        test: "cargo test",
        build: "cargo build",
        lint: "cargo clippy",
        format: "cargo fmt --check"
      },
      fetches: [ "cargo install *", "cargo add *", "cargo fetch *", "cargo update *" ],
      runs: [ "build.rs", ".cargo/config", ".cargo/config.toml" ],
      directories: {
        often: [ "target" ]
      },
      roots: [ {
        at: "~/.cargo",
        variables: [ "CARGO_HOME" ],
        caches: [ "registry", "git" ],
        secrets: [ "credentials", "credentials.toml", "config", "config.toml" ]
      } ],
      credentials: {
        names: [ "credentials.toml" ]
      },
      programs: [ {
        variables: [ "RUSTUP_HOME" ],
        home: [ ".rustup" ]
      }, {
        variables: [ "CARGO_HOME" ],
        parts: [ "bin" ],
        home: [ ".cargo/bin", ".cargo/env" ]
      } ],
      source: "doc.rust-lang.org/cargo/guide/cargo-home.html (2026-11-25)"
    }, {
      name: "Go",
      marks: [ "go.mod" ],
      manifests: [ {
        file: "go.mod",
        dependencies: {
          form: "lines",
          pattern: /^(?:require)?[^\S\n]+([\w.-]+\.[\w.-]+\/\S+)[^\S\n]+v\S+/gm
        }
      }, {
        file: "go.work"
      } ],
      locks: [ "go.sum", "go.work.sum" ],
      commands: {
        test: "go test ./...",
        build: "go build ./...",
        lint: "go vet ./..."
      },
      fetches: [ "go get *", "go install *@*", "go mod download *" ],
      directories: {
        often: [ "vendor" ]
      },
      roots: [ {
        at: "~/go",
        variables: [ "GOPATH" ],
        caches: [ "pkg" ]
      }, {
        variables: [ "GOMODCACHE" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/go-build",
        variables: [ "GOCACHE" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/golangci-lint",
        variables: [ "GOLANGCI_LINT_CACHE" ],
        caches: [ "." ]
      } ],
      programs: [ {
        variables: [ "GOROOT", "GOENV_ROOT" ],
        home: [ ".goenv" ]
      }, {
        variables: [ /^GOROOT_\d/ ]
      }, {
        variables: [ "GOPATH" ],
        parts: [ "bin" ]
      } ],
      source: "go help environment: GOPATH, GOMODCACHE, GOCACHE (2026-11-25)"
    }, {
      name: "NuGet",
      marks: [ "global.json", "Directory.Build.props" ],
      manifests: [ {
        file: "*.csproj"
      }, {
        file: "*.fsproj"
      }, {
        file: "Directory.Packages.props"
      } ],
      locks: [ "packages.lock.json" ],
      commands: {
        test: "dotnet test",
        format: "dotnet format --verify-no-changes"
      },
      fetches: [ "dotnet restore *", "dotnet add package *" ],
      runs: [ "Directory.Build.props", "Directory.Build.targets" ],
      roots: [ {
        at: "~/.nuget",
        caches: [ "packages" ],
        secrets: [ "NuGet", "NuGet.Config", "nuget.config", "plugins/config" ]
      }, {
        variables: [ "NUGET_PACKAGES" ],
        caches: [ "." ]
      }, {
        at: "$XDG_DATA_HOME/NuGet",
        caches: [ "." ]
      }, {
        variables: [ "NUGET_HTTP_CACHE_PATH" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME/NuGet",
        secrets: [ "." ]
      }, {
        at: "~/.microsoft/usersecrets",
        secrets: [ "." ]
      } ],
      credentials: {
        names: [ "NuGet.Config", "nuget.config", "NuGet.config" ]
      },
      programs: [ {
        variables: [ "DOTNET_ROOT", "DOTNET_INSTALL_DIR" ],
        home: [ ".dotnet" ]
      } ],
      source: "learn.microsoft.com/nuget, managing the global packages and cache folders (2026-11-22)"
    }, {
      name: "Swift",
      manifests: [ {
        file: "Package.swift"
      } ],
      locks: [ "Package.resolved" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/org.swift.swiftpm",
        caches: [ "." ]
      }, {
        at: "~/.swiftpm",
        caches: [ "cache" ],
        secrets: [ "configuration" ]
      } ],
      programs: [ {
        variables: [ "SWIFTLY_HOME_DIR" ],
        home: [ ".local/share/swiftly" ]
      } ],
      source: "documentation of SwiftPM: shared cache (2026-11-25)"
    }, {
      name: "make",
      marks: [ "GNUmakefile", "makefile", "Makefile" ],
      tasks: {
        form: "targets",
        run: "make"
      },
      roots: [],
      source: "documentation of GNU make: names of makefiles (2026-11-25)"
    }, {
      name: "CMake",
      marks: [ "CMakeLists.txt" ],
      commands: {
        build: "cmake --build build",
        test: "ctest"
      },
      directories: {
        often: [ "build" ]
      },
      roots: [],
      source: "cmake.org, manual: cmake --build, ctest (2026-11-22)"
    }, {
      name: "Haskell, OCaml, Julia",
      roots: [ {
        at: "~/.cabal",
        variables: [ "CABAL_DIR" ],
        caches: [ "packages", "store" ],
        secrets: [ "config" ]
      }, {
        at: "$XDG_CACHE_HOME/cabal",
        caches: [ "." ]
      }, {
        at: "~/.stack",
        variables: [ "STACK_ROOT" ],
        caches: [ "." ],
        secrets: [ "config.yaml" ]
      }, {
        at: "~/.julia",
        variables: [ "JULIA_DEPOT_PATH" ],
        caches: [ "." ],
        secrets: [ "servers", "logs" ]
      } ],
      programs: [ {
        variables: [ "GHCUP_INSTALL_BASE_PREFIX", "OPAMROOT" ],
        home: [ ".ghcup", ".opam", ".juliaup" ]
      } ],
      source: "docs.haskellstack.org, Stack root; documentation of cabal, opam and Julia: DEPOT_PATH (2026-11-25)"
    }, {
      name: "ccache, sccache",
      roots: [ {
        at: "$XDG_CACHE_HOME/ccache",
        variables: [ "CCACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "~/.ccache",
        caches: [ "." ],
        secrets: [ "ccache.conf" ]
      }, {
        at: "$XDG_CACHE_HOME/sccache",
        variables: [ "SCCACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME",
        secrets: [ "ccache", "sccache" ]
      } ],
      source: "ccache.dev/manual: cache_dir; documentation of sccache (2026-11-25)"
    }, {
      name: "Bazel, vcpkg, Conan",
      runs: [ ".bazelrc" ],
      directories: {
        often: [ "third_party" ]
      },
      roots: [ {
        at: "$XDG_CACHE_HOME/bazelisk",
        variables: [ "BAZELISK_HOME" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/vcpkg",
        variables: [ "VCPKG_DEFAULT_BINARY_CACHE" ],
        caches: [ "." ]
      }, {
        at: "~/.conan2",
        variables: [ "CONAN_HOME" ],
        caches: [ "p" ],
        secrets: [ ".conan.db", "remotes.json" ]
      }, {
        at: "~",
        secrets: [ ".bazelrc" ]
      } ],
      programs: [ {
        variables: [ "VCPKG_ROOT", "VCPKG_INSTALLATION_ROOT", "EMSDK" ]
      } ],
      source: "learn.microsoft.com/vcpkg/consume/binary-caching-default; documentation of Bazelisk and Conan (2026-11-25)"
    }, {
      name: "Terraform",
      directories: {
        generated: [ ".terraform" ]
      },
      roots: [],
      source: "documentation of Terraform: initializing a working directory (2026-11-25)"
    }, {
      name: "asdf, mise, Homebrew",
      roots: [],
      programs: [ {
        variables: [ "ASDF_DIR", "ASDF_DATA_DIR", "MISE_DATA_DIR", "HOMEBREW_PREFIX" ],
        home: [ ".asdf", ".local/share/mise", ".local/share/rtx" ]
      } ],
      source: "documentation of asdf, mise and Homebrew (2026-11-25)"
    } ];
    const GRADLE_DEPENDENCIES = {
      form: "lines",
      pattern: /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*(?:\(\s*)?["']([\w.-]+:[\w.-]+)/g
    };
    const JVM = [ {
      name: "Maven",
      marks: [ "pom.xml" ],
      manifests: [ {
        file: "pom.xml",
        dependencies: {
          form: "lines",
          pattern: /<dependency>(?:(?!<dependency>)[^])*?<artifactId>([^<]+)<\/artifactId>/g
        }
      } ],
      commands: {
        test: "mvn test"
      },
      runs: [ ".mvn/**" ],
      directories: {
        often: [ "target" ]
      },
      roots: [ {
        at: "~/.m2",
        variables: [ "MAVEN_USER_HOME" ],
        caches: [ "repository", "wrapper", "build-cache" ],
        secrets: [ "settings.xml", "settings-security.xml", "settings-security4.xml" ]
      } ],
      credentials: {
        names: [ "settings.xml", "settings-security.xml" ]
      },
      programs: [ {
        variables: [ "MAVEN_HOME", "M2_HOME" ],
        home: [ ".m2/toolchains.xml" ]
      } ],
      source: "maven.apache.org, wrapper and settings (2026-11-22)"
    }, {
      name: "Gradle",
      marks: [ "build.gradle", "build.gradle.kts" ],
      manifests: [ {
        file: "build.gradle",
        dependencies: GRADLE_DEPENDENCIES
      }, {
        file: "build.gradle.kts",
        dependencies: GRADLE_DEPENDENCIES
      }, {
        file: "settings.gradle"
      }, {
        file: "settings.gradle.kts"
      }, {
        file: "libs.versions.toml"
      }, {
        file: "gradle/wrapper/**"
      } ],
      locks: [ "gradle.lockfile" ],
      commands: {
        test: "./gradlew test"
      },
      runs: [ "gradlew", "gradlew.bat", "gradle-wrapper.jar", "gradle-wrapper.properties" ],
      directories: {
        generated: [ ".gradle" ],
        often: [ "build" ]
      },
      roots: [ {
        at: "~/.gradle",
        variables: [ "GRADLE_USER_HOME" ],
        caches: [ "caches", "wrapper", "jdks", "native" ],
        secrets: [ "gradle.properties", "init.gradle", "init.gradle.kts", "init.d", "enterprise", "develocity" ]
      }, {
        at: "~/.konan",
        variables: [ "KONAN_DATA_DIR" ],
        caches: [ "." ]
      }, {
        at: "~/.android",
        secrets: [ "." ]
      } ],
      credentials: {
        names: [ "gradle.properties" ]
      },
      programs: [ {
        variables: [ "GRADLE_HOME", "ANDROID_HOME", "ANDROID_SDK_ROOT" ]
      }, {
        variables: [ "ANDROID_NDK", "ANDROID_NDK_HOME", "ANDROID_NDK_ROOT" ]
      } ],
      source: "docs.gradle.org, directory layout (2026-11-22)"
    }, {
      name: "JDK, Ant, Kotlin",
      roots: [],
      programs: [ {
        variables: [ "JAVA_HOME", "JENV_ROOT", "SDKMAN_DIR", "ANT_HOME", "KOTLIN_HOME" ],
        home: [ ".jenv", ".sdkman", ".jdks" ]
      }, {
        variables: [ /^JAVA_HOME_\d+_/ ]
      } ],
      source: "documentation of GitHub's runner images, jEnv and SDKMAN! (2026-11-25)"
    }, {
      name: "Coursier, sbt, Ivy, Clojure",
      roots: [ {
        at: "$XDG_CACHE_HOME/coursier",
        caches: [ "." ]
      }, {
        variables: [ "COURSIER_CACHE", "COURSIER_ARCHIVE_CACHE" ],
        caches: [ "." ]
      }, {
        at: "~/.coursier",
        caches: [ "cache" ]
      }, {
        at: "$XDG_CONFIG_HOME/coursier",
        secrets: [ "." ]
      }, {
        at: "~/.ivy2",
        caches: [ "cache", "local" ],
        secrets: [ ".credentials", "credentials", "ivysettings.xml" ]
      }, {
        at: "~/.sbt",
        caches: [ "boot", "launchers" ],
        secrets: [ ".credentials", "repositories", "1.0", "0.13" ]
      }, {
        at: "~/.gitlibs",
        variables: [ "GITLIBS" ],
        caches: [ "." ]
      }, {
        at: "~/.lein",
        secrets: [ "." ]
      } ],
      programs: [ {
        variables: [ "SBT_HOME", "SCALA_HOME" ]
      } ],
      source: "get-coursier.io/docs, cache; scala-sbt.org, directories (2026-11-22)"
    } ];
    const NPM_SCRIPTS = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies)$/;
    const JAVASCRIPT = [ {
      name: "npm",
      marks: [ "package.json" ],
      manifests: [ {
        file: "package.json",
        dependencies: {
          form: "json",
          tables: [ "dependencies", "devDependencies", "optionalDependencies", "peerDependencies" ]
        },
        scripts: NPM_SCRIPTS
      } ],
      locks: [ "package-lock.json", "npm-shrinkwrap.json" ],
      settings: [ ".npmrc" ],
      tasks: {
        form: "scripts",
        run: "npm run",
        test: "npm test"
      },
      fetches: [ "npm install *", "npm i *", "npm ci *", "npm add *", "npm update *", "npm uninstall *" ],
      directories: {
        generated: [ "node_modules" ],
        often: [ "dist", "out" ]
      },
      roots: [ {
        at: "~/.npm",
        variables: [ "npm_config_cache", "NPM_CONFIG_CACHE" ],
        caches: [ "." ]
      }, {
        variables: [ "npm_config_prefix", "NPM_CONFIG_PREFIX" ],
        secrets: [ "etc/npmrc" ]
      } ],
      credentials: {
        variables: [ "NPM_CONFIG_USERCONFIG", "npm_config_userconfig" ]
      },
      programs: [ {
        variables: [ "NVM_DIR", "FNM_DIR", "VOLTA_HOME", "N_PREFIX", "NODENV_ROOT" ],
        home: [ ".nvm", ".local/share/fnm", ".volta", ".nodenv", ".npm-global" ]
      } ],
      source: "npm help config: cache, userconfig (2026-11-22)"
    }, {
      name: "pnpm",
      manifests: [ {
        file: "pnpm-workspace.yaml"
      } ],
      locks: [ "pnpm-lock.yaml" ],
      tasks: {
        form: "scripts",
        run: "pnpm run",
        test: "pnpm test"
      },
      fetches: [ "pnpm install *", "pnpm i *", "pnpm add *", "pnpm update *" ],
      runs: [ ".pnpmfile.cjs" ],
      roots: [ {
        at: "$XDG_DATA_HOME/pnpm",
        variables: [ "PNPM_HOME" ],
        caches: [ "store" ],
        secrets: [ "auth.ini" ]
      }, {
        variables: [ "npm_config_store_dir", "pnpm_config_store_dir" ],
        caches: [ "." ]
      }, {
        at: "~/.local/share/pnpm/store",
        caches: [ "." ]
      }, {
        at: "~/.pnpm-store",
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/pnpm",
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME/pnpm",
        secrets: [ "rc", "auth.ini" ]
      } ],
      programs: [ {
        variables: [ "PNPM_HOME" ]
      } ],
      source: "pnpm.io/11.x/settings/store: storeDir; documentation of pnpm: cacheDir (2026-11-25)"
    }, {
      name: "Yarn",
      locks: [ "yarn.lock" ],
      settings: [ ".yarnrc", ".yarnrc.yml" ],
      tasks: {
        form: "scripts",
        run: "yarn",
        test: "yarn test"
      },
      fetches: [ "yarn", "yarn install *", "yarn add *", "yarn upgrade *" ],
      runs: [ ".yarn/releases/**", ".yarn/plugins/**" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/yarn",
        variables: [ "YARN_CACHE_FOLDER" ],
        caches: [ "." ]
      }, {
        at: "~/.yarn/berry",
        variables: [ "YARN_GLOBAL_FOLDER" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/node/corepack",
        variables: [ "COREPACK_HOME" ],
        caches: [ "." ]
      } ],
      programs: [ {
        home: [ ".yarn/bin", ".config/yarn/global" ]
      } ],
      source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)"
    }, {
      name: "Bun",
      locks: [ "bun.lock", "bun.lockb" ],
      commands: {
        test: "bun test"
      },
      tasks: {
        form: "scripts",
        run: "bun run"
      },
      fetches: [ "bun install *", "bun add *" ],
      runs: [ "bunfig.toml" ],
      roots: [ {
        at: "~/.bun",
        variables: [ "BUN_INSTALL" ],
        caches: [ "install/cache" ],
        secrets: [ "bunfig.toml" ]
      }, {
        variables: [ "BUN_INSTALL_CACHE_DIR" ],
        caches: [ "." ]
      } ],
      programs: [ {
        variables: [ "BUN_INSTALL" ],
        parts: [ "bin" ],
        home: [ ".bun/bin" ]
      } ],
      source: "bun.sh/docs, global cache, bun test (2026-11-22)"
    }, {
      name: "Deno",
      marks: [ "deno.json", "deno.jsonc" ],
      locks: [ "deno.lock" ],
      commands: {
        test: "deno test",
        lint: "deno lint",
        format: "deno fmt --check"
      },
      fetches: [ "deno install *" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/deno",
        variables: [ "DENO_DIR" ],
        caches: [ "." ]
      } ],
      programs: [ {
        variables: [ "DENO_INSTALL" ],
        parts: [ "bin" ],
        home: [ ".deno/bin" ]
      } ],
      source: "docs.deno.com, DENO_DIR, deno test, fmt and lint (2026-11-22)"
    }, {
      name: "Bower",
      directories: {
        generated: [ "bower_components" ]
      },
      roots: [],
      source: "documentation of Bower: directory (2026-11-25)"
    }, {
      name: "Playwright and others that bring browsers",
      roots: [ {
        at: "$XDG_CACHE_HOME/ms-playwright",
        variables: [ "PLAYWRIGHT_BROWSERS_PATH" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/puppeteer",
        variables: [ "PUPPETEER_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/Cypress",
        variables: [ "CYPRESS_CACHE_FOLDER" ],
        caches: [ "." ]
      }, {
        at: "~/.cache/selenium",
        variables: [ "SE_CACHE_PATH" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/electron",
        variables: [ "electron_config_cache" ],
        caches: [ "." ]
      } ],
      programs: [ {
        variables: [ "CHROMEWEBDRIVER", "GECKOWEBDRIVER", "EDGEWEBDRIVER" ]
      }, {
        variables: [ "CHROME_BIN", "PUPPETEER_EXECUTABLE_PATH" ],
        parts: [ ".." ]
      } ],
      source: "playwright.dev, browsers; pptr.dev, cacheDirectory; docs.cypress.io; selenium.dev (2026-11-22)"
    } ];
    const REQUIREMENTS = {
      form: "lines",
      pattern: /^[^\S\n]*([A-Za-z0-9][\w.-]*)([^#\n]*)/gm
    };
    const PYTHON_TOOLS = [ {
      name: "pip, Pipenv, PDM, Hatch",
      marks: [ "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini" ],
      manifests: [ {
        file: "pyproject.toml",
        dependencies: {
          form: "pyproject",
          tables: /^tool\.(poetry|pdm)\..*dependencies/
        }
      }, {
        file: "setup.py"
      }, {
        file: "setup.cfg"
      }, {
        file: "Pipfile",
        dependencies: {
          form: "toml",
          tables: /packages/
        }
      }, {
        file: "requirements*.txt",
        dependencies: REQUIREMENTS
      }, {
        file: "requirements*.in",
        dependencies: REQUIREMENTS
      }, {
        file: "requirements/*.txt"
      } ],
      locks: [ "Pipfile.lock", "pdm.lock", "pylock.toml" ],
      commands: {
        test: "pytest"
      },
      fetches: [ "pip install *", "pip3 install *", "pip download *", "python -m pip install *", "python3 -m pip install *", "pipx install *" ],
      runs: [ "setup.py", "conftest.py", "sitecustomize.py" ],
      directories: {
        generated: [ "__pycache__", ".venv", ".tox", ".nox", ".pytest_cache", ".mypy_cache", ".ruff_cache" ],
        often: [ "venv" ]
      },
      roots: [ {
        at: "$XDG_CACHE_HOME/pip",
        variables: [ "PIP_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/pipenv",
        variables: [ "PIPENV_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_DATA_HOME/virtualenvs",
        variables: [ "WORKON_HOME" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/pdm",
        variables: [ "PDM_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_DATA_HOME/hatch/env",
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME",
        secrets: [ "pip", "pdm", "hatch" ]
      }, {
        at: "~/.pip",
        secrets: [ "." ]
      } ],
      credentials: {
        names: [ ".pypirc", "pip.conf" ],
        variables: [ "PIP_CONFIG_FILE" ]
      },
      programs: [ {
        variables: [ "VIRTUAL_ENV", "PYENV_ROOT", "PIPX_HOME", "PIPX_BIN_DIR" ],
        home: [ ".pyenv", ".local/pipx", ".local/share/pipx" ]
      }, {
        variables: [ "pythonLocation", "Python3_ROOT_DIR", "PYTHONPATH" ]
      } ],
      source: "documentation of pip, Pipenv, PDM and Hatch: caching and configuration (2026-11-25)"
    }, {
      name: "uv",
      locks: [ "uv.lock" ],
      fetches: [ "uv add *", "uv sync *", "uv lock *", "uv pip install *" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/uv",
        variables: [ "UV_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_DATA_HOME/uv",
        secrets: [ "credentials" ]
      }, {
        at: "$XDG_CONFIG_HOME/uv",
        secrets: [ "." ]
      } ],
      credentials: {
        variables: [ "UV_CREDENTIALS_DIR" ]
      },
      programs: [ {
        variables: [ "UV_PYTHON_INSTALL_DIR", "UV_TOOL_DIR", "UV_TOOL_BIN_DIR" ],
        home: [ ".local/share/uv/python", ".local/share/uv/tools" ]
      } ],
      source: "docs.astral.sh/uv, storage (2026-11-22)"
    }, {
      name: "Poetry",
      locks: [ "poetry.lock" ],
      fetches: [ "poetry add *", "poetry install *", "poetry update *", "poetry lock *" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/pypoetry",
        variables: [ "POETRY_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        variables: [ "POETRY_VIRTUALENVS_PATH" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME/pypoetry",
        variables: [ "POETRY_CONFIG_DIR" ],
        secrets: [ "auth.toml" ]
      } ],
      credentials: {
        names: [ "auth.toml" ]
      },
      programs: [ {
        variables: [ "POETRY_HOME" ],
        home: [ ".local/share/pypoetry", ".config/pypoetry/config.toml" ]
      } ],
      source: "python-poetry.org/docs, configuration: cache-dir, virtualenvs.path (2026-11-22)"
    }, {
      name: "Conda",
      fetches: [ "conda install *" ],
      roots: [ {
        at: "~/.conda",
        caches: [ "pkgs" ]
      }, {
        variables: [ "CONDA_PKGS_DIRS" ],
        caches: [ "." ]
      }, {
        at: "~",
        secrets: [ ".condarc", ".mambarc", ".continuum" ]
      } ],
      credentials: {
        names: [ ".condarc" ]
      },
      programs: [ {
        variables: [ "CONDA", "CONDA_PREFIX", "MAMBA_ROOT_PREFIX" ]
      } ],
      source: "docs.conda.io/docs/config.html; documentation of conda: pkgs_dirs (2026-11-25)"
    }, {
      name: "Pyright",
      roots: [ {
        at: "$XDG_CACHE_HOME/pyright-python",
        variables: [ "PYRIGHT_PYTHON_CACHE_DIR" ],
        caches: [ "." ]
      } ],
      source: "release notes of pyright for Python 1.1.296: PYRIGHT_PYTHON_CACHE_DIR (2026-11-25)"
    }, {
      name: "pre-commit",
      commands: {
        lint: "pre-commit run --all-files"
      },
      roots: [ {
        at: "$XDG_CACHE_HOME/pre-commit",
        variables: [ "PRE_COMMIT_HOME" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/prek",
        variables: [ "PREK_HOME" ],
        caches: [ "." ]
      } ],
      source: "pre-commit.com, managing CI caches (2026-11-22)"
    } ];
    const COMPOSER_SCRIPTS = /^((pre|post)?(install|uninstall)|(pre|post)-(install|update|autoload-dump)-?\w*)$/;
    const SCRIPTING = [ {
      name: "Composer",
      marks: [ "composer.json" ],
      manifests: [ {
        file: "composer.json",
        dependencies: {
          form: "json",
          tables: [ "require", "require-dev" ]
        },
        scripts: COMPOSER_SCRIPTS
      } ],
      locks: [ "composer.lock" ],
      commands: {
        test: "composer test"
      },
      fetches: [ "composer install *", "composer require *", "composer update *" ],
      directories: {
        often: [ "vendor" ]
      },
      roots: [ {
        at: "$XDG_CACHE_HOME/composer",
        variables: [ "COMPOSER_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "~/.composer",
        variables: [ "COMPOSER_HOME" ],
        caches: [ "cache" ],
        secrets: [ "auth.json", "config.json" ]
      }, {
        at: "$XDG_CONFIG_HOME/composer",
        secrets: [ "auth.json", "config.json" ]
      } ],
      credentials: {
        names: [ "auth.json" ]
      },
      programs: [ {
        variables: [ "PHPENV_ROOT" ],
        home: [ ".phpenv", ".config/composer/vendor", ".composer/vendor" ]
      } ],
      source: "documentation of Composer: COMPOSER_HOME, COMPOSER_CACHE_DIR (2026-11-25)"
    }, {
      name: "RubyGems, Bundler",
      marks: [ "Gemfile" ],
      manifests: [ {
        file: "Gemfile",
        dependencies: {
          form: "lines",
          pattern: /^[^\S\n]*gem\s+["']([\w-]+)["']([^#\n]*)/gm
        }
      }, {
        file: "*.gemspec"
      } ],
      locks: [ "Gemfile.lock" ],
      commands: {
        test: "bundle exec rake test"
      },
      fetches: [ "gem install *", "bundle install *", "bundle update *" ],
      directories: {
        often: [ "vendor" ]
      },
      roots: [ {
        at: "~/.gem",
        caches: [ "ruby", "specs" ],
        secrets: [ "credentials" ]
      }, {
        variables: [ "GEM_HOME" ],
        caches: [ "." ]
      }, {
        variables: [ "BUNDLE_PATH" ],
        caches: [ "." ]
      }, {
        at: "~/.bundle",
        variables: [ "BUNDLE_USER_HOME" ],
        caches: [ "cache", "plugin" ],
        secrets: [ "config" ]
      }, {
        variables: [ "BUNDLE_USER_CACHE" ],
        caches: [ "." ]
      }, {
        at: "$XDG_DATA_HOME/gem",
        caches: [ "ruby" ],
        secrets: [ "credentials" ]
      }, {
        at: "~",
        secrets: [ ".gemrc" ]
      } ],
      programs: [ {
        variables: [ "RBENV_ROOT", "GEM_PATH" ],
        home: [ ".rbenv", ".rvm" ]
      } ],
      source: "bundle-config(1); documentation of RubyGems: make your own gem (2026-11-25)"
    }, {
      name: "Hex, Mix, Rebar",
      marks: [ "mix.exs" ],
      manifests: [ {
        file: "mix.exs"
      } ],
      locks: [ "mix.lock" ],
      commands: {
        test: "mix test",
        format: "mix format --check-formatted"
      },
      fetches: [ "mix deps.get *" ],
      directories: {
        often: [ "_build", "deps" ]
      },
      roots: [ {
        at: "~/.hex",
        variables: [ "HEX_HOME" ],
        caches: [ "." ],
        secrets: [ "hex.config" ]
      }, {
        at: "$XDG_DATA_HOME/hex",
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/hex",
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME/hex",
        secrets: [ "." ]
      }, {
        at: "~/.mix",
        variables: [ "MIX_HOME" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CACHE_HOME/rebar3",
        variables: [ "REBAR_CACHE_DIR" ],
        caches: [ "." ]
      }, {
        at: "$XDG_CONFIG_HOME/rebar3",
        secrets: [ "hex.config" ]
      } ],
      credentials: {
        names: [ "hex.config" ]
      },
      programs: [ {
        variables: [ /^INSTALL_DIR_FOR_(OTP|ELIXIR|GLEAM|REBAR3)$/ ]
      } ],
      source: "hexdocs.pm, mix hex.config; Mix.Utils.mix_home (2026-11-22)"
    }, {
      name: "Dart, Flutter",
      manifests: [ {
        file: "pubspec.yaml"
      } ],
      locks: [ "pubspec.lock" ],
      fetches: [ "dart", "flutter" ].flatMap(program => [ "get", "add", "upgrade" ].map(what => `${program} pub ${what} *`)),
      directories: {
        generated: [ ".dart_tool" ]
      },
      roots: [ {
        at: "~/.pub-cache",
        variables: [ "PUB_CACHE" ],
        caches: [ "hosted", "hosted-hashes", "git", "global_packages", "bin" ],
        secrets: [ "credentials.json" ]
      }, {
        at: "$XDG_CONFIG_HOME/dart",
        secrets: [ "." ]
      } ],
      credentials: {
        names: [ "credentials.json" ]
      },
      programs: [ {
        variables: [ "FLUTTER_ROOT", "FLUTTER_HOME" ]
      } ],
      source: "dart.dev, environment variables, dart pub get, dart pub token; docs.flutter.dev, CLI (2026-11-28)"
    }, {
      name: "Perl",
      roots: [],
      programs: [ {
        variables: [ "PLENV_ROOT", "PERL_LOCAL_LIB_ROOT", "PERL5LIB" ]
      } ],
      source: "documentation of plenv and local::lib (2026-11-25)"
    }, {
      name: "Nix",
      manifests: [ {
        file: "flake.nix"
      } ],
      locks: [ "flake.lock" ],
      roots: [],
      programs: [ {
        home: [ ".nix-profile", ".local/state/nix/profile" ]
      } ],
      source: "nix.dev, flakes (2026-11-22)"
    } ];
    const XDG = {
      XDG_CACHE_HOME: "~/.cache",
      XDG_DATA_HOME: "~/.local/share",
      XDG_CONFIG_HOME: "~/.config"
    };
    const ECOSYSTEMS = [ ...JAVASCRIPT, ...PYTHON_TOOLS, ...COMPILED, ...JVM, ...SCRIPTING ];
    const GENERATED = new Set(ECOSYSTEMS.flatMap(row => row.directories?.generated ?? []));
    const FOREIGN = new Set([ ...GENERATED, ...ECOSYSTEMS.flatMap(row => row.directories?.often ?? []) ]);
  }),
  40627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var once = (function once(make) {
      let made;
      return () => (made ??= {
        value: make()
      }).value;
    });
    var onceDone = (function onceDone(make) {
      let made;
      return () => made ??= make().catch(error => {
        made = undefined;
        throw error;
      });
    });
    var onceFor = (function onceFor(find) {
      return keptIn(new Map, find);
    });
    var onceForObject = (function onceForObject(find) {
      return keptIn(new WeakMap, find);
    });
    var keptIn = (function keptIn(found, find) {
      return key => {
        const known = found.get(key);
        if (known !== undefined) return known.value;
        const value = find(key);
        found.set(key, {
          value: value
        });
        return value;
      };
    });
    var sharedWhileAsked = (function sharedWhileAsked(find) {
      const asked = new Map;
      return {
        ask(key) {
          const known = asked.get(key);
          if (known !== undefined) return known;
          const finding = find(key).finally(() => asked.get(key) === finding && asked.delete(key));
          asked.set(key, finding);
          return finding;
        },
        forget: () => asked.clear()
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Mh: () => onceForObject,
      Oo: () => once,
      UL: () => onceDone,
      bO: () => onceFor,
      hP: () => sharedWhileAsked
    });
  }),
  23782: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var given = (function given(fields) {
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    });
    var mapValues = (function mapValues(record, change) {
      const pairs = Object.entries(record);
      return Object.fromEntries(pairs.map(([key, value]) => [ key, change(value, key) ]));
    });
    var present = (function present(items) {
      return items.filter(item => item !== undefined && item !== false);
    });
    var listed = (function listed(names, most) {
      const more = names.length > most ? ` and ${names.length - most} more` : "";
      return `${names.slice(0, most).join(", ")}${more}`;
    });
    var joined = (function joined(texts, between) {
      return present(texts).filter(text => text !== "").join(between);
    });
    __webpack_require__.d(__webpack_exports__, {
      Eb: () => present,
      KE: () => listed,
      LG: () => mapValues,
      gI: () => given,
      oR: () => joined
    });
  })
};


