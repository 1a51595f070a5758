/** Titles of commits in the form that the repository's own have. */
import type { Feature } from "../../run/feature.ts";
import { tellTitles } from "./titles.ts";

export const titles: Feature = {
  equip: ({ job }) => Promise.resolve({ tell: async () => ({ words: await tellTitles(job) }) }),
};
