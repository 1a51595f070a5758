/** A policy file being read: where its values stand, and everything that is wrong with it. */
import type { DataFault, DataPath } from "../lib/data-faults.ts";
import type { PolicyFault } from "./policy.ts";
import { DUPLICATE_KEY, placeOf, type Position, type TomlTable } from "./toml.ts";

export interface PolicyReading {
  readonly path: string;
  readonly root: TomlTable;
  readonly faults: PolicyFault[];
}

/** Record a fault. */
export function fault(reading: PolicyReading, at: Position, message: string, hint?: string): undefined {
  const { line, column } = at;
  reading.faults.push({ path: reading.path, line, column, message, ...(hint === undefined ? {} : { hint }) });
}

/** How the value at a path is cited: `remit.toml:9`. */
export function citation({ path, root }: PolicyReading, at: DataPath): string {
  return `${path.slice(path.lastIndexOf("/") + 1)}:${placeOf(root, at, "key").line}`;
}

/** Record what a strict reader found. */
export function recordFaults(reading: PolicyReading, found: readonly DataFault[]): void {
  for (const each of found) {
    // Renamed because it stood there twice, which is a fault already; nobody else may write that name.
    if (each.kind === "unknown" && DUPLICATE_KEY.test(each.key) && reading.faults.length > 0) continue;
    const at =
      each.kind === "unknown"
        ? placeOf(reading.root, [...each.path, each.key], "key")
        : placeOf(reading.root, each.path, "value");
    fault(reading, at, messageOf(each), each.hint);
  }
}

function messageOf(found: DataFault): string {
  switch (found.kind) {
    case "unknown":
      return `Unknown key \`${found.key}\` in ${tableName(found.path)}.`;
    case "missing":
      return `${tableName(found.path)} needs \`${found.key}\`.`;
    case "wrong":
      return `\`${found.path.findLast((step) => typeof step === "string")}\` ${found.problem}`;
    case "refused":
      return found.problem;
  }
}

/** As the file writes it: `[limits]`, `[[allow]]`, `[prices."gemini-9"]`; one inside such a table by its key. */
function tableName(path: DataPath): string {
  const [first, second, ...inner] = path;
  if (first === undefined) return "the policy file";
  if (inner.length > 0) return `\`${inner.at(-1)}\``;
  if (typeof second === "number") return `[[${first}]]`;
  return second === undefined ? `[${first}]` : `[${first}.${JSON.stringify(second)}]`;
}
