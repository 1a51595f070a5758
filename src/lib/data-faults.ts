/** What is wrong with data, and where. */

/** Keys and indices from the root of the data. */
export type DataPath = readonly (string | number)[];

/** One fault. `hint` says what to write instead. */
export type DataFault = { readonly path: DataPath; readonly hint?: string } & (
  | { readonly kind: "unknown" | "missing"; readonly key: string }
  /** `problem` continues the name of the value: "must be a whole number, but is a text." */
  | { readonly kind: "wrong"; readonly problem: string }
  /** `problem` is a sentence by itself. */
  | { readonly kind: "refused"; readonly problem: string }
);

/** The position of a value, and the faults so far. */
export interface Spot {
  readonly path: DataPath;
  readonly faults: DataFault[];
  /** What the data's language calls an object. */
  readonly table: "a table" | "an object";
}

/** A fault as a sentence that names its position: ``hooks.BeforeTool[0].command` is missing.`` */
export function describeFault(fault: DataFault): string {
  const at = "key" in fault ? [...fault.path, fault.key] : fault.path;
  const place = at.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  const name = place === "" ? "It" : `\`${place.replace(/^\./, "")}\``;
  const hint = fault.hint === undefined ? "" : ` ${fault.hint}`;
  switch (fault.kind) {
    case "unknown":
      return `${name} is not known.${hint}`;
    case "missing":
      return `${name} is missing.${hint}`;
    case "wrong":
      return `${name} ${fault.problem}${hint}`;
    case "refused":
      return `${name}: ${fault.problem}${hint}`;
  }
}

/** Records that a value is refused, as a sentence. */
export function refuse({ path, faults }: Spot, problem: string, hint?: string): undefined {
  faults.push({ kind: "refused", path, problem, ...(hint !== undefined && { hint }) });
}

/** An object, as JSON and TOML have them. */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Records what a value must be but is not. */
export function mustBe(at: Spot, expected: string, value: unknown, hint?: string): undefined {
  return wrong(at, `must be ${expected}, but is ${nameOf(value, at.table)}.`, hint);
}

/** Records what is wrong with a value, as words that continue its name. */
export function wrong({ path, faults }: Spot, problem: string, hint?: string): undefined {
  faults.push({ kind: "wrong", path, problem, ...(hint !== undefined && { hint }) });
}

/** Names the type of a value. A text is not repeated, because it could be a secret. */
function nameOf(value: unknown, table: string): string {
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "string":
      return "a text";
    case "number":
    case "boolean":
      return String(value);
    case "object":
      return value === null ? "null" : table;
    default:
      return "a date or time"; // From TOML, where nothing reads one.
  }
}
