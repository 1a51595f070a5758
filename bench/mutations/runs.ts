/** What a run relies on: the trusted ref, a plan's approval, the ends of other runs, its own record. */
import { watched, type Defence } from "./defence.ts";

const GATE = "__tests__/run/gate.test.ts";
const APPROVAL = "__tests__/features/plan/approve.test.ts";
const STOP = "__tests__/features/stop/stop.test.ts";
const ATTEMPTS = "__tests__/features/tasks/attempts.test.ts";

export const RUNS: readonly Defence[] = [
  ...watched("trusted ref", "src/project/trusted.ts", "__tests__/project/trusted.test.ts", [
    ["the project's settings come from the trusted commit", "openTree(git, commit);", 'openTree(git, "head");'],
  ]),
  ...watched("trusted ref", "src/run/gate.ts", GATE, [
    ["the policy comes from the default branch", "await git.fetchHead(name, ", 'await git.fetchHead("topic", '],
    ["a faulty policy starts no run", "if (faults.length > 0) return", "if (faults.length > 9) return"],
    [
      "the policy says who may ask",
      'loaded.kind === "loaded" ? loaded.policy.who : NOBODY',
      '{ ...NOBODY, permission: { value: "none", source: "" } }',
    ],
    [
      "inputs can only tighten limits",
      "input !== undefined && (limit.value === 0 || input < limit.value);",
      "input !== undefined;",
    ],
  ]),
  ...watched("trusted ref", "src/features/servers/servers.ts", "__tests__/features/servers/servers.test.ts", [
    ["an MCP server that no rule allows is not started", "isOfUse(session, entry.name, agent)", "true"],
    ["a rule for other circumstances starts no MCP server", "&& when(compileRule(rule)) && speaks", "&& speaks"],
    ["a required MCP server that is missing fails the run", "if (missing !== undefined) return", "if (false) return"],
  ]),
  ...watched("shell", "src/run/toolset.ts", "__tests__/run/toolset.test.ts", [
    ["a fork's code does not run without a sandbox", "refused ?? ", ""],
    [
      "a rule for one agent does not apply to another",
      "circumstancesOf(session.admitted.request, owner.kind);",
      "circumstancesOf(session.admitted.request, MAIN);",
    ],
  ]),
  ...watched("proposals", "src/run/verifying.ts", "__tests__/e2e/verify.test.ts", [
    ["no command runs beside a verification", "await ports.shell.stop(); // A", "// A"],
  ]),
  ...watched("proposals", "src/run/verifying.ts", "__tests__/e2e/project-servers.test.ts", [
    ["no MCP server runs beside a verification", "await ports.servers?.pause(); // So", "// So"],
  ]),
  ...watched("proposals", "src/run/checked.ts", "__tests__/e2e/verify.test.ts", [
    [
      "what a verification changes is put back",
      "now.vanished === true ? [] : deviations(checked, now);",
      "[] as readonly Deviation[];",
    ],
    [
      "a verification runs without a new repository, which is not published",
      "await ifPossible(inside.files.remove(`${root}/${path}`));\n    removed",
      "removed",
    ],
    [
      "work that is verified with something that is not published does not count as verified",
      "if (withheld !== undefined) return",
      "if (false) return",
    ],
    [
      "work that changed since its verification does not count as verified",
      "return names.length === 0 ? undefined :",
      "return true ? undefined :",
    ],
  ]),
  ...watched("approval", "src/features/plan/feature.ts", APPROVAL, [
    [
      "a plan is approved only on its own issue or pull request",
      "planned?.kind === now?.kind && planned?.number === now?.number;",
      "true;",
    ],
    [
      "an approval with other words in it is refused",
      'if (more.length === 0 && instruction === "") return { digits };',
      "return { digits };",
    ],
    ["an approval needs at least seven digits of the digest", "{7,64}$/.test(digits)", "{1,64}$/.test(digits)"],
    ["digits that match two plans approve none", "if (others.length > 0) return", "if (false) return"],
    ["a plan for another commit is not carried out", "base.sha === now.sha && ", ""],
    [
      "a plan for another branch is not carried out",
      " && (anywhere || base.name === now.name)) return [];",
      ") return [];",
    ],
    ["a plan made under another policy is not carried out", "policy === today.source.digest ? []", "true ? []"],
    ["a plan whose comment is gone is not approved", 'return ["the comment that showed it is gone"];', "return [];"],
    ["a plan whose comment was edited is not approved", "whole && (await isUntouched(own, found))", "whole"],
    [
      "a plan whose comment does not show its text is not approved",
      "[plan.text, plan.instruction].every",
      "[plan.instruction].every",
    ],
    ["a plan whose comment does not show its request is not approved", "plan.instruction].every", "].every"],
    ["a plan that no comment shows is approved only by its whole digest", "digits.length < 64", "digits.length < 7"],
    [
      "a commit that was already pushed does not bypass the checks of a plan",
      'if (changed.length === 0 && kind !== "fresh") return',
      'if (kind !== "fresh") return',
    ],
    ["a plan is carried out only once", "digestOf(`approve ${digest}`)", "digestOf(`approve ${admitted.request.key}`)"],
  ]),
  ...watched("records", "src/report/run-comment.ts", "__tests__/report/run-comment.test.ts", [
    ["a record in somebody else's comment is ignored", ".filter((comment) => comment.author.id === author)", ""],
    ["a record of another issue is ignored", "mark.subject === subject && ", ""],
    ["a record that was edited is ignored", ' && sumOf(lines.slice(0, -1).join("\\n"), facts, seal) === sum', ""],
    [
      "the record says how the run ended, for the same event delivered again",
      "end: endOf(event.outcome, state) }",
      'end: "changed" }',
    ],
    ["the seal covers the record, not only the text", "plain(text), facts)", "plain(text))"],
  ]),
  ...watched("records", "src/report/run-comment.ts", STOP, [
    ["a comment that somebody else has edited is ignored", "return editor === undefined ||", "return true ||"],
  ]),
  ...watched("records", "src/report/run-comment.ts", "__tests__/report/run-comment.test.ts", [
    [
      "what somebody else wrote into a record is not carried over",
      "(await isUntouched({ github, seal }, own)) ? own.record : {}",
      "own.record",
    ],
    [
      "a run that keeps and pushes nothing erases no record of that",
      "const kept = record.kept ?? earlier.kept;",
      "const { kept } = record;",
    ],
  ]),
  ...watched("records", "src/report/outputs.ts", "__tests__/e2e/review.test.ts", [
    ["a review that was posted before still has its findings", "review?.again === true && found === 0", "false"],
  ]),
  ...watched("records", "src/run/begin.ts", "__tests__/e2e/trouble.test.ts", [
    [
      "a record that GitHub does not show is not a missing one",
      "onlyFor(GitHubError, unread)",
      "onlyFor(GitHubError, () => undefined)",
    ],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/attacks/permissions.test.ts", [
    ["a kept run that no comment of Remit's records is ignored", "return known ? kept :", "return true ? kept :"],
    [
      "a kept run of another repository is ignored",
      "if (record.run.url !== `${serverUrl}",
      "if (false && record.run.url !== `${serverUrl}",
    ],
    [
      "without a seal key, a kept run is not continued as history",
      "if (keyed) return write(",
      "if (true) return write(",
    ],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/e2e/resume.test.ts", [
    ["a run on another pull request of the branch is not continued", "record.pull !== number)", "false)"],
  ]),
  ...watched("records", "src/features/continue/resume.ts", "__tests__/features/continue/asked-before.test.ts", [
    [
      "a request in a comment that somebody else has edited is ignored",
      "editor !== undefined && editor !== comment.author.id",
      "false",
    ],
    [
      "an earlier request that Remit never answered is ignored",
      "return answers.length > 0 ? gate :",
      "return true ? gate :",
    ],
    ["a request by a label that was removed is ignored", "if (!isSet ||", "if (false ||"],
  ]),
  ...watched("records", "src/features/continue/kept-schema.ts", "__tests__/features/continue/asked-before.test.ts", [
    ["every event of a kept run is checked against the schema", "event: EVENT });", "event: anyTable });"],
  ]),
  ...watched("records", "src/run/begin.ts", APPROVAL, [
    ["a commit that no record names is not Remit's", "comment.key === key && comment.record.pushed === commit", "true"],
  ]),
  ...watched("records", "src/change/publish.ts", "__tests__/change/publish.test.ts", [
    ["a commit's trailer alone does not make it Remit's", "|| (await isRecorded(now))", "|| true"],
  ]),
  ...watched("records", "src/run/keep-run.ts", "__tests__/run/keeper.test.ts", [
    ["a second attempt without a reply replaces nothing that was kept", "run.attempt > 1 ?", "run.attempt > 9 ?"],
  ]),
  ...watched("records", "src/run/propose.ts", "__tests__/e2e/trouble.test.ts", [
    ["the same event delivered again ends as the first run did", "well: true, concluded: end }", "well: true }"],
  ]),
  ...watched("records", "src/report/reporter.ts", "__tests__/e2e/trouble.test.ts", [
    [
      "the report of an earlier run of the same event is not replaced",
      "earlier !== undefined && !saysMore(log.entries)",
      "false",
    ],
  ]),
  ...watched("records", "src/change/recheck.ts", "__tests__/change/publish.test.ts", [
    ["a commit that was already pushed is judged again", "if (first === undefined) return {", "if (true) return {"],
  ]),
  ...watched("other runs", "src/features/stop/feature.ts", STOP, [
    ["a dry run cancels no other run", "if (invocation.settings.dryRun) return", "if (false) return"],
    ["`/stop` does not cancel its own run", " && record.run !== runId", ""],
    ["`/stop` does not cancel runs of other workflow files", " && workflow === own", ""],
    ["`/stop` does not cancel runs that are over", "one === undefined || one.completed", "one === undefined"],
  ]),
  ...watched("other runs", "src/features/tasks/feature.ts", ATTEMPTS, [
    [
      "Remit does not try again to fix its own fix",
      "if (!fixesFailedRun((await git.inspect(sha)).message)) return undefined;",
      "if (sha !== undefined) return undefined;",
    ],
    [
      "Remit tries only once to fix a failure",
      "if (found === undefined || found.comment.body.includes(runUrl)) return undefined;",
      "return undefined;",
    ],
    [
      "if GitHub does not say whether a fix was tried, none is",
      "if (isGitHubRefusal(error)) return declined(",
      'if (isGitHubRefusal(error)) return { kind: "due", request };\n    if (isGitHubRefusal(error)) return declined(',
    ],
  ]),
  ...watched("log and report", "src/agent/context.ts", "__tests__/agent/context.test.ts", [
    [
      "every call gets an answer",
      "open.calls.map((call) => pair(",
      "open.calls.filter((call) => open.answers.has(call.id)).map((call) => pair(",
    ],
    [
      "a reply is shown only once all of its calls are answered",
      "if (open.answers.size >= open.calls.length) this.close();",
      "this.close();",
    ],
  ]),
  ...watched("events", "src/request/trigger/issue.ts", "__tests__/features/tasks/dashboard.test.ts", [
    ["only a box that was not ticked before starts a task", "if (!wasTicked(task, before, now))", "if (false)"],
    ["a tick counts only on a dashboard", "before === undefined || now === undefined) {", "false) {"],
  ]),
  ...watched("events", "src/features/tasks/dashboard.ts", "__tests__/features/tasks/dashboard.test.ts", [
    [
      "a dashboard in somebody else's issue is ignored",
      "if (board.author.id === self.id) return undefined;",
      "return undefined;",
    ],
  ]),
  ...watched("log and report", "src/report/fit.ts", "__tests__/report/fit.test.ts", [
    ["a body fits GitHub's limit", "if (excess <= 0) break;", "break;"],
    ["a shortened block fits the room that is left", "measure(renderBlock(cut)) > room", "false"],
  ]),
  ...watched("telemetry", "src/adapters/telemetry.ts", "__tests__/adapters/telemetry.test.ts", [
    ["headers are sent to no server that a collector redirects to", 'redirect: "manual"', 'redirect: "follow"'],
    ["a slow collector does not delay a run", "      signal,\n", ""],
  ]),
  ...watched("telemetry", "src/report/telemetry/convention.ts", "__tests__/report/telemetry.test.ts", [
    ["a tool name that the model made up is not sent to the collector", 'known.has(name) ? name : "unknown"', "name"],
  ]),
  ...watched("telemetry", "src/report/telemetry/spans.ts", "__tests__/report/telemetry.test.ts", [
    [
      "arguments are sent to the collector only if the settings ask for content",
      "(this.content && argumentContent(args))",
      "argumentContent(args)",
    ],
  ]),
  ...watched("log and report", "src/report/totals.ts", "__tests__/report/replays.test.ts", [
    ["a report takes its times from the log", "now = entries.at(-1)?.at ?? 0", "now = Date.now()"],
  ]),
  ...watched("paths", "src/adapters/scan.ts", "__tests__/adapters/machine-scanner.test.ts", [
    ["a search reads nothing below a directory that became a link", '=== (path === "" ? "/" : path)', '!== ""'],
  ]),
  ...watched("faults", "src/adapters/searcher.ts", "__tests__/adapters/machine-scanner.test.ts", [
    ["the thread of a search leaves the pipes of its process alone", "stdout: true,", "stdout: false,"],
  ]),
  ...watched("faults", "src/adapters/scanner.ts", "__tests__/adapters/machine-scanner.test.ts", [
    [
      "a searcher that cannot be stopped fails its search alone",
      "mine.catch(stop).catch(() => undefined)",
      "mine.catch(stop)",
    ],
  ]),
  ...watched("faults", "src/adapters/sandbox/messages.ts", "__tests__/adapters/sandbox-files.test.ts", [
    [
      "a reply that is too large fails its own question alone",
      "if (text !== undefined && length <= most)",
      "if (text !== undefined)",
    ],
    ["a listing with very many names fails alone", "if (entries.reduce(", "if (false && entries.reduce("],
  ]),
  ...watched("faults", "src/change/layer.ts", "__tests__/change/layer.test.ts", [
    [
      "a directory that cannot be listed for its many names keeps its tracked files",
      "await kindsOf(search, at.directory, [...tracked.keys()])",
      "new Map<string, Kind>()",
    ],
  ]),
  ...watched("faults", "src/adapters/sandbox/files.ts", "__tests__/adapters/sandbox-files.test.ts", [
    ["the process that serves the sandbox's files is started again", "restarts >= MOST_RESTARTS", "restarts >= 0"],
  ]),
  ...watched("shell", "src/run/may-read.ts", "__tests__/run/covering.test.ts", [
    [
      "a file that a pull request deletes stays hidden in git's objects",
      "tracked.length === 0 && trusted.sha !== base.sha &&",
      "false &&",
    ],
    ["the contents that Git LFS keeps are hidden with git's objects", '...(await lfsOf(root, [".git"], files))', ""],
  ]),
];
