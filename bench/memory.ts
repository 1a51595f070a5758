/** Memory and processor time of a process of ours, by /proc. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

export interface Memory {
  /** Peak resident memory of the largest of its processes, in MB (10^6 bytes), as the kernel keeps it. */
  readonly process: number;
  /** The highest sum over all of them, as seen. */
  readonly tree: number;
}

/** Milliseconds between two looks. */
const EVERY = 10;

/** Watch the child process of ours whose command line names `program`, from when it appears until `stop`. */
export function watchMemory(program: string): { stop(): Memory } {
  let [own, tree] = [0, 0];
  const look = (): void => {
    const root = findChild(program);
    if (root === undefined) return;
    const pids = descendants(root);
    own = Math.max(own, ...pids.map((pid) => kilobytes(pid, "VmHWM")));
    tree = Math.max(
      tree,
      pids.reduce((sum, pid) => sum + kilobytes(pid, "VmRSS"), 0),
    );
  };
  const timer = setInterval(look, EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      return { process: (own * 1024) / 1e6, tree: (tree * 1024) / 1e6 };
    },
  };
}

/**
 * Milliseconds of processor time that the child process has taken until now, with all its threads and everything that it
 * started; undefined when it is not there.
 */
export function processorTime(program: string): number | undefined {
  const root = findChild(program);
  return root === undefined ? undefined : descendants(root).reduce((sum, pid) => sum + ticks(pid) * TICK_MS, 0);
}

/** Its own, and those of its children that have ended. */
function ticks(pid: number): number {
  // The name in brackets may hold blanks; after it come the state and, from the twelfth field on, four times.
  const fields = read(pid, "stat")
    .replace(/^.*\) /s, "")
    .split(" ");
  return fields.slice(11, 15).reduce((sum, field) => sum + (Number(field) || 0), 0);
}

/** Linux counts in hundredths of a second here, whatever the kernel's own clock does. */
const TICK_MS = 10;

function findChild(program: string): number | undefined {
  return childrenOf(process.pid).find((pid) => read(pid, "cmdline").includes(program));
}

function descendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(descendants)];
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const listed = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
    return listed
      .join(" ")
      .split(/\s+/)
      .filter((word) => word !== "")
      .map(Number);
  } catch {
    return []; // It has ended meanwhile.
  }
}

function kilobytes(pid: number, name: "VmHWM" | "VmRSS"): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(read(pid, "status"))?.[1] ?? 0);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // It has ended meanwhile.
  }
}
