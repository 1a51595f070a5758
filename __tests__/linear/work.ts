/** How much more work a function does as its input grows. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A long text that repeats one piece: the input on which backtracking patterns become slow. */
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

/** The text around a piece decides which patterns try to match it. */
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

/** The larger text is this many times as long: linear work takes as many times as long, quadratic work 64 times. */
const GROWTH = 8;

export interface Scale {
  /** Characters of the smaller text. */
  readonly small: number;
  /** Processor time, in ms, that is too short to judge: caches, garbage collection and the clock weigh as much. */
  readonly nothing: number;
  /** How many times as long the work may take for the larger text. */
  readonly generous: number;
}

/** At the larger size quadratic work shows more clearly, and other load on the machine matters less. */
const SCALES: readonly Scale[] = [
  { small: 1_000, nothing: 12, generous: 16 },
  { small: 16_000, nothing: 1_000, generous: 24 },
];

/** The shapes for which the work of `call` grows with the square of its input. */
export function squares(
  call: (text: string) => unknown,
  shapes: readonly Shape[] = SHAPES,
  scales: readonly Scale[] = SCALES,
): string[] {
  return shapes.filter((shape) => scales.every((scale) => isSquare(call, shape, scale))).map(({ name }) => name);
}

function isSquare(call: (text: string) => unknown, { make }: Shape, { small, nothing, generous }: Scale): boolean {
  const large = make(GROWTH * small);
  // Other load on the machine can only add time, so the best of three counts.
  for (let time = 0; time < 3; time += 1) {
    if (time > 0) collect();
    const most = work(call, large);
    if (most <= nothing || most <= generous * work(call, make(small))) return false;
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
