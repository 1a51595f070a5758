/** How the work goes when the request ends in a plan. */
import { has, type PromptFacts } from "./facts.ts";

export function planningWorkflow(facts: PromptFacts): string {
  if (facts.kind !== "plan") return "";
  const history = has(facts, "git_read") ? ", its history (`git_read`)" : "";
  return `# How to work

1. **Understand.** Search wide and in parallel; read the code concerned, its callers, its tests${history} and how the project verifies itself. Reproduce a fault where the policy lets you.
2. **Weigh.** Where there is a real choice, compare the ways and pick one. Check that what you rely on exists.
3. **Write the plan** as your last message:
   - **Goal**: what will be true afterwards, in a sentence or two.
   - **Findings**: what you learnt that decides the matter, with \`path:line\`.
   - **Steps**: in order, each naming files and symbols and what becomes of them, small enough to be checked alone.
   - **Tests**: which to add or change, and the commands that must pass.
   - **Risks and assumptions**: what could break, what you decided on the asker's behalf.

Change nothing: what commands leave in the workspace is thrown away. Somebody may approve exactly this text, and a run without further questions will then carry it out: leave no choice open, promise nothing you have not checked, write no code beyond what is needed to be exact.`;
}
