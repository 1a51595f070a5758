/** The policy that `init` writes for a repository, and a rehearsal of its verification. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { homeOf, openShells, toolEnvironment } from "../../adapters.ts";
import { clipped, lastOf } from "../../lib/cut.ts";
import { makePlaces, shellsFor } from "../../directories.ts";
import type { CommandEnd, Shell } from "../../ports.ts";
import type { Check } from "./checks.ts";
import type { RepositoryWork } from "./repository.ts";

/** The policy file for a repository's checks. A command that failed when init ran it stays, and is marked. */
export function writePolicy({ checks, leftOut, setup, services }: RepositoryWork, failed: Failures): string {
  const names = Object.keys(setup.environment);
  const tests = checks.filter(({ kind }) => kind === "test");
  return [
    HEAD,
    checks.length === 0 ? NOTHING_TO_VERIFY : verify(checks, leftOut, failed),
    ...(names.length === 0
      ? []
      : [`# Variables of the CI that commands need; ${ACTION} sets them.\n[shell]\nenvironment = ${toml(names)}\n`]),
    ...(services.reached.length === 0
      ? []
      : [`# The service containers of the job.\n[network]\nservices = ${toml(services.reached)}\n`]),
    ...tests.map(({ command }) => expect("command", command, "allow")),
    expect("command", "git push --force", "deny"),
    expect("path", ".github/workflows/remit.yml", "deny"),
  ].join("\n");
}

const ACTION = ".github/actions/remit-setup";

function toml(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

const HEAD = `# What Remit may do in this repository. A deny always wins. It is read from the default branch, never from a pull
# request. \`remit policy print\` shows every rule in force, \`remit policy explain 'COMMAND'\` what they say of a command.
version = 1

# "edit": read everything, change files, run any command in a sandbox without network. What is published is judged file
# by file: no workflows, no new dependencies.
extends = "edit"

[who]
permission = "write"

[limits]
minutes = 25
usd = 2.50

[publish]
to = "pull"
draft = true
`;

const NOTHING_TO_VERIFY = `# What Remit runs itself before it calls its work done. No test command was found.
# [verify]
# commands = ["make test"]
`;

function verify(checks: readonly Check[], leftOut: RepositoryWork["leftOut"], failed: Failures): string {
  const lines = checks.map(({ command, kind, from }) => {
    const failure = failed.get(command);
    const mark = failure === undefined ? "" : `; ${failure} when init ran it`;
    return `  ${JSON.stringify(command)}, # ${kind === "test" ? "tests" : kind}, from ${from}${mark}`;
  });
  const others = leftOut.map(({ command, why }) => `# Not here: ${oneLine(command)} (${why}).`);
  return `# What Remit runs itself, in this order and in the sandbox, before it calls its work done.
${[...others, "[verify]", "commands = [", ...lines, "]"].join("\n")}
`;
}

function oneLine(command: string): string {
  return clipped(command.replace(/\s+/g, " "), 100);
}

/** A unit test of the policy, run by \`remit policy check\`. */
function expect(what: "command" | "path", subject: string, effect: "allow" | "deny"): string {
  return `[[expect]]
${what} = ${JSON.stringify(subject)}
effect = "${effect}"
`;
}

// ── The verification, run once in the sandbox on the present checkout, which it cannot change ────────────────────────

export type Rehearsed =
  | {
      readonly kind: "ran";
      readonly command: string;
      readonly ms: number;
      /** Such as `ended with code 1`; undefined when the command succeeded. */
      readonly failure: string | undefined;
      readonly output: string;
    }
  /** This machine has no sandbox, and nothing of the repository runs without one. */
  | { readonly kind: "no sandbox"; readonly lacks: readonly string[] };

/** How each failed command failed, by command. */
export type Failures = ReadonlyMap<string, string>;

/** Prints the result of each command as it ends. All run, whatever the others return, until somebody presses Ctrl-C. */
export async function rehearse(
  root: string,
  work: RepositoryWork,
  report: (result: Rehearsed) => void,
): Promise<Failures | "interrupted"> {
  const failed = new Map<string, string>();
  const temp = mkdtempSync(join(tmpdir(), "remit-init-"));
  const environment = { ...work.setup.environment, ...toolEnvironment(process.env, homeOf(process.env)) };
  const stop = new AbortController();
  const cancel = (): void => stop.abort("cancelled");
  process.once("SIGINT", cancel);
  try {
    const directories = makePlaces(join(temp, "run"));
    mkdirSync(join(temp, "runner"));
    await using shells = openShells(
      shellsFor({ directories, workspace: root, temp: join(temp, "runner"), environment, protection: undefined }),
    );
    const services = work.services.reached;
    const shell = await shells.open({ mode: "require", services, show: [], covered: [] });
    if (shell.sandbox === "none") report({ kind: "no sandbox", lacks: shell.lacks });
    else {
      for (const { command } of work.checks) {
        const result = await runOne(shell, command, { directory: root, environment, signal: stop.signal });
        if (stop.signal.aborted) return "interrupted";
        report(result);
        if (result.failure !== undefined) failed.set(command, result.failure);
      }
    }
    return failed;
  } finally {
    process.off("SIGINT", cancel);
    rmSync(temp, { recursive: true, force: true });
  }
}

type Place = Pick<Parameters<Shell["start"]>[0], "directory" | "environment" | "signal">;

/** As long as a run would allow. */
const TIMEOUT_MS = 15 * 60_000;
/** Characters. */
const KEPT = 4_000;

async function runOne(shell: Shell, command: string, place: Place): Promise<Extract<Rehearsed, { kind: "ran" }>> {
  let output = "";
  const onOutput = (chunk: Buffer): void => void (output = lastOf(output + chunk.toString("utf8"), KEPT));
  const { ended } = shell.start({ ...place, line: command, timeoutMs: TIMEOUT_MS, idleMs: 0, onOutput });
  const end = await ended;
  return { kind: "ran", command, ms: end.kind === "not_started" ? 0 : end.ms, failure: failureOf(end), output };
}

function failureOf(end: CommandEnd): string | undefined {
  if (end.kind === "exited") return end.code === 0 ? undefined : `ended with code ${end.code}`;
  if (end.kind === "not_started") return `did not start (${end.message})`;
  return end.kind === "timed_out" ? `ran longer than ${TIMEOUT_MS / 60_000} minutes` : "did not run to its end";
}
