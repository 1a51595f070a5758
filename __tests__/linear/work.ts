/** How much more work a function has with more input. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Text of many characters, made of one piece over and over: what patterns that look back and forth stumble over. */
export interface Shape {
  readonly name: string;
  readonly make: (characters: number) => string;
}

const PIECES = [
  "\n",
  " ",
  "\t",
  "\r",
  " \n",
  "a",
  "a ",
  "a\n",
  "\n\na",
  "0",
  ".",
  "-",
  "=",
  "_",
  "- ",
  "* ",
  "1. ",
  "> ",
  ">",
  "- >",
  "| ",
  "|",
  "`",
  "` ",
  "``` ",
  "```\n",
  "~",
  "~~a",
  "~~~\n",
  "[",
  "]",
  "[a](",
  '[a](b "c',
  "1:00 a@b.c",
  "\nFrom: ",
  "![",
  "](",
  "[]:",
  "(",
  ")",
  "<",
  "<a",
  "<a ",
  "<a b='",
  '<a "',
  "<!--",
  "-->",
  "<?",
  "<![CDATA[",
  "<details>",
  "<details ",
  "</details>",
  "<q>",
  "<https://a",
  "@",
  "@a ",
  "@*",
  "@remit ",
  "a@remit ",
  "#",
  "#1",
  "fix ",
  "fix\n",
  "&",
  "&#",
  "\\",
  "\\`",
  "\\#",
  "*",
  "/",
  "https://",
  "https://a/",
  "https://a/issues/",
  "www.",
  "**a",
  '"',
  "'",
  '"\n',
  "$",
  "$(",
  "$((",
  "${",
  "{",
  "a=",
  "a;",
  "a|",
  "<<a\n",
  "\u001b",
  "\u001b[",
  "\u001b]",
  "\u001b[0",
  "\u200d",
  "👩\u200d",
  "\ufe0f",
  "\u{E0020}",
  "\u{1F3F4}\u{E0020}",
  "\u2028",
  "\ud800",
  "é",
  "<data-",
  "< ",
] as const;

/** What stands before and after decides what a pattern had in mind. */
const FRAMES = [
  ["", ""],
  ["x", "y"],
  ["> ", "`"],
  ["<", "("],
  ["<details>", "."],
  ["@remit /a", "("],
] as const;

/** Each piece in each frame. */
export const SHAPES: readonly Shape[] = FRAMES.flatMap(([before, after]) =>
  PIECES.map((piece) => ({
    name: JSON.stringify([before, piece, after]),
    make: (size) => before + piece.repeat(Math.ceil(size / piece.length)) + after,
  })),
);

/** Eight times the input may be so many times the work: 8 when the work grows with it, 64 with its square. */
const GENEROUS = 24;
const SMALL = 2_000;
const GROWTH = 8;
/** Processor time, in ms, under which nothing is said: caches, the collector and the clock weigh as much. */
const NOTHING = 48;
/** The same for eight times the size: what grows with the square takes 64 times as long there, what does not a few hundred ms. */
const NOTHING_LONG = 1_000;

/** The shapes for which the work of `call` grows with the square of its input. */
export function squares(call: (text: string) => unknown, shapes: readonly Shape[] = SHAPES): string[] {
  // At eight times the size a square is 64 times as plain, and what the machine does besides weighs that much less.
  return shapes
    .filter((shape) => isSquare(call, shape, SMALL, NOTHING) && isSquare(call, shape, GROWTH * SMALL, NOTHING_LONG))
    .map(({ name }) => name);
}

function isSquare(call: (text: string) => unknown, { make }: Shape, small: number, nothing: number): boolean {
  const large = make(GROWTH * small);
  // Whatever else the machine does can only add to it, so that the best of three counts.
  for (let time = 0; time < 3; time += 1) {
    const most = work(call, large);
    if (most <= nothing || most <= GENEROUS * work(call, make(small))) return false;
    collect();
  }
  return true;
}

/** Processor time in ms, of all threads. */
function work(call: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  call(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Empty the heap, so that the garbage of one measurement is not collected in the next. */
function collect(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
