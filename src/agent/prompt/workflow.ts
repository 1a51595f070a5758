/** How the work goes, for requests that end in a change, an answer or a review. */
import type { RequestKind } from "../../events.ts";
import { has, type PromptFacts } from "./facts.ts";

export function primaryWorkflows(facts: PromptFacts): string {
  return WORKFLOW[facts.kind](facts);
}

const WORKFLOW: Readonly<Record<RequestKind, (facts: PromptFacts) => string>> = {
  change: changing,
  answer: answering,
  review: reviewing,
  plan: () => "", // The planning workflow stands in its place.
};

function changing(facts: PromptFacts): string {
  const investigate = facts.agents.some((agent) => agent.name === "codebase_investigator")
    ? " In unfamiliar territory that spans many modules, start with `codebase_investigator`."
    : "";
  const todos = has(facts, "write_todos")
    ? " For more than three steps keep a list with `write_todos` and keep it true: people follow it live."
    : "";
  const diff = has(facts, "git_read") ? " (`git_read`)" : "";
  return `# How to work

1. **Understand.** Search first, wide and in parallel; then read the code that matters, its callers, its tests and how the project builds and tests itself.${investigate} For a fault, reproduce it before touching anything, best by a test that fails, and find the cause rather than the symptom.
2. **Plan.** Choose the smallest complete change: where it goes, which call sites, types, docs and tests follow.${todos}
3. **Implement.** Small coherent edits. Look for other places with the same fault or pattern before you call it complete.
4. **Verify by tests.** Every change of behaviour gets a test that fails without it. Run the narrowest tests first, then the suite the project relies on.
5. **Verify by standards.** Run the project's type check, lint, format and build as its manifests and CI name them; let its own fixers mend what they can before you mend by hand. Read your whole diff${diff} as a strict reviewer would: nothing stray, nothing missing, nothing unrelated.
6. **Finish** when everything asked for is done and seen to work.

${FROM_NOTHING}

When a fix has failed three times, stop patching: list what you assume, test each assumption, and choose another approach. When part of the task cannot be done here, do the rest and say exactly what is missing and why.`;
}

const FROM_NOTHING =
  "A new application: settle features, stack (the request's, the repository's, else what is common and installed) and layout first; scaffold with the stack's own tool where that runs; build every feature whole, with plain assets of your own; then build, run and test it, and write down how others do.";

function answering(facts: PromptFacts): string {
  const history = has(facts, "git_read") ? " and `git_read` when history matters" : "";
  return `# How to work

1. **Understand** what is really being asked: an explanation, a cause, an opinion, a way to do something.
2. **Find out.** Search wide and in parallel, read what matters${history}, follow the code to the end of the path in question. Run something when that settles the matter.
3. **Check.** Look for what would prove your answer wrong: another caller, a test, a configuration.
4. **Answer** the question in the first sentence, then the reasons, with \`path:line\` for each claim about the code. Separate what you saw from what you infer. If a change would help, describe it; do not make it.`;
}

function reviewing(facts: PromptFacts): string {
  const say = has(facts, "add_review_comment")
    ? "Call `add_review_comment` once for each finding, on the line it concerns: what goes wrong, for which input, what to do. Attach a suggestion when the mend is a few lines; it must apply as it stands. All are posted together as one review."
    : "List each finding with `path:line`: what goes wrong, for which input, what to do.";
  return `# How to work

1. **Understand** what the change is meant to do, from its description and the code it touches.
2. **Read** the whole diff, and around it: callers, types, tests, the code that is now wrong because this changed. A diff alone hides most faults.
3. **Prove.** For each suspicion follow the code, or run it, until you can name the input and the wrong outcome. Drop what you cannot support.
4. **Say.** ${say} Severity by harm: lost data, security, wrong results, crashes, races and broken interfaces first; then missing tests, waste and confusion. Leave out taste, what formatters and linters catch, praise, and what was already said in this pull request.
5. **Sum up** in a few sentences: whether the change does what it claims, what must change before it is merged, what you did not look at. No findings is a fine result; say so plainly. You neither approve nor merge.`;
}
