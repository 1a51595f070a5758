/** What is measured: repositories, tasks, and what a scripted model makes of them. */
import { call, calls, fault, say, type GeminiRequest, type Step } from "../__tests__/world/gemini.ts";
import { goodSnapshot } from "../__tests__/world/long-run.ts";
import { MEND, READ, SHOP } from "../__tests__/e2e/shop.ts";
import type { Scenario } from "./measure.ts";

const EDIT = 'version = 1\nextends = "edit"\n';
// Without npm, which alone takes more memory than everything else.
const TEST = call("run_shell_command", { command: "node test/cart.test.js" });
const TESTING = `${EDIT}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node test/cart.test.js"]\n`;
const WIDE = `${EDIT}\n[limits]\nturns = 200\ntokens = 100_000_000\nusd = 1000\n`;

/** A source file of about 1 kB, another one for each number. */
function source(n: number): string {
  const lines = Array.from(
    { length: 16 },
    (_, line) => `  const widget${line} = makeWidget(options.name, ${n * 100 + line});`,
  );
  return `export function part${n}(options) {\n${lines.join("\n")}\n}\n`;
}

const SOURCES = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`src/part${n}.js`, source(n)]));
const WORDS =
  "I have looked at the parts one after the other, and this one does what its name says, so on to the next.";

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "hello",
    files: SHOP,
    policy: EDIT,
    script: () => [say("Nothing to do.")],
    ends: "unchanged",
  },
  {
    name: "fix-bug",
    files: { ...SHOP, ...SOURCES },
    policy: TESTING,
    script: () => [
      call("list_directory", { dir_path: "." }, { thought: "**Looking around** What is there?" }),
      calls([
        ["grep_search", { pattern: "reduce\\(" }],
        ["glob", { pattern: "test/**/*.js" }],
      ]),
      calls([
        ["read_file", { file_path: "src/cart.js" }],
        ["read_file", { file_path: "test/cart.test.js" }],
      ]),
      TEST,
      MEND,
      call("write_file", { file_path: "test/empty.test.js", content: 'import "./cart.test.js";\n' }),
      TEST,
      say("The sum of an empty cart had no start value; it starts at 0 now. The tests pass."),
    ],
    ends: "changed",
  },
  {
    name: "50 turns",
    files: { ...SHOP, ...SOURCES },
    policy: WIDE,
    script: () => [...Array.from({ length: 49 }, (_, n) => withWords(n)), say("Nothing to mend.")],
    ends: "unchanged",
  },
  {
    name: "parallel reads",
    files: { ...SHOP, ...SOURCES },
    policy: EDIT,
    script: () => [
      calls(Array.from({ length: 8 }, (_, n) => ["read_file", { file_path: `src/part${n}.js` }] as const)),
      say("Eight files read."),
    ],
    ends: "unchanged",
  },
  {
    name: "big output",
    files: {
      ...SHOP,
      "data/big.txt": Array.from({ length: 200_000 }, (_, n) => `line ${n} of a file that is long`).join("\n"),
    },
    policy: EDIT,
    script: () => [
      call("run_shell_command", { command: "seq 1 760000" }),
      call("read_file", { file_path: "data/big.txt" }),
      call("read_file", { file_path: "data/big.txt", start_line: 150_000, end_line: 151_000 }),
      call("grep_search", { pattern: "line 19999[0-9]" }),
      READ,
      MEND,
      say("Mended."),
    ],
    ends: "changed",
  },
  {
    name: "long history",
    files: { ...SHOP, ...LONG() },
    policy: WIDE,
    // A model that is not known counts as one with a small window, which a few dozen files fill.
    inputs: { model: "small-window" },
    script: (world) => [smallWindow(45, (step) => world().gemini.add(step))],
    ends: "changed",
  },
  {
    name: "flaky model",
    files: SHOP,
    policy: EDIT,
    script: () => [fault(429, { message: "Resource has been exhausted.", retryAfter: 2 }), say("Nothing to do.")],
    ends: "unchanged",
  },
];

function withWords(n: number): Step {
  const { parts, ...rest } = call("read_file", { file_path: `src/part${n}.js` });
  return { ...rest, parts: [{ text: WORDS }, ...parts] };
}

function LONG(): Record<string, string> {
  const text = (n: number) =>
    Array.from({ length: 900 }, (_, line) => `${n}.${line} the widget is made of parts that fit`).join("\n");
  return Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`docs/chapter${n}.md`, text(n)]));
}

/** Tokens that the scripted model with a small window takes. */
const WINDOW = 131_072;

/** Reads `most` files, mends the cart, and refuses every prompt that does not fit. */
function smallWindow(most: number, go: (step: Step) => void): Step {
  let turn = 0;
  const next = (request: GeminiRequest): ReturnType<typeof say> | ReturnType<typeof fault> => {
    const tokens = Math.ceil(request.raw.length / 3.7);
    if (tokens > WINDOW) {
      go(next);
      const message = `The input token count (${tokens}) exceeds the maximum number of tokens allowed (${WINDOW}).`;
      return fault(400, { message });
    }
    const usage = { usage: { promptTokenCount: tokens, candidatesTokenCount: 50, totalTokenCount: tokens + 50 } };
    if (request.tools.length === 0) {
      go(next);
      return say(
        request.system.includes("state_snapshot")
          ? goodSnapshot()
          : '{"loop":false,"confidence":0.1,"reason":"it gets on"}',
        usage,
      );
    }
    if (turn > most + 1) return say("Read everything, mended the cart.", usage);
    go(next);
    if (turn === most) return (turn++, { ...READ, ...usage });
    if (turn === most + 1) return (turn++, { ...MEND, ...usage });
    const { parts, ...rest } = call("read_file", { file_path: `docs/chapter${turn}.md` }, usage);
    return { ...rest, parts: [{ text: thoughtsOn(turn++) }, ...parts] };
  };
  return next;
}

/** Words of the model's own, which are never cut out of a history: only a summary makes them fewer. */
function thoughtsOn(chapter: number): string {
  const about = (n: number) =>
    `Part ${chapter}-${n} is joined to ${(chapter * 31 + n * 17) % 97} by ${(n * 13) % 41} pins.`;
  return Array.from({ length: 150 }, (_, n) => about(n)).join(" ");
}
