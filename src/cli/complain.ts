/** What the command line says when a call makes no sense: exit code 2, on standard error. */
import { systemCode } from "../ports.ts";

export function complain(what: string, usage?: string): void {
  process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
  process.exitCode = 2;
}

/** Why a file cannot be read, as half a sentence. */
export function sayUnreadable(error: unknown): string {
  const code = systemCode(error) ?? "";
  return UNREADABLE[code] ?? (error instanceof Error ? error.message : String(error));
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a directory, not a file",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};
