/** Parses a shell line by bash's grammar, and says what its commands run. */
import {
  forEachChild,
  parse,
  type Assignment,
  type Command as CommandNode,
  type CommandArgument,
  type ParsedScript,
  type Redirection,
  type SyntaxNode,
} from "unbash";
import { holdsCode, readBuiltin, steersShell, readWord, UNKNOWN, wordOf } from "./words.ts";
import { isMore, isOpaque, unwrap, type Wrapped } from "./wrappers.ts";
import { clipped, firstOf } from "../cut.ts";
import { NOT_BASH, type LineCommand, type ParsedLine, type Setting, type UnreadPart, type Word } from "../shell.ts";

/** What `readLine` gives for any line, at once. */
export function parseLine(line: string): ParsedLine {
  if (line.length > LONGEST) return unreadable(line, `it is longer than ${LONGEST} characters`);
  if (/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(line)) return unreadable(line, "it has control characters");
  try {
    return readTree(line);
  } catch (error) {
    // The stack overflowed, in the parser or here.
    if (error instanceof RangeError) return unreadable(line, "it is nested too deep");
    throw error;
  }
}

/** Characters of the longest line that is read; models put whole files into here-documents. */
const LONGEST = 200_000;

function unreadable(line: string, why: string): ParsedLine {
  const text = clipped(line, 200);
  return { text: line, commands: [], unread: [{ text, why }], redirections: [], evaluated: [] };
}

/** The findings so far. */
interface Reader {
  readonly commands: LineCommand[];
  readonly unread: UnreadPart[];
  readonly redirections: string[];
  /** Functions that have certainly been defined. */
  readonly functions: Set<string>;
  /** Scripts and wrappers around the current position. */
  readonly depth: number;
  readonly hints: Hints;
}

/** What matters in combination: an expression, a text that could run in one, a command that prints one. */
interface Hints {
  expression?: string;
  code?: string;
  fed?: string;
}

/** Reads a line's tree. */
function readTree(source: string): ParsedLine {
  const hints: Hints = {};
  const reader: Reader = { commands: [], unread: [], redirections: [], functions: new Set(), depth: 0, hints };
  readShell(reader, source);
  const { commands, unread, redirections } = reader;
  return { text: source, commands, redirections, ...judgeHints(hints, unread) };
}

function judgeHints(
  { expression, code, fed }: Hints,
  unread: readonly UnreadPart[],
): Pick<ParsedLine, "unread" | "evaluated"> {
  if (expression === undefined) return { unread, evaluated: [] };
  const run =
    code === undefined ? [] : [{ text: expression, why: `bash evaluates it, and \`${code}\` could run in it` }];
  const printed =
    fed === undefined ? [] : [{ text: expression, why: `bash evaluates it, and so what \`${fed}\` gives` }];
  return { unread: [...unread, ...run], evaluated: printed };
}

/** Most levels of nested scripts and wrappers. */
const DEEPEST = 20;

/** Reads what bash runs in the current shell: later commands know the functions it defines. */
function readShell(reader: Reader, source: string): void {
  const script = parse(source);
  checkScript(reader, script);
  for (const statement of script.commands) {
    visit(reader, statement);
    const { command, background } = statement;
    if (command.type === "Function" && background !== true) reader.functions.add(command.name.text);
  }
}

function checkScript(reader: Reader, { errors }: ParsedScript): void {
  for (const { message } of errors ?? []) reader.unread.push({ text: message, why: NOT_BASH });
}

/** Reads what another shell runs. */
function readScript(reader: Reader, word: Word): void {
  if (word.value === undefined)
    reader.unread.push({ text: word.text, why: "the script is only known when the line runs" });
  else readShell({ ...reader, functions: new Set() }, word.value);
}

function visit(reader: Reader, node: SyntaxNode): void {
  const nested = node.type.endsWith("Expansion") || node.type === "ProcessSubstitution";
  // The parser reads a substitution lazily, again for each level of nesting.
  if (nested && reader.depth >= DEEPEST) {
    reader.unread.push({ text: "…", why: TOO_DEEP });
    return;
  }
  if (node.type === "Script") checkScript(reader, node);
  else if (node.type === "Command") readCommand(reader, node);
  else if (node.type === "Redirect") readRedirection(reader, node);
  else if (node.type === "For" || node.type === "Select") readLoop(reader, node.name.text);
  else notice(reader, node);
  const inner = nested ? { ...reader, depth: reader.depth + 1 } : reader;
  forEachChild(node, (child) => visit(inner, child));
}

const TOO_DEEP = "it is nested too deep";

/** A loop sets its variable, as an assignment does. */
function readLoop(reader: Reader, name: string): void {
  add(reader, { words: [], settings: [{ name, value: undefined, text: `for ${name}` }], inShell: true });
}

/** Records what evaluates, what could run if evaluated, and what is unreadable. */
function notice({ hints, unread }: Reader, node: SyntaxNode): void {
  const code = codeIn(node);
  if (code !== undefined && holdsCode(code)) hints.code ??= firstOf(code, 80);
  if (evaluates(node)) hints.expression ??= "text" in node ? node.text : "an expression";
  if (/^(Arithmetic)?CommandExpansion$|^ProcessSubstitution$/.test(node.type) && "script" in node) {
    hints.fed ??= node.text;
    if (node.script === undefined) unread.push({ text: node.text, why: "it cannot be read" });
  }
  // The parser misses what directly follows an array, but bash runs it.
  if (node.type === "Assignment" && node.value.type === "Word" && node.value.text.startsWith("("))
    unread.push({ text: node.text, why: "it is not certain where the array ends" });
  const lost =
    (node.type === "ArithmeticExpansion" && node.expression === undefined && node.text) ||
    (node.type === "ArithmeticCommand" && node.expression === undefined && node.body);
  if (typeof lost === "string" && /[$`]/.test(lost)) unread.push({ text: lost, why: "the expression cannot be read" });
}

/** Text that bash takes literally, unless it evaluates it later. */
function codeIn(node: SyntaxNode): string | undefined {
  if (node.type === "SingleQuoted" || node.type === "AnsiCQuoted" || node.type === "Literal") return node.value;
  if (node.type === "Word" && node.parts === undefined) return node.value;
  return node.type === "HereDocBody" && node.parts === undefined ? node.text : undefined;
}

function evaluates(node: SyntaxNode): boolean {
  switch (node.type) {
    case "ArithmeticExpansion":
    case "ArithmeticCommand":
    case "ArithmeticFor":
      return true;
    case "TestBinary":
      return /^-(eq|ne|lt|le|gt|ge)$/.test(node.operator);
    case "TestUnary":
      return /^-[vR]$/.test(node.operator);
    case "ParameterExpansion":
      return (node.prefix === "!" && node.operation?.type !== "Names") || !isPlainIndex(node.index?.text);
    case "Slice":
      return true;
    case "Transform":
      return node.operand.text === "P";
    case "Assignment":
      return !isPlainIndex(node.index?.text);
    case "ArrayValue":
      return node.elements.some(({ text }) => /^\[(?!\d+\])/.test(text));
    default:
      return false;
  }
}

function isPlainIndex(index: string | undefined): boolean {
  return index === undefined || /^(@|\*|-?\d+)$/.test(index);
}

function readRedirection({ redirections }: Reader, node: Extract<Redirection, { type: "Redirect" }>): void {
  const target = node.target?.text ?? "";
  const copies = /^[<>]&$/.test(node.operator) && /^(\d+-?|-)$/.test(target);
  if (!copies && target !== "/dev/null") redirections.push(`${node.operator} ${target}`);
}

// ── Simple commands ─────────────────────────────────────────────────────────────────────────────────────────────────

/** A command being read: its words, and its input where the line contains it. */
interface SimpleCommand {
  readonly words: readonly Word[];
  readonly settings: readonly Setting[];
  readonly input?: Word;
  readonly wrapped?: NonNullable<LineCommand["wrapped"]>;
  /** Whether it runs in the shell itself, which knows functions and builtins. */
  readonly inShell: boolean;
}

function readCommand(reader: Reader, node: CommandNode): void {
  const nodes = [...(node.name === undefined ? [] : [node.name]), ...node.args];
  const touching = nodes.find((each, index) => index > 0 && (nodes[index - 1]?.end ?? -1) >= each.pos);
  if (touching !== undefined)
    reader.unread.push({ text: touching.text, why: "it is not certain where one word ends and the next begins" });
  const settings = node.prefix.flatMap((item) => (item.type === "Assignment" ? [readSetting(item)] : []));
  const input = node.redirects.flatMap(inputOf).at(-1);
  add(reader, { words: nodes.map(argumentOf), settings, inShell: true, ...(input === undefined ? {} : { input }) });
}

function readSetting({ name, value, index, text }: Assignment): Setting {
  const plain = value.type === "Word" && index === undefined;
  return { name, value: plain ? readWord(value).value : undefined, text };
}

function argumentOf(item: CommandArgument): Word {
  if (item.type === "Word") return readWord(item);
  const { name, value, text } = readSetting(item);
  return { text, ...wordOf([`${name}=${value ?? ""}`, ...(value === undefined ? [""] : [])]), many: false };
}

/** The text that a command gets as input; unknown text has no value. */
function inputOf(redirection: Redirection): readonly Word[] {
  if (redirection.type === "HereString") return redirection.target === undefined ? [] : [readWord(redirection.target)];
  if (redirection.type !== "HereDoc") return [];
  const { text, parts } = redirection.body;
  return [{ text: "here-document", ...wordOf(parts === undefined ? [text] : UNKNOWN), many: false }];
}

function add(reader: Reader, command: SimpleCommand): void {
  const [program] = command.words;
  for (const setting of command.settings)
    if (steersShell(setting)) reader.unread.push({ text: setting.text, why: "it makes bash run or read what it says" });
  const text = command.words.map((word) => word.text).join(" ");
  if (program === undefined) return push(reader, command, {});
  const name = program.value;
  if (name === undefined || name === "") {
    reader.unread.push({ text, why: "its program is only known when the line runs" });
    return;
  }
  if (command.inShell && reader.functions.has(name)) return push(reader, command, { own: true });
  if (reader.depth >= DEEPEST) {
    reader.unread.push({ text, why: TOO_DEEP });
    return;
  }
  const base = name.slice(name.lastIndexOf("/") + 1);
  const runs = unwrap(base, command.words) ?? [];
  push(reader, command, { transparent: runs.some(runsMore) && !isMore(base), opaque: isOpaque(base) });
  const inner = { ...reader, depth: reader.depth + 1 };
  readOwn(inner, name, command.words);
  for (const run of runs) follow(inner, command, run);
}

function runsMore({ kind }: Wrapped): boolean {
  return kind === "command" || kind === "script";
}

function push(reader: Reader, { words, settings, wrapped }: SimpleCommand, kind: Partial<LineCommand>): void {
  if (words.length === 0 && settings.length === 0) return;
  const text = [...settings, ...words].map((piece) => piece.text).join(" ");
  const behind = wrapped === undefined ? {} : { wrapped };
  reader.commands.push({ text, words, settings, transparent: false, opaque: false, own: false, ...kind, ...behind });
}

/** What a builtin runs or evaluates. */
function readOwn(reader: Reader, name: string, words: readonly Word[]): void {
  const built = readBuiltin(name, words);
  if (name === "unset") reader.functions.clear();
  if (built === undefined) return;
  if (built.unread !== undefined) reader.unread.push(built.unread);
  if (built.evaluates) reader.hints.expression ??= name;
  if (built.fed) reader.hints.fed ??= name;
  for (const script of built.scripts) readShell(reader, script);
}

function follow(reader: Reader, outer: SimpleCommand, run: Wrapped): void {
  switch (run.kind) {
    case "nothing":
      return;
    case "unread":
      reader.unread.push({ text: run.text, why: run.why });
      return;
    case "script":
      return readScript(reader, run.script);
    case "input":
      return readScript(reader, outer.input ?? { text: "its input", ...wordOf(UNKNOWN), many: false });
    case "command": {
      const { words, shift } = outer.wrapped ?? { words: outer.words, shift: 0 };
      const wrapped = { words, shift: shift + run.start };
      const settings = [...outer.settings, ...run.settings];
      return add(reader, {
        ...outer,
        words: run.words ?? outer.words.slice(run.start),
        settings,
        wrapped,
        inShell: false,
      });
    }
    default:
      return run satisfies never;
  }
}
