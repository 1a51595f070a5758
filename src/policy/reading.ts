/** The reading of a policy file: the places of its values, and its faults. */
import type { DataFault, DataPath } from "../lib/data-faults.ts";
import type { PolicyFault } from "./policy.ts";
import { DUPLICATE_KEY, placeOf, type Position, type TomlTable } from "./toml.ts";

export interface PolicyReading {
  readonly path: string;
  readonly root: TomlTable;
  readonly faults: PolicyFault[];
}

/** Records a fault. */
export function fault(reading: PolicyReading, at: Position, message: string, hint?: string): undefined {
  const { line, column } = at;
  reading.faults.push({ path: reading.path, line, column, message, ...(hint === undefined ? {} : { hint }) });
}

/** The citation of the value at a path: `remit.toml:9`. */
export function citation({ path, root }: PolicyReading, at: DataPath): string {
  return `${path.slice(path.lastIndexOf("/") + 1)}:${placeOf(root, at, "key").line}`;
}

/** Records the faults that a strict reader found. */
export function recordFaults(reading: PolicyReading, found: readonly DataFault[]): void {
  for (const each of found) {
    // Renamed because it appeared twice, which is a fault already; no file can contain that name.
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

/** In the file's notation: `[limits]`, `[[allow]]`, `[prices."gemini-9"]`, or by its key inside such a table. */
function tableName(path: DataPath): string {
  const [first, second, ...inner] = path;
  if (first === undefined) return "the policy file";
  if (inner.length > 0) return `\`${inner.at(-1)}\``;
  if (typeof second === "number") return `[[${first}]]`;
  return second === undefined ? `[${first}]` : `[${first}.${JSON.stringify(second)}]`;
}
