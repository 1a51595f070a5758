/** Which command was called, once it is known what the servers offer. */
import type { Server } from "../ports.ts";
import { promptNames, readServerPrompt, type CalledPrompt } from "../project/server-prompts.ts";
import type { Declined } from "../request/trigger.ts";
import type { CalledCommand } from "./asked.ts";
import { unknownCommand } from "./help.ts";
import type { Job } from "./job.ts";

export type Called =
  | { readonly kind: "none" }
  | Extract<CalledCommand, { readonly kind: "file" }>
  | ({ readonly kind: "prompt" } & CalledPrompt);

/** A command that neither the repository nor a server knows is declined, with those there are. */
export function findCalled(
  { admitted, world }: Pick<Job, "admitted" | "world">,
  servers: readonly Server[],
): Called | Declined {
  const { command } = admitted.asked;
  if (command === undefined) return { kind: "none" };
  if (command.kind === "file") return command;
  const { call, known } = command;
  const reading = readServerPrompt(servers, call.name, call.args);
  switch (reading.kind) {
    case "prompt":
      return reading;
    case "unclear":
      return { kind: "declined", reason: reading.reason };
    case "unknown": {
      const missing = world.log.entries.flatMap(({ event }) => (event.type === "server.failed" ? [event.name] : []));
      const reason = unknownCommand(call.name, [...known, ...promptNames(servers)]);
      const blind = `Servers that are not there, and what they offer is not known: ${missing.join(", ")}.`;
      return { kind: "declined", reason: missing.length === 0 ? reason : `${reason} ${blind}` };
    }
    default:
      return reading satisfies never;
  }
}
