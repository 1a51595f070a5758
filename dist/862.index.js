export const id = 862;

export const ids = [ 862 ];

export const modules = {
  89823: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ku: () => firstOf,
      RI: () => withoutBlocks,
      cz: () => clipped,
      g1: () => lastOf,
      kH: () => splits,
      tF: () => slugOf
    });
    function firstOf(text, most) {
      return text.slice(0, splits(text, most) ? most - 1 : most);
    }
    function clipped(text, most, clipping = {}) {
      const {mark: mark = "\u2026", kept: kept = most - 1, atWordFrom: atWordFrom} = clipping;
      if (text.length <= most) return text;
      const cut = firstOf(text, kept).toWellFormed();
      if (atWordFrom === undefined) return cut + mark;
      const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
      return (end > atWordFrom ? cut.slice(0, end) : cut).trimEnd() + mark;
    }
    function lastOf(text, most) {
      const start = Math.max(0, text.length - most);
      return text.slice(splits(text, start) ? start + 1 : start);
    }
    function splits(text, offset) {
      const [before, after] = [ text.charCodeAt(offset - 1), text.charCodeAt(offset) ];
      return before >= 55296 && before <= 56319 && after >= 56320 && after <= 57343;
    }
    function withoutBlocks(text, opening, closing) {
      const pieces = [];
      let from = 0;
      for (;;) {
        const open = text.indexOf(opening, from);
        const close = open < 0 ? -1 : text.indexOf(closing, open + opening.length);
        if (close < 0) return pieces.join("") + text.slice(from);
        pieces.push(text.slice(from, open));
        from = close + closing.length;
      }
    }
    const SLUG = 40;
    function slugOf(title) {
      const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
      const words = plain.split(/[^a-z0-9]+/).filter(word => word !== "");
      let slug = "";
      for (const word of words) {
        const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
        if (longer.length > SLUG) break;
        slug = longer;
      }
      return slug;
    }
  }),
  86876: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => ECOSYSTEMS,
      m: () => XDG
    });
    var setup_actions = __webpack_require__(21864);
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
      install: {
        locked: "cargo fetch --locked",
        plain: "cargo fetch"
      },
      fetches: [ "cargo install *", "cargo add *", "cargo fetch *", "cargo update *" ],
      roots: [ {
        at: "~/.cargo",
        variables: [ "CARGO_HOME" ],
        caches: [ "registry", "git" ],
        secrets: [ "credentials", "credentials.toml", "config", "config.toml" ]
      } ],
      source: "doc.rust-lang.org/cargo, Cargo Home"
    }, {
      name: "Go",
      marks: [ "go.mod" ],
      manifests: [ {
        file: "go.mod",
        dependencies: {
          form: "lines",
          pattern: /^(?:require)?\s+([\w.-]+\.[\w.-]+\/\S+)\s+v\S+/gm
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
      toolchain: {
        uses: setup_actions.k.go,
        with: {
          "go-version-file": "go.mod"
        }
      },
      install: {
        plain: "go mod download"
      },
      fetches: [ "go get *", "go install *@*", "go mod download *" ],
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
      source: "go help environment: GOPATH, GOMODCACHE, GOCACHE"
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
      toolchain: {
        uses: setup_actions.k.dotnet,
        with: {
          "dotnet-version": "10.x"
        },
        version: {
          input: "global-json-file",
          files: [ "global.json" ]
        }
      },
      install: {
        plain: "dotnet restore"
      },
      fetches: [ "dotnet restore *", "dotnet add package *" ],
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
      source: "SwiftPM documentation, shared cache"
    }, {
      name: "CMake",
      marks: [ "CMakeLists.txt" ],
      commands: {
        build: "cmake --build build",
        test: "ctest"
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
      source: "cabal.readthedocs.io; docs.haskellstack.org; docs.julialang.org, DEPOT_PATH"
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
      source: "ccache.dev, manual: cache_dir"
    }, {
      name: "Bazel, vcpkg, Conan",
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
      source: "bazelisk README; learn.microsoft.com/vcpkg, binary caching; docs.conan.io, home"
    } ];
    const JAVA = {
      uses: setup_actions.k.java,
      with: {
        distribution: "temurin",
        "java-version": "21"
      },
      version: {
        input: "java-version-file",
        files: [ ".java-version", ".tool-versions" ]
      }
    };
    const GRADLE_DEPENDENCIES = {
      form: "lines",
      pattern: /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*\(?\s*["']([\w.-]+:[\w.-]+)/g
    };
    const JVM = [ {
      name: "Maven",
      marks: [ "pom.xml" ],
      manifests: [ {
        file: "pom.xml",
        dependencies: {
          form: "lines",
          pattern: /<dependency>[^]*?<artifactId>([^<]+)<\/artifactId>/g
        }
      } ],
      commands: {
        test: "mvn test"
      },
      toolchain: JAVA,
      install: {
        plain: "mvn -B -ntp -Dmaven.test.failure.ignore=true verify"
      },
      roots: [ {
        at: "~/.m2",
        variables: [ "MAVEN_USER_HOME" ],
        caches: [ "repository", "wrapper", "build-cache" ],
        secrets: [ "settings.xml", "settings-security.xml", "settings-security4.xml" ]
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
      toolchain: JAVA,
      install: {
        plain: "./gradlew --no-daemon --continue check || true"
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
      source: "docs.gradle.org, directory layout (2026-11-22)"
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
      source: "get-coursier.io/docs, cache; scala-sbt.org, directories (2026-11-22)"
    } ];
    const NPM_SCRIPTS = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies)$/;
    const NODE = {
      uses: setup_actions.k.node,
      with: {
        "node-version": "lts/*"
      },
      version: {
        input: "node-version-file",
        files: [ ".nvmrc", ".node-version" ]
      }
    };
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
      toolchain: NODE,
      install: {
        locked: "npm ci",
        plain: "npm install --no-package-lock"
      },
      fetches: [ "npm install *", "npm i *", "npm ci *", "npm add *", "npm update *", "npm uninstall *" ],
      roots: [ {
        at: "~/.npm",
        variables: [ "npm_config_cache", "NPM_CONFIG_CACHE" ],
        caches: [ "." ]
      }, {
        variables: [ "npm_config_prefix", "NPM_CONFIG_PREFIX" ],
        secrets: [ "etc/npmrc" ]
      } ],
      source: "npm help config: cache, userconfig (2026-11-22)"
    }, {
      name: "pnpm",
      manifests: [ {
        file: "pnpm-workspace.yaml"
      } ],
      locks: [ "pnpm-lock.yaml" ],
      toolchain: NODE,
      install: {
        locked: "pnpm install --frozen-lockfile",
        plain: "pnpm install"
      },
      fetches: [ "pnpm install *", "pnpm i *", "pnpm add *", "pnpm update *" ],
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
      source: "pnpm.io, settings: storeDir, cacheDir"
    }, {
      name: "Yarn",
      locks: [ "yarn.lock" ],
      settings: [ ".yarnrc", ".yarnrc.yml" ],
      toolchain: NODE,
      install: {
        plain: "yarn install"
      },
      fetches: [ "yarn", "yarn install *", "yarn add *", "yarn upgrade *" ],
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
      source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)"
    }, {
      name: "Bun",
      locks: [ "bun.lock", "bun.lockb" ],
      commands: {
        test: "bun test"
      },
      toolchain: {
        uses: setup_actions.k.bun,
        with: {}
      },
      install: {
        locked: "bun install --frozen-lockfile",
        plain: "bun install"
      },
      fetches: [ "bun install *", "bun add *" ],
      roots: [ {
        at: "~/.bun",
        variables: [ "BUN_INSTALL" ],
        caches: [ "install/cache" ],
        secrets: [ "bunfig.toml" ]
      }, {
        variables: [ "BUN_INSTALL_CACHE_DIR" ],
        caches: [ "." ]
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
      toolchain: {
        uses: setup_actions.k.deno,
        with: {
          "deno-version": "v2.x"
        }
      },
      install: {
        plain: "deno install"
      },
      fetches: [ "deno install *" ],
      roots: [ {
        at: "$XDG_CACHE_HOME/deno",
        variables: [ "DENO_DIR" ],
        caches: [ "." ]
      } ],
      source: "docs.deno.com, DENO_DIR, deno test, fmt and lint (2026-11-22)"
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
      source: "playwright.dev, browsers; pptr.dev, cacheDirectory (2026-11-22); docs.cypress.io; selenium.dev"
    } ];
    const PYTHON = {
      uses: setup_actions.k.python,
      with: {
        "python-version": "3.x"
      },
      version: {
        input: "python-version-file",
        files: [ ".python-version" ]
      }
    };
    const REQUIREMENTS = {
      form: "lines",
      pattern: /^\s*([A-Za-z0-9][\w.-]*)\s*([^#\n]*)/gm
    };
    const PYTHON_TOOLS = [ {
      name: "pip, Pipenv, PDM, Hatch",
      marks: [ "pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini" ],
      manifests: [ {
        file: "pyproject.toml",
        dependencies: {
          form: "pyproject"
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
      toolchain: PYTHON,
      install: {
        plain: "pip install ."
      },
      fetches: [ "pip install *", "pip3 install *", "pip download *", "python -m pip install *", "python3 -m pip install *", "pipx install *" ],
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
      source: "pip.pypa.io, caching and configuration"
    }, {
      name: "uv",
      locks: [ "uv.lock" ],
      toolchain: {
        uses: setup_actions.k.uv,
        with: {
          "enable-cache": "true"
        }
      },
      install: {
        locked: "uv sync --locked",
        plain: "uv sync"
      },
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
      source: "docs.astral.sh/uv, storage (2026-11-22)"
    }, {
      name: "Poetry",
      locks: [ "poetry.lock" ],
      toolchain: PYTHON,
      install: {
        plain: "pip install poetry && poetry install"
      },
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
      source: "docs.conda.io, configuration: pkgs_dirs"
    }, {
      name: "Pyright",
      roots: [ {
        at: "$XDG_CACHE_HOME/pyright-python",
        variables: [ "PYRIGHT_PYTHON_CACHE_DIR" ],
        caches: [ "." ]
      } ],
      source: "pypi.org/project/pyright, PYRIGHT_PYTHON_CACHE_DIR"
    }, {
      name: "pre-commit",
      install: {
        plain: "pre-commit install-hooks"
      },
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
      toolchain: {
        uses: setup_actions.k.php,
        with: {
          "php-version": "8.4"
        }
      },
      install: {
        plain: "composer install --no-interaction --prefer-dist"
      },
      fetches: [ "composer install *", "composer require *", "composer update *" ],
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
      source: "getcomposer.org/doc, COMPOSER_HOME, COMPOSER_CACHE_DIR"
    }, {
      name: "RubyGems, Bundler",
      marks: [ "Gemfile" ],
      manifests: [ {
        file: "Gemfile",
        dependencies: {
          form: "lines",
          pattern: /^\s*gem\s+["']([\w-]+)["']([^#\n]*)/gm
        }
      }, {
        file: "*.gemspec"
      } ],
      locks: [ "Gemfile.lock" ],
      commands: {
        test: "bundle exec rake test"
      },
      toolchain: {
        uses: setup_actions.k.ruby,
        with: {
          "ruby-version": "ruby",
          "bundler-cache": "true"
        },
        version: {
          input: "",
          files: [ ".ruby-version", ".tool-versions" ]
        }
      },
      fetches: [ "gem install *", "bundle install *", "bundle update *" ],
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
      source: "bundler.io, config; guides.rubygems.org, make your own gem"
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
      toolchain: {
        uses: setup_actions.k.beam,
        with: {
          "otp-version": "28",
          "elixir-version": "1.19"
        },
        version: {
          input: "version-file",
          files: [ ".tool-versions" ]
        }
      },
      install: {
        plain: "mix local.hex --force && mix local.rebar --force && mix deps.get"
      },
      fetches: [ "mix deps.get *" ],
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
      source: "hexdocs.pm, mix hex.config; Mix.Utils.mix_home (2026-11-22)"
    }, {
      name: "Dart, Flutter",
      manifests: [ {
        file: "pubspec.yaml"
      } ],
      locks: [ "pubspec.lock" ],
      roots: [ {
        at: "~/.pub-cache",
        variables: [ "PUB_CACHE" ],
        caches: [ "hosted", "hosted-hashes", "git", "global_packages", "bin" ],
        secrets: [ "credentials.json" ]
      }, {
        at: "$XDG_CONFIG_HOME/dart",
        secrets: [ "." ]
      } ],
      source: "dart.dev, environment variables and dart pub token (2026-11-22)"
    }, {
      name: "Nix",
      manifests: [ {
        file: "flake.nix"
      } ],
      locks: [ "flake.lock" ],
      roots: [],
      source: "nix.dev, flakes (2026-11-22)"
    } ];
    const XDG = {
      XDG_CACHE_HOME: "~/.cache",
      XDG_DATA_HOME: "~/.local/share",
      XDG_CONFIG_HOME: "~/.config"
    };
    const ECOSYSTEMS = [ ...JAVASCRIPT, ...PYTHON_TOOLS, ...COMPILED, ...JVM, ...SCRIPTING ];
  }),
  42815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList,
      g: () => decodePercent
    });
    var _attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12666);
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decodePercent(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decodePercent(text) {
      return (0, _attempt_js__WEBPACK_IMPORTED_MODULE_0__.CD)(() => decodeURIComponent(text)) ?? text;
    }
  }),
  16202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => once,
      U: () => onceDone
    });
    function once(make) {
      let made;
      return () => (made ??= {
        value: make()
      }).value;
    }
    function onceDone(make) {
      let made;
      return () => made ??= make().catch(error => {
        made = undefined;
        throw error;
      });
    }
  }),
  29325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Eb: () => present,
      KE: () => listed,
      LG: () => mapValues,
      gI: () => given,
      oR: () => joined
    });
    function given(fields) {
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    }
    function mapValues(record, change) {
      const pairs = Object.entries(record);
      return Object.fromEntries(pairs.map(([key, value]) => [ key, change(value, key) ]));
    }
    function present(items) {
      return items.filter(item => item !== undefined && item !== false);
    }
    function listed(names, most) {
      const more = names.length > most ? ` and ${names.length - most} more` : "";
      return `${names.slice(0, most).join(", ")}${more}`;
    }
    function joined(texts, between) {
      return present(texts).filter(text => text !== "").join(between);
    }
  }),
  74368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ae: () => anyText,
      D8: () => anything,
      HI: () => variants,
      Jt: () => flag,
      KD: () => checked,
      Qm: () => wrong,
      Qq: () => text,
      Qx: () => describeFault,
      TR: () => refuse,
      U9: () => count,
      Vh: () => readJson,
      Vm: () => word,
      WQ: () => whole,
      WY: () => described,
      ai: () => number,
      bI: () => isTable,
      cW: () => shape,
      d9: () => schemaFaults,
      dY: () => constant,
      fO: () => asTable,
      g1: () => record,
      h9: () => oneOrMore,
      pP: () => anyTable,
      p_: () => list,
      sV: () => tableIn,
      v3: () => readData,
      vj: () => amount,
      wC: () => matching
    });
    var _attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12666);
    var _distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4984);
    function readData(kind, value, table = "an object") {
      const faults = [];
      const read = kind.read(value, {
        path: [],
        faults: faults,
        table: table
      });
      return {
        value: faults.length === 0 ? read : undefined,
        faults: faults
      };
    }
    function readJson(kind, text) {
      try {
        const value = JSON.parse(text);
        return readData(kind, value).value === undefined ? undefined : value;
      } catch {
        return undefined;
      }
    }
    function text(why = () => undefined, schema) {
      const read = (value, at) => {
        if (typeof value !== "string") return mustBe(at, "a text", value);
        if (value.trim() === "") return wrong(at, "must not be empty.");
        return refused(at, why(value)) ? undefined : value;
      };
      return {
        schema: {
          type: "string",
          ...schema ?? {
            minLength: 1
          }
        },
        read: read
      };
    }
    const anyText = scalar("a text", {
      type: "string"
    }, value => typeof value === "string");
    const anything = {
      schema: {},
      read: value => value
    };
    const anyTable = {
      schema: {
        type: "object"
      },
      read: (value, at) => isTable(value) ? value : mustBe(at, at.table, value)
    };
    const flag = scalar("true or false", {
      type: "boolean"
    }, value => typeof value === "boolean");
    const whole = scalar("a whole number", {
      type: "integer"
    }, value => Number.isSafeInteger(value));
    function count(least) {
      const expected = `a whole number, at least ${least}`;
      const fits = value => Number.isSafeInteger(value) && Number(value) >= least;
      return scalar(expected, {
        type: "integer",
        minimum: least
      }, fits);
    }
    function number(least, of = "") {
      const fits = value => Number.isFinite(value) && Number(value) >= least;
      return scalar(`${of}a number of at least ${least}`, {
        type: "number",
        minimum: least
      }, fits);
    }
    function amount(most = Number.MAX_VALUE) {
      const isLimited = most < Number.MAX_VALUE;
      const limit = isLimited ? {
        maximum: most
      } : {};
      const expected = `a number above 0${isLimited ? ` and at most ${most}` : ""}`;
      const fits = value => Number.isFinite(value) && Number(value) > 0 && Number(value) <= most;
      return scalar(expected, {
        type: "number",
        exclusiveMinimum: 0,
        ...limit
      }, fits);
    }
    function constant(only) {
      return scalar(JSON.stringify(only), {
        const: only
      }, value => value === only);
    }
    function word(words, why = () => undefined) {
      const expected = words.map(each => `"${each}"`).join(" or ");
      return {
        schema: {
          type: "string",
          enum: words
        },
        read(value, at) {
          const found = words.find(each => each === value);
          if (found !== undefined || typeof value !== "string") return found ?? mustBe(at, expected, value);
          if (refused(at, why(value))) return undefined;
          const near = (0, _distance_js__WEBPACK_IMPORTED_MODULE_0__.p)(value, words);
          return wrong(at, `must be ${expected}, but is "${value}".`, near === undefined ? undefined : `Did you mean "${near}"?`);
        }
      };
    }
    function matching(pattern, what) {
      const fits = value => typeof value === "string" && pattern.test(value);
      return scalar(what, {
        type: "string",
        pattern: pattern.source
      }, fits);
    }
    function list(kind, of, options = {}) {
      const {hint: hint, least: least = 0, most: most = Infinity} = options;
      return {
        schema: {
          type: "array",
          items: kind.schema
        },
        read(value, at) {
          if (!Array.isArray(value)) return mustBe(at, `an array of ${of}`, value, hint);
          if (value.length >= least && value.length <= most) return items(kind, value, at);
          return wrong(at, `has ${value.length} ${of}, and must have ${least} to ${most}.`);
        }
      };
    }
    function oneOrMore(kind) {
      return {
        schema: {
          oneOf: [ kind.schema, {
            type: "array",
            items: kind.schema,
            minItems: 1
          } ]
        },
        read(value, at) {
          if (Array.isArray(value) && value.length === 0) return wrong(at, "is empty: it would never match.");
          if (Array.isArray(value)) return items(kind, value, at);
          const one = kind.read(value, at);
          return one === undefined ? undefined : [ one ];
        }
      };
    }
    function shape(required, optional, {hint: hint, others: others, schema: schema = {}} = {}) {
      const kinds = {
        ...required,
        ...optional
      };
      const needed = Object.keys(required);
      return {
        schema: {
          type: "object",
          ...others === undefined && {
            additionalProperties: false
          },
          properties: Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [ key, kind.schema ])),
          ...needed.length > 0 && {
            required: needed
          },
          ...schema
        },
        read(value, at) {
          if (!isTable(value)) return mustBe(at, at.table, value, hint);
          const before = at.faults.length;
          if (others === undefined) refuseUnknown(value, at, Object.keys(kinds));
          for (const key of needed) if (!Object.hasOwn(value, key)) at.faults.push({
            kind: "missing",
            path: at.path,
            key: key
          });
          const found = Object.entries(kinds).filter(([key]) => Object.hasOwn(value, key)).map(([key, kind]) => [ key, kind.read(value[key], below(at, key)) ]);
          return at.faults.length > before ? undefined : Object.fromEntries(found);
        }
      };
    }
    function variants(key, kinds) {
      return {
        schema: {
          anyOf: Object.values(kinds).map(({schema: schema}) => schema)
        },
        read(value, at) {
          const name = isTable(value) && Object.hasOwn(value, key) ? value[key] : undefined;
          const kind = typeof name === "string" && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
          if (kind !== undefined) return kind.read(value, at);
          return wrong(at, `must have one of ${Object.keys(kinds).join(", ")} as its ${key}.`);
        }
      };
    }
    function record(kind) {
      return {
        schema: {
          type: "object",
          additionalProperties: kind.schema
        },
        read(value, at) {
          if (!isTable(value)) return mustBe(at, at.table, value);
          const pairs = Object.entries(value).flatMap(([key, item]) => {
            const read = kind.read(item, below(at, key));
            return read === undefined ? [] : [ [ key, read ] ];
          });
          return Object.fromEntries(pairs);
        }
      };
    }
    function described(kind, says) {
      return {
        ...kind,
        schema: {
          ...kind.schema,
          description: says
        }
      };
    }
    function checked(kind, check) {
      return {
        ...kind,
        read(value, at) {
          check(value, at);
          return kind.read(value, at);
        }
      };
    }
    function scalar(expected, schema, fits) {
      return {
        schema: schema,
        read: (value, at) => fits(value) ? value : mustBe(at, expected, value)
      };
    }
    function items(kind, values, at) {
      const read = values.map((value, index) => kind.read(value, below(at, index)));
      return read.every(item => item !== undefined) ? read : undefined;
    }
    function below({path: path, ...at}, key) {
      return {
        path: [ ...path, key ],
        ...at
      };
    }
    function refuseUnknown(value, {path: path, faults: faults}, known) {
      for (const key of Object.keys(value)) {
        if (known.includes(key)) continue;
        const near = (0, _distance_js__WEBPACK_IMPORTED_MODULE_0__.p)(key, known);
        const hint = near === undefined ? `Known here: ${known.join(", ")}.` : `Did you mean \`${near}\`?`;
        faults.push({
          kind: "unknown",
          path: path,
          key: key,
          hint: hint
        });
      }
    }
    function refused(at, why) {
      if (why === undefined) return false;
      if (typeof why === "string") refuse(at, why); else refuse(at, why.problem, why.hint);
      return true;
    }
    function describeFault(fault) {
      const at = "key" in fault ? [ ...fault.path, fault.key ] : fault.path;
      const place = at.map(step => typeof step === "number" ? `[${step}]` : `.${step}`).join("");
      const name = place === "" ? "It" : `\`${place.replace(/^\./, "")}\``;
      const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
      switch (fault.kind) {
       case "unknown":
        return `${name} is not known.${hint}`;

       case "missing":
        return `${name} is missing.${hint}`;

       case "wrong":
        return `${name} ${fault.problem}${hint}`;

       case "refused":
        return `${name}: ${fault.problem}${hint}`;
      }
    }
    function refuse({path: path, faults: faults}, problem, hint) {
      faults.push({
        kind: "refused",
        path: path,
        problem: problem,
        ...hint !== undefined && {
          hint: hint
        }
      });
    }
    function isTable(value) {
      return value !== null && typeof value === "object" && !Array.isArray(value);
    }
    function asTable(value) {
      return isTable(value) ? value : {};
    }
    function tableIn(json) {
      return asTable((0, _attempt_js__WEBPACK_IMPORTED_MODULE_1__.CD)(() => JSON.parse(json)));
    }
    function mustBe(at, expected, value, hint) {
      return wrong(at, `must be ${expected}, but is ${nameOf(value, at.table)}.`, hint);
    }
    function wrong({path: path, faults: faults}, problem, hint) {
      faults.push({
        kind: "wrong",
        path: path,
        problem: problem,
        ...hint !== undefined && {
          hint: hint
        }
      });
    }
    function nameOf(value, table) {
      if (Array.isArray(value)) return "an array";
      switch (typeof value) {
       case "string":
        return "a text";

       case "number":
       case "boolean":
        return String(value);

       case "object":
        return value === null ? "null" : table;

       default:
        return "a date or time";
      }
    }
    const MOST_FAULTS = 5;
    function schemaFaults(validator, value) {
      const {valid: valid, errors: errors} = validator.validate(value);
      if (valid) return [];
      const leaves = errors.filter(({keyword: keyword}) => keyword !== "properties" && keyword !== "items");
      const messages = (leaves.length > 0 ? leaves : errors).map(({instanceLocation: instanceLocation, error: error}) => `${at(instanceLocation)}${error}`);
      return [ ...new Set(messages) ].slice(0, MOST_FAULTS);
    }
    function at(location) {
      return location === "#" ? "" : `${location.slice(2)}: `;
    }
  }),
  21864: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      k: () => ACTIONS
    });
    const ACTIONS = {
      checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
      node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
      python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
      pnpm: "pnpm/action-setup@0977fd99725f1db4007ccb2928dbb4e90d06cc86 # v6.0.10",
      uv: "astral-sh/setup-uv@c771a70e6277c0a99b617c7a806ffedaca235ff9 # v9.0.0",
      go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
      java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
      dotnet: "actions/setup-dotnet@a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0",
      ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
      php: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2",
      beam: "erlef/setup-beam@54075bcc5e249e4758d363f27d099f55d843f124 # v1.24.1",
      deno: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4",
      bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
      golangci: "golangci/golangci-lint-action@ba0d7d2ec06a0ea1cb5fa41b2e4a3ab91d21278a # v9.3.0",
      upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
      download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0"
    };
  }),
  93094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      f: () => lastAtMost
    });
    function lastAtMost(numbers, bound) {
      let low = 0;
      let high = numbers.length - 1;
      while (low < high) {
        const middle = low + high + 1 >>> 1;
        if (numbers[middle] <= bound) low = middle; else high = middle - 1;
      }
      return low;
    }
  }),
  63208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      X: () => GitError,
      i: () => emptyTree
    });
    class GitError extends Error {
      name="GitError";
      cause_;
      constructor(message, cause = "other") {
        super(message);
        this.cause_ = cause;
      }
    }
    function emptyTree(like) {
      return like.length === 64 ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321" : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
    }
  }),
  47517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      v: () => isRefusal,
      y: () => GitHubError
    });
    class GitHubError extends Error {
      name="GitHubError";
      status;
      permission;
      constructor(message, status, permission) {
        super(message);
        this.status = status;
        this.permission = permission;
      }
    }
    function isRefusal(error) {
      if (!(error instanceof GitHubError)) return false;
      return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
    }
  })
};
