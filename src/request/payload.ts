/** Reading an event's payload, which is JSON from outside: a field is there in the right form, or it is undefined. */
import type { Account } from "../ports.ts";

export interface Payload {
  text(path: string): string | undefined;
  number(path: string): number | undefined;
  /** Whether something other than null stands there. */
  has(path: string): boolean;
  /** Whether `true` stands there. */
  flag(path: string): boolean;
  account(path: string): Account | undefined;
  /** The first items of a list; none where there is no list. */
  list(path: string): readonly Payload[];
  /** Whatever stands there, as JSON; undefined for what is nested too deeply to be written. */
  json(path: string): string | undefined;
}

/** Items of a list that are looked at. */
const MOST_ITEMS = 100;

/** Paths are names joined by dots, such as `issue.user`. */
export function openPayload(value: unknown): Payload {
  const at = (path: string): unknown => path.split(".").reduce<unknown>(step, value);
  const text = (path: string) => {
    const found = at(path);
    return typeof found === "string" ? found : undefined;
  };
  const number = (path: string) => {
    const found = at(path);
    return typeof found === "number" && Number.isSafeInteger(found) ? found : undefined;
  };
  return {
    text,
    number,
    has: (path) => (at(path) ?? undefined) !== undefined,
    flag: (path) => at(path) === true,
    list(path) {
      const found = at(path);
      return Array.isArray(found) ? found.slice(0, MOST_ITEMS).map(openPayload) : [];
    },
    json(path) {
      try {
        return JSON.stringify(at(path));
      } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
    account(path) {
      const login = text(`${path}.login`);
      if (login === undefined || login === "") return undefined;
      // A user cannot have brackets in a login: `x[bot]` is an app whatever the payload calls it.
      const bot = text(`${path}.type`) !== "User" || login.endsWith("[bot]");
      return { login, id: number(`${path}.id`) ?? 0, bot };
    },
  };
}

function step(value: unknown, name: string): unknown {
  if (value === null || typeof value !== "object") return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
