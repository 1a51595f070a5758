/** Shell lines: those that real models wrote, and random ones, most of them odd. */
import { readFileSync } from "node:fs";
import * as fc from "fast-check";

/** The lines of recorded runs, each with its kind, such as `ordinary`. */
export const RECORDED_LINES = readFileSync(new URL("../policy/real-shell-lines.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((text) => JSON.parse(text) as { readonly kind: string; readonly line: string });

/** The pieces of lines. The programs `a`, `b`, `c` and `d` only record how they were called. */
const PIECES: readonly string[] = [
  ['"a$@"', '"$@"b', "a$@", "${@:1}", '"${@:1}"', '"$*"', "$*", "set -- a", 'a=(b c); "${a[@]}"', '"x${a[@]}y"'],
  [
    "a",
    "b",
    "c",
    "d",
    "a x",
    "b y",
    "c -z",
    "a 'p q'",
    'b "r s"',
    "c \\x",
    "x",
    "y",
    "-n",
    "'b'",
    '"c"',
    'a"b"',
    "$'a'",
    "'a'b",
  ],
  [
    "$x",
    '"$x"',
    "${x}",
    "${x:-$(d)}",
    '"${x:-`b`}"',
    "$1",
    '"$@"',
    "{x,y}",
    "{1..3}",
    "$(a)",
    "`b`",
    "$(b x)",
    '"$(a)"',
    "$((1+1))",
  ],
  [
    "<(c)",
    "> o",
    "< o",
    ">",
    "<",
    "2>&1",
    "&> o",
    "<<< w",
    "<<E\nt\nE\n",
    "cat <<E\n$(a)\nE\n",
    "cat <<'E'\n$(a)\nE\n",
    "cat <<-E\n\t`b`\n\tE\n",
  ],
  [";", "&&", "||", "|", "&", "|&", "(", ")", "{", "}", "\n", "!", "\\\n", "#", "#c\n", "a;", "b&&", "{ a; }", "( b )"],
  [
    "if",
    "then",
    "fi",
    "else",
    "for i in",
    "for x in a b; do $x; done",
    "do",
    "done",
    "while",
    "until",
    "case",
    "esac",
    "in",
    "x)",
    ";;",
  ],
  [
    "case a in a) b;; esac",
    "case $x in (a|b) c;& *) d;; esac",
    "[[",
    "]]",
    "[[ -n $(c) ]]",
    "((",
    "))",
    "(( $(d; echo 1) ))",
    "[ 1 ]",
  ],
  [
    "function f",
    "f()",
    "f",
    "}; f",
    "x=1",
    "x=a",
    "x+=1",
    "a=(x y)",
    "export x=2",
    "set -- a b",
    "time",
    "coproc",
    "select",
    "true",
    "false",
    ":",
  ],
  [
    "eval",
    "eval 'c d'",
    "exec",
    "command a",
    "xargs a",
    "env b",
    "bash -c 'a b'",
    "sh -c 'c'",
    "timeout 5 d",
    "trap 'a' EXIT",
    "echo $(a)",
  ],
].flat();

/** Lines of up to a dozen pieces, most of them separated by blanks. */
export const oddLines: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom(" ", " ", " ", "")), { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.map(([piece, gap]) => piece + gap).join(""));

/** Lines of any characters, with more of those that are special to a shell. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(..."|&;<>()$`\\\"' \t\n*?[]#~=%!{}-+@^:,./01aZ"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(""));
