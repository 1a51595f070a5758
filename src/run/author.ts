/** Who signs what: the commits that people review, and those that nobody does. */
import type { Identity } from "../ports.ts";

/** Of commits below `refs/remit/`; the address is nobody's. */
export const AUTHOR: Identity = { name: "Remit", email: "remit@users.noreply.localhost" };

/** Commits are the action's, as `github-actions[bot]`'s are: id 41898282 is that account's on github.com. */
export function authorOf(serverUrl: string): Identity {
  const host = new URL(serverUrl).hostname || "localhost";
  return { name: "github-actions[bot]", email: `41898282+github-actions[bot]@users.noreply.${host}` };
}
