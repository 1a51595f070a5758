/** Ecosystems of compiled languages, and of the JVM. */
import type { Ecosystem } from "../ecosystems.ts";

export const COMPILED: readonly Ecosystem[] = [
  {
    name: "Cargo",
    marks: ["Cargo.toml"],
    manifests: [{ file: "Cargo.toml", dependencies: { form: "toml", tables: /dependencies/ } }],
    locks: ["Cargo.lock"],
    commands: {
      test: "cargo test",
      build: "cargo build",
      lint: "cargo clippy",
      format: "cargo fmt --check",
    },
    fetches: ["cargo install *", "cargo add *", "cargo fetch *", "cargo update *"],
    runs: ["build.rs", ".cargo/config", ".cargo/config.toml"],
    directories: { often: ["target"] },
    roots: [
      {
        at: "~/.cargo",
        variables: ["CARGO_HOME"],
        caches: ["registry", "git"],
        secrets: ["credentials", "credentials.toml", "config", "config.toml"],
      },
    ],
    credentials: { names: ["credentials.toml"] },
    programs: [
      { variables: ["RUSTUP_HOME"], home: [".rustup"] },
      { variables: ["CARGO_HOME"], parts: ["bin"], home: [".cargo/bin", ".cargo/env"] },
    ],
    source: "doc.rust-lang.org/cargo/guide/cargo-home.html (2026-11-25)",
  },
  {
    name: "Go",
    marks: ["go.mod"],
    manifests: [
      {
        file: "go.mod",
        dependencies: { form: "lines", pattern: /^(?:require)?[^\S\n]+([\w.-]+\.[\w.-]+\/\S+)[^\S\n]+v\S+/gm },
      },
      { file: "go.work" },
    ],
    locks: ["go.sum", "go.work.sum"],
    commands: { test: "go test ./...", build: "go build ./...", lint: "go vet ./..." },
    fetches: ["go get *", "go install *@*", "go mod download *"],
    directories: { often: ["vendor"] },
    roots: [
      { at: "~/go", variables: ["GOPATH"], caches: ["pkg"] },
      { variables: ["GOMODCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/go-build", variables: ["GOCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/golangci-lint", variables: ["GOLANGCI_LINT_CACHE"], caches: ["."] },
    ],
    programs: [
      { variables: ["GOROOT", "GOENV_ROOT"], home: [".goenv"] },
      { variables: [/^GOROOT_\d/] },
      { variables: ["GOPATH"], parts: ["bin"] },
    ],
    source: "go help environment: GOPATH, GOMODCACHE, GOCACHE (2026-11-25)",
  },
  {
    name: "NuGet",
    marks: ["global.json", "Directory.Build.props"],
    manifests: [{ file: "*.csproj" }, { file: "*.fsproj" }, { file: "Directory.Packages.props" }],
    locks: ["packages.lock.json"],
    commands: { test: "dotnet test", format: "dotnet format --verify-no-changes" },
    fetches: ["dotnet restore *", "dotnet add package *"],
    runs: ["Directory.Build.props", "Directory.Build.targets"],
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
    credentials: { names: ["NuGet.Config", "nuget.config", "NuGet.config"] },
    programs: [{ variables: ["DOTNET_ROOT", "DOTNET_INSTALL_DIR"], home: [".dotnet"] }],
    source: "learn.microsoft.com/nuget, managing the global packages and cache folders (2026-11-22)",
  },
  {
    name: "Swift",
    manifests: [{ file: "Package.swift" }],
    locks: ["Package.resolved"],
    roots: [
      { at: "$XDG_CACHE_HOME/org.swift.swiftpm", caches: ["."] },
      { at: "~/.swiftpm", caches: ["cache"], secrets: ["configuration"] },
    ],
    programs: [{ variables: ["SWIFTLY_HOME_DIR"], home: [".local/share/swiftly"] }],
    source: "documentation of SwiftPM: shared cache (2026-11-25)",
  },
  {
    name: "make",
    // In the order in which GNU make looks for them.
    marks: ["GNUmakefile", "makefile", "Makefile"],
    tasks: { form: "targets", run: "make" },
    roots: [],
    source: "documentation of GNU make: names of makefiles (2026-11-25)",
  },
  {
    name: "CMake",
    marks: ["CMakeLists.txt"],
    commands: { build: "cmake --build build", test: "ctest" },
    directories: { often: ["build"] },
    roots: [],
    source: "cmake.org, manual: cmake --build, ctest (2026-11-22)",
  },
  {
    name: "Haskell, OCaml, Julia",
    roots: [
      { at: "~/.cabal", variables: ["CABAL_DIR"], caches: ["packages", "store"], secrets: ["config"] },
      { at: "$XDG_CACHE_HOME/cabal", caches: ["."] },
      { at: "~/.stack", variables: ["STACK_ROOT"], caches: ["."], secrets: ["config.yaml"] },
      { at: "~/.julia", variables: ["JULIA_DEPOT_PATH"], caches: ["."], secrets: ["servers", "logs"] },
    ],
    programs: [{ variables: ["GHCUP_INSTALL_BASE_PREFIX", "OPAMROOT"], home: [".ghcup", ".opam", ".juliaup"] }],
    source: "docs.haskellstack.org, Stack root; documentation of cabal, opam and Julia: DEPOT_PATH (2026-11-25)",
  },
  {
    name: "ccache, sccache",
    roots: [
      { at: "$XDG_CACHE_HOME/ccache", variables: ["CCACHE_DIR"], caches: ["."] },
      { at: "~/.ccache", caches: ["."], secrets: ["ccache.conf"] },
      { at: "$XDG_CACHE_HOME/sccache", variables: ["SCCACHE_DIR"], caches: ["."] },
      { at: "$XDG_CONFIG_HOME", secrets: ["ccache", "sccache"] },
    ],
    source: "ccache.dev/manual: cache_dir; documentation of sccache (2026-11-25)",
  },
  {
    name: "Bazel, vcpkg, Conan",
    runs: [".bazelrc"],
    directories: { often: ["third_party"] },
    roots: [
      { at: "$XDG_CACHE_HOME/bazelisk", variables: ["BAZELISK_HOME"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/vcpkg", variables: ["VCPKG_DEFAULT_BINARY_CACHE"], caches: ["."] },
      { at: "~/.conan2", variables: ["CONAN_HOME"], caches: ["p"], secrets: [".conan.db", "remotes.json"] },
      { at: "~", secrets: [".bazelrc"] },
    ],
    programs: [{ variables: ["VCPKG_ROOT", "VCPKG_INSTALLATION_ROOT", "EMSDK"] }],
    source:
      "learn.microsoft.com/vcpkg/consume/binary-caching-default; documentation of Bazelisk and Conan (2026-11-25)",
  },
  {
    name: "Terraform",
    directories: { generated: [".terraform"] },
    roots: [],
    source: "documentation of Terraform: initializing a working directory (2026-11-25)",
  },
  {
    name: "asdf, mise, Homebrew",
    roots: [],
    programs: [
      {
        variables: ["ASDF_DIR", "ASDF_DATA_DIR", "MISE_DATA_DIR", "HOMEBREW_PREFIX"],
        home: [".asdf", ".local/share/mise", ".local/share/rtx"],
      },
    ],
    source: "documentation of asdf, mise and Homebrew (2026-11-25)",
  },
];

const GRADLE_DEPENDENCIES = {
  form: "lines",
  pattern:
    /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*(?:\(\s*)?["']([\w.-]+:[\w.-]+)/g,
} as const;

export const JVM: readonly Ecosystem[] = [
  {
    name: "Maven",
    marks: ["pom.xml"],
    manifests: [
      {
        file: "pom.xml",
        dependencies: {
          form: "lines",
          pattern: /<dependency>(?:(?!<dependency>)[^])*?<artifactId>([^<]+)<\/artifactId>/g,
        },
      },
    ],
    commands: { test: "mvn test" },
    runs: [".mvn/**"],
    directories: { often: ["target"] },
    roots: [
      {
        at: "~/.m2",
        variables: ["MAVEN_USER_HOME"],
        caches: ["repository", "wrapper", "build-cache"],
        secrets: ["settings.xml", "settings-security.xml", "settings-security4.xml"],
      },
    ],
    credentials: { names: ["settings.xml", "settings-security.xml"] },
    programs: [{ variables: ["MAVEN_HOME", "M2_HOME"], home: [".m2/toolchains.xml"] }],
    source: "maven.apache.org, wrapper and settings (2026-11-22)",
  },
  {
    name: "Gradle",
    marks: ["build.gradle", "build.gradle.kts"],
    manifests: [
      { file: "build.gradle", dependencies: GRADLE_DEPENDENCIES },
      { file: "build.gradle.kts", dependencies: GRADLE_DEPENDENCIES },
      { file: "settings.gradle" },
      { file: "settings.gradle.kts" },
      { file: "libs.versions.toml" },
      { file: "gradle/wrapper/**" },
    ],
    locks: ["gradle.lockfile"],
    commands: { test: "./gradlew test" },
    runs: ["gradlew", "gradlew.bat", "gradle-wrapper.jar", "gradle-wrapper.properties"],
    directories: { generated: [".gradle"], often: ["build"] },
    roots: [
      {
        at: "~/.gradle",
        variables: ["GRADLE_USER_HOME"],
        // Not `daemon`: a client would look there for a daemon of the job, which does not run in the sandbox.
        caches: ["caches", "wrapper", "jdks", "native"],
        secrets: ["gradle.properties", "init.gradle", "init.gradle.kts", "init.d", "enterprise", "develocity"],
      },
      { at: "~/.konan", variables: ["KONAN_DATA_DIR"], caches: ["."] },
      { at: "~/.android", secrets: ["."] },
    ],
    credentials: { names: ["gradle.properties"] },
    programs: [
      { variables: ["GRADLE_HOME", "ANDROID_HOME", "ANDROID_SDK_ROOT"] },
      { variables: ["ANDROID_NDK", "ANDROID_NDK_HOME", "ANDROID_NDK_ROOT"] },
    ],
    source: "docs.gradle.org, directory layout (2026-11-22)",
  },
  {
    name: "JDK, Ant, Kotlin",
    roots: [],
    programs: [
      {
        variables: ["JAVA_HOME", "JENV_ROOT", "SDKMAN_DIR", "ANT_HOME", "KOTLIN_HOME"],
        home: [".jenv", ".sdkman", ".jdks"],
      },
      { variables: [/^JAVA_HOME_\d+_/] },
    ],
    source: "documentation of GitHub's runner images, jEnv and SDKMAN! (2026-11-25)",
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
    programs: [{ variables: ["SBT_HOME", "SCALA_HOME"] }],
    source: "get-coursier.io/docs, cache; scala-sbt.org, directories (2026-11-22)",
  },
];
