/** The one question asked of a policy during a run: may this call be made? */
import type { Decision } from "../events.ts";
import { judgeNeed, judgeTool } from "./judge.ts";
import type { Circumstances, Locate, Need, Policy, Rule } from "./policy.ts";
import { toToml } from "./refusal.ts";
import { openCase, type Case, type Verdict } from "./verdicts.ts";

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
  const verdicts = judgeAll(asked, needs);
  const denials = verdicts.filter(({ effect }) => effect === "deny");
  if (denials.length === 0) return allowance(verdicts);
  const helpful = additionsThatHelp(denials, (rules) => {
    const richer = { ...policy, rules: [...policy.rules, ...rules] };
    return judgeAll(openCase(richer, call.tool, circumstances, locate, asked.lines), needs);
  });
  return {
    effect: "deny",
    rules: distinct(denials.flatMap(({ rules }) => rules)),
    reason: reasonFor(denials),
    ...(helpful === undefined ? {} : { allowWith: toToml(helpful) }),
  };
}

/** The verdicts on the tool and on each need. */
export function judgeAll(asked: Case, needs: readonly Need[]): readonly Verdict[] {
  return [judgeTool(asked), ...needs.filter(({ kind }) => kind !== "tool").flatMap((need) => judgeNeed(asked, need))];
}

/** The tools worth declaring to the model: those of which some call could be allowed. */
export function declaredTools(
  policy: Policy,
  tools: readonly string[],
  circumstances: Circumstances,
): readonly string[] {
  return tools.filter((tool) => judgeTool(openCase(policy, tool, circumstances, nowhere)).effect === "allow");
}

// Whether a tool is declared does not hang on any path.
const nowhere: Locate = (path) => ({ kind: "outside", path });

function allowance(verdicts: readonly Verdict[]): Decision {
  const rules = distinct(verdicts.flatMap(({ rules: ids }) => ids));
  return { effect: "allow", rules, reason: `Allowed by ${rules.map((id) => `\`${id}\``).join(", ")}.` };
}

/** Denials told in one reason; a line with more is not mended by reading them all. */
const MOST_TOLD = 6;

function reasonFor(denials: readonly Verdict[]): string {
  const all = distinct(
    denials.map(({ subject, why }) => `Refused \`${shortened(subject)}\`: ${why ?? "it is denied."}`),
  );
  const more = all.length > MOST_TOLD ? [`And ${all.length - MOST_TOLD} more.`] : [];
  return [...all.slice(0, MOST_TOLD), ...more].join(" ");
}

function shortened(subject: string): string {
  return subject.length > 300 ? `${subject.slice(0, 299)}…` : subject;
}

/** The rules that would allow what was denied; undefined when they would not, because something else denies it too. */
function additionsThatHelp(
  denials: readonly Verdict[],
  judgeWith: (rules: readonly Rule[]) => readonly Verdict[],
): readonly Rule[] | undefined {
  const rules: Rule[] = [];
  for (const { additions } of denials) {
    if (additions === undefined) return undefined;
    rules.push(...additions);
  }
  const needed = withoutRepeats(rules);
  return judgeWith(needed).every(({ effect }) => effect === "allow") ? needed : undefined;
}

/** Rules that say the same once, and a rule about the whole tool left out where a narrower one speaks for it. */
function withoutRepeats(rules: readonly Rule[]): readonly Rule[] {
  const broad = (rule: Rule) =>
    [rule.command, rule.path, rule.host, rule.server, rule.agent].every((condition) => condition === undefined);
  const narrow = rules.filter((rule) => !broad(rule));
  const kept = narrow.length > 0 ? narrow : rules;
  return [...new Map(kept.map((rule) => [JSON.stringify(rule), rule])).values()];
}

function distinct(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}
