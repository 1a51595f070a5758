/** The rules of a policy file: one `[[allow]]` or `[[deny]]` table each. */
import { nearest } from "../lib/distance.ts";
import { compileName } from "../lib/glob.ts";
import {
  isTable,
  refuse,
  type ReadPosition,
  checked,
  described,
  flag,
  list,
  oneOrMore,
  shape,
  text,
  word,
  type DataKind,
  type DataOf,
  type WrongText,
} from "../lib/read-data.ts";
import { HOST, pathPatternFault } from "./match.ts";
import { parsePattern } from "./commands.ts";
import { type Rule, MCP_PREFIX, REQUESTS, TOOLS, TRIGGERS } from "./policy.ts";

const LONGEST = { minLength: 1, maxLength: 1_000 };

const WHEN = shape(
  {},
  {
    trigger: described(oneOrMore(word(TRIGGERS)), "What started the run."),
    request: described(oneOrMore(word(REQUESTS)), "What is asked for."),
    fork: described(flag, "Whether the pull request comes from another repository."),
  },
  { hint: 'Write a table, such as `{ trigger = ["comment"] }`.', schema: { minProperties: 1 } },
);

const CONDITIONS = {
  tool: described(
    oneOrMore(
      text(toolFault, {
        anyOf: [{ enum: [...TOOLS.keys()] }, { pattern: "^mcp_[\\w*?.-]+$" }, { pattern: "^[a-z_]*\\*[a-z_*]*$" }],
      }),
    ),
    "Tools by name; `*` stands for any characters. Tools of MCP servers are named `mcp_<server>_<tool>`.",
  ),
  command: described(
    oneOrMore(text(commandFault, LONGEST)),
    "Command patterns: words, each for one argument; `*` inside a word is a glob within it; a final `*` matches any rest.",
  ),
  path: described(
    oneOrMore(
      text(pathPatternFault, {
        ...LONGEST,
        pattern: "^(?:/tmp|[^!~/\\\\\\u0000-\\u001f])(?:[^\\\\\\u0000-\\u001f]*[^\\\\/\\u0000-\\u001f])?$",
      }),
    ),
    "Globs of paths from the root of the repository, links resolved: `src/**`, `*.md`.",
  ),
  access: described(word(["read", "write"]), "Narrows a rule about paths to reading or to writing; without it both."),
  host: described(oneOrMore(HOST), "Hosts: `example.com`, `*.example.com`."),
  server: described(names(), "MCP servers by name."),
  agent: described(names(), "Sub-agents: who calls; in calls of `invoke_agent`, who is called."),
};

const BOUND = Object.keys(CONDITIONS);

/** The tables of one effect. */
export function rules(effect: Rule["effect"]) {
  const bound = effect === "deny" ? [...BOUND, "when"] : BOUND;
  const says = effect === "deny" ? "What must not be done. A denial always wins." : "What may be done.";
  const kind = shape(
    {},
    {
      id: described(
        text(idFault, { pattern: "^[A-Za-z0-9][A-Za-z0-9._/-]*$" }),
        "Names the rule in decisions and reports; without it the rule is named by its line.",
      ),
      ...CONDITIONS,
      when: described(checked(WHEN, refuseEmpty), "Circumstances in which the rule applies. All given ones must hold."),
      reason: described(text(), "Shown to the model and to people when the rule denies."),
    },
    {
      schema: {
        anyOf: bound.map((key) => ({ required: [key] })),
        dependentSchemas: { command: { not: { anyOf: Object.keys(INSTEAD).map((key) => ({ required: [key] })) } } },
      },
    },
  );
  const rule = checked(
    described(kind, `${says} All given conditions must hold; within a list, one entry.`),
    (value, at) => checkRule(value, at, effect, bound),
  );
  return list(rule, "tables", { hint: `Write \`[[${effect}]]\`.` });
}

/** One rule, when its table has no fault. */
export type GivenRule = DataOf<ReturnType<typeof rules>>[number];

function checkRule(value: unknown, at: ReadPosition, effect: Rule["effect"], bound: readonly string[]): void {
  if (!isTable(value)) return;
  if (!bound.some((key) => Object.hasOwn(value, key)))
    refuse(at, `This rule would ${effect} everything.`, `Give at least one of ${BOUND.join(", ")}.`);
  if (!Object.hasOwn(value, "command")) return;
  for (const [key, instead] of Object.entries(INSTEAD)) {
    if (!Object.hasOwn(value, key)) continue;
    refuse(
      { ...at, path: [...at.path, key] },
      `\`${key}\` cannot be in a rule about commands: the words of a command do not show what it touches.`,
      `Make it a separate rule: ${instead}.`,
    );
  }
}

/** The words of a command do not say what it reads, writes or reaches, so no rule can require both. */
const INSTEAD = {
  path: "files denied for reading are hidden from commands, and files denied for writing are not published",
  access: "files denied for reading are hidden from commands, and files denied for writing are not published",
  host: "list hosts for commands in `[network] hosts`",
  server: "tools of MCP servers are not commands",
};

function refuseEmpty(value: unknown, at: ReadPosition): void {
  if (isTable(value) && Object.keys(value).length === 0)
    refuse(at, "`when` is empty.", "Leave it out, or give trigger, request or fork.");
}

function idFault(id: string): WrongText | undefined {
  if (/^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(id)) return undefined;
  return `"${id}" is not an id: letters, digits, and \`.\`, \`_\`, \`-\`, \`/\` between them.`;
}

/** Why a policy cannot name such a tool; undefined when it can. */
export function toolFault(name: string): { readonly problem: string; readonly hint: string } | undefined {
  if (name.startsWith(MCP_PREFIX) && /^[\w*?.-]+$/.test(name)) return undefined;
  const matches = compileName(name);
  if (name.includes("*") && [...TOOLS.keys()].some(matches)) return undefined;
  if (TOOLS.has(name)) return undefined;
  const near = nearest(name, TOOLS.keys());
  const hint = near === undefined ? "Tools of servers are named `mcp_<server>_<tool>`." : `Did you mean \`${near}\`?`;
  return { problem: `There is no tool \`${name}\`.`, hint };
}

function commandFault(pattern: string): WrongText | undefined {
  const parsed = parsePattern(pattern);
  return parsed.kind === "parsed" ? undefined : `\`${pattern}\` is not a command pattern: ${parsed.why}`;
}

function names(): DataKind<readonly string[]> {
  const why = (name: string) =>
    /^[\w*?./@-]+$/.test(name)
      ? undefined
      : `"${name}" is not a name: letters, digits, \`.\`, \`_\`, \`-\`, \`/\`, and \`*\` for any of them.`;
  return oneOrMore(text(why, { pattern: "^[\\w*?./@-]+$" }));
}
