/** Declared secrets and token shapes, and how they are taken out of text before any sink. */

export interface Secrets {
  /** The text without any secret, in any known encoding; each stands as `[redacted:NAME]`. */
  redact(text: string): string;
  /** Whether bytes hold a secret: for patches, where a hit refuses the file. */
  found(bytes: Buffer): boolean;
}

/** `declared` maps a name for the mark to the secret value; values under 6 characters are not masked. */
export declare function openSecrets(declared: ReadonlyMap<string, string>): Secrets;
