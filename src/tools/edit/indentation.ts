/** Indentation carried from the way an edit writes it to the way its file does. */

/** A line of the old text and the line of the file it stands for. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Gives each of the new lines the indentation the file would give it, judged by lines that are known in both. */
export function reindenter(pairs: readonly Pair[], fresh: readonly string[]): (line: string) => string {
  const known = new Map<string, string>();
  for (const { from, to } of pairs) if (!known.has(indentOf(from))) known.set(indentOf(from), indentOf(to));
  const steps = [...known].map(([from, to]) => ({ from, to }));
  const carry = isSound(steps, fresh) ? carryIndent : shift;
  return (line) => {
    const body = line.trimStart();
    return body === "" || steps.length === 0 ? line : carry(indentOf(line), steps) + body;
  };
}

/**
 * Whether the known lines tell how the file indents. Where the old text indents otherwise than both the file and the new
 * text, what they tell is a depth that nobody wrote, or one depth for two.
 */
function isSound(known: readonly Pair[], fresh: readonly string[]): boolean {
  if (known.some(({ from, to }) => `${from}${to}`.includes("\t"))) return true;
  const unit = known.reduce((sum, { to }) => commonDivisor(sum, to.length), 0);
  const depths = new Set(fresh.filter((line) => line.trim() !== "").map(indentOf));
  const carried = [...depths]
    .sort((a, b) => a.length - b.length)
    .map((indent) => ({ indent, width: carryIndent(indent, known).length }));
  return carried.every(({ indent, width }, index) => {
    const isWritten = unit === 0 || width % unit === 0 || width === shift(indent, known).length;
    return isWritten && (index === 0 || width > (carried[index - 1]?.width ?? 0) || width === 0);
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** As far from the first known line as the new text has it. */
function shift(indent: string, [first]: readonly Pair[]): string {
  if (first === undefined) return indent;
  return " ".repeat(Math.max(0, first.to.length + indent.length - first.from.length));
}

export function indentOf(line: string): string {
  return /^[ \t]*/u.exec(line)?.[0] ?? "";
}

function carryIndent(indent: string, known: readonly Pair[]): string {
  const same = known.find(({ from }) => from === indent);
  if (same !== undefined) return same.to;
  const outer = longest(known.filter(({ from }) => indent.startsWith(from)));
  if (outer !== undefined) return outer.to + scale(indent.slice(outer.from.length), known);
  const inner = longest(
    known.filter(({ from }) => from.startsWith(indent)).map(({ from, to }) => ({ from: to, to: from })),
  );
  if (inner === undefined) return indent;
  const surplus = scale(inner.to.slice(indent.length), known);
  return inner.from.slice(0, Math.max(0, inner.from.length - surplus.length));
}

function longest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (best, pair) => (best === undefined || pair.from.length > best.from.length ? pair : best),
    undefined,
  );
}

/** A step of indentation in the file's characters and the file's width. */
function scale(step: string, known: readonly Pair[]): string {
  const tabs = known.some(({ to }) => to.includes("\t"));
  const width = Math.max(1, Math.round(step.length * ratio(known, step.includes("\t"), tabs)));
  return step === "" ? "" : (tabs ? "\t" : " ").repeat(width);
}

/** Characters in the file for one character in the edit, by two lines of different depth; by custom without them. */
function ratio(known: readonly Pair[], fromTabs: boolean, toTabs: boolean): number {
  const [first] = known;
  const other = known.find(({ from, to }) => from.length !== first?.from.length && to.length !== first?.to.length);
  if (first !== undefined && other !== undefined) {
    const measured = (other.to.length - first.to.length) / (other.from.length - first.from.length);
    if (measured > 0) return measured;
  }
  if (fromTabs === toTabs) return 1;
  return fromTabs ? 4 : 1 / 4;
}
