/** Finds and ends the processes that a command started. */
import * as fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { attempt } from "../lib/attempt.ts";

/** An environment variable that every child inherits; it identifies a child that left its process group. */
export const MARK = "REMIT_COMMAND";

/** What a command started: its process group, and every process with its mark. */
interface ProcessFamily {
  readonly group: number;
  readonly mark: string;
}

/** Between SIGTERM and SIGKILL, in ms. */
const GRACE_MS = 200;
const STEP_MS = 10;

/** Ends a family: SIGTERM, then SIGKILL for those that remain. Resolves when none is left; true when there was any. */
export async function killFamily(family: ProcessFamily): Promise<boolean> {
  if (!signalAll(family, "SIGTERM")) return false;
  for (let waited = 0; waited < GRACE_MS; waited += STEP_MS) {
    await wait(STEP_MS);
    if (findFamily(family).length === 0) return true;
  }
  // A process may fork while its family is being killed.
  for (let round = 0; round < 20 && signalAll(family, "SIGKILL"); round += 1) await wait(STEP_MS);
  return true;
}

/** The same, without SIGTERM and without waiting, for when this process exits. */
export function killFamilyNow(family: ProcessFamily): void {
  for (let round = 0; round < 5 && signalAll(family, "SIGKILL"); round += 1);
}

/** Whether any process was signalled. */
function signalAll(family: ProcessFamily, signal: NodeJS.Signals): boolean {
  const found = findFamily(family);
  if (found.length > 0) send(-family.group, signal);
  for (const pid of found) send(pid, signal);
  return found.length > 0;
}

function send(pid: number, signal: NodeJS.Signals): void {
  // ESRCH: gone already. EPERM: it changed its user and is not ours to kill.
  attempt(() => process.kill(pid, signal));
}

function findFamily({ group, mark }: ProcessFamily): number[] {
  const processes = listProcesses();
  if (processes === undefined) return groupExists(group) ? [group] : [];
  return processes.filter((pid) => {
    const { state, processGroup } = readStat(pid);
    // A zombie may never be reaped by its new parent; the kernel's own threads have no group.
    if (state === "Z" || state === "X" || processGroup === 0) return false;
    return processGroup === group || bears(pid, `${MARK}=${mark}`);
  });
}

/** During `execve` a process has no environment for a moment. */
function bears(pid: number, mark: string): boolean {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const environment = readText(`/proc/${pid}/environ`);
    if (environment !== "") return environment.includes(mark);
  }
  return false;
}

/** Undefined where there is no /proc: then only the process group is known. */
function listProcesses(): number[] | undefined {
  const names = attempt(() => fs.readdirSync("/proc"));
  return names?.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
}

function readStat(pid: number): { readonly state: string; readonly processGroup: number } {
  // `pid (name) state ppid pgrp …`; the name may hold spaces and brackets.
  const stat = readText(`/proc/${pid}/stat`);
  const [state = "", , processGroup = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state, processGroup: Number(processGroup) };
}

/** Empty for a process that is gone, or another user's. */
function readText(path: string): string {
  return attempt(() => fs.readFileSync(path, "latin1")) ?? "";
}

function groupExists(group: number): boolean {
  return attempt(() => process.kill(-group, 0)) ?? false;
}
