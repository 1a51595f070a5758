/** The repository's instructions for a directory, when an agent first touches it. */
import type { Entry } from "../events.ts";
import { instructionText } from "../project/instructions.ts";
import { markInstructions } from "../request/untrusted.ts";
import type { Job } from "./job.ts";

export interface Guide extends Disposable {
  /** For `Agent.guide`. */
  readonly tell: (path: string) => Promise<string>;
}

/** Each file is told to the agent once, and once more when its history was cut: it may be gone from there. */
export function openGuide({ admitted, world, mark }: Pick<Job, "admitted" | "world" | "mark">, agent: string): Guide {
  const told = new Set<string>();
  const forget = ({ agent: who, event }: Entry): void => {
    if (who === agent && (event.type === "context.compressed" || event.type === "context.masked")) told.clear();
  };
  const stop = world.log.listen(forget);
  return {
    async tell(path) {
      const files = await admitted.project.instructionsFor(path);
      const fresh = files.filter((file) => !told.has(file.path));
      for (const file of fresh) told.add(file.path);
      return fresh.length === 0 ? "" : markInstructions(instructionText(fresh), mark);
    },
    [Symbol.dispose]: stop,
  };
}
