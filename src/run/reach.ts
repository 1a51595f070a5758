/** What an agent's tools can reach beyond the workspace: git's history, GitHub, the web, each as far as policy lets them. */
import type { Agent } from "../agent/agent.ts";
import { ask, mayAskMore, modelInUse } from "../agent/ask.ts";
import { readChanges } from "../change/changes.ts";
import { decide } from "../policy/decide.ts";
import type { Circumstances, Locate } from "../policy/policy.ts";
import { cleanMarkdown, cleanText, markData } from "../request/untrusted.ts";
import type { Mark, Reach, SearchWeb } from "../tools/reach.ts";
import type { Job } from "./job.ts";

/** `self` is the agent whose tools these are, once it has been made. */
export function reachOf(job: Job, self: () => Agent, circumstances: Circumstances): Reach {
  const { world, admitted, baseline, mark, reviewing } = job;
  const { request, policy } = admitted;
  return {
    ...(world.web === undefined ? {} : { web: world.web }),
    allowsHost: (host) =>
      decide(policy, { tool: "web_fetch" }, [{ kind: "host", host }], circumstances, nowhere).effect === "allow",
    search: searchAs(self),
    git: world.git,
    commit: request.base.sha,
    ...(baseline === undefined ? {} : { changes: () => readChanges(baseline, world.git) }),
    github: world.github,
    ...(request.subject === undefined ? {} : { subject: request.subject }),
    ...(reviewing === undefined ? {} : { review: reviewing.review }),
    mark: markWith(mark),
  };
}

// A host is judged by its name.
const nowhere: Locate = (path) => ({ kind: "outside", path });

function markWith(mark: string): Mark {
  return (text, { markdown = false, ...source }) =>
    markData((markdown ? cleanMarkdown : cleanText)(text).text, source, mark);
}

/** One small grounded question, on the agent's own budget. */
function searchAs(self: () => Agent): SearchWeb {
  return async (query) => {
    const agent = self();
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
