/** Reads the memory of a child process from /proc. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two readings. */
const EVERY = 10;

/**
 * Watches our child process whose command line names `program`, from its start until `stop`, which returns the peak
 * resident memory of the largest of its processes, in MB (10^6 bytes), as the kernel records it.
 */
export function watchMemory(program: string): { stop(): number } {
  let peak = 0;
  const look = (): void => {
    const root = findChild(program);
    if (root !== undefined) peak = Math.max(peak, ...descendants(root).map(peakKilobytes));
  };
  const timer = setInterval(look, EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      return (peak * 1024) / 1e6;
    },
  };
}

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

function peakKilobytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(read(pid, "status"))?.[1] ?? 0);
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // It has ended meanwhile.
  }
}
