/** What a request can name: files by `@path` in the workflow's prompt, and a command of the repository. */
import type { Feature } from "../../run/feature.ts";
import { callCommand, describeMentions } from "./called.ts";

export const commands: Feature = {
  /** `/help` and unknown commands need no agent. */
  start(_, __, admitted, phase) {
    const { reply } = admitted.resolved;
    if (reply?.kind === "unknown")
      return Promise.resolve({ admitted, start: { kind: "nothing", reason: reply.text } as const });
    if (reply === undefined || phase === "after work") return Promise.resolve(undefined);
    const outcome = { conclusion: "answered", message: reply.text } as const;
    return Promise.resolve({ admitted, start: { kind: "over", outcome } as const });
  },
  equip: ({ session }) => {
    const { command } = session.admitted.resolved;
    return Promise.resolve({
      async tell(caller) {
        const [words, text] = await Promise.all([
          describeMentions(session),
          command?.kind === "file" ? callCommand(session, caller, command) : undefined,
        ]);
        return { words, last: text === undefined ? [] : [{ text }] };
      },
    });
  },
};
