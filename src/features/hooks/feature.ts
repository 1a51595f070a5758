/** The repository's hooks: its own programs, which run at named points and can add, hold up and stop. */
import type { Feature } from "../../run/feature.ts";
import { aroundBy, endSession, hooksOfSubAgent, openRunHooks, startSession, warnOfIdleHooks } from "./run-hooks.ts";

export const hooks: Feature = {
  async equip({ job }) {
    warnOfIdleHooks(job);
    const own = openRunHooks(job);
    if (own === undefined) return {};
    const context = await startSession(job, own);
    return {
      around: aroundBy(own),
      tell: () => Promise.resolve({ last: context === "" ? [] : [{ text: context }] }),
      async end(_, end) {
        await endSession(job, own);
        return end;
      },
    };
  },
  equipSubAgent(job) {
    const own = openRunHooks(job);
    return Promise.resolve(own === undefined ? {} : { around: aroundBy(hooksOfSubAgent(own)) });
  },
};
