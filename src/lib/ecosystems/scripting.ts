/** Ecosystems of JavaScript, Python and the other languages that run from source. */
import type { Ecosystem } from "../ecosystems.ts";
import { ACTIONS } from "../setup-actions.ts";

/** Scripts that npm runs when somebody installs the package. */
const NPM_SCRIPTS = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies)$/;

const NODE = {
  uses: ACTIONS.node,
  with: { "node-version": "lts/*" },
  version: { input: "node-version-file", files: [".nvmrc", ".node-version"] },
};

export const JAVASCRIPT: readonly Ecosystem[] = [
  {
    name: "npm",
    marks: ["package.json"],
    manifests: [
      {
        file: "package.json",
        dependencies: {
          form: "json",
          tables: ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"],
        },
        scripts: NPM_SCRIPTS,
      },
    ],
    locks: ["package-lock.json", "npm-shrinkwrap.json"],
    settings: [".npmrc"],
    toolchain: NODE,
    install: { locked: "npm ci", plain: "npm install --no-package-lock" },
    fetches: ["npm install *", "npm i *", "npm ci *", "npm add *", "npm update *", "npm uninstall *"],
    roots: [
      { at: "~/.npm", variables: ["npm_config_cache", "NPM_CONFIG_CACHE"], caches: ["."] },
      { variables: ["npm_config_prefix", "NPM_CONFIG_PREFIX"], secrets: ["etc/npmrc"] },
    ],
    source: "npm help config: cache, userconfig (2026-11-22)",
  },
  {
    name: "pnpm",
    manifests: [{ file: "pnpm-workspace.yaml" }],
    locks: ["pnpm-lock.yaml"],
    toolchain: NODE,
    install: { locked: "pnpm install --frozen-lockfile", plain: "pnpm install" },
    fetches: ["pnpm install *", "pnpm i *", "pnpm add *", "pnpm update *"],
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
    locks: ["yarn.lock"],
    settings: [".yarnrc", ".yarnrc.yml"],
    toolchain: NODE,
    install: { plain: "yarn install" },
    fetches: ["yarn", "yarn install *", "yarn add *", "yarn upgrade *"],
    roots: [
      { at: "$XDG_CACHE_HOME/yarn", variables: ["YARN_CACHE_FOLDER"], caches: ["."] },
      { at: "~/.yarn/berry", variables: ["YARN_GLOBAL_FOLDER"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/node/corepack", variables: ["COREPACK_HOME"], caches: ["."] },
    ],
    source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)",
  },
  {
    name: "Bun",
    locks: ["bun.lock", "bun.lockb"],
    commands: { test: "bun test" },
    toolchain: { uses: ACTIONS.bun, with: {} },
    install: { locked: "bun install --frozen-lockfile", plain: "bun install" },
    fetches: ["bun install *", "bun add *"],
    roots: [
      { at: "~/.bun", variables: ["BUN_INSTALL"], caches: ["install/cache"], secrets: ["bunfig.toml"] },
      { variables: ["BUN_INSTALL_CACHE_DIR"], caches: ["."] },
    ],
    source: "bun.sh/docs, global cache, bun test (2026-11-22)",
  },
  {
    name: "Deno",
    marks: ["deno.json", "deno.jsonc"],
    locks: ["deno.lock"],
    commands: { test: "deno test", lint: "deno lint", format: "deno fmt --check" },
    toolchain: { uses: ACTIONS.deno, with: { "deno-version": "v2.x" } },
    install: { plain: "deno install" },
    fetches: ["deno install *"],
    roots: [{ at: "$XDG_CACHE_HOME/deno", variables: ["DENO_DIR"], caches: ["."] }],
    source: "docs.deno.com, DENO_DIR, deno test, fmt and lint (2026-11-22)",
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
];

const PYTHON = {
  uses: ACTIONS.python,
  with: { "python-version": "3.x" },
  version: { input: "python-version-file", files: [".python-version"] },
};

const REQUIREMENTS = { form: "lines", pattern: /^\s*([A-Za-z0-9][\w.-]*)\s*([^#\n]*)/gm } as const;

export const PYTHON_TOOLS: readonly Ecosystem[] = [
  {
    name: "pip, Pipenv, PDM, Hatch",
    marks: ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini"],
    manifests: [
      { file: "pyproject.toml", dependencies: { form: "pyproject" } },
      { file: "setup.py" },
      { file: "setup.cfg" },
      { file: "Pipfile", dependencies: { form: "toml", tables: /packages/ } },
      { file: "requirements*.txt", dependencies: REQUIREMENTS },
      { file: "requirements*.in", dependencies: REQUIREMENTS },
      { file: "requirements/*.txt" },
    ],
    locks: ["Pipfile.lock", "pdm.lock", "pylock.toml"],
    commands: { test: "pytest" },
    toolchain: PYTHON,
    install: { plain: "pip install ." },
    fetches: [
      "pip install *",
      "pip3 install *",
      "pip download *",
      "python -m pip install *",
      "python3 -m pip install *",
      "pipx install *",
    ],
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
    locks: ["uv.lock"],
    toolchain: { uses: ACTIONS.uv, with: { "enable-cache": "true" } },
    install: { locked: "uv sync --locked", plain: "uv sync" },
    fetches: ["uv add *", "uv sync *", "uv lock *", "uv pip install *"],
    roots: [
      { at: "$XDG_CACHE_HOME/uv", variables: ["UV_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/uv", secrets: ["credentials"] },
      { at: "$XDG_CONFIG_HOME/uv", secrets: ["."] },
    ],
    source: "docs.astral.sh/uv, storage (2026-11-22)",
  },
  {
    name: "Poetry",
    locks: ["poetry.lock"],
    toolchain: PYTHON,
    install: { plain: "pip install poetry && poetry install" },
    fetches: ["poetry add *", "poetry install *", "poetry update *", "poetry lock *"],
    roots: [
      { at: "$XDG_CACHE_HOME/pypoetry", variables: ["POETRY_CACHE_DIR"], caches: ["."] },
      { variables: ["POETRY_VIRTUALENVS_PATH"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/pypoetry", variables: ["POETRY_CONFIG_DIR"], secrets: ["auth.toml"] },
    ],
    source: "python-poetry.org/docs, configuration: cache-dir, virtualenvs.path (2026-11-22)",
  },
  {
    name: "Conda",
    fetches: ["conda install *"],
    roots: [
      { at: "~/.conda", caches: ["pkgs"] },
      { variables: ["CONDA_PKGS_DIRS"], caches: ["."] },
      { at: "~", secrets: [".condarc", ".mambarc", ".continuum"] },
    ],
    source: "docs.conda.io, configuration: pkgs_dirs",
  },
  {
    name: "Pyright",
    roots: [{ at: "$XDG_CACHE_HOME/pyright-python", variables: ["PYRIGHT_PYTHON_CACHE_DIR"], caches: ["."] }],
    source: "pypi.org/project/pyright, PYRIGHT_PYTHON_CACHE_DIR",
  },
  {
    name: "pre-commit",
    install: { plain: "pre-commit install-hooks" },
    commands: { lint: "pre-commit run --all-files" },
    roots: [
      { at: "$XDG_CACHE_HOME/pre-commit", variables: ["PRE_COMMIT_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/prek", variables: ["PREK_HOME"], caches: ["."] },
    ],
    source: "pre-commit.com, managing CI caches (2026-11-22)",
  },
];

/** Scripts that Composer runs when somebody installs the package. */
const COMPOSER_SCRIPTS = /^((pre|post)?(install|uninstall)|(pre|post)-(install|update|autoload-dump)-?\w*)$/;

export const SCRIPTING: readonly Ecosystem[] = [
  {
    name: "Composer",
    marks: ["composer.json"],
    manifests: [
      {
        file: "composer.json",
        dependencies: { form: "json", tables: ["require", "require-dev"] },
        scripts: COMPOSER_SCRIPTS,
      },
    ],
    locks: ["composer.lock"],
    commands: { test: "composer test" },
    toolchain: { uses: ACTIONS.php, with: { "php-version": "8.4" } },
    install: { plain: "composer install --no-interaction --prefer-dist" },
    fetches: ["composer install *", "composer require *", "composer update *"],
    roots: [
      { at: "$XDG_CACHE_HOME/composer", variables: ["COMPOSER_CACHE_DIR"], caches: ["."] },
      { at: "~/.composer", variables: ["COMPOSER_HOME"], caches: ["cache"], secrets: ["auth.json", "config.json"] },
      { at: "$XDG_CONFIG_HOME/composer", secrets: ["auth.json", "config.json"] },
    ],
    source: "getcomposer.org/doc, COMPOSER_HOME, COMPOSER_CACHE_DIR",
  },
  {
    name: "RubyGems, Bundler",
    marks: ["Gemfile"],
    manifests: [
      { file: "Gemfile", dependencies: { form: "lines", pattern: /^\s*gem\s+["']([\w-]+)["']([^#\n]*)/gm } },
      { file: "*.gemspec" },
    ],
    locks: ["Gemfile.lock"],
    commands: { test: "bundle exec rake test" },
    // This also installs what the Gemfile names.
    toolchain: {
      uses: ACTIONS.ruby,
      with: { "ruby-version": "ruby", "bundler-cache": "true" },
      version: { input: "", files: [".ruby-version", ".tool-versions"] },
    },
    fetches: ["gem install *", "bundle install *", "bundle update *"],
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
    marks: ["mix.exs"],
    manifests: [{ file: "mix.exs" }],
    locks: ["mix.lock"],
    commands: { test: "mix test", format: "mix format --check-formatted" },
    toolchain: {
      uses: ACTIONS.beam,
      with: { "otp-version": "28", "elixir-version": "1.19" },
      version: { input: "version-file", files: [".tool-versions"] },
    },
    install: { plain: "mix local.hex --force && mix local.rebar --force && mix deps.get" },
    fetches: ["mix deps.get *"],
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
    manifests: [{ file: "pubspec.yaml" }],
    locks: ["pubspec.lock"],
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
    name: "Nix",
    manifests: [{ file: "flake.nix" }],
    locks: ["flake.lock"],
    roots: [],
    source: "nix.dev, flakes (2026-11-22)",
  },
];
