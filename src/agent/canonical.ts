/** One text for one call: the same arguments in another order are the same call. */
import type { Json, JsonObject } from "../events.ts";

/** JSON with the keys of every object in order. */
export function canonicalJson(value: Json | JsonObject): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
