/**
 * Small projects of five ecosystems, with dependencies in a package cache in the home directory. Their commands work
 * without a network, but only if they can read and write the cache; each was run this way on Debian 12 on 2026-11-22.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Project {
  readonly name: string;
  /** Programs that must be on PATH. */
  readonly programs: readonly string[];
  /** By path in the workspace. `HOME` in a text is replaced by the home directory. */
  readonly files: Readonly<Record<string, string>>;
  /** By path in the home directory. */
  readonly cache: Readonly<Record<string, string>>;
  /** Fills the rest of the cache from the network, once, outside any sandbox. If absent, `cache` is complete. */
  readonly warm?: string;
  /** Must exit with 0. */
  readonly command: string;
  /** Its output must contain this. */
  readonly says: string;
}

/** Writes the project and its part of the cache. */
export function writeProject({ files, cache }: Project, workspace: string, home: string): void {
  for (const [path, text] of Object.entries(files)) write(join(workspace, path), text.replaceAll("HOME", home));
  for (const [path, text] of Object.entries(cache)) write(join(home, path), text);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const CARGO: Project = {
  name: "Cargo",
  programs: ["cargo", "cc"],
  files: {
    "Cargo.toml": `[package]
name = "shop"
version = "0.1.0"
edition = "2021"

[dependencies]
greeting = "1"
`,
    ".cargo/config.toml": `[source.crates-io]
replace-with = "kept"

[source.kept]
directory = "HOME/.cargo/registry/kept"
`,
    "src/lib.rs": `#[test]
fn greets() {
    assert_eq!(greeting::greet("Ann"), "Hello Ann");
}
`,
  },
  cache: {
    ".cargo/registry/kept/greeting/Cargo.toml": `[package]
name = "greeting"
version = "1.0.0"
edition = "2021"
`,
    ".cargo/registry/kept/greeting/.cargo-checksum.json": '{"files":{},"package":null}',
    ".cargo/registry/kept/greeting/src/lib.rs": `pub fn greet(name: &str) -> String {
    format!("Hello {name}")
}
`,
  },
  command: "cargo test --offline",
  says: "test greets ... ok",
};

const GO_MODULE = "go/pkg/mod/cache.example/greeting@v1.0.0";
const GO_DOWNLOAD = "go/pkg/mod/cache/download/cache.example/greeting/@v/v1.0.0";

const GO: Project = {
  name: "Go",
  programs: ["go"],
  files: {
    "go.mod": "module shop.example/shop\n\ngo 1.19\n\nrequire cache.example/greeting v1.0.0\n",
    // The checksum of the module's files below; any change of their text needs a new one.
    "go.sum": `cache.example/greeting v1.0.0 h1:YpXRmrgZh642H3zAB4gE3EwmtPb1XnET6EO/SisgSx8=
cache.example/greeting v1.0.0/go.mod h1:o0lmN9CorgK7MzDF0NOcefmRZCWlak/0UtkGYPrtOR0=
`,
    "shop_test.go": `package shop

import (
	"testing"

	"cache.example/greeting"
)

func TestGreets(t *testing.T) {
	if greeting.Greet("Ann") != "Hello Ann" {
		t.Fatal("not greeted")
	}
}
`,
  },
  cache: {
    [`${GO_MODULE}/go.mod`]: "module cache.example/greeting\n\ngo 1.19\n",
    [`${GO_MODULE}/greeting.go`]:
      'package greeting\n\n// Greet greets.\nfunc Greet(name string) string { return "Hello " + name }\n',
    [`${GO_DOWNLOAD}.mod`]: "module cache.example/greeting\n\ngo 1.19\n",
    [`${GO_DOWNLOAD}.info`]: '{"Version":"v1.0.0"}\n',
    [`${GO_DOWNLOAD}.ziphash`]: "h1:YpXRmrgZh642H3zAB4gE3EwmtPb1XnET6EO/SisgSx8=",
  },
  command: "go test ./...",
  says: "ok  \tshop.example/shop",
};

const MAVEN: Project = {
  name: "Maven",
  programs: ["mvn", "javac"],
  files: {
    "pom.xml": `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.10.2</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
      <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.13.0</version></plugin>
      <plugin><artifactId>maven-surefire-plugin</artifactId><version>3.2.5</version></plugin>
    </plugins>
  </build>
</project>
`,
    "src/main/java/shop/Price.java": `package shop;

public class Price {
  public static int twice(int cents) { return 2 * cents; }
}
`,
    "src/test/java/shop/PriceTest.java": `package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

public class PriceTest {
  @Test
  public void doubles() { assertEquals(4, Price.twice(2)); }
}
`,
  },
  // Credentials next to the cache, which no command may see.
  cache: {
    ".m2/settings.xml": "<settings><servers><server><password>geheim</password></server></servers></settings>\n",
  },
  warm: "mvn -B -q test",
  command: "mvn -o -B test",
  says: "Tests run: 1, Failures: 0, Errors: 0",
};

const GRADLE: Project = {
  name: "Gradle",
  programs: ["gradle", "javac"],
  files: {
    "settings.gradle": "rootProject.name = 'shop'\n",
    "build.gradle": `apply plugin: 'java'

repositories { flatDir { dirs 'HOME/.gradle/caches/kept' } }

task price(type: JavaExec) {
  classpath = sourceSets.main.runtimeClasspath
  main = 'shop.Price'
}
`,
    "src/main/java/shop/Price.java": `package shop;

public class Price {
  public static void main(String[] words) { System.out.println(2 * 2 + " cents"); }
}
`,
  },
  cache: { ".gradle/gradle.properties": "shopPassword=geheim\n", ".gradle/caches/kept/readme": "Packages.\n" },
  command: "gradle --offline --no-daemon price",
  says: "4 cents",
};

const PYTEST: Project = {
  name: "pytest",
  programs: ["python3", "pytest"],
  files: {
    "price.py": "def twice(cents):\n    return 2 * cents\n",
    "test_price.py": `from price import twice


def test_doubles(tmp_path):
    (tmp_path / "cents").write_text(str(twice(2)))
    assert (tmp_path / "cents").read_text() == "4"
`,
  },
  cache: {},
  command: "pytest -q",
  says: "1 passed",
};

export const PROJECTS: readonly Project[] = [CARGO, GO, MAVEN, GRADLE, PYTEST];
