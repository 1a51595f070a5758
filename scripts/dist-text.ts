/** How the text of `dist/` is written, so that a run starts fast: docs/adr/0020-what-keeps-a-run-small.md says what each step brings. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Expression, parseExpressionAt, type Property, type Token, tokenizer } from "acorn";
import { minify_sync } from "terser";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A chunk as people and V8 are to read it. */
export function writeForStart(chunk: string): string {
  const modules = leaveOutComments(leaveOutUnused(chunk)).split(MODULE);
  const written = modules.map((text, at) => (at === 0 ? text : bracketModule(bracketFunctions(text))));
  return spellInAscii(constructPatterns(written.join("")));
}

/**
 * Reads and compiles each chunk itself, or takes it from memory where a command could write to the file
 * (`src/adapters/own-code.ts`). `require` looks for a file in several places, resolves links, and asks which
 * kind of module it is: for thirty chunks a tenth of the time of loading them, 5 ms.
 */
export function loadChunksDirectly(out: string): void {
  const file = join(out, "index.js");
  const source = readFileSync(file, "utf8");
  const loads = `installChunk(require("./" + __nccwpck_require__.u(chunkId)))`;
  if (source.split(loads).length !== 2) throw new Error("The bundle's way to load a chunk was not found.");
  const directly = source.replace(loads, "installChunk(loadChunk(__nccwpck_require__.u(chunkId)))");
  const place = /^ *(?=var installChunk = )/m;
  writeFileSync(
    file,
    directly.replace(place, (indent) => LOAD.replaceAll(/^(?=.)/gm, indent) + indent),
  );
}

const LOAD = `var loadChunk = name => {
  const file = __dirname + "/" + name;
  const chunk = {};
  const kept = globalThis.remitChunks;
  const source = kept ? kept.get(name).toString() : require("fs").readFileSync(file, "utf8");
  require("vm").compileFunction(source, [ "exports", "require" ], { filename: file })(chunk, require);
  return chunk;
};
`;

/** Octokit has a table of a thousand endpoints. Those that Remit does not ask are left out: 3 ms of a start. */
export function leaveOutEndpoints(out: string): void {
  const table = /\bEndpoints = (?=\{)/;
  const names = readdirSync(out).filter((name) => name.endsWith(".js"));
  const file = names.map((name) => join(out, name)).find((each) => table.test(readFileSync(each, "utf8")));
  if (file === undefined) throw new Error("Octokit's table of endpoints was not found.");
  const source = readFileSync(file, "utf8");
  const { index, 0: head } = table.exec(source) as RegExpExecArray;
  const whole = parseExpressionAt(source, index + head.length, { ecmaVersion: "latest" });
  const asked = askedEndpoints();
  const kept = entriesOf(whole, source).flatMap(([group, endpoints]) => {
    const used = entriesOf(endpoints.value, source).filter(([name]) => asked.has(`${group}.${name}`));
    return used.length === 0
      ? []
      : [`${group}: { ${used.map(([, { start, end }]) => source.slice(start, end)).join(", ")} }`];
  });
  writeFileSync(file, `${source.slice(0, whole.start)}{ ${kept.join(", ")} }${source.slice(whole.end)}`);
}

/** Such as `issues.get`, from calls of `rest.issues.get`. */
function askedEndpoints(): ReadonlySet<string> {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(root, "src", name), "utf8"));
  const calls = texts.flatMap((text) => [...text.matchAll(/\brest\s*\.(\w+)\s*\.(\w+)/g)]);
  return new Set(calls.map(([, group = "", name = ""]) => `${group}.${name}`));
}

function entriesOf(table: Expression, source: string): [name: string, entry: Property][] {
  if (table.type !== "ObjectExpression") throw new Error("Octokit's endpoints are no table.");
  const entries = table.properties.filter((entry) => entry.type === "Property");
  return entries.map((entry) => [source.slice(entry.key.start, entry.key.end), entry]);
}

/** Webpack keeps a value that nothing uses, such as Octokit's list of endpoints with pages, behind `null &&`. */
function leaveOutUnused(source: string): string {
  let written = "";
  let end = 0;
  for (const { index, 0: mark } of source.matchAll(/\/\* unused pure expression or super \*\/ (?=null && )/g)) {
    if (index < end) continue;
    const start = index + mark.length;
    written += `${source.slice(end, start)}null`;
    ({ end } = parseExpressionAt(source, start, { ecmaVersion: "latest" }));
  }
  return written + source.slice(end);
}

/** Keeps names and structure, so that people can read and debug it; removes comments, a quarter of the bundle, to load faster. */
function leaveOutComments(source: string): string {
  const format = { beautify: true, comments: false, indent_level: 2 } as const;
  return `${minify_sync(source, { compress: false, mangle: false, format }).code}\n`;
}

/**
 * V8 compiles a function in parentheses when it first reads it; it pre-parses any other, and reads it again when it is
 * called. Webpack puts each module in parentheses, since it is called at once; terser removes them.
 */
function bracketModule(module: string): string {
  return module.replace(/^( {2}\w+: )([^]*?\n {2}\})(?=,?\n(?:\};|$))/, "$1($2)");
}

/**
 * The same for functions that nearly every run calls: `called.txt`, made by `bench/called.ts`. A declaration cannot be
 * in parentheses, so it becomes the value of a variable, and comes first, where it would be bound anyway. Its own text
 * stays as it is: a search's thread is made from such texts.
 */
function bracketFunctions(module: string): string {
  const bracketed: string[] = [];
  const rest = module.replace(DECLARATION, (text, kind: string, name: string, body: string) => {
    // Inside the function, its name would not follow an assignment to the variable.
    if (!CALLED.has(name) || new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")} = `).test(module)) return text;
    bracketed.push(`    var ${name} = (${kind}${name}${body});\n`);
    return "";
  });
  return rest.replace(MODULE_HEAD, (head) => head + bracketed.join(""));
}

const CALLED = new Set(readFileSync(join(root, "scripts/called.txt"), "utf8").split("\n"));

/** A function of a module, as terser formats it. */
const DECLARATION = /^ {4}((?:async )?function\*? ?)([\w$]+)(\((?:.*\{\}|[^]*?\n {4}\}))\n/gm;

/** Up to where a module's own statements begin. */
const MODULE_HEAD = /^.*\n(?: {4}"use strict";\n)?/;

/** The beginning of a module in a chunk, as terser formats it; it writes 90000 as `9e4`. */
const MODULE = /^(?= {2}\w+: (?:(?:\w+|\([\w, ]*\)) =>|function\([\w, ]*\)) \{$)/m;

interface LiteralToken extends Token {
  readonly value?: { readonly pattern?: string; readonly flags?: string };
}

/**
 * V8 looks up the characters of each `\p{…}` when it reads a literal, also in code that no run reaches, and again when
 * the code runs: 4 ms of a start. It does so once for a pattern that is made from a text.
 */
function constructPatterns(source: string): string {
  let written = "";
  let end = 0;
  for (const token of tokenizer(source, { ecmaVersion: "latest" }) as Iterable<LiteralToken>) {
    const { pattern = "", flags = "" } = token.value ?? {};
    if (token.type.label !== "regexp" || !/\\p\{/i.test(pattern)) continue;
    written += `${source.slice(end, token.start)}new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`;
    ({ end } = token);
  }
  return written + source.slice(end);
}

/** If one character of a source needs two bytes, V8 stores all of it with two bytes each: 3 MB of a run's memory. */
function spellInAscii(source: string): string {
  const escaped = /\\[^\0-\x7f]/.exec(source);
  if (escaped !== null) throw new Error(`No backslash may precede ${escaped[0].slice(1)}.`);
  const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return source.replace(/[^\0-\x7f]/g, escape);
}
