/** The one question asked of a policy during a run: may this call be made? */
import type { Decision } from "../events.ts";
import { judgeNeed, judgeTool, openCase, type Verdict } from "./judge.ts";
import type { Circumstances, Locate, Need, Policy } from "./policy.ts";

/**
 * Decide a call. Deny wins, silence denies, the order of rules means nothing; every need must be allowed, the tool
 * itself included whether `needs` names it or not.
 */
export function decide(
  policy: Policy,
  call: { readonly tool: string },
  needs: readonly Need[],
  circumstances: Circumstances,
  locate: Locate,
): Decision {
  const asked = openCase(policy, call.tool, circumstances, locate);
  const verdicts = [judgeTool(asked), ...needs.filter(({ kind }) => kind !== "tool").flatMap((need) => judgeNeed(asked, need))];
  return decisionOf(verdicts);
}

/** The tools worth declaring to the model: those of which some call could be allowed. */
export function declaredTools(policy: Policy, tools: readonly string[], circumstances: Circumstances): readonly string[] {
  return tools.filter((tool) => judgeTool(openCase(policy, tool, circumstances, nowhere)).effect === "allow");
}

// Whether a tool is declared does not hang on any path.
const nowhere: Locate = (path) => ({ kind: "outside", path });

/** Verdicts on each need to one decision. */
export function decisionOf(verdicts: readonly Verdict[]): Decision {
  const denials = verdicts.filter(({ effect }) => effect === "deny");
  if (denials.length === 0) {
    const rules = distinct(verdicts.flatMap(({ rules: ids }) => ids));
    return { effect: "allow", rules, reason: `Allowed by ${rules.map((id) => `\`${id}\``).join(", ")}.` };
  }
  const additions = denials.map(({ allowWith }) => allowWith);
  const allowWith = additions.every((addition) => addition !== undefined) ? distinct(additions).join("\n") : undefined;
  const reasons = distinct(denials.map(({ subject, why }) => `Refused \`${subject}\`: ${why ?? "it is denied."}`));
  return {
    effect: "deny",
    rules: distinct(denials.flatMap(({ rules }) => rules)),
    reason: reasons.join(" "),
    ...(allowWith === undefined ? {} : { allowWith }),
  };
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}
