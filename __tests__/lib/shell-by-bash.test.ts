/** The reader against bash itself: the reader must find whatever bash runs. */
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { LineCommand } from "../../src/lib/shell.ts";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { cases } from "../world/long.ts";
import { openBash } from "../world/bash.ts";
import { oddLines } from "../world/shell-lines.ts";

/** Whether bash could have started a found command: compared word by word, up to the first that may be several. */
function isFound(started: readonly string[], commands: readonly LineCommand[]): boolean {
  return commands.some(({ words }) => {
    for (const [index, { value, many }] of words.entries()) {
      if (many) return true;
      const word = started[index];
      if (word === undefined || (value !== undefined && value !== word)) return false;
    }
    return started.length === words.length;
  });
}

test("every program that bash starts for a readable line is among the commands found, with its words", async () => {
  const readable = fc
    .sample(oddLines, { numRuns: cases(1_600), seed: 11 })
    .filter((line) => parseLine(line).unread.length === 0)
    .slice(0, cases(350));
  expect(readable.length).toBeGreaterThan(cases(300));
  using bash = openBash();
  let started = 0;
  for (const [index, calls] of (await bash.run(readable)).entries()) {
    const line = readable[index] ?? "";
    const { commands } = parseLine(line);
    for (const words of calls) {
      started += 1;
      expect({ line, words, found: isFound(words, commands) }).toEqual({ line, words, found: true });
    }
  }
  expect(started).toBeGreaterThan(cases(150));
});

/** Lines in which bash may evaluate a text again; `{}` stands for the text. */
const EVALUATING: readonly string[] = [
  "declare -a {}",
  "declare -a v={}",
  "declare -A v={}",
  "declare {}",
  "declare v={}",
  "declare -i v={}",
  "declare -i v; v={}",
  "local {}",
  "f() { local {}; }; f",
  "f() { local -a v={}; }; f",
  "f() { local -i v={}; }; f",
  "typeset -a v={}",
  "readonly -a v={}",
  "readonly {}",
  "export {}",
  "export v={}",
  "let {}",
  "let v={}",
  "v={}; echo $((v))",
  "v={}; ((v))",
  "v={}; echo $[v]",
  "v={}; let v",
  "v={}; let w=v",
  "v={}; [[ v -eq 1 ]]",
  "v={}; [[ $v -lt 1 ]]",
  "[[ {} -eq 1 ]]",
  "[[ -v {} ]]",
  "test -v {}",
  "[ -v {} ]",
  "test {} -eq 1",
  "[ {} -eq 1 ]",
  "v={}; echo ${q[v]}",
  "v={}; echo ${q:v}",
  "v={}; echo ${q:0:v}",
  "v={}; q=abc; echo ${q:v}",
  "v={}; q=abc; echo ${q:0:v}",
  "v={}; echo ${!v}",
  "v={}; echo ${v@P}",
  "v={}; echo ${v@A}",
  "v={}; echo ${v@E}",
  "v={}; echo ${v@Q}",
  "v={}; q[v]=1",
  "v={}; q=([v]=1)",
  "q=([{}]=1)",
  "read {} <<< x",
  "read -a {} <<< x",
  "printf -v {} x",
  "printf {}",
  "printf '%d' {}",
  "printf '%n' {}",
  "unset {}",
  "unset -v {}",
  "q=(1 2); unset {}",
  "mapfile {} <<< x",
  "mapfile -C {} -c 1 v <<< x",
  "mapfile -O {} v <<< x",
  "mapfile -n {} v <<< x",
  "getopts a {} -a",
  "wait -p {}",
  "for ((i={}; i<1; i++)); do break; done",
  "v={}; for ((i=v; i<1; i++)); do break; done",
  "v={}; for i in 1; do q[v]=2; done",
  "eval {}",
  "trap {} EXIT",
  "trap {} DEBUG; :",
  "PS4={}; set -x; :",
  "bash -c {}",
  "sh <<< {}",
  "bash <<< {}",
  "alias v={}; shopt -s expand_aliases\nv",
  'v={}; echo "$((v))"',
  "v={}; case $((v)) in 1) ;; esac",
  "v={}; echo {1..$((v))}",
  "v={}; (( w = v )) ",
  "declare -n v={}; echo $v",
  "declare -n v={}; v=1",
  "f() { declare -n v=$1; echo $v; }; f {}",
  "set -- {}; echo $(($1))",
  "set -- {}; echo $((${1}))",
  "f() { echo $(($1)); }; f {}",
  "f() { echo $((x)); }; x={} f",
  "x={} eval 'echo $((x))'",
  "printf -v v '%s' {}; echo $((v))",
  "read v <<< {}; echo $((v))",
  "mapfile v <<< {}; echo $((v))",
  "v=({}); echo $((v))",
  "v=({}); echo $((v[0]))",
  "v+={}; echo $((v))",
  ": ${v:={}}; echo $((v))",
  "v={}; w=v; echo $((w))",
  "v={}; [ $v -eq 1 ]",
  'v={}; test "$v" -gt 1',
  "v={}; declare -i w=v",
  "v={}; declare -i w; w=v",
  "v={}; exit $((v))",
  "echo {} | xargs -I% sh -c %",
  "echo {} | bash",
  "find . -maxdepth 0 -exec sh -c {} \\;",
  "env sh -c {}",
  "coproc eval {}; wait",
  "hash {}",
  "type {}",
  "command -v {}",
  "declare -p {}",
  "compgen -W {} x",
  "v={}; echo ${v^^$((v))}",
  "v={}; ${v}",
  "v={}; $v",
  "BASH_ENV=/dev/stdin bash -c : <<< {}",
  "exec {} ",
  "exec -c {}",
  "builtin eval {}",
  "command eval {}",
  "source /dev/stdin <<< {}",
  ". <(echo {})",
  'v={}; echo "${q[$v]}"',
  'v={}; echo "${#q[v]}"',
  "v={}; unset q[v]",
  'v={}; unset "q[$v]"',
  'v={}; test -v "q[$v]"',
  'v={}; read "q[$v]" <<< x',
  'v={}; printf -v "q[$v]" x',
  'v={}; declare "q[$v]=1"',
  "v={}; declare q[$v]=1",
  'v={}; export "$v"',
  'v={}; local "$v"',
  "v={}; declare $v",
  'v={}; declare -a "w=$v"',
  'v={}; declare -a w="$v"',
  "v={}; declare -a w=$v",
  'declare -a w; v={}; declare w="$v"',
  "declare -a w; v={}; w=$v",
  "v={}; w=($v); echo ${w[@]}",
  'v={}; readonly -a "w=$v"',
];

test("text that bash evaluates again runs only programs that were found, unless the line is unreadable", async () => {
  const texts = ["$(a)", "`a`", "q[$(a)]", "q=($(a))", "([$(a)]=1)", "a"].flatMap((text) => [
    `'${text}'`,
    text.replaceAll(/\W/g, String.raw`\$&`),
  ]);
  const lines = EVALUATING.flatMap((line) => texts.map((text) => line.replaceAll("{}", () => text)));
  const unsuspected = lines.filter((line) => {
    const { commands, unread } = parseLine(line);
    return unread.length === 0 && !commands.some(({ words, opaque }) => opaque || words[0]?.value === "a");
  });
  expect(unsuspected.length).toBeGreaterThan(100);
  expect(unsuspected.length).toBeLessThan(lines.length / 2);
  using bash = openBash();
  const calls = await bash.run(unsuspected);
  expect(unsuspected.filter((_, index) => calls[index]?.length !== 0)).toEqual([]);
});
