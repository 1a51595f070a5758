/** What an agent's tools can reach beyond the workspace: git's history, GitHub and the web, as far as policy allows. */
import type { Asker } from "../agent/agent.ts";
import { ask, mayAskMore, modelInUse } from "../agent/ask.ts";
import { readChanges } from "../change/changes.ts";
import { decide } from "../policy/decide.ts";
import type { Circumstances, Locate } from "../policy/policy.ts";
import { cleanMarkdown, cleanText, markData } from "../request/untrusted.ts";
import type { GitHubContext, GitContext, MarkAsData, SearchWeb, WebContext } from "../tools/context.ts";
import { mergeBaseIn } from "./base-branch.ts";
import type { Session } from "./session.ts";

/** `agent` is the agent that uses these tools. */
export function reachOf(
  session: Session,
  agent: Asker,
  circumstances: Circumstances,
): GitContext & GitHubContext & WebContext {
  const { ports, admitted, baseline, delivery } = session;
  const { request, policy } = admitted;
  const merging = mergeBaseIn(session, circumstances);
  return {
    ...(ports.web === undefined ? {} : { web: ports.web }),
    allowsHost: (host) =>
      decide(policy, { tool: "web_fetch" }, [{ kind: "host", host }], circumstances, nowhere).effect === "allow",
    search: searchAs(agent),
    git: ports.git,
    commit: request.base.sha,
    ...(baseline === undefined ? {} : { changes: () => readChanges(baseline, ports.git) }),
    github: ports.github,
    ...(request.subject === undefined ? {} : { subject: request.subject }),
    ...(delivery === undefined ? {} : { review: delivery.review }),
    ...(merging && { mergeBase: merging }),
  };
}

// A host is judged by its name.
const nowhere: Locate = (path) => ({ kind: "outside", path });

/** Separates other people's text with the run's mark. */
export function markWith(mark: string): MarkAsData {
  return (text, { markdown = false, ...source }) =>
    markData((markdown ? cleanMarkdown : cleanText)(text).text, source, mark);
}

/** Asks one small grounded question, on the agent's own budget. */
function searchAs(agent: Asker): SearchWeb {
  return async (query) => {
    if (!mayAskMore(agent)) return { kind: "spent" };
    const asked = await ask(agent, 0, {
      purpose: "search",
      model: modelInUse(agent),
      system: "",
      messages: [{ role: "user", parts: [{ text: query }] }],
      tools: [],
      search: true,
      temperature: 0,
    });
    switch (asked.kind) {
      case "replied":
        return { kind: "found", reply: asked.reply };
      case "failed":
        return { kind: "failed", fault: asked.fault };
      case "cancelled":
        return asked;
    }
  };
}
