/** Where a program is. */
import { existsSync } from "node:fs";

/**
 * Absolute, by the absolute places of a PATH. What Remit itself starts is looked for before the first command runs: many
 * places of a runner's PATH can be written by it.
 */
export function findProgram(name: string, path: string): string | undefined {
  const places = path.split(":").filter((place) => place.startsWith("/"));
  return places.map((place) => `${place}/${name}`).find((file) => existsSync(file));
}
