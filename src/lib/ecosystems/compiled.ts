/** Ecosystems of compiled languages, and of the JVM. */
import type { Ecosystem } from "../ecosystems.ts";
import { ACTIONS } from "../setup-actions.ts";

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
    install: { locked: "cargo fetch --locked", plain: "cargo fetch" },
    fetches: ["cargo install *", "cargo add *", "cargo fetch *", "cargo update *"],
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
    marks: ["go.mod"],
    manifests: [
      {
        file: "go.mod",
        dependencies: { form: "lines", pattern: /^(?:require)?\s+([\w.-]+\.[\w.-]+\/\S+)\s+v\S+/gm },
      },
      { file: "go.work" },
    ],
    locks: ["go.sum", "go.work.sum"],
    commands: { test: "go test ./...", build: "go build ./...", lint: "go vet ./..." },
    toolchain: { uses: ACTIONS.go, with: { "go-version-file": "go.mod" } },
    install: { plain: "go mod download" },
    fetches: ["go get *", "go install *@*", "go mod download *"],
    roots: [
      { at: "~/go", variables: ["GOPATH"], caches: ["pkg"] },
      { variables: ["GOMODCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/go-build", variables: ["GOCACHE"], caches: ["."] },
      { at: "$XDG_CACHE_HOME/golangci-lint", variables: ["GOLANGCI_LINT_CACHE"], caches: ["."] },
    ],
    source: "go help environment: GOPATH, GOMODCACHE, GOCACHE",
  },
  {
    name: "NuGet",
    marks: ["global.json", "Directory.Build.props"],
    manifests: [{ file: "*.csproj" }, { file: "*.fsproj" }, { file: "Directory.Packages.props" }],
    locks: ["packages.lock.json"],
    commands: { test: "dotnet test", format: "dotnet format --verify-no-changes" },
    toolchain: {
      uses: ACTIONS.dotnet,
      with: { "dotnet-version": "10.x" },
      version: { input: "global-json-file", files: ["global.json"] },
    },
    install: { plain: "dotnet restore" },
    fetches: ["dotnet restore *", "dotnet add package *"],
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
    name: "Swift",
    manifests: [{ file: "Package.swift" }],
    locks: ["Package.resolved"],
    roots: [
      { at: "$XDG_CACHE_HOME/org.swift.swiftpm", caches: ["."] },
      { at: "~/.swiftpm", caches: ["cache"], secrets: ["configuration"] },
    ],
    source: "SwiftPM documentation, shared cache",
  },
  {
    name: "CMake",
    marks: ["CMakeLists.txt"],
    commands: { build: "cmake --build build", test: "ctest" },
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

const JAVA = {
  uses: ACTIONS.java,
  with: { distribution: "temurin", "java-version": "21" },
  version: { input: "java-version-file", files: [".java-version", ".tool-versions"] },
};

const GRADLE_DEPENDENCIES = {
  form: "lines",
  pattern: /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*\(?\s*["']([\w.-]+:[\w.-]+)/g,
} as const;

export const JVM: readonly Ecosystem[] = [
  {
    name: "Maven",
    marks: ["pom.xml"],
    manifests: [
      {
        file: "pom.xml",
        dependencies: { form: "lines", pattern: /<dependency>[^]*?<artifactId>([^<]+)<\/artifactId>/g },
      },
    ],
    commands: { test: "mvn test" },
    toolchain: JAVA,
    // Surefire downloads its test runner only when it runs tests.
    install: { plain: "mvn -B -ntp -Dmaven.test.failure.ignore=true verify" },
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
    toolchain: JAVA,
    install: { plain: "./gradlew --no-daemon --continue check || true" },
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
];
