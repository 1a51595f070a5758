/** What a job has left in the kernel: processes and mounts. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import type { Job } from "./runner.ts";

/** As text: processes by working directory, arguments and mounts. */
export function leftRunning({ workspace }: Pick<Job, "workspace">): string[] {
  const root = path.resolve(workspace, "../../..");
  return pids().flatMap((pid) => {
    const commandLine = look(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    const place = look(() => readlinkSync(`/proc/${pid}/cwd`));
    const mounts = look(() => readFileSync(`/proc/${pid}/mountinfo`, "utf8"));
    const runs = place.includes(root) || commandLine.includes(root) ? [`it runs ${commandLine}`] : [];
    return mounts.includes(root) ? [...runs, `${commandLine} has mounts of it`] : runs;
  });
}

/** Whether a program with such arguments runs inside a job's sandbox, or next to it. */
export function runsInside({ workspace }: Pick<Job, "workspace">, pattern: RegExp): boolean {
  const root = path.resolve(workspace, "../../..");
  return pids().some((pid) => {
    const commandLine = look(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    if (!pattern.test(commandLine)) return false;
    const place = look(() => readlinkSync(`/proc/${pid}/cwd`));
    return place.includes(root) || look(() => readFileSync(`/proc/${pid}/mountinfo`, "utf8")).includes(root);
  });
}

function pids(): readonly string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

function look(read: () => string): string {
  try {
    return read();
  } catch {
    return ""; // It has ended meanwhile, or belongs to another user.
  }
}
