/**
 * GitHub's own description of its REST API (`@octokit/openapi`), against which every answer of the stand-in is checked.
 * The whole description is 13 MB; the stand-in needs a tenth of it. That part is extracted once, converted from OpenAPI
 * 3.0 to JSON Schema, and cached in the temporary directory under a digest of its inputs.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { dereference, validate, type OutputUnit, type Schema } from "@cfworker/json-schema";
import { isRecord, list, record, type JsonRecord } from "../json.ts";

export interface Description {
  /** What is wrong with an answer; empty if GitHub could give it. */
  faults(operation: string, status: number, body: unknown): readonly string[];
  /** What is wrong with a request body; empty if GitHub would accept it. */
  requestFaults(operation: string, body: unknown): readonly string[];
}

/** Operations have the names of GitHub's reference: `GET /repos/{owner}/{repo}`. Throws for an unknown one. */
export function openDescription(operations: readonly string[]): Description {
  const part = readPart(operations);
  const lookup = dereference({ ...part });
  const check = (schema: Schema | undefined, value: unknown): readonly string[] => {
    if (schema === undefined) return [];
    const { errors } = validate(value, schema, "2019-09", lookup, false);
    return errors.filter((unit) => !OUTER.has(unit.keyword)).map(toWords);
  };
  return {
    faults(operation, status, body) {
      const answers = part.operations[operation]?.answers ?? {};
      if (status < 400 && !(status in answers)) return [`${operation} never answers ${status}.`];
      const schema = answers[status] ?? (status < 400 ? undefined : part.definitions["basic-error"]);
      if (schema === undefined) return body === undefined ? [] : [`${operation} answers ${status} without a body.`];
      return check(schema, body ?? null);
    },
    requestFaults: (operation, body) => check(part.operations[operation]?.request, body ?? {}),
  };
}

// Keywords whose failure only repeats a failure inside, or repeats it for each alternative.
const OUTER = new Set(["$ref", "properties", "items", "allOf"]);

function toWords(unit: OutputUnit): string {
  return `${unit.instanceLocation}: ${unit.error}`;
}

// ── The part of the description that is needed ──────────────────────────────────────────────────────────────────────

interface Part {
  readonly definitions: Record<string, Schema>;
  readonly operations: Record<string, { readonly request?: Schema; readonly answers: Record<string, Schema> }>;
}

// Read when the module is loaded, so that a later edit cannot store the old part under the new name.
const THIS_FILE = readFileSync(import.meta.filename, "utf8");

function readPart(operations: readonly string[]): Part {
  const source = createRequire(import.meta.url).resolve("@octokit/openapi/generated/api.github.com.json");
  const version = readFileSync(path.join(path.dirname(source), "../package.json"), "utf8");
  const inputs = [version, THIS_FILE, ...operations].join("\n");
  const digest = createHash("sha256").update(inputs).digest("hex").slice(0, 32);
  const cached = path.join(tmpdir(), "remit-openapi", `${digest}.json`);
  try {
    const part: Part = JSON.parse(readFileSync(cached, "utf8"));
    return part;
  } catch {
    const part = makePart(record(JSON.parse(readFileSync(source, "utf8"))), operations);
    mkdirSync(path.dirname(cached), { recursive: true });
    const fresh = `${cached}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(part));
    renameSync(fresh, cached); // Another test process may do the same: the last one wins, with the same bytes.
    return part;
  }
}

function makePart(description: JsonRecord, operations: readonly string[]): Part {
  const definitions: Record<string, Schema> = {};
  const components = record(description["components"]);
  const schemas = record(components["schemas"]);
  const need = (name: string): void => {
    if (name in definitions) return;
    definitions[name] = {}; // Schemas refer to each other in cycles.
    const schema = corrected(name, record(schemas[name]));
    definitions[name] = toSchema(schema, need, /error/.test(name)); // Errors have a `status` that is not described.
  };
  need("basic-error");
  const found = operations.map((name) => [name, toOperation(description, name, need)] as const);
  return { definitions, operations: Object.fromEntries(found) };
}

// Fields that GitHub is known to send as null although its description denies it: a deleted fork, the lines of an
// outdated comment.
const NULL_AFTER_ALL = new Set([
  "pull-request.head.repo",
  "pull-request-simple.head.repo",
  "pull-request-review-comment.line",
  "pull-request-review-comment.position",
]);

function corrected(at: string, schema: JsonRecord): JsonRecord {
  if (NULL_AFTER_ALL.has(at)) return { ...schema, nullable: true };
  if (![...NULL_AFTER_ALL].some((place) => place.startsWith(`${at}.`))) return schema;
  const properties = Object.entries(record(schema["properties"]));
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, each]) => [name, corrected(`${at}.${name}`, record(each))])),
  };
}

function toOperation(description: JsonRecord, name: string, need: (name: string) => void): Part["operations"][string] {
  const [method = "", template = ""] = name.split(" ");
  const operation = record(record(description["paths"])[template])[method.toLowerCase()];
  if (!isRecord(operation)) throw new Error(`GitHub's description knows no ${name}.`);
  const shared = record(record(description["components"])["responses"]);
  const answers: Record<string, Schema> = {};
  for (const [status, given] of Object.entries(record(operation["responses"]))) {
    const reference = record(given)["$ref"];
    const schema = jsonSchema(typeof reference === "string" ? shared[lastSegment(reference)] : given);
    if (schema !== undefined) answers[status] = toSchema(schema, need);
    else if (Number(status) < 400) answers[status] = NO_BODY;
  }
  const request = jsonSchema(operation["requestBody"]);
  return request === undefined ? { answers } : { answers, request: toSchema(request, need, true) };
}

const NO_BODY: Schema = { type: "null" };

function jsonSchema(holder: unknown): JsonRecord | undefined {
  const schema = record(record(record(holder)["content"])["application/json"])["schema"];
  return isRecord(schema) ? schema : undefined;
}

function lastSegment(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

const MAPS = new Set(["properties", "patternProperties"]);
const LISTS = new Set(["allOf", "anyOf", "oneOf"]);
const SINGLE = new Set(["items", "not", "additionalProperties"]);
const KEPT = new Set(["type", "enum", "required", "format", "pattern", "minimum", "maximum", "minItems", "maxItems"]);

/**
 * OpenAPI 3.0 to JSON Schema: `nullable` becomes a type, references move. Objects are closed: GitHub's description
 * leaves them open, but a property that it does not name was invented by the stand-in. Exceptions are requests, where
 * GitHub accepts unknown fields, and `allOf`, whose members each describe a part. The format `email` is not checked,
 * since GitHub also sends those of bots, `1+name[bot]@…`, which are not valid addresses.
 */
function toSchema(node: JsonRecord, need: (name: string) => void, open = false): Schema {
  const into = (child: unknown, opened = open): unknown => (isRecord(child) ? toSchema(child, need, opened) : child);
  if (typeof node["$ref"] === "string") {
    const name = lastSegment(node["$ref"]);
    need(name);
    return orNull(node, { $ref: `#/definitions/${name}` });
  }
  const schema: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (MAPS.has(key))
      schema[key] = Object.fromEntries(Object.entries(record(value)).map(([name, each]) => [name, into(each)]));
    else if (LISTS.has(key)) schema[key] = list(value).map((each) => into(each, open || key === "allOf"));
    else if (SINGLE.has(key)) schema[key] = into(value);
    else if (KEPT.has(key) && value !== "email") schema[key] = value;
  }
  const closes = !open && "properties" in schema && !("additionalProperties" in schema) && !("allOf" in schema);
  if (closes) schema["additionalProperties"] = false;
  return orNull(node, schema);
}

function orNull(node: JsonRecord, schema: Schema): Schema {
  return node["nullable"] === true ? { anyOf: [{ type: "null" }, schema] } : schema;
}
