/** GitHub's runner: its log, its command files, its annotations. */
import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  writeSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { EOL } from "node:os";
import { dirname } from "node:path";
import { systemCode, type LogFile, type Runner } from "../ports.ts";
import type { Secrets } from "../secrets.ts";

/** A {@link Runner} that tells in {@link settle} when a command could not be carried out. */
export interface ActionsRunner extends Runner {
  settle(): Promise<void>;
}

/**
 * The runner this process is a step of. The commands are written here and not by `@actions/core`: that loads a whole
 * HTTP client with itself, a quarter of a run's memory, and is not there at the moment that may be the process's last.
 */
export function openRunner(secrets: Secrets): ActionsRunner {
  let failed: Promise<never> | undefined;
  const carryOut = (command: () => void): void => {
    try {
      command();
    } catch (error) {
      failed ??= Promise.reject(error);
      failed.catch(() => undefined); // `settle` tells of it.
    }
  };
  return {
    print: (text) => void process.stdout.write(asLogLines(secrets.redact(text))),
    annotate(level, title, message) {
      say(level, { title: harmless(secrets.redact(title)) }, harmless(secrets.redact(message)));
    },
    mask: (secret) => say("add-mask", {}, secret),
    setOutput: (name, value) => carryOut(() => assign("GITHUB_OUTPUT", name, secrets.redact(value))),
    saveState: (name, value) => carryOut(() => assign("GITHUB_STATE", name, secrets.redact(value))),
    async writeSummary(markdown) {
      const why = await trySummary(secrets.redact(markdown));
      if (why !== undefined) say("warning", { title: "Remit: summary not written" }, harmless(why));
      return why === undefined;
    },
    async settle() {
      await failed;
    },
  };
}

/** Why there is no summary; undefined when there is one, or none is to be had. */
async function trySummary(markdown: string): Promise<string | undefined> {
  const path = process.env["GITHUB_STEP_SUMMARY"] ?? "";
  if (path === "") return undefined; // Old servers and other runners take no summaries.
  try {
    await writeFile(path, markdown);
    return undefined;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return error instanceof Error ? error.message : "";
  }
}

/** A workflow command: the runner reads it from a line of its own. */
function say(command: string, properties: Readonly<Record<string, string>>, message: string): void {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  process.stdout.write(`::${[command, listed.join(",")].join(" ").trimEnd()}::${escapeData(message)}${EOL}`);
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * Name a value in one of the runner's command files. The delimiter is random, so no value can end itself and go on as
 * another. Where the variable is not set, there is nobody to tell.
 */
function assign(file: "GITHUB_OUTPUT" | "GITHUB_STATE", name: string, value: string): void {
  const path = process.env[file] ?? "";
  if (path === "") return;
  if (!existsSync(path)) throw new Error(`${file} names a file that is not there: ${path}`);
  const delimiter = `ghadelimiter_${randomUUID()}`;
  appendFileSync(path, [`${name}<<${delimiter}`, value, delimiter, ""].join(EOL));
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

/** A full disk may have taken half of a line, and the next would go on from there. */
function takeBack(file: number, size: number): void {
  try {
    ftruncateSync(file, size);
  } catch {
    // Then the log ends there: `salvageLog` reads up to it.
  }
}

/** The log on disk. Disposing closes it. */
export interface OpenLogFile extends LogFile, Disposable {}

/**
 * A file to append to; its directory is made. What `append` has written survives the death of this process, though not
 * of the machine: the bytes are with the operating system.
 */
export function openLogFile(path: string): OpenLogFile {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "a", 0o600);
  let size = fstatSync(file).size;
  return {
    path,
    append(line) {
      const bytes = Buffer.from(line, "utf8");
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      } catch (error) {
        takeBack(file, size);
        throw error;
      }
      size += bytes.length;
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
