/** The commands of a shell line, judged by the rules. */
import { readLine } from "./command.ts";
import type { Compiled } from "./compiled.ts";
import { couldHold, fitsOf, namesHost, namesPath, namesSetting, opens, type Fit } from "./covering.ts";
import { readable } from "./holes.ts";
import { describeUse, place, type Placed } from "./locating.ts";
import { couldMeetAbove } from "./meet.ts";
import { coversPlaced, deniesPlaced } from "./placed.ts";
import type { Line, Part, PathUse } from "./shell/line.ts";
import { callerHolds, denied, silent, type Case, type Verdict } from "./verdicts.ts";

/** Judge a line that bash would run in `directory`, part by part. */
export function judgeCommand(asked: Case, line: string, directory: string): readonly Verdict[] {
  const read = readOnce(asked, line, directory);
  const doubts = read.doubts.map(({ text, why, hint }): Verdict => uncertain(text, why, hint));
  return [...doubts, ...uprooted(asked, read.parts), ...read.parts.flatMap((part) => judgePart(asked, part))];
}

function readOnce({ lines, locate }: Case, line: string, directory: string): Line {
  const key = `${directory}\0${line}`;
  const read = lines.get(key) ?? readLine(line, directory, locate);
  lines.set(key, read);
  return read;
}

/**
 * A line that moves or removes the directory it stands in: from then on `..` leads elsewhere than when the line was
 * judged, perhaps out of the workspace.
 */
function uprooted(asked: Case, parts: readonly Part[]): readonly Verdict[] {
  const moved = parts.flatMap((part) =>
    part.directories.flatMap((directory) =>
      part.paths
        .filter(({ tree, access }) => tree === true && access === "write")
        .map((use) => place(asked.locate, use, directory)),
    ),
  );
  const sources = moved.flatMap((one) => (one.kind === "inside" ? [one.path] : []));
  return parts.flatMap((part) => {
    const climbing = part.paths.find(({ path, under }) => /(^|\/)\.\.(\/|$)/.test(`${under ?? ""}/${path}`));
    const stands = part.directories.filter((directory) => directory !== "");
    if (
      climbing === undefined ||
      !stands.some((directory) => sources.some((source) => couldMeetAbove(source, directory)))
    )
      return [];
    return [
      uncertain(
        `${readable(climbing.path)} (in ${part.text})`,
        "the line moves or removes a directory that it stands in",
      ),
    ];
  });
}

function uncertain(subject: string, why: string, hint?: string): Verdict {
  return {
    subject: readable(subject),
    effect: "deny",
    rules: ["built-in:uncertain"],
    why: `${why}, and what is not certain is denied.${hint === undefined ? "" : ` ${hint}`}`,
  };
}

type Inside = Extract<Placed, { kind: "inside" }>;

function judgePart(asked: Case, part: Part): readonly Verdict[] {
  const placed = part.directories.flatMap((directory) => part.paths.map((use) => place(asked.locate, use, directory)));
  const lost = placed.flatMap((one) => (one.kind === "inside" ? [] : [strayed(one, part)]));
  if (lost.length > 0) return lost;
  const inside = placed.filter((one) => one.kind === "inside");
  const denials = [...deniedPaths(asked, inside), ...deniedCommand(asked, part, inside), ...deniedHosts(asked, part)];
  if (denials.length > 0) return denials;
  return part.words.length === 0
    ? inside.flatMap((one) => allowedPath(asked, one))
    : [allowedCommand(asked, part, inside)];
}

function strayed(one: Exclude<Placed, Inside>, part: Part): Verdict {
  if (one.kind === "uncertain") return uncertain(`${readable(one.use.path)} (in ${part.text})`, one.why, hintFor(part));
  const why = `${readable(one.path)} is outside the workspace.`;
  return { subject: part.text, effect: "deny", rules: ["built-in:outside"], why };
}

function hintFor(part: Part): string {
  if (part.via.includes("xargs"))
    return "Let find end its names in NUL: find … -print0 | xargs -0 …, or use find … -exec … {} +.";
  return "Write the path or a glob, loop over a glob (for f in src/*.ts), or use find … -exec … {} +.";
}

// ── Denials ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function deniedPaths(asked: Case, inside: readonly Inside[]): readonly Verdict[] {
  return inside.flatMap((one) => {
    const rules = asked.deny.filter(
      (rule) => rule.command === undefined && callerHolds(asked, rule) && deniesPlaced(rule, one),
    );
    return rules.length === 0 ? [] : [denied(describeUse({ ...one.use, path: one.path }), rules)];
  });
}

function deniedCommand(asked: Case, part: Part, inside: readonly Inside[]): readonly Verdict[] {
  if (part.words.length === 0) return [];
  const rules = asked.deny.filter((rule) => {
    if (rule.command === undefined || rule.host !== undefined || rule.server !== undefined || !callerHolds(asked, rule))
      return false;
    if (!rule.command.some((pattern) => couldHold(pattern, part))) return false;
    return !isNarrowed(rule) || inside.some((one) => deniesPlaced(rule, one));
  });
  return rules.length === 0 ? [] : [denied(part.text, rules)];
}

function deniedHosts(asked: Case, part: Part): readonly Verdict[] {
  return part.hosts.flatMap(({ host }) => {
    const rules = asked.deny.filter((rule) => rule.host !== undefined && holdsForHost(asked, rule, host));
    return rules.length === 0 ? [] : [denied(`host ${host}`, rules)];
  });
}

// ── Permissions ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** A redirection of a compound command: a path rule must allow it. */
function allowedPath(asked: Case, one: Inside): readonly Verdict[] {
  const rules = pathRules(asked, one);
  const [rule] = rules;
  if (rule !== undefined) return [{ subject: describeUse(one.use), effect: "allow", rules: [rule.rule.id] }];
  return [silent(asked, describeUse(one.use), { kind: "path", access: one.use.access, path: one.path })];
}

/** Rules that allow the shell this path whatever the command. */
function pathRules(asked: Case, one: Inside): readonly Compiled[] {
  return asked.allow.filter(
    (rule) =>
      rule.command === undefined &&
      rule.host === undefined &&
      rule.server === undefined &&
      callerHolds(asked, rule) &&
      coversPlaced(rule, one),
  );
}

function allowedCommand(asked: Case, part: Part, inside: readonly Inside[]): Verdict {
  const tries: Attempt[] = [];
  for (const rule of asked.allow) {
    const own = attempts(asked, rule, part, inside);
    const granted = own.find(({ lacks }) => lacks.length === 0);
    if (granted !== undefined) return { subject: part.text, effect: "allow", rules: [...new Set(granted.rules)] };
    tries.push(...own);
  }
  // The attempt that came nearest says best what is missing.
  const [nearest] = tries.toSorted((a, b) => a.lacks.length - b.lacks.length);
  const lacks = nearest?.lacks ?? [];
  const about = {
    kind: "command" as const,
    part,
    writes: inside
      .filter(({ use }) => use.access === "write" && use.maybe !== true)
      .map(({ path, use }) => ({ path, named: use.at !== undefined })),
  };
  return silent(asked, part.text, about, lacks.length === 0 ? undefined : lacks.join("; "));
}

interface Attempt {
  readonly rules: readonly string[];
  /** What the rule does not open, in words. */
  readonly lacks: readonly string[];
}

/** How far a rule goes towards allowing a command: one attempt for each pattern that covers it. */
function attempts(asked: Case, rule: Compiled, part: Part, inside: readonly Inside[]): readonly Attempt[] {
  if (rule.server !== undefined || !callerHolds(asked, rule)) return [];
  if (rule.command === undefined) {
    // Without `command` a rule speaks about commands only when it names no other kind of thing.
    if (rule.tool === undefined || rule.path !== undefined || rule.rule.access !== undefined || rule.host !== undefined)
      return [];
    return [attempt(asked, rule, part, inside, undefined)];
  }
  return rule.command.flatMap((pattern) => fitsOf(pattern, part)).map((fit) => attempt(asked, rule, part, inside, fit));
}

function attempt(asked: Case, rule: Compiled, part: Part, inside: readonly Inside[], fit: Fit | undefined): Attempt {
  const rules = [rule.rule.id];
  const lacks: string[] = [];
  for (const mark of part.marks)
    if (fit === undefined || !opens(fit, mark))
      lacks.push(`\`${mark.text}\` ${mark.why}, which a final \`*\` does not open`);
  for (const setting of part.settings)
    if (fit === undefined || !namesSetting(fit, setting))
      lacks.push(`\`${setting.text}\` changes how programs run, and no pattern names it`);
  for (const { host, at } of part.hosts) {
    const separate = asked.allow.find(
      (other) => other.host !== undefined && other.command === undefined && holdsForHost(asked, other, host),
    );
    if (rule.host?.(host) === true || (fit !== undefined && namesHost(fit, { host, at }))) continue;
    if (separate === undefined) lacks.push(`no rule allows the host ${host}`);
    else rules.push(separate.rule.id);
  }
  for (const one of inside) {
    if (one.use.maybe === true || mayUse(rule, one, fit)) continue;
    // A rule that has paths of its own says which of the command's words it allows; no other rule adds to that.
    const [separate] = isNarrowed(rule) && one.use.at !== undefined ? [] : pathRules(asked, one);
    if (separate === undefined) lacks.push(`no rule allows to ${describeUse({ ...one.use, path: one.path })}`);
    else rules.push(separate.rule.id);
  }
  return { rules, lacks };
}

/** Whether a command's own rule lets it use a path. */
function mayUse(rule: Compiled, one: Inside, fit: Fit | undefined): boolean {
  if (isNarrowed(rule) && speaksAbout(rule, one.use)) return coversPlaced(rule, one);
  if (one.use.access === "read") return true;
  if (fit === undefined) return true;
  return namesPath(fit, one.use);
}

function isNarrowed({ path, rule }: Compiled): boolean {
  return path !== undefined || rule.access !== undefined;
}

function speaksAbout(rule: Compiled, use: PathUse): boolean {
  return rule.rule.access === undefined || rule.rule.access === use.access;
}

/** Whether a rule about hosts, and about nothing else, holds for a host. */
function holdsForHost(asked: Case, rule: Compiled, host: string): boolean {
  if (rule.command !== undefined || rule.path !== undefined || rule.rule.access !== undefined) return false;
  return rule.server === undefined && callerHolds(asked, rule) && (rule.host === undefined || rule.host(host));
}
