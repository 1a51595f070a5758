/** What a run rests on: the trusted ref, a plan's approval, the ends of other runs, its own record. */
import { watched, type Defence } from "./defence.ts";

const GATE = "__tests__/run/gate.test.ts";
const APPROVAL = "__tests__/features/plan/approve.test.ts";
const STOP = "__tests__/features/stop/stop.test.ts";
const ATTEMPTS = "__tests__/features/tasks/attempts.test.ts";

export const RUNS: readonly Defence[] = [
  ...watched("trusted ref", "src/project/trusted.ts", "__tests__/project/trusted.test.ts", [
    ["the project is the trusted commit's", "await openTree(git, commit);", 'await openTree(git, "head");'],
  ]),
  ...watched("trusted ref", "src/run/gate.ts", GATE, [
    ["policy is the default branch's", "await git.fetchHeads([name]);", 'await git.fetchHeads(["topic"]);'],
    ["a policy that is not right lets nobody in", "if (faults.length > 0) return", "if (faults.length > 9) return"],
    [
      "who may ask is the policy's to say",
      'loaded.kind === "loaded" ? loaded.policy.who : NOBODY',
      '{ ...NOBODY, permission: { value: "none", source: "" } }',
    ],
    [
      "inputs only tighten",
      "input !== undefined && (limit.value === 0 || input < limit.value);",
      "input !== undefined;",
    ],
  ]),
  ...watched("trusted ref", "src/features/servers/servers.ts", "__tests__/features/servers/servers.test.ts", [
    ["a server without a rule is not started", "isOfUse(session, entry.name, agent)", "true"],
    ["a rule for other circumstances starts none", "&& when(compileRule(rule)) && speaks", "&& speaks"],
    ["a required server that is missing fails the run", "if (missing !== undefined) return", "if (false) return"],
  ]),
  ...watched("shell", "src/run/toolset.ts", "__tests__/run/toolset.test.ts", [
    ["a fork's code runs in a sandbox or not at all", "refuseForkCode(session, needs) ?? ", ""],
    [
      "a rule for one agent is for that agent",
      "circumstancesOf(session.admitted.request, owner.kind);",
      "circumstancesOf(session.admitted.request, MAIN);",
    ],
  ]),
  ...watched("approval", "src/features/plan/feature.ts", APPROVAL, [
    ["a plan is one subject's", "planned?.kind === now?.kind && planned?.number === now?.number;", "true;"],
    [
      "an approval says nothing else",
      'if (more.length === 0 && instruction === "") return { digits };',
      "return { digits };",
    ],
    ["seven digits at least", "{7,64}$/.test(digits)", "{1,64}$/.test(digits)"],
    ["digits that stand for two plans stand for none", "if (others.length > 0) return", "if (false) return"],
    ["a plan is for the commit that it was made on", "base.sha === now.sha && ", ""],
    ["and for its branch", " && (anywhere || base.name === now.name)) return [];", ") return [];"],
    ["and for its policy", "policy === today.source.digest ? []", "true ? []"],
    ["a plan whose comment is gone is not approved", 'return ["the comment that showed it is gone"];', "return [];"],
    ["nor one whose comment was edited", "whole && (await isUntouched(own, found))", "whole"],
    ["nor one that was not shown", "[plan.text, plan.instruction].every", "[plan.instruction].every"],
    ["nor one that was shown without what it was asked for", "plan.instruction].every", "].every"],
    ["what no comment shows is approved by its whole digest", "given.digits.length < 64", "given.digits.length < 7"],
    [
      "a pushed commit does not get around the checks",
      'if (changed.length === 0 && kind !== "fresh") return',
      'if (kind !== "fresh") return',
    ],
    ["a plan is carried out once", ".update(`approve ${digest}`)", ".update(`approve ${admitted.request.key}`)"],
  ]),
  ...watched("records", "src/report/run-comment.ts", "__tests__/report/run-comment.test.ts", [
    ["a record is of our own account", ".filter((comment) => comment.author.id === author)", ""],
    ["a record is of this issue", "mark.subject === subject && ", ""],
    ["a record that was edited is none", ' && sumOf(lines.slice(0, -1).join("\\n"), facts, seal) === sum', ""],
    ["the seal is over the record too", "plain(text), facts)", "plain(text))"],
  ]),
  ...watched("records", "src/run/own-comments.ts", STOP, [
    ["a comment that somebody else has edited is no record", "return editor === undefined ||", "return true ||"],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/attacks/permissions.test.ts", [
    ["a kept run that no comment records is none", "return known ? kept :", "return true ? kept :"],
    [
      "a kept run is of this repository",
      "if (record.run.url !== `${serverUrl}",
      "if (false && record.run.url !== `${serverUrl}",
    ],
    ["without a key it is no history", "if (keyed) return write(", "if (true) return write("],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/e2e/resume.test.ts", [
    ["a run on another pull request of the branch is not continued", "record.pull !== number)", "false)"],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/features/continue/asked-before.test.ts", [
    [
      "what somebody else has edited was not asked for",
      "editor !== undefined && editor !== comment.author.id",
      "false",
    ],
    ["what Remit has not answered was not asked for", "return answers.length > 0 ? gate :", "return true ? gate :"],
    ["a label that was taken off asks for nothing", "if (!isSet ||", "if (false ||"],
  ]),
  ...watched("records", "src/features/continue/kept-schema.ts", "__tests__/features/continue/asked-before.test.ts", [
    ["every event of a kept run is looked at", "event: EVENT });", "event: anyTable });"],
  ]),
  ...watched("records", "src/run/begin.ts", APPROVAL, [
    [
      "a commit that nobody has recorded is none of Remit's",
      "comment.key === key && comment.record.pushed === commit",
      "true",
    ],
  ]),
  ...watched("records", "src/change/publish.ts", "__tests__/change/publish.test.ts", [
    ["a commit is no answer by its trailer", "|| (await isRecorded(now))", "|| true"],
  ]),
  ...watched("records", "src/change/recheck.ts", "__tests__/change/publish.test.ts", [
    ["a commit that was pushed before is judged again", "if (first === undefined) return {", "if (true) return {"],
  ]),
  ...watched("other runs", "src/features/stop/feature.ts", STOP, [
    ["a dry run stops nothing", "if (invocation.settings.dryRun) return", "if (false) return"],
    ["a run does not stop itself", " && record.run !== runId", ""],
    ["a run of another workflow file goes on", " && workflow === own", ""],
    ["what is over is not stopped", "one === undefined || one.completed", "one === undefined"],
  ]),
  ...watched("other runs", "src/features/tasks/feature.ts", ATTEMPTS, [
    [
      "Remit's own mending is not mended",
      "if (!mends((await git.inspect(sha)).message)) return undefined;",
      "if (sha !== undefined) return undefined;",
    ],
    [
      "a failure is mended once",
      "if (found === undefined || found.comment.body.includes(runUrl)) return undefined;",
      "return undefined;",
    ],
    [
      "what GitHub does not say is no",
      "if (isRefusal(error)) return declined(",
      'if (isRefusal(error)) return { kind: "due", request };\n    if (isRefusal(error)) return declined(',
    ],
  ]),
  ...watched("record", "src/agent/context.ts", "__tests__/agent/context.test.ts", [
    [
      "every call is answered",
      "open.calls.map((call) => pair(",
      "open.calls.filter((call) => open.answers.has(call.id)).map((call) => pair(",
    ],
    ["a reply waits for its answers", "if (open.answers.size >= open.calls.length) this.close();", "this.close();"],
  ]),
  ...watched("events", "src/request/trigger/issue.ts", "__tests__/features/tasks/dashboard.test.ts", [
    ["a tick is one that was not there before", "if (!wasTicked(task, before, now))", "if (false)"],
    ["a tick is on a dashboard", "before === undefined || now === undefined) {", "false) {"],
  ]),
  ...watched("events", "src/features/tasks/dashboard.ts", "__tests__/features/tasks/dashboard.test.ts", [
    ["a dashboard is Remit's own", "if (board.author.id === self.id) return undefined;", "return undefined;"],
  ]),
  ...watched("record", "src/report/fit.ts", "__tests__/report/fit.test.ts", [
    ["a body fits", "if (excess <= 0) break;", "break;"],
    ["what is cut fits", "measure(renderBlock(cut)) > room", "false"],
  ]),
  ...watched("telemetry", "src/adapters/telemetry.ts", "__tests__/adapters/telemetry.test.ts", [
    ["headers are for the collector alone", 'redirect: "manual"', 'redirect: "follow"'],
    ["a collector cannot hold a run up", "      signal,\n", ""],
  ]),
  ...watched("telemetry", "src/report/telemetry/convention.ts", "__tests__/report/telemetry.test.ts", [
    ["a name that is no tool's is not told", 'known.has(name) ? name : "unknown"', "name"],
  ]),
  ...watched("telemetry", "src/report/telemetry/spans.ts", "__tests__/report/telemetry.test.ts", [
    ["what was said is told only to who asks", "(this.content && argumentContent(args))", "argumentContent(args)"],
  ]),
  ...watched("record", "src/report/totals.ts", "__tests__/report/replays.test.ts", [
    ["a report's times are the log's", "now = entries.at(-1)?.at ?? 0", "now = Date.now()"],
  ]),
];
