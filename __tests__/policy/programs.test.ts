/** The parts of the program table that read a language of their own, and what the table must know. */
import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import * as fc from "fast-check";
import { couldCover, covers } from "../../src/policy/glob.ts";
import { NAME, NUMBER, TEXT, TREE } from "../../src/policy/holes.ts";
import { couldMeet, couldMeetBelow } from "../../src/policy/meet.ts";
import { compilePaths } from "../../src/policy/match.ts";
import { nearest } from "../../src/policy/nearest.ts";
import { readAwkProgram } from "../../src/policy/programs/awk.ts";
import { readSedScript } from "../../src/policy/programs/sed.ts";
import { isKnown } from "../../src/policy/programs/table.ts";
import { expandBraces } from "../../src/policy/shell/braces.ts";
import { isHarmless } from "../../src/policy/shell/names.ts";

test("the table knows every program that a policy is likely to name", () => {
  const wanted = `git find grep rg sed awk sort uniq tar curl wget npm npx pnpm yarn node python python3 make cargo go docker ssh tee dd xargs env jq
    cat head tail wc ls cut tr diff cmp cp mv rm mkdir touch ln chmod tsc eslint prettier jest vitest pytest ruff mypy gofmt rustfmt mvn gradle
    bash sh timeout nice nohup time sudo pip uv poetry bun deno ruby perl php bundle composer dotnet cmake zip unzip gzip rsync scp nc kubectl`;
  expect(wanted.split(/\s+/).filter((name) => !isKnown(name))).toEqual([]);
});

describe("sed scripts", () => {
  test.each([
    "p",
    "1,5p",
    "$p",
    "/x/d",
    "/a/,/b/p",
    "1~2p",
    "2,+3d",
    "s/a/b/",
    "s/a/b/gI2",
    "s|a|b|",
    "s,/,x,g",
    "s/[a-z]*\\/x/y/",
    "$!N;P;D",
    "/x/{s/a/b/;p}",
    "y/abc/xyz/",
    "a\\\ntext w x",
    "i text; w x",
    ":a;N;$!ba;s/\\n/ /g",
    "=",
    "l 5",
    "q",
    "/x/!d",
    "# w x",
    "1{p;q}",
    `${NUMBER}p`,
    `${NUMBER},$p`,
  ])("%j only edits", (script) => {
    expect(readSedScript(script)).toBeUndefined();
  });

  test.each([
    "w x",
    "1w x",
    "/a/w x",
    "s/a/b/w x",
    "s/a/b/gw x",
    "s/a/b/e",
    "e id",
    "1e id",
    "r x",
    "R x",
    "W x",
    "p;w x",
    "{w x}",
    "s/a/b/;e",
    "a text\nw x",
    "/x/{p\nw x\n}",
    "s/[/]/b/w x",
    "v",
    "\\,x,p;w y",
    "s/a",
    "s/a/b",
    "y/a/b/w x",
    "s/a/b/z",
    `s/a/${TEXT}/`,
    TEXT,
    `/${TEXT}/p`,
    `s/${NAME}/b/`,
  ])("%j may do more", (script) => {
    expect(readSedScript(script)).toEqual(expect.any(String));
  });
});

describe("awk programs", () => {
  test.each([
    "{print}",
    "{print $1,$2}",
    "NR>1",
    "$3>5{print $1}",
    "{print ($1>$2)}",
    "{x=$1>$2;print x}",
    "BEGIN{for(i=0;i<3;i++)print i}",
    "/a\\/b|c/{print}",
    "{a[$1]++}END{for(k in a)print k,a[k]}",
    '{printf("%d > %s\\n",$1,"x")}',
    "{print $1/2/3}",
    "{print length($0)}",
    "!seen[$0]++",
    '{gsub(/a|b/,"x");print}',
    "{if($1~/x/)print;else next}",
    '$1=="a|b"{print "c>d"}',
    "{print $1 # > x\n}",
    "{print a||b}",
    `NR==${NUMBER}`,
  ])("%j only prints", (program) => {
    expect(readAwkProgram(program)).toBeUndefined();
  });

  test.each([
    '{print > "x"}',
    '{print >> "x"}',
    "{print $1 > $2}",
    '{printf "x" > "y"}',
    '{print | "sh"}',
    '{"id" | getline}',
    '{getline l < "x"}',
    '{system("id")}',
    'BEGIN{ARGV[1]="x"}',
    '@load "x"',
    "{@f(1)}",
    '{print "a" |& "b"}',
    '{ print ("x") > "y" }',
    '{if(1)print>"x"}',
    `{print ${TEXT}}`,
    "{print",
    '{print "x}',
    "{length /x/}",
    "/[/]/{print}",
    "{x = 'a'}",
  ])("%j may do more", (program) => {
    expect(readAwkProgram(program)).toEqual(expect.any(String));
  });
});

test("braces become the words that bash makes of them", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "{",
      "}",
      ",",
      "..",
      "a",
      "b",
      "1",
      "3",
      "01",
      "-2",
      "'x,y'",
      '"{"',
      "\\,",
      "{a,b}",
      "{1..3}",
      "{c..a}",
      "x",
    ),
    { minLength: 1, maxLength: 7 },
  );
  const words = fc
    .sample(pieces, { numRuns: 400, seed: 5 })
    .map((list) => list.join(""))
    .filter((word) => !/^\.*$/.test(word));
  const script = words.map((word) => `printf '%s\\n' ${word} ''`).join("\nprintf '\\0'\n");
  const printed = spawnSync("bash", ["-c", script], {
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
  }).stdout.split("\0");
  for (const [index, word] of words.entries()) {
    const expanded = expandBraces(word);
    if (expanded === undefined) continue;
    const unquoted = expanded
      .filter((text) => text !== "")
      .map((text) => text.replace(/'([^']*)'|"([^"]*)"|\\(.)/g, "$1$2$3"));
    expect({ word, words: [...unquoted, ""] }).toEqual({
      word,
      words: (printed[index] ?? "").replace(/\n$/, "").split("\n"),
    });
  }
});

describe("globs", () => {
  test("cover a text for certain, or by any chance", () => {
    expect(covers(["a", "b"], "aXb")).toBe(true);
    expect(covers(["a", "b"], "ab")).toBe(true);
    expect(covers(["ab", "b"], "ab")).toBe(false);
    expect(covers(["", "x", ""], "axa")).toBe(true);
    expect(covers(["a", ""], `a${TEXT}`)).toBe(true);
    expect(covers(["a"], `a${TEXT}`)).toBe(false);
    expect(couldCover(["abc"], `a${TEXT}`)).toBe(true);
    expect(couldCover(["abc"], `b${TEXT}`)).toBe(false);
    expect(couldCover(["a", "z"], `${TEXT}y${TEXT}`)).toBe(true);
  });

  test("of random texts agree with a plain search for a filling", () => {
    const letters = fc.array(fc.constantFrom("a", "b", "*"), { maxLength: 5 }).map((list) => list.join(""));
    const texts = [""];
    for (let length = 0; length < 5; length += 1)
      texts.push(...texts.filter((text) => text.length === length).flatMap((text) => [`${text}a`, `${text}b`]));
    const expression = (glob: string) => new RegExp(`^${glob.replaceAll("*", ".*")}$`);
    fc.assert(
      fc.property(letters, letters, (pattern, path) => {
        const meets = texts.some((text) => expression(pattern).test(text) && expression(path).test(text));
        const found = couldCover(pattern.split("*"), path.replaceAll("*", TEXT));
        // A common text may be longer than those tried.
        return found || !meets;
      }),
      { numRuns: 1_000, seed: 3 },
    );
  });

  test("of denials meet what a command may name", () => {
    expect(couldMeet("src/**", `src/${NAME}.ts`)).toBe(true);
    expect(couldMeet("src/a.ts", `src/${NAME}.ts`)).toBe(true);
    expect(couldMeet("src/a.ts", `src/${NAME}.js`)).toBe(false);
    expect(couldMeet("**/x", `a/b/${NAME}`)).toBe(true);
    expect(couldMeet("a/{b,c}/d", `a/${NAME}/d`)).toBe(true);
    expect(couldMeet("a/[bc]?d", "a/bxd")).toBe(true);
    expect(couldMeet(".env", NAME)).toBe(false);
    expect(couldMeet("x/.env", `x/${NAME}`)).toBe(false);
    expect(couldMeet("a/b", `a/${TREE}`)).toBe(true);
    expect(couldMeetBelow("src/gen/**", "src")).toBe(true);
    expect(couldMeetBelow("src/gen/**", "")).toBe(true);
    expect(couldMeetBelow("src/gen/**", "lib")).toBe(false);
    expect(couldMeetBelow("src/gen", "src/gen/x")).toBe(false);
  });

  test("of paths take no time, whatever they are asked about", () => {
    const holds = compilePaths(["**/*a*a*a*/**", "{a,b,c}*{a,b,c}*x"]);
    expect(holds(`${"a".repeat(120)}/${"b".repeat(120)}`)).toBe(true);
    expect(holds("b".repeat(200))).toBe(false);
  });
});

describe("names of variables", () => {
  test.each([
    "CI",
    "NODE_ENV",
    "DEBUG",
    "TZ",
    "LANG",
    "LC_ALL",
    "FORCE_COLOR",
    "NO_COLOR",
    "PORT",
    "RUST_BACKTRACE",
    "GOOS",
    "TEST_FILTER",
    "f",
    "i",
    "name",
    "file",
    "x1",
  ])("%s is harmless", (name) => {
    expect(isHarmless(name)).toBe(true);
  });

  test.each([
    "PATH",
    "LD_PRELOAD",
    "LD_LIBRARY_PATH",
    "DYLD_INSERT_LIBRARIES",
    "BASH_ENV",
    "ENV",
    "IFS",
    "PS4",
    "PROMPT_COMMAND",
    "GIT_SSH_COMMAND",
    "GIT_DIR",
    "NODE_OPTIONS",
    "NODE_PATH",
    "npm_config_registry",
    "PYTHONPATH",
    "PYTHONSTARTUP",
    "RUBYOPT",
    "PERL5LIB",
    "JAVA_TOOL_OPTIONS",
    "MAVEN_OPTS",
    "GRADLE_OPTS",
    "GOFLAGS",
    "GOPROXY",
    "RUSTFLAGS",
    "RUSTC_WRAPPER",
    "CARGO_HOME",
    "CC",
    "CFLAGS",
    "MAKEFLAGS",
    "EDITOR",
    "VISUAL",
    "PAGER",
    "LESSOPEN",
    "MANPAGER",
    "BROWSER",
    "HOME",
    "XDG_CONFIG_HOME",
    "TMPDIR",
    "http_proxy",
    "HTTPS_PROXY",
    "DOCKER_HOST",
    "KUBECONFIG",
    "GITHUB_TOKEN",
    "GITHUB_ENV",
    "ACTIONS_RUNTIME_TOKEN",
    "GEMINI_API_KEY",
    "RIPGREP_CONFIG_PATH",
    "TAR_OPTIONS",
    "PYTEST_ADDOPTS",
    "ESLINT_USE_FLAT_CONFIG",
    "SHELLOPTS",
    "GLOBIGNORE",
    "CDPATH",
    "POSIXLY_CORRECT",
    "GCONV_PATH",
  ])("%s changes how programs run", (name) => {
    expect(isHarmless(name)).toBe(false);
  });
});

test("a mistyped word is matched to the nearest known, a strange one to none", () => {
  const known = ["extends", "limits", "publish", "verify"];
  expect(nearest("extend", known)).toBe("extends");
  expect(nearest("limtis", known)).toBe("limits");
  expect(nearest("published", known)).toBe("publish");
  expect(nearest("whatever", known)).toBeUndefined();
  expect(nearest("", known)).toBeUndefined();
});
