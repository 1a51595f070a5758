/** What the doctor has found. */

export interface Finding {
  readonly about: "key" | "model" | "workflow" | "pin" | "policy" | "sandbox" | "settings";
  /** `open`: it cannot be checked from here, or deserves a thought. */
  readonly kind: "good" | "bad" | "open";
  /** The finding, and for `bad` and `open` what to do. */
  readonly text: string;
}

export const good = (about: Finding["about"], text: string): Finding => ({ about, kind: "good", text });
export const bad = (about: Finding["about"], text: string): Finding => ({ about, kind: "bad", text });
export const open = (about: Finding["about"], text: string): Finding => ({ about, kind: "open", text });
