/** Languages of the Java virtual machine. */
import type { Ecosystem } from "./row.ts";

import { ACTIONS } from "./actions.ts";

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
