/** The content of a report's sections, each read from the log as blocks. A section without content is empty. */
import { succeeded, type ChangedFile, type Entry, type MergedBase, type Publication, type Todo } from "../events.ts";
import {
  tellingArgument,
  limitAmount,
  withCommas,
  counted,
  duration,
  gauge,
  limitName,
  money,
  tokens,
} from "./figures.ts";
import { describeChecks } from "./verification.ts";
import { checksOf, headOf } from "./describe.ts";
import { type Block, codeBlock, table, paragraph } from "./fit.ts";
import { clip, code, inline, prose } from "./markdown.ts";
import { nameSandbox, warnOfSandbox } from "./sandbox.ts";
import { commitPage, type RunState } from "./run-state.ts";
import { countDenied, type Compression, type Denial, type LimitUsage, type RunTotals } from "./totals.ts";
import { splitHeadline, headline, nextStep } from "./headline.ts";
import { present, joined, listed } from "../lib/parts.ts";

/** The projections of a run's log, each computed once. */
export interface ReportFacts {
  readonly state: RunState;
  readonly numbers: RunTotals;
  readonly entries: readonly Entry[];
}

/** The conclusion, and the fault if there was one. */
export function opening({ state }: ReportFacts): Block[] {
  const fault = faultLines(state);
  return present([paragraph(`### ${headline(state)}`), fault !== undefined && paragraph(fault)]);
}

/** The fault and what to do about it, for a failure; undefined otherwise. */
function faultLines({ outcome }: RunState): string | undefined {
  const fault = outcome?.fault;
  if (fault === undefined) return undefined;
  return joined([`**${inline(fault.message)}**`, fault.hint && inline(fault.hint)], "\n\n");
}

/** The agent's last words without the sentence that became the headline. */
export function answer({ state: { outcome } }: ReportFacts): Block[] {
  if (outcome === undefined || outcome.message === outcome.fault?.message) return [];
  const verdict = outcome.conclusion === "answered" ? splitHeadline(outcome.message) : undefined;
  return prose(verdict?.rest ?? outcome.message);
}

/** The request for a plan. It is carried out with the plan, so whoever approves must see it. */
export function planned({ state: { plan } }: ReportFacts): Block[] {
  if (plan?.type !== "plan.kept" || plan.instruction === "") return [];
  return [paragraph("**The request**, carried out with the plan:"), ...prose(plan.instruction)];
}

/** What a reviewer must know first: withheld files, replaced models, missing servers, a missing sandbox. */
export function cautions({ state }: ReportFacts): Block[] {
  const refused = (state.publication ?? state.proposed)?.refused ?? [];
  const first = ((state.publication ?? state.proposed)?.callouts ?? []).map(
    ({ path, detail }) => `- ${code(path)}: ${inline(detail)}`,
  );
  const notes = [...describeConflicts(state), ...new Set(state.notes), ...warnOfSandbox(state)].map(
    (line) => `- ${inline(clip(line, 600))}`,
  );
  const withheld = refused.map(({ path, reason }) => `- ${code(path)}: ${inline(reason)}`);
  const head = `**Withheld from publication: ${counted(refused.length, "file")}**\n`;
  return [
    ...table("**Look at this first**\n", first, "files"),
    ...table(head, withheld, "files"),
    ...table("", notes, "notes"),
  ];
}

/** Before and after a run that did not merge the base. */
function describeConflicts({ conflicts, publication, proposed }: RunState): string[] {
  if (conflicts?.certain !== true || (publication ?? proposed)?.merged !== undefined) return [];
  const { onto, paths, reason = "" } = conflicts;
  if (paths.length === 0)
    return [`This branch conflicts with ${onto.name}; in which files could not be determined: ${reason}.`];
  return [`This branch conflicts with ${onto.name} in ${listed(paths, NAMED)}.`];
}

/** Files that conflict, in one line. */
const NAMED = 10;

/** The changed files, and where they are. */
export function changes({ state }: ReportFacts): Block[] {
  const { publication, proposed } = state;
  const { files, merged } = publication ?? proposed ?? {};
  if (files === undefined) return standing(state);
  const sum = (side: "added" | "removed") => files.reduce((all, file) => all + file[side], 0);
  const where = publication === undefined ? "proposed" : place(state, publication);
  return present([
    ...describeMerged(merged),
    paragraph(
      `**What changed${merged === undefined ? "" : " beyond the merge"}**: ${counted(files.length, "file")}, ${lines(sum("added"), sum("removed"))}, ${where}`,
    ),
    (files.length > 0 || merged === undefined) && {
      kind: "rows",
      head: FILES,
      rows: files.map(fileRow),
      what: "files",
    },
  ]);
}

const FILES = "| File | | Lines |\n|---|---|---|";

/** Where the work of earlier requests is, when this run added nothing to it. */
function standing(state: RunState): Block[] {
  const { standingPull } = state;
  if (standingPull === undefined) return [];
  const where = place(state, standingPull);
  const ended = standingPull.finished ? " It is no longer marked as unfinished." : "";
  return [paragraph(`**Nothing was added**: the branch is unchanged, at ${where}, which is open.${ended}`)];
}

interface Place extends Pick<Publication, "commit" | "branch"> {
  readonly pull?: { readonly number: number; readonly url: string };
}

function place(state: RunState, { commit, branch, pull }: Place): string {
  const [short, page] = [code(commit.slice(0, 7)), commitPage(state, commit)];
  const link = page === "" ? short : `[${short}](${encodeURI(page)})`;
  const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
  return `commit ${link} on ${code(branch)}${inPull}`;
}

/** Files that the merged base brought are on the base already, so they are not listed. */
function describeMerged(merged: MergedBase | undefined): Block[] {
  if (merged === undefined) return [];
  const { onto, resolved } = merged;
  const head = `**Merged**: ${code(onto.name)} at ${code(onto.sha.slice(0, 10))}, ${resolved.length === 0 ? "without conflicts" : "with conflicts resolved in:\n"}`;
  if (resolved.length === 0) return [paragraph(head)];
  const rows = resolved.map((path) => `- ${code(path)}`);
  return table(head, rows, "files");
}

function fileRow(file: ChangedFile): string {
  const mode = file.mode === undefined ? "" : `, now ${file.mode}`;
  const names = [file.from ?? [], file.path].flat().map(code).join(" → ");
  return `| ${names} | ${file.status}${mode} | ${file.binary ? "binary" : lines(file.added, file.removed)} |`;
}

function lines(added: number, removed: number): string {
  return `+${withCommas(added)} −${withCommas(removed)}`;
}

/** Whether checks of what was published run, and what to click if they do not. */
export function checkBlocks({ state }: ReportFacts): Block[] {
  const { checks: seen, publication } = state;
  return seen === undefined || publication === undefined
    ? []
    : [paragraph(`**Checks**: ${describeChecks(seen, publication)}`)];
}

/** How many calls were denied. */
export function denialsTitle({ numbers: { denials: all } }: ReportFacts): string {
  return `Denied by policy: ${counted(countDenied(all), "call")}`;
}

/** Denied calls, each with the rule that would allow it. */
export function denials({ numbers: { denials: all }, state: { started } }: ReportFacts): Block[] {
  return all.flatMap((denial) => denialBlocks(denial, started?.policy.path ?? ""));
}

function denialBlocks({ call, decision, count: times }: Denial, path: string): Block[] {
  const rules = decision.rules.length === 0 ? "" : ` (rule ${decision.rules.map((rule) => code(rule)).join(", ")})`;
  const often = times > 1 ? `, ${times} times` : "";
  const denial = paragraph(
    `- ${code(call.tool)} ${code(clip(tellingArgument(call), 200))}${often}: ${inline(clip(decision.reason, 600))}${rules}`,
  );
  if (decision.allowWith === undefined) return [denial];
  const where = path.startsWith("built-in:") || path === "" ? "a policy file, `.github/remit.toml`" : code(path);
  return [denial, paragraph(`To allow it, add to ${where}:`), codeBlock(decision.allowWith, "toml")];
}

/** When the context was compressed, and with what effect. */
export function compressions({ numbers: { compressions: all } }: ReportFacts): Block[] {
  const times = all.length === 1 ? "once" : `${all.length} times`;
  return table(`**Context compressed ${times}**\n`, all.map(compressionRow), "compressions");
}

function compressionRow({ agent, afterTurn, event }: Compression): string {
  const who = agent === "main" ? "" : `${code(agent)}, `;
  return `- ${who}after turn ${afterTurn}: ${inline([`${headOf(event)}.`, ...checksOf(event)].join(" "))}`;
}

/** The spending in one line, and the limits that are nearly reached. */
export function spending({ numbers }: ReportFacts): Block[] {
  if (!hasBegun(numbers)) return [];
  const { turns, tokens: used, usd, ms, gauges } = numbers;
  const line = [counted(turns, "turn"), `${tokens(used.input + used.output)} tokens`, money(usd), duration(ms)];
  return [paragraph(line.join(" · ")), ...gaugeTable(gauges.filter(isNear))];
}

/** Without an answer of the model's, and with no limit near, figures would say nothing. */
function hasBegun({ turns, tokens: { input }, calls, gauges }: RunTotals): boolean {
  return turns > 0 || input > 0 || calls > 0 || gauges.some(isNear);
}

/** The share of a limit from which it is shown. */
const NEAR = 0.7;

function isNear({ of, used }: LimitUsage): boolean {
  return of > 0 && used >= NEAR * of;
}

/** The limits that the short section leaves out. */
export function otherLimits({ numbers }: ReportFacts): Block[] {
  if (!hasBegun(numbers)) return [];
  return [...gaugeTable(numbers.gauges.filter((each) => !isNear(each))), paragraph(partsOf(numbers).join(" · "))];
}

/** Each limit with what was used of it. */
export function budget({ numbers }: ReportFacts): Block[] {
  if (!hasBegun(numbers)) return [];
  const [used, ...others] = partsOf(numbers);
  const figures = [used, money(numbers.usd), duration(numbers.ms), ...others];
  return [...gaugeTable(numbers.gauges), paragraph(figures.join(" · "))];
}

/** The spending that the summary line does not show. */
function partsOf({ tokens: { input, output, cached, estimated }, ...numbers }: RunTotals): string[] {
  return present([
    `${tokens(input)} tokens in (${tokens(cached)} cached), ${tokens(output)} out${estimated ? ", in part estimated" : ""}`,
    counted(numbers.calls, "tool call"),
    numbers.subAgents > 0 && counted(numbers.subAgents, "sub-agent"),
    numbers.retries.count > 0 &&
      `${counted(numbers.retries.count, "retry", "retries")} (${duration(numbers.retries.waitMs)} of waiting)`,
  ]);
}

/** A narrow screen may cut off the last column. */
function gaugeTable(gauges: readonly LimitUsage[]): Block[] {
  const rows = gauges
    .filter(({ name, of, used }) => of > 0 && (used > 0 || (name !== "files" && name !== "lines")))
    .map(
      ({ name, used, of, source }) =>
        `| ${limitName(name)} | ${limitAmount(name, used)} of ${limitAmount(name, of)} | ${gauge(used, of)} | ${inline(source)} |`,
    );
  return table("| Limit | Used | | Set in |\n|---|---|---|---|", rows, "limits");
}

/** The tools, by how often they were called. */
export function toolTable({ numbers: { tools } }: ReportFacts): Block[] {
  const rows = tools.map(
    ({ tool, count: calls, failures, ms }) =>
      `| ${code(tool)} | ${withCommas(calls)} | ${withCommas(failures)} | ${duration(ms)} |`,
  );
  return table("| Tool | Calls | Failed | Time |\n|---|--:|--:|--:|", rows, "tools");
}

/** The todo items that an unfinished agent left open. */
export function leftToDo({ state: { outcome, todos } }: ReportFacts): Block[] {
  const unfinished =
    outcome !== undefined && !succeeded(outcome.conclusion) && todos.some(({ status }) => status !== "completed");
  return unfinished ? table("**The agent's list at the end**\n", todos.map(todoRow), "todos") : [];
}

/** A todo as a line of a checklist. */
export function todoRow({ description, status }: Todo): string {
  const line = inline(clip(description, 300));
  switch (status) {
    case "completed":
      return `- [x] ${line}`;
    case "cancelled":
      return `- [ ] ~~${line}~~`;
    case "in_progress":
      return `- [ ] **${line.replaceAll("*", "&#42;")}**`;
    case "blocked":
      return `- [ ] ${line} (blocked)`;
    case "pending":
      return `- [ ] ${line}`;
  }
}

/** How to go on. */
export function goingOn({ state }: ReportFacts): Block[] {
  const next = nextStep(state);
  return next === undefined ? [] : [paragraph(next)];
}

/** Where the run took place, and under which policy. */
export function circumstances({ state: { started } }: ReportFacts): Block[] {
  if (started === undefined) return [];
  const { run, policy, model, sandbox, request } = started;
  const facts = [
    run.url === ""
      ? undefined
      : `[run ${inline(run.id)}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}](${encodeURI(run.url)})`,
    `policy ${code(policy.path)}${policy.ref === "" ? "" : ` at ${code(policy.ref)}`} (${code(policy.digest.slice(0, 19))})`,
    `model ${code(model)}`,
    `sandbox: ${inline(nameSandbox(sandbox))}`,
    `${request.trigger === "ci" ? "set off" : "asked"} by ${code(request.actor.login)}`,
    `Remit ${inline(run.version)}`,
  ];
  return [paragraph(`<sub>${joined(facts, " · ")}</sub>`)];
}
