/** The repository's hooks: its own programs, which run at named points and can add, hold up and stop. */
import type { Feature } from "../../run/feature.ts";
import { aroundBy, endSession, hooksOfSubAgent, openRunHooks, startSession, warnOfIdleHooks } from "./run-hooks.ts";

export const hooks: Feature = {
  async equip({ session }) {
    warnOfIdleHooks(session);
    const own = openRunHooks(session);
    if (own === undefined) return {};
    const context = await startSession(session, own);
    return {
      around: aroundBy(own),
      tell: () => Promise.resolve({ last: context === "" ? [] : [{ text: context }] }),
      async end(_, end) {
        await endSession(session, own);
        return end;
      },
    };
  },
  equipSubAgent(session) {
    const own = openRunHooks(session);
    return Promise.resolve(own === undefined ? {} : { around: aroundBy(hooksOfSubAgent(own)) });
  },
};
