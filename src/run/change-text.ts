/** The text of a commit and pull request, from the agent's own words. */
import { fitTitle, readHabit, splitTitle, type TitleHabit, UNFINISHED, titleFrom, type ChangeText } from "../change.ts";
import { limitName } from "../report.ts";
import type { AgentEnd, Request } from "../events.ts";
import type { PublishPorts } from "./invocation.ts";

/** The agent's words, with a title in the repository's form; `otherwise` is one for an agent that gave none. */
export function changeTextFor(
  { entries }: Pick<PublishPorts["log"], "entries">,
  request: Request,
  end: AgentEnd,
  otherwise?: string,
): ChangeText {
  const read = entries.findLast(({ event }) => event.type === "titles.read")?.event;
  const habit = readHabit(read?.type === "titles.read" ? read.titles : []);
  const { summary, ...words } = wordsOf(end, habit);
  const title = words.title ?? otherwise ?? (habit.kind === "free" ? undefined : titleFrom(request, { summary }));
  return title === undefined ? { summary } : { title: fitTitle(title, habit), summary };
}

/** The agent's words about its work, finished or not. */
export function wordsOf(end: AgentEnd, habit?: TitleHabit): ChangeText {
  switch (end.kind) {
    case "finished":
    case "exhausted": {
      const { text, ...title } = splitTitle(end.text, habit);
      const unfinished =
        end.kind === "exhausted"
          ? `${UNFINISHED}the limit of ${end.limit === "disk" ? "disk space" : limitName(end.limit)} was reached.\n\n`
          : "";
      return { ...title, summary: `${unfinished}${text}` };
    }
    case "blocked":
    case "stuck":
      return { summary: `${UNFINISHED}${end.reason}` };
    case "cancelled":
      return { summary: `${UNFINISHED}the run was cancelled.` };
    case "failed":
      return { summary: `${UNFINISHED}${end.fault.message}` };
  }
}
