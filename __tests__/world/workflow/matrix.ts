/** The jobs of a `strategy.matrix`. */
import { list, record, type JsonRecord } from "../json.ts";
import { valueOf } from "./expressions.ts";

/** One record per job; a single empty one without a matrix. Throws if GitHub would refuse it. */
export function expandMatrix(matrix: JsonRecord | undefined, contexts: JsonRecord): readonly JsonRecord[] {
  if (matrix === undefined) return [{}];
  const given = Object.entries(matrix).map(([name, value]) => {
    return [name, list(typeof value === "string" ? valueOf(value, contexts) : value)] as const;
  });
  const include = given.find(([name]) => name === "include")?.[1] ?? [];
  const product = given
    .filter(([name]) => name !== "include")
    .reduce<JsonRecord[]>(
      (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
      [{}],
    );
  const rows = given.length === 1 && include.length > 0 ? include.map(record) : product;
  if (rows.length === 0 || rows.length > 256) throw new Error(`A matrix of ${rows.length} jobs is refused.`);
  return rows;
}
