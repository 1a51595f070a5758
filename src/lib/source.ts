/**
 * Where an outside fact stands, and the day somebody last read it there: an address or a document. `documentation of X`
 * is general knowledge of it.
 */
export type Source = `${string} (${number}-${number}-${number})`;
