/** What a request can name: files by `@path` in the workflow's prompt, and a command of the repository. */
import type { Feature } from "../../run/feature.ts";
import { callCommand, describeMentions } from "./called.ts";

export const commands: Feature = {
  /** `/help` and unknown commands need no agent. */
  start(_, __, admitted, moment) {
    const { reply } = admitted.asked;
    if (reply?.kind === "unknown")
      return Promise.resolve({ admitted, start: { kind: "nothing", reason: reply.text } as const });
    if (reply === undefined || moment === "after work") return Promise.resolve(undefined);
    const outcome = { conclusion: "answered", message: reply.text } as const;
    return Promise.resolve({ admitted, start: { kind: "over", outcome } as const });
  },
  equip: ({ job }) => {
    const { command } = job.admitted.asked;
    return Promise.resolve({
      async tell(caller) {
        const [words, text] = await Promise.all([
          describeMentions(job),
          command?.kind === "file" ? callCommand(job, caller, command) : undefined,
        ]);
        return { words, last: text === undefined ? [] : [{ text }] };
      },
    });
  },
};
