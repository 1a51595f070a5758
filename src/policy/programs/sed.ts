/** sed scripts: whether one only edits what flows through it. */

/**
 * Why a script may do more than print and edit: it runs commands (`e`), reads or writes files (`r`, `R`, `w`, `W`), or
 * cannot be read. Undefined when it certainly does not.
 */
export function readSedScript(script: string): string | undefined {
  let rest = script;
  for (let guard = 0; guard < script.length + 1; guard += 1) {
    rest = rest.replace(/^[\s;]+/, "");
    if (rest === "") return undefined;
    const next = readCommand(rest);
    if (typeof next !== "number") return next.why;
    rest = rest.slice(next);
  }
  return CANNOT;
}

const CANNOT = "is a script that cannot be read with certainty";

/** One address: a line number, `$`, `/re/`, `\cREc`, `first~step`, `+n`, `~n`. A hole may be a number only. */
const ADDRESS = String.raw`(?:[\d\uE002]+(?:~[\d\uE002]+)?|\$|[+~][\d\uE002]+|/(?:\\[^\n]|\[\^?\]?[^\]\n]*\]|[^/\\\n[\uE000-\uE00F])*/[IM]*)`;
const ADDRESSES = new RegExp(String.raw`^${ADDRESS}(?:\s*,\s*${ADDRESS})?\s*(?:!\s*)*`);

/** The length of the first command of the script, or why it is not harmless. */
function readCommand(script: string): number | { readonly why: string } {
  const addresses = ADDRESSES.exec(script)?.[0].length ?? /^(?:!\s*)*/.exec(script)?.[0].length ?? 0;
  const name = script.charAt(addresses);
  const rest = script.slice(addresses + 1);
  const own = (length: number) => addresses + 1 + length;
  const plain = PLAIN.get(name);
  if (plain !== undefined) return own(plain.exec(rest)?.[0].length ?? 0);
  switch (name) {
    case "s":
      return readSubstitution(rest, own);
    case "y":
      return readTwo(rest, own, "");
    case "e":
      return { why: "runs commands by `e`" };
    case "r":
    case "R":
      return { why: "reads another file by `r`" };
    case "w":
    case "W":
      return { why: "writes a file by `w`" };
    default:
      return { why: CANNOT };
  }
}

/** Commands that only edit and print, with what may stand behind their letter. */
const PLAIN: ReadonlyMap<string, RegExp> = new Map([
  ...[..."{}=dDgGhHnNpPxzF"].map((name): [string, RegExp] => [name, /^/]),
  ...[..."lLqQ"].map((name): [string, RegExp] => [name, /^\s*\d*/]),
  ...[..."btT:"].map((name): [string, RegExp] => [name, /^\s*[\w.-]*/]),
  // The text runs to the end of the line, and on after a backslash.
  ...[..."aic"].map((name): [string, RegExp] => [name, /^(?:\\[\s\S]|[^\n\\])*/]),
  ["#", /^[^\n]*/],
]);

function readSubstitution(rest: string, own: (length: number) => number): number | { readonly why: string } {
  const length = readTwo(rest, own, "gpiImM0-9");
  if (typeof length !== "number") return length;
  const flag = rest.charAt(length - own(0));
  if (flag === "e") return { why: "runs the result by the flag `e`" };
  if (flag === "w") return { why: "writes a file by the flag `w`" };
  return flag === "" || /[\s;}#]/.test(flag) ? length : { why: CANNOT };
}

/** The length of `/one/two/flags`, whatever the delimiter. */
function readTwo(rest: string, own: (length: number) => number, flags: string): number | { readonly why: string } {
  const delimiter = rest.charAt(0);
  if (delimiter === "" || /[\s\\\w\uE000-\uE00F]/.test(delimiter)) return { why: CANNOT };
  const first = endOf(rest, 1, delimiter, flags !== "");
  const second = first === undefined ? undefined : endOf(rest, first, delimiter, false);
  if (second === undefined) return { why: CANNOT };
  const tail = flags === "" ? "" : (new RegExp(`^[${flags}]*`).exec(rest.slice(second))?.[0] ?? "");
  return own(second + tail.length);
}

/** Behind the next delimiter from `from` on; undefined when there is none or it is not certain. */
function endOf(text: string, from: number, delimiter: string, expression: boolean): number | undefined {
  let bracket = false;
  for (let index = from; index < text.length; index += 1) {
    const char = text.charAt(index);
    // What fills a hole could end the text and go on with a command; a number cannot.
    if (/[\uE000\uE001\uE003-\uE00F]/.test(char)) return undefined;
    if (char === "\\") index += 1;
    // Whether a delimiter inside brackets ends the expression differs between versions.
    else if (expression && char === "[") bracket = true;
    else if (expression && char === "]") bracket = false;
    else if (char === delimiter) return bracket ? undefined : index + 1;
  }
  return undefined;
}
