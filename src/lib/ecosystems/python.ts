/** Python. */
import type { Ecosystem } from "./row.ts";

import { ACTIONS } from "./actions.ts";

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
