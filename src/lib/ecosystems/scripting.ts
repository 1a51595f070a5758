/** Ecosystems of JavaScript, Python and the other languages that run from source. */
import type { Ecosystem } from "../ecosystems.ts";

/** Scripts that npm runs when somebody installs the package. */
const NPM_SCRIPTS = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies)$/;

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
    tasks: { form: "scripts", run: "npm run", test: "npm test" },
    fetches: ["npm install *", "npm i *", "npm ci *", "npm add *", "npm update *", "npm uninstall *"],
    directories: { generated: ["node_modules"], often: ["dist", "out"] },
    roots: [
      { at: "~/.npm", variables: ["npm_config_cache", "NPM_CONFIG_CACHE"], caches: ["."] },
      { variables: ["npm_config_prefix", "NPM_CONFIG_PREFIX"], secrets: ["etc/npmrc"] },
    ],
    credentials: { variables: ["NPM_CONFIG_USERCONFIG", "npm_config_userconfig"] },
    programs: [
      {
        variables: ["NVM_DIR", "FNM_DIR", "VOLTA_HOME", "N_PREFIX", "NODENV_ROOT"],
        home: [".nvm", ".local/share/fnm", ".volta", ".nodenv", ".npm-global"],
      },
    ],
    source: "npm help config: cache, userconfig (2026-11-22)",
  },
  {
    name: "pnpm",
    manifests: [{ file: "pnpm-workspace.yaml" }],
    locks: ["pnpm-lock.yaml"],
    tasks: { form: "scripts", run: "pnpm run", test: "pnpm test" },
    fetches: ["pnpm install *", "pnpm i *", "pnpm add *", "pnpm update *"],
    runs: [".pnpmfile.cjs"],
    roots: [
      { at: "$XDG_DATA_HOME/pnpm", variables: ["PNPM_HOME"], caches: ["store"], secrets: ["auth.ini"] },
      { variables: ["npm_config_store_dir", "pnpm_config_store_dir"], caches: ["."] },
      { at: "~/.local/share/pnpm/store", caches: ["."] },
      { at: "~/.pnpm-store", caches: ["."] },
      { at: "$XDG_CACHE_HOME/pnpm", caches: ["."] },
      { at: "$XDG_CONFIG_HOME/pnpm", secrets: ["rc", "auth.ini"] },
    ],
    programs: [{ variables: ["PNPM_HOME"] }],
    source: "pnpm.io/11.x/settings/store: storeDir; documentation of pnpm: cacheDir (2026-11-25)",
  },
  {
    name: "Yarn",
    locks: ["yarn.lock"],
    settings: [".yarnrc", ".yarnrc.yml"],
    tasks: { form: "scripts", run: "yarn", test: "yarn test" },
    fetches: ["yarn", "yarn install *", "yarn add *", "yarn upgrade *"],
    runs: [".yarn/releases/**", ".yarn/plugins/**"],
    roots: [
      { at: "$XDG_CACHE_HOME/yarn", variables: ["YARN_CACHE_FOLDER"], caches: ["."] },
      { at: "~/.yarn/berry", variables: ["YARN_GLOBAL_FOLDER"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/node/corepack", variables: ["COREPACK_HOME"], caches: ["."] },
    ],
    programs: [{ home: [".yarn/bin", ".config/yarn/global"] }],
    source: "classic.yarnpkg.com, cache; yarnpkg.com, configuration: globalFolder, cacheFolder (2026-11-22)",
  },
  {
    name: "Bun",
    locks: ["bun.lock", "bun.lockb"],
    commands: { test: "bun test" },
    tasks: { form: "scripts", run: "bun run" },
    fetches: ["bun install *", "bun add *"],
    runs: ["bunfig.toml"],
    roots: [
      { at: "~/.bun", variables: ["BUN_INSTALL"], caches: ["install/cache"], secrets: ["bunfig.toml"] },
      { variables: ["BUN_INSTALL_CACHE_DIR"], caches: ["."] },
    ],
    programs: [{ variables: ["BUN_INSTALL"], parts: ["bin"], home: [".bun/bin"] }],
    source: "bun.sh/docs, global cache, bun test (2026-11-22)",
  },
  {
    name: "Deno",
    marks: ["deno.json", "deno.jsonc"],
    locks: ["deno.lock"],
    commands: { test: "deno test", lint: "deno lint", format: "deno fmt --check" },
    fetches: ["deno install *"],
    roots: [{ at: "$XDG_CACHE_HOME/deno", variables: ["DENO_DIR"], caches: ["."] }],
    programs: [{ variables: ["DENO_INSTALL"], parts: ["bin"], home: [".deno/bin"] }],
    source: "docs.deno.com, DENO_DIR, deno test, fmt and lint (2026-11-22)",
  },
  {
    name: "Bower",
    directories: { generated: ["bower_components"] },
    roots: [],
    source: "documentation of Bower: directory (2026-11-25)",
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
    programs: [
      { variables: ["CHROMEWEBDRIVER", "GECKOWEBDRIVER", "EDGEWEBDRIVER"] },
      { variables: ["CHROME_BIN", "PUPPETEER_EXECUTABLE_PATH"], parts: [".."] },
    ],
    source: "playwright.dev, browsers; pptr.dev, cacheDirectory; docs.cypress.io; selenium.dev (2026-11-22)",
  },
];

const REQUIREMENTS = { form: "lines", pattern: /^[^\S\n]*([A-Za-z0-9][\w.-]*)([^#\n]*)/gm } as const;

export const PYTHON_TOOLS: readonly Ecosystem[] = [
  {
    name: "pip, Pipenv, PDM, Hatch",
    marks: ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini"],
    manifests: [
      { file: "pyproject.toml", dependencies: { form: "pyproject", tables: /^tool\.(poetry|pdm)\..*dependencies/ } },
      { file: "setup.py" },
      { file: "setup.cfg" },
      { file: "Pipfile", dependencies: { form: "toml", tables: /packages/ } },
      { file: "requirements*.txt", dependencies: REQUIREMENTS },
      { file: "requirements*.in", dependencies: REQUIREMENTS },
      { file: "requirements/*.txt" },
    ],
    locks: ["Pipfile.lock", "pdm.lock", "pylock.toml"],
    commands: { test: "pytest" },
    fetches: [
      "pip install *",
      "pip3 install *",
      "pip download *",
      "python -m pip install *",
      "python3 -m pip install *",
      "pipx install *",
    ],
    runs: ["setup.py", "conftest.py", "sitecustomize.py"],
    directories: {
      generated: ["__pycache__", ".venv", ".tox", ".nox", ".pytest_cache", ".mypy_cache", ".ruff_cache"],
      often: ["venv"],
    },
    roots: [
      { at: "$XDG_CACHE_HOME/pip", variables: ["PIP_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/pipenv", variables: ["PIPENV_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/virtualenvs", variables: ["WORKON_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/pdm", variables: ["PDM_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/hatch/env", caches: ["."] },
      { at: "$XDG_CONFIG_HOME", secrets: ["pip", "pdm", "hatch"] },
      { at: "~/.pip", secrets: ["."] },
    ],
    credentials: { names: [".pypirc", "pip.conf"], variables: ["PIP_CONFIG_FILE"] },
    programs: [
      {
        variables: ["VIRTUAL_ENV", "PYENV_ROOT", "PIPX_HOME", "PIPX_BIN_DIR"],
        home: [".pyenv", ".local/pipx", ".local/share/pipx"],
      },
      { variables: ["pythonLocation", "Python3_ROOT_DIR", "PYTHONPATH"] },
    ],
    source: "documentation of pip, Pipenv, PDM and Hatch: caching and configuration (2026-11-25)",
  },
  {
    name: "uv",
    locks: ["uv.lock"],
    fetches: ["uv add *", "uv sync *", "uv lock *", "uv pip install *"],
    roots: [
      { at: "$XDG_CACHE_HOME/uv", variables: ["UV_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_DATA_HOME/uv", secrets: ["credentials"] },
      { at: "$XDG_CONFIG_HOME/uv", secrets: ["."] },
    ],
    credentials: { variables: ["UV_CREDENTIALS_DIR"] },
    programs: [
      {
        variables: ["UV_PYTHON_INSTALL_DIR", "UV_TOOL_DIR", "UV_TOOL_BIN_DIR"],
        home: [".local/share/uv/python", ".local/share/uv/tools"],
      },
    ],
    source: "docs.astral.sh/uv, storage (2026-11-22)",
  },
  {
    name: "Poetry",
    locks: ["poetry.lock"],
    fetches: ["poetry add *", "poetry install *", "poetry update *", "poetry lock *"],
    roots: [
      { at: "$XDG_CACHE_HOME/pypoetry", variables: ["POETRY_CACHE_DIR"], caches: ["."] },
      { variables: ["POETRY_VIRTUALENVS_PATH"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/pypoetry", variables: ["POETRY_CONFIG_DIR"], secrets: ["auth.toml"] },
    ],
    credentials: { names: ["auth.toml"] },
    programs: [{ variables: ["POETRY_HOME"], home: [".local/share/pypoetry", ".config/pypoetry/config.toml"] }],
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
    credentials: { names: [".condarc"] },
    programs: [{ variables: ["CONDA", "CONDA_PREFIX", "MAMBA_ROOT_PREFIX"] }],
    source: "docs.conda.io/docs/config.html; documentation of conda: pkgs_dirs (2026-11-25)",
  },
  {
    name: "Pyright",
    roots: [{ at: "$XDG_CACHE_HOME/pyright-python", variables: ["PYRIGHT_PYTHON_CACHE_DIR"], caches: ["."] }],
    source: "release notes of pyright for Python 1.1.296: PYRIGHT_PYTHON_CACHE_DIR (2026-11-25)",
  },
  {
    name: "pre-commit",
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
    fetches: ["composer install *", "composer require *", "composer update *"],
    directories: { often: ["vendor"] },
    roots: [
      { at: "$XDG_CACHE_HOME/composer", variables: ["COMPOSER_CACHE_DIR"], caches: ["."] },
      { at: "~/.composer", variables: ["COMPOSER_HOME"], caches: ["cache"], secrets: ["auth.json", "config.json"] },
      { at: "$XDG_CONFIG_HOME/composer", secrets: ["auth.json", "config.json"] },
    ],
    credentials: { names: ["auth.json"] },
    programs: [{ variables: ["PHPENV_ROOT"], home: [".phpenv", ".config/composer/vendor", ".composer/vendor"] }],
    source: "documentation of Composer: COMPOSER_HOME, COMPOSER_CACHE_DIR (2026-11-25)",
  },
  {
    name: "RubyGems, Bundler",
    marks: ["Gemfile"],
    manifests: [
      { file: "Gemfile", dependencies: { form: "lines", pattern: /^[^\S\n]*gem\s+["']([\w-]+)["']([^#\n]*)/gm } },
      { file: "*.gemspec" },
    ],
    locks: ["Gemfile.lock"],
    commands: { test: "bundle exec rake test" },
    // This also installs what the Gemfile names.
    fetches: ["gem install *", "bundle install *", "bundle update *"],
    directories: { often: ["vendor"] },
    roots: [
      { at: "~/.gem", caches: ["ruby", "specs"], secrets: ["credentials"] },
      { variables: ["GEM_HOME"], caches: ["."] },
      { variables: ["BUNDLE_PATH"], caches: ["."] },
      { at: "~/.bundle", variables: ["BUNDLE_USER_HOME"], caches: ["cache", "plugin"], secrets: ["config"] },
      { variables: ["BUNDLE_USER_CACHE"], caches: ["."] },
      { at: "$XDG_DATA_HOME/gem", caches: ["ruby"], secrets: ["credentials"] },
      { at: "~", secrets: [".gemrc"] },
    ],
    programs: [{ variables: ["RBENV_ROOT", "GEM_PATH"], home: [".rbenv", ".rvm"] }],
    source: "bundle-config(1); documentation of RubyGems: make your own gem (2026-11-25)",
  },
  {
    name: "Hex, Mix, Rebar",
    marks: ["mix.exs"],
    manifests: [{ file: "mix.exs" }],
    locks: ["mix.lock"],
    commands: { test: "mix test", format: "mix format --check-formatted" },
    fetches: ["mix deps.get *"],
    directories: { often: ["_build", "deps"] },
    roots: [
      { at: "~/.hex", variables: ["HEX_HOME"], caches: ["."], secrets: ["hex.config"] },
      { at: "$XDG_DATA_HOME/hex", caches: ["."] },
      { at: "$XDG_CACHE_HOME/hex", caches: ["."] },
      { at: "$XDG_CONFIG_HOME/hex", secrets: ["."] },
      { at: "~/.mix", variables: ["MIX_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/rebar3", variables: ["REBAR_CACHE_DIR"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME/rebar3", secrets: ["hex.config"] },
    ],
    credentials: { names: ["hex.config"] },
    programs: [{ variables: [/^INSTALL_DIR_FOR_(OTP|ELIXIR|GLEAM|REBAR3)$/] }],
    source: "hexdocs.pm, mix hex.config; Mix.Utils.mix_home (2026-11-22)",
  },
  {
    name: "Dart, Flutter",
    manifests: [{ file: "pubspec.yaml" }],
    locks: ["pubspec.lock"],
    fetches: ["dart", "flutter"].flatMap((program) =>
      ["get", "add", "upgrade"].map((what) => `${program} pub ${what} *`),
    ),
    directories: { generated: [".dart_tool"] },
    roots: [
      {
        at: "~/.pub-cache",
        variables: ["PUB_CACHE"],
        caches: ["hosted", "hosted-hashes", "git", "global_packages", "bin"],
        secrets: ["credentials.json"],
      },
      { at: "$XDG_CONFIG_HOME/dart", secrets: ["."] },
    ],
    credentials: { names: ["credentials.json"] },
    programs: [{ variables: ["FLUTTER_ROOT", "FLUTTER_HOME"] }],
    source: "dart.dev, environment variables, dart pub get, dart pub token; docs.flutter.dev, CLI (2026-11-28)",
  },
  {
    name: "Perl",
    roots: [],
    programs: [{ variables: ["PLENV_ROOT", "PERL_LOCAL_LIB_ROOT", "PERL5LIB"] }],
    source: "documentation of plenv and local::lib (2026-11-25)",
  },
  {
    name: "Nix",
    manifests: [{ file: "flake.nix" }],
    locks: ["flake.lock"],
    roots: [],
    programs: [{ home: [".nix-profile", ".local/state/nix/profile"] }],
    source: "nix.dev, flakes (2026-11-22)",
  },
];
