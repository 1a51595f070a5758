/** Reads an event's payload, which is JSON from outside: a field has the right type, or it is undefined. */
import type { Account } from "../ports.ts";

export interface Payload {
  text(path: string): string | undefined;
  number(path: string): number | undefined;
  /** Whether the value exists and is not null. */
  has(path: string): boolean;
  /** Whether the value is `true`. */
  flag(path: string): boolean;
  account(path: string): Account | undefined;
  /** The first items of a list; empty when it is not a list. */
  list(path: string): readonly Payload[];
  /** Any value as JSON; undefined when it is nested too deeply to be written. */
  json(path: string): string | undefined;
}

/** The most items of a list that are read. */
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
      // A user cannot have brackets in a login: `x[bot]` is an app, whatever the payload says.
      const bot = text(`${path}.type`) !== "User" || login.endsWith("[bot]");
      return { login, id: number(`${path}.id`) ?? 0, bot };
    },
  };
}

function step(value: unknown, name: string): unknown {
  if (value === null || typeof value !== "object") return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
