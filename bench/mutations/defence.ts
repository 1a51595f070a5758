/** A defence that can be switched off: the source text that implements it, and the test that must then fail. */
export interface Defence {
  readonly family: string;
  /** What it does: a sentence. */
  readonly promise: string;
  readonly file: string;
  /** Appears exactly once in the file. */
  readonly text: string;
  readonly off: string;
  readonly test: string;
}

/** `[the promise, the source text, its replacement]`. */
export type Row = readonly [promise: string, text: string, off: string];

/** Defences of one file that one test covers. */
export function watched(family: string, file: string, test: string, rows: readonly Row[]): readonly Defence[] {
  return rows.map(([promise, text, off]) => ({ family, promise, file, text, off, test }));
}
