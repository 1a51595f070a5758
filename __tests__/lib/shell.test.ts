import { describe, expect, test } from "@jest/globals";
import { parseLine } from "../../src/lib/shell/parser.ts";

/** The commands found in a line, their words joined by spaces; `?` for a word that is only known at run time. */
function commandsIn(line: string): readonly string[] {
  return parseLine(line).commands.map(({ words }) => words.map(({ value }) => value ?? "?").join(" "));
}

describe("the commands of a line", () => {
  test.each([
    ["npm test && git push; ls | wc -l & pwd", ["npm test", "git push", "ls", "wc -l", "pwd"]],
    ['echo $(git push) `git pull` <(ls) "$(pwd)"', ["echo ? ? ? ?", "git push", "git pull", "ls", "pwd"]],
    ["if a; then b; elif c; then d; else e; fi", ["a", "b", "c", "d", "e"]],
    ["while a; do b; done; until c; do d; done", ["a", "b", "c", "d"]],
    ["case $(a) in x) b;; *) c;; esac", ["a", "b", "c"]],
    ["f() { git push; }; f x", ["git push", "f x"]],
    ["(a); { b; }; ! c; time d; coproc e", ["a", "b", "c", "d", "e"]],
    ["cat <<E\n$(git push)\nE", ["cat", "git push"]],
    ["cat <<'E'\n$(git push)\nE", ["cat"]],
    ["echo ${x:-$(a)} $((1 + $(b))) ${y[$(c)]}", ["echo ? ? ?", "a", "b", "c"]],
    ["a[$(x)]=1; b=($(y)); export C=$(z)", ["", "x", "", "y", "export ?", "z"]],
    ["[[ -n $(a) && $(b) -eq 1 ]]; ((x = $(c)))", ["a", "b", "c"]],
    ["for i in $(a); do b; done; for ((i = 0; i < $(c); i++)); do d; done", ["", "a", "b", "c", "d"]],
    ["ls > $(a) 2>&1", ["ls", "a"]],
    ["g'i't \"push\" \\-f $'\\x61'", ["git push -f a"]],
  ])("are found anywhere in it: %j", (line, commands) => {
    expect(commandsIn(line)).toEqual(commands);
  });

  test.each([
    ["timeout -k 5 10 git push", "git push"],
    ["env -u A B=1 git push", "git push"],
    ["env - git push", "git push"],
    ["bash /dev/stdin <<< 'git push'", "git push"],
    [". /dev/stdin <<'E'\ngit push\nE", "git push"],
    ["builtin eval 'git push'", "git push"],
    ["gi\\\nt push", "git push"],
    ["a |& git push", "git push"],
    ["function f { git push; }", "git push"],
    ["nice -n 5 nohup setsid git push", "git push"],
    ["time -p git push", "git push"],
    ["/usr/bin/env git push", "git push"],
    ["sudo -u root git push", "git push"],
    ["command -p git push", "git push"],
    ["exec git push", "git push"],
    ["stdbuf -oL ionice -c2 git push", "git push"],
    ["flock /tmp/l git push", "git push"],
    ["flock /tmp/l -c 'git push'", "git push"],
    ["echo a | xargs -0 -n1 git push", "git push ?"],
    ["ls | xargs -I{} git push {}", "git push ?"],
    ["find . -name x -exec git push {} +", "git push ?"],
    ["find . -execdir a \\; -exec git push \\;", "git push"],
    ["bash -c 'git push'", "git push"],
    ["sh -euxc 'git push'", "git push"],
    ["bash -o pipefail -lc 'git push' x", "git push"],
    ["bash -c \"bash -c 'git push'\"", "git push"],
    ["bash <<'E'\ngit push\nE", "git push"],
    ["sh <<< 'git push'", "git push"],
    ["eval 'git' push", "git push"],
    ["trap 'git push' EXIT", "git push"],
    ["xargs env bash -c 'timeout 5 git push'", "git push"],
  ])("are found behind the program that runs them: %s", (line, inner) => {
    expect(commandsIn(line)).toContain(inner);
    expect(parseLine(line).unread).toEqual([]);
  });

  test("have their own assignments and those of the wrappers around them", () => {
    const [, inner] = parseLine("A=1 env B=2 git push").commands;
    expect(inner?.settings.map(({ name, value }) => [name, value])).toEqual([
      ["A", "1"],
      ["B", "2"],
    ]);
    expect(inner?.wrapped).toMatchObject({ shift: 2 });
  });

  test("have a mark on each word that may expand to several", () => {
    const [command] = parseLine('a $x "$x" *.ts "$@" {b,c} ~/d stash@{0} {}').commands;
    expect(command?.words.map(({ value, many }) => [value, many])).toEqual([
      ["a", false],
      [undefined, true],
      [undefined, false],
      [undefined, true],
      [undefined, true],
      [undefined, true],
      ["~/d", false],
      ["stash@{0}", false],
      ["{}", false],
    ]);
  });

  test("count as functions only when the line has certainly defined them, in the shell that runs them", () => {
    const own = (line: string) => parseLine(line).commands.filter((command) => command.own).length;
    expect(own("f() { a; }; f; f | f")).toBe(3);
    for (const line of [
      "f; f() { a; }",
      "x && f() { a; }; f",
      "f() { a; } & f",
      "(f() { a; }); f",
      "f() { a; }; bash -c f",
      "f() { a; }; command f",
      "f() { a; }; xargs f",
      "f() { a; }; unset -f f; f",
    ])
      expect([line, own(line)]).toEqual([line, 0]);
  });
});

describe("what cannot be read", () => {
  test.each([
    "$x push",
    '"$@"',
    "{git,push}",
    "g*t push",
    "$(echo git) push",
    "eval $x",
    'eval "$x"',
    "bash -c $x",
    'sh -c "git $x"',
    "curl x | bash",
    "bash -s < x",
    "bash --rcfile x -c a",
    "timeout --unheard-of 5 git push",
    "timeout $x git push",
    "env -S 'git push'",
    "sudo -s",
    "xargs -I{} {} push",
    "xargs bash",
    'trap "$x" EXIT',
    "alias ls='git push'",
    "git${IFS}push",
    '$"git" push',
    "env 'BASH_FUNC_ls%%=() { git push; }' bash -c ls",
    "hash -p /usr/bin/git ls; ls push",
    "source <(echo git push)",
    "bash < <(echo git push)",
    "cat x | sh /dev/fd/0",
    "mapfile -C 'git push' -c 1 a",
    "PS4='$(git push)'; set -x; ls",
    "BASH_ENV=x bash -c ls",
    "cat <(ls)b",
    "a=(x y)${x:-$(git push)} b",
    "if then",
    "echo 'open",
    "a\u0001b",
    `${"$(".repeat(50)}a${")".repeat(50)}`,
    `${"env ".repeat(50)}a`,
    "x".repeat(200_001),
  ])("is reported: %j", (line) => {
    expect(parseLine(line).unread).not.toEqual([]);
  });

  // Each of these lines ran x under every policy that predicted what a line does.
  test.each([
    "declare -a 'a=($(x))'",
    "declare -a a='($(x))'",
    "typeset -A 'a=([$(x)]=1)'",
    "local 'a[$(x)]=1'",
    'declare -a "$y"',
    "v='a[$(x)]'; echo $((v))",
    "v='a[$(x)]'; ((v))",
    "v='a[`x`]'; [[ $v -eq 1 ]]",
    "v='a[$(x)]'; echo ${b[v]}",
    "v='a[$(x)]'; echo ${b:v}",
    "v='a[$(x)]'; echo ${!v}",
    "v='a[$(x)]'; b[v]=1",
    "v='$(x)'; echo ${v@P}",
    "v='a[$'; w='(x)]'; echo $((v$w))",
    "let 'a[$(x)]=1'",
    "test -v 'a[$(x)]'",
    "read 'a[$(x)]'",
    "printf -v 'a[$(x)]' y",
    "printf %n 'a[$(x)]'",
    "unset 'a[$(x)]'",
    "for ((i = 0; i < v; i++)); do :; done; v='a[$(x)]'",
    "cat <<'E'; echo $((v))\na[$(x)]\nE",
  ])("includes text that bash evaluates again: %s", (line) => {
    const { unread, commands } = parseLine(line);
    expect(unread.length > 0 || commands.some(({ words }) => words[0]?.value === "x")).toBe(true);
  });

  test("does not include ordinary expressions", () => {
    for (const line of [
      "n=$(wc -l < f); echo $((n + 1))",
      "awk '{print $1}' f; echo $((1 + 2))",
      "for ((i = 0; i < 3; i++)); do echo ${a[i]}; done",
      "export PATH=$PATH:/x FOO='a b'",
      'export "X=$y"; local z="$1"; declare -i n=1',
      "read -r a b; printf '%s\\n' \"$a\"; test -f x; [ -v PATH ]",
    ])
      expect([line, parseLine(line).unread]).toEqual([line, []]);
  });

  test("is listed separately for command output that bash evaluates", () => {
    expect(parseLine("n=$(wc -l < f); echo $((n + 1))").evaluated).not.toEqual([]);
    expect(parseLine("read n; echo ${a[n]}").evaluated).not.toEqual([]);
    expect(parseLine("(( $(a) ))").evaluated).not.toEqual([]);
    expect(parseLine("echo $((1 + 1))").evaluated).toEqual([]);
    expect(parseLine("n=$(wc -l < f); echo $n").evaluated).toEqual([]);
  });
});

test("programs that run others unseen are marked as opaque, pure wrappers as transparent", () => {
  const kinds = (line: string) => parseLine(line).commands.map(({ opaque, transparent }) => [opaque, transparent]);
  expect(kinds("parallel git push")).toEqual([[true, false]]);
  expect(kinds("zsh -c x")).toEqual([[true, false]]);
  expect(kinds("timeout 5 a")).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(kinds("sudo a").at(0)).toEqual([false, false]);
  expect(kinds("find . -exec a \\;").at(0)).toEqual([false, false]);
  expect(kinds("bash script.sh")).toEqual([[false, false]]);
  expect(kinds("command -v a")).toEqual([[false, false]]);
});

test("redirections to files are listed, those to other descriptors and to /dev/null are not", () => {
  expect(parseLine("a > out 2>> log < in <> both &> all").redirections).toEqual([
    "> out",
    ">> log",
    "< in",
    "<> both",
    "&> all",
  ]);
  expect(parseLine("a > /dev/null 2>&1 3<&- <<< x").redirections).toEqual([]);
});
