/** The checks of what was published. Its code is loaded once something is published: no start waits for it. */
import type { Feature } from "../../run/for-features.ts";

export const checks: Feature = {
  follow: async (...asked) => (await import("./follow.ts")).followChecks(...asked),
  look: async (...asked) => (await import("./follow.ts")).recordChecks(...asked),
};
