/**
 * Where package managers keep what they downloaded, and the credentials they keep beside it. One row an ecosystem.
 *
 * A root lies where `at` says, and wherever one of its variables says.
 */

export interface Ecosystem {
  readonly name: string;
  readonly roots: readonly Root[];
  /** With the day on which it was looked up; without a day, what the documentation is remembered to say. */
  readonly source: string;
}

/** A directory that one tool owns. */
export interface Root {
  /** Below `~` or an XDG directory. Left out where only a variable names the root. */
  readonly at?: string;
  /** Each holds an absolute path, or several with a colon between. */
  readonly variables?: readonly string[];
  /** Below the root; `.` is the root itself. Builds read and write these. */
  readonly caches?: readonly string[];
  /** Below the root. Never shown. */
  readonly secrets?: readonly string[];
}

/** XDG directories that lie elsewhere when their variable says so. */
export const XDG: Readonly<Record<string, string>> = {
  XDG_CACHE_HOME: "~/.cache",
  XDG_DATA_HOME: "~/.local/share",
  XDG_CONFIG_HOME: "~/.config",
};

export const ECOSYSTEMS: readonly Ecosystem[] = [
  {
    name: "npm",
    roots: [
      { at: "~/.npm", variables: ["npm_config_cache", "NPM_CONFIG_CACHE"], caches: ["."] },
      { variables: ["npm_config_prefix", "NPM_CONFIG_PREFIX"], secrets: ["etc/npmrc"] },
    ],
    source: "npm help config: cache, userconfig (2026-11-22)",
  },
  {
    name: "pnpm",
    roots: [
      { at: "$XDG_DATA_HOME/pnpm", variables: ["PNPM_HOME"], caches: ["store"], secrets: ["auth.ini"] },
      { variables: ["npm_config_store_dir", "pnpm_config_store_dir"], caches: ["."] },
      { at: "~/.local/share/pnpm/store", caches: ["."] },
      { at: "~/.pnpm-store", caches: ["."] },
      { at: "$XDG_CACHE_HOME/pnpm", caches: ["."] },
      { at: "$XDG_CONFIG_HOME/pnpm", secrets: ["rc", "auth.ini"] },
    ],
    source: "pnpm.io, settings: storeDir, cacheDir",
  },
  {
    name: "Yarn",
    roots: [
      { at: "$XDG_CACHE_HOME/yarn", variables: ["YARN_CACHE_FOLDER"], caches: ["."] },
      { at: "~/.yarn/berry", variables: ["YARN_GLOBAL_FOLDER"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/node/corepack", variables: ["COREPACK_HOME"], caches: ["."] },
    ],
    source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)",
  },
  {
    name: "Bun, Deno",
    roots: [
      { at: "~/.bun", variables: ["BUN_INSTALL"], caches: ["install/cache"], secrets: ["bunfig.toml"] },
      { variables: ["BUN_INSTALL_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/deno", variables: ["DENO_DIR"], caches: ["."] },
    ],
    source: "bun.sh/docs, global cache; denoland/docs, DENO_DIR (2026-11-22)",
  },
  {
    name: "Playwright and others that bring browsers",
    roots: [
      { at: "$XDG_CACHE_HOME/ms-playwright", variables: ["PLAYWRIGHT_BROWSERS_PATH"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/puppeteer", variables: ["PUPPETEER_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/Cypress", variables: ["CYPRESS_CACHE_FOLDER"], caches: ["."] },
      { at: "~/.cache/selenium", variables: ["SE_CACHE_PATH"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/electron", variables: ["electron_config_cache"], caches: ["."] },
    ],
    source: "playwright.dev, browsers; pptr.dev, cacheDirectory (2026-11-22); docs.cypress.io; selenium.dev",
  },
  {
    name: "pip, Pipenv, PDM, Hatch",
    roots: [
      { at: "$XDG_CACHE_HOME/pip", variables: ["PIP_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/pipenv", variables: ["PIPENV_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/virtualenvs", variables: ["WORKON_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/pdm", variables: ["PDM_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/hatch/env", caches: ["."] },
      { at: "$XDG_CONFIG_HOME", secrets: ["pip", "pdm", "hatch"] },
      { at: "~/.pip", secrets: ["."] },
    ],
    source: "pip.pypa.io, caching and configuration",
  },
  {
    name: "uv",
    roots: [
      { at: "$XDG_CACHE_HOME/uv", variables: ["UV_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/uv", secrets: ["credentials"] },
      { at: "$XDG_CONFIG_HOME/uv", secrets: ["."] },
    ],
    source: "docs.astral.sh/uv, storage (2026-11-22)",
  },
  {
    name: "Poetry",
    roots: [
      { at: "$XDG_CACHE_HOME/pypoetry", variables: ["POETRY_CACHE_DIR"], caches: ["."] },
      { variables: ["POETRY_VIRTUALENVS_PATH"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/pypoetry", variables: ["POETRY_CONFIG_DIR"], secrets: ["auth.toml"] },
    ],
    source: "python-poetry.org/docs, configuration: cache-dir, virtualenvs.path (2026-11-22)",
  },
  {
    name: "Conda",
    roots: [
      { at: "~/.conda", caches: ["pkgs"] },
      { variables: ["CONDA_PKGS_DIRS"], caches: ["."] },
      { at: "~", secrets: [".condarc", ".mambarc", ".continuum"] },
    ],
    source: "docs.conda.io, configuration: pkgs_dirs",
  },
  {
    name: "pre-commit",
    roots: [
      { at: "$XDG_CACHE_HOME/pre-commit", variables: ["PRE_COMMIT_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/prek", variables: ["PREK_HOME"], caches: ["."] },
    ],
    source: "pre-commit.com, managing CI caches (2026-11-22)",
  },
  {
    name: "Cargo",
    roots: [
      {
        at: "~/.cargo",
        variables: ["CARGO_HOME"],
        caches: ["registry", "git"],
        secrets: ["credentials", "credentials.toml", "config", "config.toml"],
      },
    ],
    source: "doc.rust-lang.org/cargo, Cargo Home",
  },
  {
    name: "Go",
    roots: [
      { at: "~/go", variables: ["GOPATH"], caches: ["pkg"] },
      { variables: ["GOMODCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/go-build", variables: ["GOCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/golangci-lint", variables: ["GOLANGCI_LINT_CACHE"], caches: ["."] },
    ],
    source: "go help environment: GOPATH, GOMODCACHE, GOCACHE",
  },
  {
    name: "Maven",
    roots: [
      {
        at: "~/.m2",
        variables: ["MAVEN_USER_HOME"],
        caches: ["repository", "wrapper", "build-cache"],
        secrets: ["settings.xml", "settings-security.xml", "settings-security4.xml"],
      },
    ],
    source: "maven.apache.org, wrapper and settings (2026-11-22)",
  },
  {
    name: "Gradle",
    roots: [
      {
        at: "~/.gradle",
        variables: ["GRADLE_USER_HOME"],
        // Not `daemon`: a daemon of the job would be found there, and does not run in the sandbox.
        caches: ["caches", "wrapper", "jdks", "native"],
        secrets: ["gradle.properties", "init.gradle", "init.gradle.kts", "init.d", "enterprise", "develocity"],
      },
      { at: "~/.konan", variables: ["KONAN_DATA_DIR"], caches: ["."] },
      { at: "~/.android", secrets: ["."] },
    ],
    source: "docs.gradle.org, directory layout (2026-11-22)",
  },
  {
    name: "Coursier, sbt, Ivy, Clojure",
    roots: [
      { at: "$XDG_CACHE_HOME/coursier", caches: ["."] },
      { variables: ["COURSIER_CACHE", "COURSIER_ARCHIVE_CACHE"], caches: ["."] },
      { at: "~/.coursier", caches: ["cache"] },
      { at: "$XDG_CONFIG_HOME/coursier", secrets: ["."] },
      { at: "~/.ivy2", caches: ["cache", "local"], secrets: [".credentials", "credentials", "ivysettings.xml"] },
      { at: "~/.sbt", caches: ["boot", "launchers"], secrets: [".credentials", "repositories", "1.0", "0.13"] },
      { at: "~/.gitlibs", variables: ["GITLIBS"], caches: ["."] },
      { at: "~/.lein", secrets: ["."] },
    ],
    source: "get-coursier.io/docs, cache; scala-sbt.org, directories (2026-11-22)",
  },
  {
    name: "NuGet",
    roots: [
      {
        at: "~/.nuget",
        caches: ["packages"],
        secrets: ["NuGet", "NuGet.Config", "nuget.config", "plugins/config"],
      },
      { variables: ["NUGET_PACKAGES"], caches: ["."] },
      { at: "$XDG_DATA_HOME/NuGet", caches: ["."] },
      { variables: ["NUGET_HTTP_CACHE_PATH"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/NuGet", secrets: ["."] },
      { at: "~/.microsoft/usersecrets", secrets: ["."] },
    ],
    source: "learn.microsoft.com/nuget, managing the global packages and cache folders (2026-11-22)",
  },
  {
    name: "Composer",
    roots: [
      { at: "$XDG_CACHE_HOME/composer", variables: ["COMPOSER_CACHE_DIR"], caches: ["."] },
      { at: "~/.composer", variables: ["COMPOSER_HOME"], caches: ["cache"], secrets: ["auth.json", "config.json"] },
      { at: "$XDG_CONFIG_HOME/composer", secrets: ["auth.json", "config.json"] },
    ],
    source: "getcomposer.org/doc, COMPOSER_HOME, COMPOSER_CACHE_DIR",
  },
  {
    name: "RubyGems, Bundler",
    roots: [
      { at: "~/.gem", caches: ["ruby", "specs"], secrets: ["credentials"] },
      { variables: ["GEM_HOME"], caches: ["."] },
      { variables: ["BUNDLE_PATH"], caches: ["."] },
      { at: "~/.bundle", variables: ["BUNDLE_USER_HOME"], caches: ["cache", "plugin"], secrets: ["config"] },
      { variables: ["BUNDLE_USER_CACHE"], caches: ["."] },
      { at: "$XDG_DATA_HOME/gem", caches: ["ruby"], secrets: ["credentials"] },
      { at: "~", secrets: [".gemrc"] },
    ],
    source: "bundler.io, config; guides.rubygems.org, make your own gem",
  },
  {
    name: "Hex, Mix, Rebar",
    roots: [
      { at: "~/.hex", variables: ["HEX_HOME"], caches: ["."], secrets: ["hex.config"] },
      { at: "$XDG_DATA_HOME/hex", caches: ["."] },
      { at: "$XDG_CACHE_HOME/hex", caches: ["."] },
      { at: "$XDG_CONFIG_HOME/hex", secrets: ["."] },
      { at: "~/.mix", variables: ["MIX_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/rebar3", variables: ["REBAR_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/rebar3", secrets: ["hex.config"] },
    ],
    source: "hexdocs.pm, mix hex.config; Mix.Utils.mix_home (2026-11-22)",
  },
  {
    name: "Dart, Flutter",
    roots: [
      {
        at: "~/.pub-cache",
        variables: ["PUB_CACHE"],
        caches: ["hosted", "hosted-hashes", "git", "global_packages", "bin"],
        secrets: ["credentials.json"],
      },
      { at: "$XDG_CONFIG_HOME/dart", secrets: ["."] },
    ],
    source: "dart.dev, environment variables and dart pub token (2026-11-22)",
  },
  {
    name: "Swift",
    roots: [
      { at: "$XDG_CACHE_HOME/org.swift.swiftpm", caches: ["."] },
      { at: "~/.swiftpm", caches: ["cache"], secrets: ["configuration"] },
    ],
    source: "SwiftPM documentation, shared cache",
  },
  {
    name: "Haskell, OCaml, Julia",
    roots: [
      { at: "~/.cabal", variables: ["CABAL_DIR"], caches: ["packages", "store"], secrets: ["config"] },
      { at: "$XDG_CACHE_HOME/cabal", caches: ["."] },
      { at: "~/.stack", variables: ["STACK_ROOT"], caches: ["."], secrets: ["config.yaml"] },
      { at: "~/.julia", variables: ["JULIA_DEPOT_PATH"], caches: ["."], secrets: ["servers", "logs"] },
    ],
    source: "cabal.readthedocs.io; docs.haskellstack.org; docs.julialang.org, DEPOT_PATH",
  },
  {
    name: "ccache, sccache",
    roots: [
      { at: "$XDG_CACHE_HOME/ccache", variables: ["CCACHE_DIR"], caches: ["."] },
      { at: "~/.ccache", caches: ["."], secrets: ["ccache.conf"] },
      { at: "$XDG_CACHE_HOME/sccache", variables: ["SCCACHE_DIR"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME", secrets: ["ccache", "sccache"] },
    ],
    source: "ccache.dev, manual: cache_dir",
  },
  {
    name: "Bazel, vcpkg, Conan",
    roots: [
      { at: "$XDG_CACHE_HOME/bazelisk", variables: ["BAZELISK_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/vcpkg", variables: ["VCPKG_DEFAULT_BINARY_CACHE"], caches: ["."] },
      { at: "~/.conan2", variables: ["CONAN_HOME"], caches: ["p"], secrets: [".conan.db", "remotes.json"] },
      { at: "~", secrets: [".bazelrc"] },
    ],
    source: "bazelisk README; learn.microsoft.com/vcpkg, binary caching; docs.conan.io, home",
  },
];
