/** GitHub's runner: its log, its command files, its annotations. */
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import * as core from "@actions/core";
import { attempt, messageOf } from "../lib/attempt.ts";
import type { LogFile, Runner } from "../ports.ts";
import type { Secrets } from "../secrets.ts";

/** A {@link Runner} whose {@link settle} reports commands that failed. */
export interface ActionsRunner extends Runner {
  settle(): Promise<void>;
}

/** The runner this process is a step of. Secrets are redacted before anything reaches it. */
export function openRunner(secrets: Secrets): ActionsRunner {
  let failed: Promise<never> | undefined;
  // Without a file from the runner, the value is dropped.
  const carryOut = (file: "GITHUB_OUTPUT" | "GITHUB_STATE", command: () => void): void => {
    if ((process.env[file] ?? "") === "") return;
    try {
      command();
    } catch (error) {
      failed ??= Promise.reject(error);
      failed.catch(() => undefined); // `settle` reports it.
    }
  };
  return {
    print: (text) => core.info(asLogLines(secrets.redact(text))),
    annotate(level, title, message) {
      ANNOTATE[level](harmless(secrets.redact(message)), { title: harmless(secrets.redact(title)) });
    },
    setOutput: (name, value) => carryOut("GITHUB_OUTPUT", () => core.setOutput(name, secrets.redact(value))),
    saveState: (name, value) => carryOut("GITHUB_STATE", () => core.saveState(name, secrets.redact(value))),
    async writeSummary(markdown) {
      const why = await trySummary(secrets.redact(markdown));
      if (why !== undefined) core.warning(harmless(why), { title: "Remit: summary not written" });
      return why === undefined;
    },
    async settle() {
      await failed;
    },
  };
}

const ANNOTATE = { notice: core.notice, warning: core.warning, error: core.error } as const;

/** Why the summary was not written; undefined when it was, or when the runner takes none. */
async function trySummary(markdown: string): Promise<string | undefined> {
  // Runners other than GitHub's may have no summary file.
  if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return undefined;
  try {
    await core.summary.emptyBuffer().addRaw(markdown).write({ overwrite: true });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Text as log lines without commands: the runner looks for `::` first in a line and `##[` anywhere in it. */
export function asLogLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return lines.map((line) => `| ${harmless(line)}`).join("\n");
}

function harmless(text: string): string {
  return text.replace(CONTROLS, "").replaceAll("##[", "##\u200b[");
}

// Keeps tabs and line ends.
const CONTROLS = /[\p{Cc}--[\t\n\r]]/gv;

/** The log on disk. Disposing closes it. */
interface OpenLogFile extends LogFile, Disposable {}

/** Opens a file for appending and makes its directory. What was appended survives this process, not the machine. */
export function openLogFile(path: string): OpenLogFile {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "a", 0o600);
  let size = fstatSync(file).size;
  return {
    append(line) {
      const bytes = Buffer.from(line, "utf8");
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      } catch (error) {
        // A full disk may have cut the line short, and the next event would continue it. If this fails too,
        // `salvageLog` reads up to the broken line.
        attempt(() => ftruncateSync(file, size));
        throw error;
      }
      size += bytes.length;
    },
    [Symbol.dispose]: () => closeSync(file),
  };
}
