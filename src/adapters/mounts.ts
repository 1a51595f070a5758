/** The kernel's list of mounts. */
import { readFileSync } from "node:fs";

export interface Mount {
  /** Absolute path. */
  readonly path: string;
  /** Options of this mount, such as `ro` and `noexec`. */
  readonly options: readonly string[];
}

/** In the order in which they were mounted. Throws where there is no /proc. */
export function readMounts(mountinfo = readFileSync("/proc/self/mountinfo", "utf8")): readonly Mount[] {
  return mountinfo.split("\n").flatMap((line) => {
    const [, , , , path, options] = line.split(" ");
    return path === undefined || options === undefined ? [] : [{ path: unescape(path), options: options.split(",") }];
  });
}

/** The mounts that are still visible: a later mount covers an earlier one. */
export function visible(mounts: readonly Mount[]): readonly Mount[] {
  return mounts.filter(
    ({ path }, index) => !mounts.slice(index + 1).some((later) => later.path === path || isBelow(path, later.path)),
  );
}

/** Whether `path` lies in the directory, at any depth. */
export function isBelow(path: string, directory: string): boolean {
  if (directory === "/") return path !== "/" && path.startsWith("/");
  return path[directory.length] === "/" && path.startsWith(directory);
}

function unescape(field: string): string {
  return field.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
