/** Which jobs of a matrix a person would choose to have on one Ubuntu machine. */
import type { Value } from "./expressions.ts";
import { list, record } from "./reading.ts";

/** The values of one job. */
export type Row = Readonly<Record<string, Value>>;

/** Every job of `strategy.matrix`, the most ordinary first: no extras, a stable release, the newest. One where there is none. */
export function rowsOf(matrix: unknown): readonly Row[] {
  const { include, exclude, ...axes } = record(matrix);
  const product = Object.entries(axes).reduce<readonly Row[]>(
    (rows, [name, values]) =>
      Array.isArray(values) ? rows.flatMap((row) => values.map((value) => ({ ...row, [name]: scalar(value) }))) : rows,
    [{}],
  );
  const excluded = list(exclude).map(record);
  const kept = product.filter((row) => !excluded.some((each) => fits(each, row)));
  const none = Object.values(axes).every((values) => !Array.isArray(values));
  const extras = list(include).map((row) => scalars(record(row)));
  // Values that only extend jobs of the product are added to those; others are jobs of their own.
  const extended = (none ? [] : kept).map(
    (row) =>
      Object.assign({}, row, ...extras.filter((extra) => fits(pick(extra, axes), row) && overlaps(extra, axes))) as Row,
  );
  const own = extras.filter((extra) => none || !kept.some((row) => fits(pick(extra, axes), row)));
  const rows = [...extended, ...own];
  return (rows.length === 0 ? [{}] : rows).sort(moreOrdinary);
}

function fits(part: Readonly<Record<string, unknown>>, row: Row): boolean {
  return Object.entries(part).every(([name, value]) => row[name] === value);
}

function pick(row: Row, axes: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in axes));
}

function overlaps(row: Row, axes: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(row).some((name) => name in axes);
}

function scalars(row: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, scalar(value)]));
}

function scalar(value: unknown): Value {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function moreOrdinary(one: Row, other: Row): number {
  const [mine, theirs] = [ordinariness(one), ordinariness(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
}

/** Compared in order; less is better. A value that only switches a step on, such as `lint: true`, is no extra. */
function ordinariness(row: Row): readonly number[] {
  const values = Object.entries(row);
  const odd = values.filter(([, value]) => ODD.test(String(value))).length;
  const stable = values.some(([, value]) => value === "stable") ? 0 : 1;
  const extras = values.filter(([name, value]) => !COMMON.test(name) && value !== true && value !== name).length;
  return [odd, extras, stable, -highest(values)];
}

const ODD =
  /head|nightly|beta|alpha|\bdev\b|-dev|pypy|jruby|truffle|graal|\d+t$|lowest|minimal|experimental|\brc\b|macos|windows/i;
const COMMON =
  /os|platform|version|python|node|ruby|php|java|jdk|go|rust|toolchain|dotnet|otp|elixir|experimental|build|workspace/i;

/** The sum of what looks like versions, the first part counting most. */
function highest(values: readonly (readonly [string, Value])[]): number {
  return values.reduce((sum, [, value]) => {
    const [, major = "", minor = "0"] = /^v?(\d+)(?:\.(\d+))?(?:\.(?:\d+|x))*$/.exec(String(value)) ?? [];
    return major === "" ? sum : sum + Number(major) * 1000 + Number(minor);
  }, 0);
}
