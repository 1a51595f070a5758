/** From the tree of a line to its commands: what runs, where, and what is known by then. */
import type {
  AndOr,
  ArithmeticFor,
  Case,
  CommandNode,
  CompoundCommand,
  CompoundList,
  For,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Redirected,
  Select,
  Statement,
  While,
} from "unbash";
import { TEXT } from "../holes.ts";
import { checkArithmetic } from "./arithmetic.ts";
import { checkTest } from "./conditions.ts";
import { isHarmless, isIdentifier } from "./names.ts";
import { outputOf } from "./output.ts";
import { readRedirections } from "./redirections.ts";
import { fedBy, readFed } from "./feeding.ts";
import type { Produced } from "./produced.ts";
import { doubt, inside, onTrial, step, type Reader } from "./reader.ts";
import { readSimpleCommand } from "./simple.ts";
import {
  after,
  either,
  join,
  sameState,
  textOf,
  withVariable,
  type Flow,
  type FunctionBody,
  type Slot,
  type State,
} from "./state.ts";
import { expandText, expandWord } from "./words.ts";

/** Read a script from its first statement to its last. */
export function readScript(reader: Reader, state: State, script: ParsedScript): Flow {
  for (const { message } of script.errors ?? []) doubt(reader, message, "this is not valid bash");
  return readStatements(reader, state, script.commands);
}

/** Read a substitution, which runs in a shell of its own; returns its output as far as it is known. */
export function readSubstitution(reader: Reader, state: State, script: ParsedScript | undefined, text: string): string {
  if (script === undefined) {
    doubt(reader, text, "it cannot be read");
    return TEXT;
  }
  readScript(inside(reader), state, script);
  return outputOf(script, state);
}

function readStatements(reader: Reader, state: State, statements: readonly Statement[]): Flow {
  let flow = either(state);
  for (const statement of statements) {
    step(reader);
    const before = after(flow);
    const next = readNode(reader, before, statement.command);
    // A command in the background leaves the shell as it is.
    flow = statement.background === true ? either(before) : next;
  }
  return flow;
}

function readList(reader: Reader, state: State, list: CompoundList): Flow {
  return readStatements(reader, state, list.commands);
}

function readNode(reader: Reader, state: State, node: PipelineNode | AndOr): Flow {
  switch (node.type) {
    case "AndOr":
      return readAndOr(reader, state, node);
    case "Pipeline":
      return readPipeline(reader, state, node);
    default:
      return readCommandNode(reader, state, node);
  }
}

function readAndOr(reader: Reader, state: State, { commands, operators }: AndOr): Flow {
  const [first, ...others] = commands;
  if (first === undefined) return either(state);
  let flow = readNode(reader, state, first);
  for (const [index, command] of others.entries()) {
    const and = operators[index] === "&&";
    const next = readNode(reader, and ? flow.success : flow.failure, command);
    flow = and
      ? { success: next.success, failure: join(flow.failure, next.failure) }
      : { success: join(flow.success, next.success), failure: next.failure };
  }
  return flow;
}

function readPipeline(reader: Reader, state: State, { commands, prefixes }: Pipeline): Flow {
  const [only, more] = commands;
  if (only !== undefined && more === undefined) {
    const flow = readCommandNode(reader, state, only);
    const negated = prefixes.filter(({ type }) => type === "Negation").length % 2 === 1;
    return negated ? { success: flow.failure, failure: flow.success } : flow;
  }
  // Each command of a pipeline runs in a shell of its own.
  let input: Produced | undefined;
  for (const command of commands) input = readFed(reader, state, command, input);
  return either(state);
}

/** Read one command of a pipeline, or a compound command. */
export function readCommandNode(reader: Reader, state: State, node: CommandNode): Flow {
  switch (node.type) {
    case "Command":
      return readSimpleCommand(reader, state, node);
    case "Function":
      return either(defineFunction(reader, state, node.name.text, node.body));
    case "Coproc":
      readBody(reader, node.name === undefined ? state : setByShell(reader, state, node.name.text), node.body);
      return either(state);
    case "Redirected":
      return readBody(reader, state, node);
    default:
      return readCompound(reader, state, node);
  }
}

/** The body of a function or coprocess. */
export function readBody(reader: Reader, state: State, body: FunctionBody | CommandNode): Flow {
  if (body.type === "CompoundList") return readList(reader, state, body);
  if (body.type !== "Redirected") return readCommandNode(reader, state, body);
  return readRedirected(reader, state, body);
}

function readRedirected(reader: Reader, state: State, node: Redirected): Flow {
  readRedirections(reader, state, node.redirects);
  const input = fedBy(reader, state, node.redirects);
  return readCompound(input === undefined ? reader : { ...reader, input }, state, node.command);
}

function defineFunction(reader: Reader, state: State, name: string, body: FunctionBody): State {
  if (!/^[A-Za-z_][\w-]*$/.test(name)) doubt(reader, name, "it is not a plain name for a function");
  return { ...state, functions: new Map(state.functions).set(name, { bodies: [body], certain: true }) };
}

// ── Compound commands ───────────────────────────────────────────────────────────────────────────────────────────────

function readCompound(reader: Reader, state: State, node: CompoundCommand): Flow {
  if (reader.posix === true && ONLY_BASH.has(node.type))
    doubt(reader, node.type, "`sh` may not be bash, and reads this in another way", "Run it by `bash -c`.");
  switch (node.type) {
    case "Subshell":
      readList(inside(reader), state, node.body);
      return either(state);
    case "BraceGroup":
      return readList(reader, state, node.body);
    case "If":
      return either(readIf(reader, state, [node, ...node.elif], node.else));
    case "While":
      return either(readWhile(reader, state, node));
    case "For":
    case "Select":
      return either(readFor(reader, state, node));
    case "ArithmeticFor":
      return either(readCounting(reader, state, node));
    case "Case":
      return either(readCase(reader, state, node));
    case "TestCommand":
      checkTest(reader, state, node.expression);
      return either(state);
    case "ArithmeticCommand":
      if (node.expression === undefined && node.body.trim() !== "") doubt(reader, node.body, "it cannot be read");
      return either(checkArithmetic(reader, state, node.expression, node.body));
  }
}

/** In other shells `((a))` runs `a` in a subshell, and `[[ a > b ]]` writes to `b`. */
const ONLY_BASH: ReadonlySet<string> = new Set(["ArithmeticCommand", "ArithmeticFor", "TestCommand", "Select"]);

interface Branch {
  readonly clause: CompoundList;
  readonly then: CompoundList;
}

function readIf(reader: Reader, state: State, branches: readonly Branch[], last: CompoundList | undefined): State {
  const ends: State[] = [];
  let current = state;
  for (const branch of branches) {
    const clause = readList(reader, current, branch.clause);
    ends.push(after(readList(reader, clause.success, branch.then)));
    current = clause.failure;
  }
  ends.push(last === undefined ? current : after(readList(reader, current, last)));
  return ends.reduce(join);
}

function readWhile(reader: Reader, state: State, { kind, clause, body }: While): State {
  return readLoop(reader, state, (inner, from) => {
    const tested = readList(inner, from, clause);
    return after(readList(inner, kind === "while" ? tested.success : tested.failure, body));
  });
}

/** Rounds in which a loop's state must settle. */
const MOST_ROUNDS = 6;

/** Read a loop's body until it adds nothing new to what may be true when it starts; then read it for the record. */
function readLoop(reader: Reader, state: State, round: (reader: Reader, state: State) => State): State {
  let start = state;
  for (let count = 0; count < MOST_ROUNDS; count += 1) {
    step(reader);
    const next = join(start, round(onTrial(reader), start));
    if (sameState(next, start)) break;
    start = count === MOST_ROUNDS - 1 ? forget(next, state) : next;
  }
  return join(start, round(reader, start));
}

/** The state with every variable that a loop keeps changing counted as any text. */
function forget(changed: State, before: State): State {
  const variables = new Map(changed.variables);
  for (const [name, variable] of variables)
    if (JSON.stringify(variable) !== JSON.stringify(before.variables.get(name))) variables.set(name, textOf([TEXT]));
  return { ...changed, variables };
}

function readFor(reader: Reader, state: State, node: For | Select): State {
  const name = node.name.text;
  const slots =
    node.wordlist === undefined ? state.positional : node.wordlist.flatMap((word) => expandWord(reader, state, word));
  const values = node.type === "Select" ? [TEXT] : valuesOf(slots);
  const named = setByShell(reader, state, name);
  return readLoop(reader, named, (inner, from) =>
    after(readList(inner, withVariable(from, name, textOf(values)), node.body)),
  );
}

/** What a loop's variable takes in turn. */
function valuesOf(slots: readonly Slot[] | undefined): readonly string[] {
  if (slots === undefined) return [TEXT];
  return slots.flatMap((slot) =>
    slot.flatMap((item) => (item === undefined ? [] : [item.spread === "any" ? TEXT : item.value])),
  );
}

function readCounting(reader: Reader, state: State, node: ArithmeticFor): State {
  const started = checkArithmetic(reader, state, node.initialize, "for ((…))");
  return readLoop(reader, started, (inner, from) => {
    const tested = checkArithmetic(inner, from, node.test, "for ((…))");
    const ended = after(readList(inner, tested, node.body));
    return checkArithmetic(inner, ended, node.update, "for ((…))");
  });
}

function readCase(reader: Reader, state: State, node: Case): State {
  expandText(reader, state, node.word);
  let ends: State = state;
  let fallen: State | undefined;
  for (const item of node.items) {
    for (const pattern of item.pattern) expandText(reader, state, pattern);
    const start = fallen === undefined ? state : join(state, fallen);
    const end = after(readList(reader, start, item.body));
    fallen = item.terminator === ";&" || item.terminator === ";;&" ? end : undefined;
    ends = join(ends, end);
  }
  return ends;
}

/** The state with a variable that the shell itself will set. */
export function setByShell(reader: Reader, state: State, name: string): State {
  if (!isIdentifier(name)) doubt(reader, name, "it is not a plain name for a variable");
  else if (!isHarmless(name)) doubt(reader, name, `setting \`${name}\` changes how programs run`);
  return withVariable(state, name, textOf([TEXT]));
}
