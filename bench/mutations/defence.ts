/** A defence that can be switched off: the text of the source that makes it, and the test that must then fail. */
export interface Defence {
  readonly family: string;
  /** What it does, as a promise. */
  readonly keeps: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly off: string;
  readonly test: string;
}

/** `[what it keeps, text of the source, what takes its place]`. */
export type Row = readonly [keeps: string, text: string, off: string];

/** Defences of one file that one test watches. */
export function watched(family: string, file: string, test: string, rows: readonly Row[]): readonly Defence[] {
  return rows.map(([keeps, text, off]) => ({ family, keeps, file, text, off, test }));
}
