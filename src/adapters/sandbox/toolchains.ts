/**
 * Where compilers, interpreters and version managers are installed: what the sandbox shows of them, and which variables
 * builds get.
 */

export interface ToolchainHome {
  /** Holds one absolute path, or several separated by colons. */
  readonly variable: string | RegExp;
  /** Paths below the variable's directory that are shown; absent: all of it. */
  readonly parts?: readonly string[];
  /** Whether builds get the variable. They do not get the runner's own. */
  readonly passed?: false;
}

const named = (names: string): readonly ToolchainHome[] => names.split(/\s+/).map((variable) => ({ variable }));

/** Names from GitHub's images, the setup actions and the version managers. */
export const TOOLCHAINS: readonly ToolchainHome[] = [
  { variable: "RUNNER_TOOL_CACHE", passed: false },
  { variable: "AGENT_TOOLSDIRECTORY", passed: false },
  ...named("JAVA_HOME ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK ANDROID_NDK_HOME ANDROID_NDK_ROOT"),
  { variable: /^JAVA_HOME_\d+_/ },
  ...named("GRADLE_HOME MAVEN_HOME M2_HOME ANT_HOME SBT_HOME SCALA_HOME KOTLIN_HOME SDKMAN_DIR JENV_ROOT"),
  ...named("GOROOT GOENV_ROOT RUSTUP_HOME DOTNET_ROOT DOTNET_INSTALL_DIR SWIFTLY_HOME_DIR"),
  { variable: /^GOROOT_\d/ },
  // Both roots contain credentials; the second also contains sources of other projects.
  { variable: "CARGO_HOME", parts: ["bin"] },
  { variable: "GOPATH", parts: ["bin"] },
  { variable: "BUN_INSTALL", parts: ["bin"] },
  { variable: "DENO_INSTALL", parts: ["bin"] },
  ...named("NVM_DIR FNM_DIR VOLTA_HOME PNPM_HOME N_PREFIX NODENV_ROOT"),
  ...named("VIRTUAL_ENV CONDA CONDA_PREFIX MAMBA_ROOT_PREFIX PYENV_ROOT pythonLocation Python3_ROOT_DIR PYTHONPATH"),
  ...named("POETRY_HOME PIPX_HOME PIPX_BIN_DIR UV_PYTHON_INSTALL_DIR UV_TOOL_DIR UV_TOOL_BIN_DIR"),
  ...named("RBENV_ROOT GEM_PATH PHPENV_ROOT PLENV_ROOT PERL_LOCAL_LIB_ROOT PERL5LIB"),
  ...named("ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR HOMEBREW_PREFIX"),
  ...named("INSTALL_DIR_FOR_OTP INSTALL_DIR_FOR_ELIXIR INSTALL_DIR_FOR_GLEAM INSTALL_DIR_FOR_REBAR3"),
  ...named("FLUTTER_ROOT FLUTTER_HOME GHCUP_INSTALL_BASE_PREFIX OPAMROOT VCPKG_ROOT VCPKG_INSTALLATION_ROOT EMSDK"),
  ...named("CHROMEWEBDRIVER GECKOWEBDRIVER EDGEWEBDRIVER"),
  // These name a program, which loads files next to it.
  { variable: "CHROME_BIN", parts: [".."] },
  { variable: "PUPPETEER_EXECUTABLE_PATH", parts: [".."] },
  ...named("LD_LIBRARY_PATH LIBRARY_PATH CPATH PKG_CONFIG_PATH CMAKE_PREFIX_PATH"),
];

/** Installations in the home that programs on PATH are links into, or scripts for. */
export const INSTALLATIONS: readonly string[] = [
  ".local/bin",
  ".local/lib",
  ".local/pipx",
  ".local/share/pipx",
  ".local/share/uv/python",
  ".local/share/uv/tools",
  ".local/share/pypoetry",
  ".local/share/mise",
  ".local/share/fnm",
  ".local/share/rtx",
  ".local/share/swiftly",
  ".nvm",
  ".nodenv",
  ".volta",
  ".asdf",
  ".pyenv",
  ".rbenv",
  ".rvm",
  ".phpenv",
  ".goenv",
  ".jenv",
  ".sdkman",
  ".jdks",
  ".rustup",
  ".cargo/bin",
  ".cargo/env",
  ".bun/bin",
  ".deno/bin",
  ".dotnet",
  ".ghcup",
  ".opam",
  ".juliaup",
  ".yarn/bin",
  ".config/yarn/global",
  ".npm-global",
  ".config/composer/vendor",
  ".composer/vendor",
  ".nix-profile",
  ".local/state/nix/profile",
  // These are not installations but select one. Credentials have separate files next to them.
  ".m2/toolchains.xml",
  ".config/pypoetry/config.toml",
];

/** Directories next to `bin` that its programs load from. Shown when the whole parent would be too much. */
export const BESIDE_BIN: readonly string[] = ["lib", "lib64", "libexec"];

/** Directories of a home that hold files of several programs: only their `bin` is shown. */
export const MIXED: readonly string[] = [".local", ".config", ".cache", ".cargo", ".m2", ".gradle", ".gem", "go"];
