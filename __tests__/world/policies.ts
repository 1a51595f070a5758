/** Policies for tests: loaded from text, and asked about shell lines in a workspace that consists only of names. */
import type { Decision } from "../../src/events.ts";
import { decide } from "../../src/policy/decide.ts";
import { USUAL } from "../../src/policy/explain.ts";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { loadPolicy } from "../../src/policy/load.ts";
import type { Circumstances, Locate, Need, ParsedNeed, Policy, PolicyFault } from "../../src/policy/policy.ts";

/** Root manifests of a small project in every language that presets know. */
const PROJECT: ReadonlyMap<string, string> = new Map([
  [
    "package.json",
    JSON.stringify({
      scripts: {
        test: "node --test",
        "test:unit": "node --test test/unit",
        lint: "eslint .",
        build: "tsc",
        typecheck: "tsc --noEmit",
        format: "prettier --write .",
        deploy: "./deploy.sh",
        start: "node server.js",
      },
      devDependencies: { typescript: "5", eslint: "9", prettier: "3", jest: "30", vitest: "3", mocha: "11" },
    }),
  ],
  ["Makefile", "all: build\nbuild:\n\tcc\ntest: build\n\t./run\nlint:\n\tx\ndeploy:\n\tx\nVERSION := 1\n"],
  ["Cargo.toml", '[package]\nname = "x"\n'],
  ["pyproject.toml", '[project]\nname = "x"\n'],
  ["go.mod", "module x\n"],
  ["pom.xml", "<project/>"],
]);

/** Load a policy; throws its faults if it has any. */
export function policyOf(text: string, project: ReadonlyMap<string, string> = PROJECT): Policy {
  const loaded = loadPolicy({ path: ".github/remit.toml", ref: "main", text }, project);
  if (loaded.kind === "faulty")
    throw new Error(loaded.faults.map(({ line, message }) => `${line}: ${message}`).join("\n"));
  return loaded.policy;
}

/** The faults of a policy that does not load. */
export function faultsOf(text: string): readonly PolicyFault[] {
  const loaded = loadPolicy({ path: ".github/remit.toml", ref: "main", text }, new Map());
  return loaded.kind === "faulty" ? loaded.faults : [];
}

/** Every path is where its name says, except git's own files, which no tool may touch. */
export const byName: Locate = (path, directory) => {
  const parts: string[] = [];
  for (const part of (path.startsWith("/") ? path : `/workspace/${directory}/${path}`).split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  const [root, ...inside] = parts;
  if (root !== "workspace") return { kind: "outside", path: `/${parts.join("/")}` };
  return { kind: inside.includes(".git") ? "outside" : "inside", path: inside.join("/") };
};

/** Decide a shell line. */
export function askShell(policy: Policy, line: string, locate: Locate = byName, directory = ""): Decision {
  return ask(policy, "run_shell_command", [{ kind: "command", line, directory }], USUAL, locate);
}

/** What `parseNeeds` gives, at once. */
export function parseLines(needs: readonly Need[]): readonly ParsedNeed[] {
  return needs.map((need) => (need.kind === "command" ? { kind: "command", line: parseLine(need.line) } : need));
}

export function ask(
  policy: Policy,
  tool: string,
  needs: readonly Need[],
  circumstances: Circumstances = USUAL,
  locate: Locate = byName,
): Decision {
  return decide(policy, { tool }, parseLines(needs), circumstances, locate);
}
