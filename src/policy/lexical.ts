/** Paths by their words alone, links not considered. */

/** Where a relative path leads from a workspace directory, by its words; parts that would lead above the root are dropped. */
export function walkPath(path: string, directory: string): string {
  const parts: string[] = [];
  for (const part of `${directory}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** What stands before each `..` that comes behind a name: `a/b` and `a/b/../c` for `a/b/../c/../d`. */
export function climbs(path: string): readonly string[] {
  const parts = path.split("/");
  const first = parts.findIndex((part) => part !== "" && part !== "." && part !== "..");
  if (first === -1) return [];
  return parts.flatMap((part, index) => (part === ".." && index > first ? [parts.slice(0, index).join("/")] : []));
}
