/** Finds workflows of other agents, and lists what changes when Remit takes over (docs/migrating.md). */
import { asTable, tableIn } from "../../lib/read-data.ts";
import { variableFault } from "../../policy.ts";
import type { WorkflowFile } from "./ci.ts";
import { listFrom, scalarTexts, scalarText, type UntypedFields, type Tree } from "./tree.ts";

/** Each with its action, such as `run-gemini-cli`, and with what must be written differently for Remit, a sentence each. */
export function findAgents(files: readonly WorkflowFile[], tree: Tree) {
  return files.flatMap(({ file, text, content }) => {
    const steps = Object.values(asTable(content["jobs"])).flatMap((job) =>
      listFrom(asTable(job)["steps"]).map(asTable),
    );
    const [used] = steps.flatMap((step) => {
      const line = `${scalarText(step["uses"])}\n${scalarText(step["run"])}`;
      return AGENTS.flatMap(([pattern, action]) => (pattern.test(line) ? [{ step, action }] : []));
    });
    if (used === undefined) return [];
    const { step, action } = used;
    return [{ file, action, hints: action === "run-gemini-cli" ? geminiHints(step, text, tree) : [] }];
  });
}

const AGENTS: readonly (readonly [RegExp, string])[] = [
  [/^google-github-actions\/run-gemini-cli@|^google-gemini\/gemini-cli-action@/, "run-gemini-cli"],
  [/^anthropics\/claude-code(-base)?-action@/, "claude-code-action"],
  [/^openai\/codex-action@/, "codex-action"],
  [/^\s*(npx (-y )?@google\/)?gemini(-cli)? (.* )?(-p|--prompt|--yolo|-y)\b/m, "Gemini CLI"],
  [/^\s*claude (.* )?(-p|--print)\b/m, "Claude Code"],
  [/^\s*codex (.* )?exec\b/m, "Codex"],
];

function geminiHints(step: UntypedFields, text: string, tree: Tree): readonly string[] {
  const inputs = scalarTexts(step["with"]);
  const command = /^\/([\w:/-]+)/.exec((inputs["prompt"] ?? "").trim())?.[1];
  const file = `.gemini/commands/${(command ?? "").replaceAll(":", "/")}.toml`;
  const named = command === undefined ? [] : variablesOf(tree.text(file));
  const settings = tableIn(inputs["settings"] ?? "");
  const model = asTable(settings["model"]);
  return [
    ...(command === undefined ? [] : commandHints(command, file, tree)),
    ...variableHints(named.filter((name) => variableFault(name) === undefined)),
    ...answerHints(text, named.includes("GITHUB_ENV")),
    ...turnHints(model["maxSessionTurns"] ?? settings["maxSessionTurns"]),
    ...("extensions" in inputs
      ? ["There are no extensions: an extension's command can be a file of the repository."]
      : []),
    ...serverHints(dockerServers(settings["mcpServers"] ?? tableIn(tree.text(".gemini/settings.json"))["mcpServers"])),
  ];
}

function commandHints(command: string, file: string, tree: Tree): readonly string[] {
  const missing = tree.text(file) === "";
  return [
    `\`prompt: '/${command}'\` becomes \`command: ${command}\`.`,
    ...(missing
      ? [
          `${file} is not in the repository: Remit includes no commands. Add it, and check that .gitignore does not exclude it.`,
        ]
      : []),
  ];
}

function variableHints(variables: readonly string[]): readonly string[] {
  if (variables.length === 0) return [];
  return [
    `Shell lines of that command read ${variables.join(", ")}: name them in the policy, [shell] environment = ${JSON.stringify(variables)}.`,
  ];
}

/** `exported`: the command lets the model write its answer to `GITHUB_ENV`. */
function answerHints(text: string, exported: boolean): readonly string[] {
  const read = /outputs\.summary/.test(text);
  if (exported || (read && /JSON\.parse|fromJSON|\bjq\b/.test(text)))
    return ["A later step reads the answer as data: give an `output-schema`, and read the output `structured-output`."];
  return read ? ["`outputs.summary` becomes `outputs.final-message`."] : [];
}

function turnHints(turns: unknown): readonly string[] {
  return typeof turns === "number" ? [`\`maxSessionTurns\` becomes \`max-turns: ${turns}\`.`] : [];
}

function serverHints(servers: readonly string[]): readonly string[] {
  if (servers.length === 0) return [];
  return [
    `The MCP server ${servers.join(", ")} is started by docker, which the sandbox does not have: take it out (Remit reads and writes GitHub itself), or give its entry "sandbox": false and name it in the policy, [sandbox] outside = ${JSON.stringify(servers)}.`,
  ];
}

/** The variables in the shell lines of a command file. */
function variablesOf(file: string): readonly string[] {
  const lines = [...file.matchAll(/!\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, line = ""]) => line).join("\n");
  return [...new Set([...lines.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name))];
}

function dockerServers(servers: unknown): readonly string[] {
  return Object.entries(asTable(servers)).flatMap(([name, server]) =>
    /(^|\/)docker$/.test(scalarText(asTable(server)["command"])) ? [name] : [],
  );
}
