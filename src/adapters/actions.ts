/** GitHub's runner: its log, its command files, its annotations. */
import { randomUUID } from "node:crypto";
import { appendFileSync, closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { LogFile, Runner } from "../ports.ts";
import type { Secrets } from "../secrets.ts";

/** A {@link Runner} whose commands have all been carried out once {@link settle} resolves. */
export interface ActionsRunner extends Runner {
  settle(): Promise<void>;
}

type Core = typeof import("@actions/core");

/**
 * The runner this process is a step of. `@actions/core` writes the commands; it is loaded when the first is given,
 * since loading it takes a tenth of the time a run has to its first model request. Commands keep their order.
 */
export function openRunner(secrets: Secrets): ActionsRunner {
  let loading: Promise<void> | undefined;
  let core: Core | undefined;
  const waiting: ((core: Core) => void)[] = [];
  const load = async (): Promise<void> => {
    core = await import("@actions/core");
    for (const queued of waiting.splice(0)) queued(core);
  };
  const tell = (command: (core: Core) => void): void => {
    if (core !== undefined) return command(core);
    waiting.push(command);
    loading ??= load();
    loading.catch(() => undefined); // `settle` tells of it.
  };
  return {
    print: (text) => void process.stdout.write(asLogLines(secrets.redact(text))),
    annotate(level, title, message) {
      const text = harmless(secrets.redact(message));
      tell((actions) => actions[level](text, { title: harmless(secrets.redact(title)) }));
    },
    mask: (secret) => tell((actions) => actions.setSecret(secret)),
    setOutput: (name, value) => tell((actions) => actions.setOutput(name, secrets.redact(value))),
    saveState: (name, value) => writeState(name, secrets.redact(value)),
    async writeSummary(markdown) {
      const { summary } = await import("@actions/core");
      await summary.emptyBuffer().addRaw(secrets.redact(markdown)).write({ overwrite: true });
    },
    async settle() {
      await loading;
    },
  };
}

/**
 * Written at once and not by `@actions/core`, which may not be there yet: the next moment may be the process's last, and
 * the post step needs to know. Without a file there is no post step to tell.
 */
function writeState(name: string, value: string): void {
  const path = process.env["GITHUB_STATE"];
  if (path === undefined || path === "") return;
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(path, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

/**
 * Text as lines of the step's log, none of which the runner can take for a command. It looks for `::` at the start of
 * a line, white space aside, and for `##[` anywhere in it.
 */
export function asLogLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return lines.map((line) => `| ${harmless(line)}\n`).join("");
}

function harmless(text: string): string {
  return text.replace(CONTROLS, "").replaceAll("##[", "##\u200b[");
}

// Tabs and line ends stay.
const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv;

/** The log on disk. Disposing closes it. */
export interface OpenLogFile extends LogFile, Disposable {}

/**
 * A file to append to; its directory is made. What `append` has written survives the death of this process, though not
 * of the machine: the bytes are with the operating system.
 */
export function openLogFile(path: string): OpenLogFile {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "a", 0o600);
  return {
    path,
    append(line) {
      const bytes = Buffer.from(line, "utf8");
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
