/** What is known while a line is read: where a command runs, what variables hold, which functions there are. */
import type { CompoundCommand, CompoundList, Redirected } from "unbash";
import { ROOT, TEXT } from "../holes.ts";
import type { Argument } from "./line.ts";

/** What can stand in one place of a command: one of these arguments; undefined for no word at all. */
export type Slot = readonly (Argument | undefined)[];

export type Variable =
  | { readonly kind: "text"; readonly values: readonly string[] }
  /** An array, or the positional parameters. */
  | { readonly kind: "list"; readonly slots: readonly Slot[] };

/** A directory the shell may be in. */
export interface Directory {
  /** Workspace path, links resolved. */
  readonly path: string;
  /** Whether the shell's own idea of it (`$PWD`, what `cd ..` starts from) is the same path. */
  readonly plain: boolean;
}

export type FunctionBody = CompoundCommand | Redirected | CompoundList;

/** A function of the line: the bodies it may have, and whether it is certain to be defined. */
export interface Function {
  readonly bodies: readonly FunctionBody[];
  readonly certain: boolean;
}

export interface State {
  readonly directories: readonly Directory[];
  /** Variables that the line set; all others come from the environment. */
  readonly variables: ReadonlyMap<string, Variable>;
  readonly functions: ReadonlyMap<string, Function>;
  /** `$1` and on; undefined when they are not known. */
  readonly positional: readonly Slot[] | undefined;
  /** Where `cd -` goes; undefined when that is not known. */
  readonly previous?: readonly Directory[];
  /** Whether the shell has ended, so that nothing comes after. */
  readonly ended?: boolean;
}

/** How a command leaves the shell, when it succeeds and when it fails. */
export interface Flow {
  readonly success: State;
  readonly failure: State;
}

/** The state a line starts in. */
export function startIn(directory: string): State {
  return {
    directories: [{ path: directory, plain: true }],
    variables: new Map(),
    functions: new Map(),
    positional: [],
  };
}

/** What `$PWD` and `pwd` can say. Behind a link the shell's name for a directory is not the one that is known here. */
export function workingDirectories(state: State): readonly string[] {
  if (state.directories.some(({ plain }) => !plain)) return [TEXT];
  return state.directories.map(({ path }) => (path === "" ? ROOT : `${ROOT}/${path}`));
}

/** The same state however the command ended. */
export function either(state: State): Flow {
  return { success: state, failure: state };
}

/** What holds whichever of two commands ran. */
export function joinFlows(a: Flow, b: Flow): Flow {
  return { success: join(a.success, b.success), failure: join(a.failure, b.failure) };
}

/** The state after a command that may have ended either way. */
export function after(flow: Flow): State {
  return flow.success === flow.failure ? flow.success : join(flow.success, flow.failure);
}

/** A variable's known values are at most this many; more count as any text. */
const MOST_VALUES = 24;

/** What holds whichever of two states is the true one. */
export function join(a: State, b: State): State {
  if (a === b || b.ended === true) return a;
  if (a.ended === true) return b;
  const variables = new Map<string, Variable>();
  for (const name of new Set([...a.variables.keys(), ...b.variables.keys()]))
    variables.set(name, joinVariables(a.variables.get(name), b.variables.get(name)));
  return {
    directories: joinDirectories(a.directories, b.directories),
    variables,
    functions: joinFunctions(a.functions, b.functions),
    positional: a.positional === b.positional ? a.positional : undefined,
    ...(a.previous !== undefined && a.previous === b.previous ? { previous: a.previous } : {}),
  };
}

/** Whether two states say the same, so that reading a loop's body once more finds nothing new. */
export function sameState(a: State, b: State): boolean {
  return a === b || snapshot(a) === snapshot(b);
}

function snapshot(state: State): string {
  const functions = [...state.functions].map(([name, { bodies, certain }]) => [name, bodies.length, certain]);
  return JSON.stringify([
    state.directories,
    [...state.variables].toSorted(byName),
    state.positional ?? null,
    state.previous ?? null,
    functions,
  ]);
}

function byName([a]: readonly [string, Variable], [b]: readonly [string, Variable]): number {
  return a < b ? -1 : Number(a > b);
}

function joinFunctions(a: State["functions"], b: State["functions"]): State["functions"] {
  if (a === b) return a;
  const joined = new Map<string, Function>();
  for (const name of new Set([...a.keys(), ...b.keys()])) {
    const [one, other] = [a.get(name), b.get(name)];
    const bodies = [...new Set([...(one?.bodies ?? []), ...(other?.bodies ?? [])])];
    joined.set(name, { bodies, certain: one?.certain === true && other?.certain === true });
  }
  return joined;
}

function joinDirectories(a: readonly Directory[], b: readonly Directory[]): readonly Directory[] {
  const found = new Map(a.map((directory) => [directory.path, directory]));
  for (const { path, plain } of b) found.set(path, { path, plain: plain && (found.get(path)?.plain ?? true) });
  return [...found.values()];
}

const ANY: Variable = { kind: "text", values: [TEXT] };

function joinVariables(a: Variable | undefined, b: Variable | undefined): Variable {
  if (a === undefined || b === undefined) return ANY;
  if (a === b || JSON.stringify(a) === JSON.stringify(b)) return a;
  if (a.kind !== "text" || b.kind !== "text") return ANY;
  return textOf([...a.values, ...b.values]);
}

/** A variable that holds one of these texts. */
export function textOf(values: readonly string[]): Variable {
  const distinct = [...new Set(values)];
  return { kind: "text", values: distinct.length > MOST_VALUES ? [TEXT] : distinct };
}

/** The state with one variable set. */
export function withVariable(state: State, name: string, variable: Variable): State {
  return { ...state, variables: new Map(state.variables).set(name, variable) };
}
