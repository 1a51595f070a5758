/** Answer a GraphQL request from objects with fields; an unknown field is an error, as on GitHub. */
import { Refusal } from "../refusal.ts";
import { parseOperation, type Selection, type Value } from "./parse.ts";

/** An object of GitHub's schema; its fields are computed on demand. */
export interface Typed {
  readonly type: string;
  /** Each returns a plain value, another object, or a list of either. */
  readonly fields: Readonly<Record<string, (args: Args) => unknown>>;
}

export type Args = Readonly<Record<string, unknown>>;

export interface Roots {
  readonly query: Typed;
  readonly mutation: Typed;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly object[];
}

/** The first root field of a request, which names its purpose. */
export function rootField(query: string): string {
  try {
    const [first] = parseOperation(query).selection;
    return first?.kind === "field" ? first.name : "";
  } catch {
    return "";
  }
}

export async function execute(roots: Roots, query: string, variables: Args): Promise<GraphqlAnswer> {
  try {
    const operation = parseOperation(query);
    const run: Run = { variables, errors: [] };
    const root = roots[operation.type];
    // Root fields are checked before anything runs: a misspelt mutation must have no effect.
    run.errors.push(...operation.selection.flatMap((each) => unknownField(root, each, [operation.type])));
    if (run.errors.length > 0) return { errors: run.errors };
    const data = await select(run, root, operation.selection, []);
    return run.errors.length > 0 ? { data, errors: run.errors } : { data };
  } catch (error) {
    if (error instanceof SyntaxError) return { errors: [{ message: error.message }] };
    throw error;
  }
}

interface Run {
  readonly variables: Args;
  readonly errors: object[];
}

type Path = readonly (string | number)[];
type Field = Selection & { readonly kind: "field" };

function unknownField(object: Typed, field: Selection, path: Path): object[] {
  if (field.kind === "fragment" || field.name in object.fields || field.name === "__typename") return [];
  const { name } = field;
  const extensions = { code: "undefinedField", typeName: object.type, fieldName: name };
  return [{ path: [...path, name], extensions, message: `Field '${name}' doesn't exist on type '${object.type}'` }];
}

async function select(run: Run, object: Typed, selection: readonly Selection[], path: Path): Promise<object> {
  const chosen: Record<string, unknown> = {};
  for (const each of selection) {
    if (each.kind === "fragment") {
      const fits = each.on === undefined || each.on === object.type;
      if (fits) Object.assign(chosen, await select(run, object, each.selection, path));
    } else {
      chosen[each.alias] = await resolve(run, object, each, [...path, each.alias]);
    }
  }
  return chosen;
}

async function resolve(run: Run, object: Typed, field: Field, path: Path): Promise<unknown> {
  if (field.name === "__typename") return object.type;
  const unknown = unknownField(object, field, path.slice(0, -1));
  run.errors.push(...unknown);
  if (unknown.length > 0) return null;
  try {
    const args = Object.entries(field.args).map(([name, value]) => [name, toValue(value, run.variables)] as const);
    return await complete(run, await object.fields[field.name]?.(Object.fromEntries(args)), field, path);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    run.errors.push({ type: KINDS[error.status] ?? "UNPROCESSABLE", path, message: error.message });
    return null;
  }
}

const KINDS: Readonly<Record<number, string>> = {
  401: "FORBIDDEN",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "STALE_DATA",
};

async function complete(run: Run, value: unknown, field: Field, path: Path): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((each, index) => complete(run, each, field, [...path, index])));
  }
  return isTyped(value) ? select(run, value, field.selection, path) : (value ?? null);
}

function isTyped(value: unknown): value is Typed {
  return typeof value === "object" && value !== null && "type" in value && "fields" in value;
}

function toValue(value: Value, variables: Args): unknown {
  if (value.kind === "variable") return variables[value.name];
  if (value.kind === "plain") return value.value;
  return Object.fromEntries(Object.entries(value.fields).map(([name, each]) => [name, toValue(each, variables)]));
}
