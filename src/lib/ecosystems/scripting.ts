/** PHP, Ruby, Elixir, Dart and Nix. */
import type { Ecosystem } from "./row.ts";

import { ACTIONS } from "./actions.ts";

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
