/** JavaScript and TypeScript. */
import type { Ecosystem } from "./row.ts";

import { ACTIONS } from "./actions.ts";

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
