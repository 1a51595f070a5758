/** Where an outside fact stands, and when somebody last read it there. */
export interface Source {
  /** An address, or the name of a document. `documentation of X`: by general knowledge of it. */
  readonly at: string;
  /** A day, such as `2026-11-22`. */
  readonly read: `${number}-${number}-${number}`;
}
