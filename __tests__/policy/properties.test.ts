/** Properties of every policy and every call. */
import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { Decision } from "../../src/events.ts";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { decide } from "../../src/policy/decide.ts";
import { USUAL } from "../../src/policy/explain.ts";
import type { Need, Policy, Rule } from "../../src/policy/policy.ts";
import { cases } from "../world/long.ts";
import { byName, parseLines, policyOf } from "../world/policies.ts";

/** Every program with every set of arguments, and some lines of several commands. */
const PROGRAMS = "npm git cat sed timeout mytool ./run cp bash sudo find python3".split(" ");
const ARGUMENTS =
  "test,run lint,push --force,-i s/a/b/ src/b.ts,60 npm test,log -5 src,-c 'git push',. -name x,-rf src".split(",");
const LINES = [
  ...PROGRAMS.flatMap((program) => ARGUMENTS.map((words) => `${program} ${words}`)),
  ...PROGRAMS,
  "npm test && git push",
  "cat a | xargs git push",
  "f() { git push; }; f",
  "NODE_ENV=test npm test",
  "X=1 npm test",
  "x=1; npm $x",
  "$x push",
  "npm test > out",
  "echo $(git log)",
  "cd src; npm test",
];
const BASE = policyOf('version = 1\nextends = "edit"\n[shell]\ncommands = "listed"\n');

const patterns = fc.subarray(
  [
    "*",
    "npm *",
    "npm test",
    "npm run *",
    "git *",
    "git log *",
    "git * --force *",
    "git push *",
    "cat *",
    "cat src/*",
    "rm *",
    "sed -i *",
    "* *",
    "cp * src/b.ts",
    "NODE_ENV=test npm test",
    "timeout 60 *",
  ],
  { minLength: 1, maxLength: 4 },
);
const paths = fc.subarray(
  [
    "**",
    "src/**",
    "*.md",
    "src/*.ts",
    "**/package.json",
    "package-lock.json",
    "test/{a,b}/**",
    "s[rx]c/**",
    "secrets/**",
  ],
  { minLength: 1, maxLength: 3 },
);
const tools = fc.subarray(
  ["read_file", "write_file", "run_shell_command", "web_fetch", "replace", "mcp_x_*", "mcp_x_?", "*", "invoke_agent"],
  { minLength: 1, maxLength: 3 },
);
const names = fc.subarray(["x", "example.com", "*.example.com", "y*"], { minLength: 1, maxLength: 2 });

const conditions: fc.Arbitrary<Partial<Rule>> = fc.record(
  {
    tool: tools,
    command: patterns,
    path: paths,
    access: fc.constantFrom("read" as const, "write" as const),
    host: names,
    server: names,
    agent: fc.constant(["main"]),
    when: fc.record({ trigger: fc.subarray(["comment" as const, "local" as const], { minLength: 1 }) }),
  },
  { requiredKeys: [] },
);

function ruleOf(effect: Rule["effect"]): fc.Arbitrary<Rule> {
  return fc
    .tuple(conditions, fc.nat(9_999))
    .map(([given, number]): Rule => ({ ...given, id: `${effect}-${number}`, effect, source: "test" }));
}

const rules = fc.array(fc.oneof(ruleOf("allow"), ruleOf("deny")), { maxLength: 6 });

interface Asked {
  readonly tool: string;
  readonly needs: readonly Need[];
}

const calls: fc.Arbitrary<Asked> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...LINES)
      .map((line): Asked => ({ tool: "run_shell_command", needs: [{ kind: "command", line, directory: "" }] })),
  },
  fc
    .tuple(
      fc.constantFrom("read_file", "write_file", "replace"),
      fc.constantFrom("read" as const, "write" as const),
      fc.constantFrom("", "src/a.ts", "README.md", "package.json", "secrets/k", "../x", ".github/x"),
    )
    .map(([tool, access, path]): Asked => ({ tool, needs: [{ kind: "path", access, path, directory: "" }] })),
  fc
    .constantFrom("example.com", "a.example.com", "x")
    .map((host): Asked => ({ tool: "web_fetch", needs: [{ kind: "host", host }] })),
  fc
    .constantFrom("x", "yz")
    .map((server): Asked => ({ tool: `mcp_${server}_t`, needs: [{ kind: "server", server, tool: "t" }] })),
  fc.constantFrom("x", "main").map((agent): Asked => ({ tool: "invoke_agent", needs: [{ kind: "agent", agent }] })),
);

function judged(own: readonly Rule[], { tool, needs }: Asked): Decision {
  const policy: Policy = { ...BASE, rules: [...BASE.rules.filter(({ id }) => id.startsWith("built-in:")), ...own] };
  return decide(policy, { tool }, parseLines(needs), USUAL, byName);
}

const RUNS = { numRuns: cases(1_500), seed: 7 };

test("many generated calls are allowed by a generated rule, and many are denied by one", () => {
  const decisions = fc
    .sample(fc.tuple(rules, calls), { numRuns: 1_000, seed: 7 })
    .map(([own, call]) => judged(own, call));
  const byOwn = decisions.filter(({ rules: ids }) => ids.some((id) => /^(?:allow|deny)-/.test(id)));
  expect(byOwn.filter(({ effect }) => effect === "allow").length).toBeGreaterThan(30);
  expect(byOwn.filter(({ effect }) => effect === "deny").length).toBeGreaterThan(50);
});

describe("whatever the rules and the call", () => {
  test("adding a denial never allows more", () => {
    fc.assert(
      fc.property(
        rules,
        ruleOf("deny"),
        calls,
        (own, added, call) => judged(own, call).effect === "allow" || judged([...own, added], call).effect === "deny",
      ),
      RUNS,
    );
  });

  test("adding a permission never denies more", () => {
    fc.assert(
      fc.property(
        rules,
        ruleOf("allow"),
        calls,
        (own, added, call) => judged(own, call).effect === "deny" || judged([...own, added], call).effect === "allow",
      ),
      RUNS,
    );
  });

  test("the order of rules never matters", () => {
    fc.assert(
      fc.property(rules, fc.infiniteStream(fc.nat()), calls, (own, keys, call) => {
        const shuffled = own
          .map((rule) => ({ rule, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ rule }) => rule);
        return judged(own, call).effect === judged(shuffled, call).effect;
      }),
      RUNS,
    );
  });

  test("a denial names the rules that deny, a permission the rules that allow", () => {
    fc.assert(
      fc.property(rules, calls, (own, call) => {
        const { effect, rules: ids } = judged(own, call);
        const known = new Set([...BASE.rules, ...own].map(({ id }) => id));
        const effects = new Map([...BASE.rules, ...own].map((rule) => [rule.id, rule.effect]));
        if (effect === "allow")
          return ids.length > 0 && ids.every((id) => known.has(id) && effects.get(id) === "allow");
        return ids.every(
          (id) => ["built-in:unread", "built-in:outside"].includes(id) || (known.has(id) && effects.get(id) === "deny"),
        );
      }),
      RUNS,
    );
  });

  test("without rules, only the shell's own work is allowed", () => {
    fc.assert(
      fc.property(calls, (call) => judged([], call).effect === "deny"),
      RUNS,
    );
  });
});

test("what a condition allows, the same condition denies", () => {
  fc.assert(
    fc.property(fc.oneof(conditions, fc.record({ command: patterns })), calls, (given, call) => {
      const allow: Rule = { ...given, id: "allow", effect: "allow", source: "test" };
      const both = [allow, { ...allow, id: "deny", effect: "deny" as const }];
      return judged(both, call).effect === "deny" || !judged([allow], call).rules.includes("allow");
    }),
    RUNS,
  );
});

/** Other spellings that bash reads as the same word. */
const spellings: readonly ((word: string) => string)[] = [
  (word) => `'${word}'`,
  (word) => `"${word}"`,
  (word) => `$'${word}'`,
  (word) => [...word].map((char) => (/[a-z]/i.test(char) ? `\\${char}` : char)).join(""),
  (word) => `${word.slice(0, 1)}''${word.slice(1)}`,
  (word) => `""${word}`,
  (word) => `${word.slice(0, -1)}"${word.slice(-1)}"`,
];

test("quoting a word differently never changes the decision", () => {
  const plain = LINES.filter(
    (line) =>
      /^[\w ./:=@%+,-]+$/.test(line) &&
      !/\b(if|for|while|case|time|coproc|trap|select|set|function|until|do|done|then|in)\b|=/.test(line),
  );
  expect(plain.length).toBeGreaterThan(80);
  fc.assert(
    fc.property(fc.constantFrom(...plain), fc.constantFrom(...spellings), fc.nat(), (line, spell, choice) => {
      const words = line.split(" ").filter((word) => word !== "");
      const index = choice % words.length;
      if (words[index]?.startsWith("~")) return true;
      const spelled = words.map((word, at) => (at === index ? spell(word) : word)).join(" ");
      const [a, b] = [line, spelled].map((text) =>
        judged(BASE.rules, { tool: "run_shell_command", needs: [{ kind: "command", line: text, directory: "" }] }),
      );
      return a?.effect === b?.effect && JSON.stringify(a?.rules) === JSON.stringify(b?.rules);
    }),
    { numRuns: cases(2_000), seed: 7 },
  );
});

test("spaces, comments and line continuations never change what is read", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LINES.filter((line) => /^[\w ./:=@%+,-]+$/.test(line) && line.trim() !== "")),
      (line) => {
        const words = (text: string) =>
          JSON.stringify(parseLine(text).commands.map((command) => command.words.map(({ value }) => value)));
        return [
          `  ${line}`,
          `${line} # a comment`,
          line.replaceAll(" ", "  "),
          line.replaceAll(" ", " \\\n "),
          `${line}\n`,
        ].every((text) => words(text) === words(line));
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});
