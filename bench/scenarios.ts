/** What is measured: repositories, tasks, and what a scripted model asks for in each turn. */
import { CART, MENDED, SHOP } from "../__tests__/e2e/shop.ts";

/** A call in neutral form: each program has its own names for tools. */
export type Call =
  | { readonly kind: "read"; readonly path: string }
  | { readonly kind: "grep"; readonly pattern: string; readonly path: string }
  | { readonly kind: "shell"; readonly command: string; readonly ms?: number }
  /** `old` and `new` are whole lines. */
  | { readonly kind: "edit"; readonly path: string; readonly old: string; readonly new: string }
  | { readonly kind: "write"; readonly path: string; readonly content: string };

/** A turn without calls is the last. */
export interface Turn {
  readonly text: string;
  readonly calls: readonly Call[];
}

export interface Scenario {
  readonly name: string;
  readonly files: () => Readonly<Record<string, string>>;
  readonly turns: readonly Turn[];
  /** The files that must have changed at the end, with their contents. No others may. */
  readonly changed?: Readonly<Record<string, string>>;
  /** A fault that happens once, at the second request. */
  readonly fault?: "500" | "drop" | "stall";
  /** Only with `--all`. */
  readonly long?: true;
  /** Measured once, whatever `--runs` says. */
  readonly once?: true;
}

/** The policy of every repository: allows what the scripts run, with limits that no run reaches. */
export const POLICY = `version = 1
extends = "edit"

[limits]
turns = 1000
minutes = 60
tokens = 400_000_000
usd = 100000.0
calls = 5000

[[allow]]
tool = "run_shell_command"
command = ["node test/cart.test.js", "wc *", "ls *", "seq *", "sleep *"]
`;

export const TASK = "The total is wrong for empty carts, please fix it.";

const MANY = 60;
/** Source files of about 1 kB. */
const SOURCES = Object.fromEntries(
  Array.from({ length: MANY }, (_, n) => {
    const lines = Array.from(
      { length: 22 },
      (_, line) => `  const w${n}x${line} = makeWidget(options, ${n * 100 + line});`,
    );
    return [`src/part${n}.js`, `export function part${n}(options) {\n${lines.join("\n")}\n}\n`];
  }),
);
const files = () => ({ ...SHOP, ...SOURCES });

const NEW_TEST = 'import "./cart.test.js";\n';
const [OLD_LINE = "", NEW_LINE = ""] = [CART, MENDED].map((text) => text.split("\n")[2]);
const MEND: Call = { kind: "edit", path: "src/cart.js", old: OLD_LINE, new: NEW_LINE };
const READ: Call = { kind: "read", path: "src/cart.js" };
const TEST: Call = { kind: "shell", command: "node test/cart.test.js" };

const FIX: readonly Turn[] = [
  turn({ kind: "grep", pattern: "reduce\\(", path: "src" }, { kind: "grep", pattern: "total", path: "test" }),
  turn(READ, { kind: "read", path: "test/cart.test.js" }),
  turn(TEST),
  turn(MEND),
  turn(TEST),
  turn({ kind: "write", path: "test/empty.test.js", content: NEW_TEST }),
  turn(TEST),
  turn(),
];
const FIXED = { "src/cart.js": MENDED, "test/empty.test.js": NEW_TEST };
const LOOK: readonly Turn[] = [turn(READ), turn({ kind: "shell", command: "ls src" }), turn()];

export const SCENARIOS: readonly Scenario[] = [
  { name: "hello", files, turns: [turn()] },
  { name: "bug fix", files, turns: FIX, changed: FIXED },
  { name: "50 turns", files, turns: looks(50) },
  {
    name: "eight seconds",
    files,
    turns: [
      turn(...Array.from({ length: 8 }, (_, n): Call => ({ kind: "shell", command: `sleep 1.00${n}`, ms: 1000 }))),
      turn(),
    ],
  },
  {
    name: "big output",
    files: () => ({
      ...files(),
      "data/big.txt": Array.from({ length: 200_000 }, (_, n) => `line ${n} of a file that is long\n`).join(""),
    }),
    turns: [turn({ kind: "shell", command: "seq 1 760000" }), turn()],
  },
  { name: "500", files, turns: LOOK, fault: "500" },
  { name: "drop", files, turns: LOOK, fault: "drop" },
  { name: "50,000 files", files: () => ({ ...files(), ...packages(50_000) }), turns: FIX, changed: FIXED, long: true },
  { name: "300 turns", files, turns: looks(300), long: true },
  { name: "stall", files, turns: LOOK, fault: "stall", long: true, once: true },
];

function turn(...calls: readonly Call[]): Turn {
  return { text: calls.length === 0 ? "That is all there is to do." : "I look at it step by step.", calls };
}

/** Alternates reads, searches for a file's lines, and commands: about 1 kB a turn. No two consecutive ones are alike. */
function looks(turns: number): readonly Turn[] {
  const look = (n: number): Call => {
    const path = `src/part${n % MANY}.js`;
    if (n % 3 === 0) return { kind: "read", path };
    return n % 3 === 1
      ? { kind: "grep", pattern: `w${n % MANY}x[0-9]+ =`, path: "src" }
      : { kind: "shell", command: `wc -l ${path}` };
  };
  return [...Array.from({ length: turns - 1 }, (_, n) => turn(look(n))), turn()];
}

function packages(count: number): Record<string, string> {
  const entry = (_: unknown, n: number) => [`pkg/p${n % 500}/f${n}.js`, `export const v${n} = ${n * 7};\n`] as const;
  return Object.fromEntries(Array.from({ length: count }, entry));
}
