/** A workflow of this repository called by another, combined as GitHub does it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { record, type JsonRecord } from "../json.ts";
import { fill } from "./expressions.ts";
import { texts } from "./steps.ts";

/** As the caller writes it; omitted inputs have their defaults. */
export interface Given {
  readonly inputs: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const KEYS = ["uses", "with", "secrets", "permissions", "name"];

/** Uses the file of the working tree for whatever commit the caller names. Throws if GitHub would refuse the call. */
export function readCall(job: JsonRecord): { readonly workflow: JsonRecord; readonly given: Given } {
  const unknown = Object.keys(job).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) throw new Error(`The reader does not know ${unknown.join(", ")} beside uses.`);
  const file =
    /^(?:\.|remit-agent\/remit)\/(?<file>\.github\/workflows\/[\w-]+\.yml)(?:@(?:[0-9a-f]{40}|v\d+\.\d+\.\d+))?$/.exec(
      String(job["uses"]),
    )?.groups?.["file"];
  if (file === undefined) throw new Error(`The reader does not know ${String(job["uses"])}.`);
  const workflow = record(parse(readFileSync(path.join(ROOT, file), "utf8")));
  const call = record(record(workflow["on"])["workflow_call"]);
  return {
    workflow,
    given: { inputs: match(call["inputs"], job["with"]), secrets: match(call["secrets"], job["secrets"]) },
  };
}

function match(declared: unknown, given: unknown): Record<string, string> {
  const values = texts(given);
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(record(declared), name));
  if (unknown.length > 0) throw new Error(`Invalid input or secret, ${unknown.join(", ")} is not defined.`);
  const pairs = Object.entries(record(declared)).map(([name, about]) => {
    const { required, default: value } = record(about);
    if (required === true && values[name] === undefined) throw new Error(`${name} is required, but not provided.`);
    return [name, values[name] ?? (typeof value === "string" ? value : "")] as const;
  });
  return Object.fromEntries(pairs);
}

/** The contexts of a job: the caller's own, or for a called workflow only what it was passed. */
export function hand(given: Given | undefined, contexts: JsonRecord): JsonRecord {
  if (given === undefined) return contexts;
  const filled = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value, contexts)]));
  return { ...contexts, env: {}, inputs: filled(given.inputs), secrets: filled(given.secrets) };
}
