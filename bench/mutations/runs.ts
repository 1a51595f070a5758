/** What a run rests on: the trusted ref, a plan's approval, the ends of other runs, its own record. */
import { watched, type Defence } from "./defence.ts";

const GATE = "__tests__/run/gate.test.ts";
const APPROVAL = "__tests__/run/approve.test.ts";
const STOP = "__tests__/run/stop.test.ts";
const ATTEMPTS = "__tests__/run/attempts.test.ts";

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
  ...watched("trusted ref", "src/run/servers.ts", "__tests__/run/servers.test.ts", [
    ["a server without a rule is not started", "!isOfUse(job, name, agent)", "false"],
    ["a rule for other circumstances starts none", "&& when(compiled(rule)) && speaks", "&& speaks"],
    ["a required server that is missing fails the run", "if (missing !== undefined) return", "if (false) return"],
  ]),
  ...watched("shell", "src/run/hands.ts", "__tests__/run/hands.test.ts", [
    ["a fork's code runs in a sandbox or not at all", "refuseForkCode(job, needs) ?? ", ""],
    ["a rule for one agent is for that agent", "circumstancesOf(job, owner.kind);", "circumstancesOf(job, MAIN);"],
  ]),
  ...watched("approval", "src/run/approve.ts", APPROVAL, [
    ["a plan is one subject's", "planned?.kind === now?.kind && planned?.number === now?.number;", "true;"],
    ["an approval says nothing else", 'if (more.length === 0 && said === "") return { digits };', "return { digits };"],
    ["seven digits at least", "{7,64}$/.test(digits)", "{1,64}$/.test(digits)"],
    ["digits that stand for two plans stand for none", "if (others.length > 0) return", "if (false) return"],
    ["a plan is for the commit that it was made on", "base.sha === now.sha && ", ""],
    ["and for its branch", " && base.name === now.name) return [];", ") return [];"],
    ["and for its policy", "policy === today.source.digest ? []", "true ? []"],
    ["a plan whose comment is gone is not approved", 'return ["the comment that showed it is gone"];', "return [];"],
    ["nor one whose comment was edited", "comment.intact && ", ""],
    ["nor one that was not shown", ".includes(showPlan(plan.text));", ".length > 0;"],
    ["a plan is carried out once", ".update(`approve ${digest}`)", ".update(`approve ${admitted.request.key}`)"],
  ]),
  ...watched("approval", "src/report/plan.ts", APPROVAL, [
    ["a plan's comment is our own", ".filter((comment) => comment.author.id === author)", ""],
  ]),
  ...watched("other runs", "src/report/working.ts", STOP, [
    ["only our own comment says what is at work", ".filter((comment) => comment.author.id === author)", ""],
    ["only its last line does", "(\\d{1,16}) -->$/", "(\\d{1,16}) -->/"],
  ]),
  ...watched("other runs", "src/run/stop.ts", STOP, [
    ["a dry run stops nothing", "if (order.settings.dryRun) return", "if (false) return"],
    ["a run does not stop itself", ".filter((id) => id !== own)", ""],
    ["what is over is not stopped", "run !== undefined && !run.completed", "run !== undefined"],
  ]),
  ...watched("other runs", "src/run/attempts.ts", ATTEMPTS, [
    ["Remit's own mending is not mended", "if (mends((await git.inspect(base.sha)).message)) {", "if (false) {"],
    [
      "a failure is mended once",
      "if (found === undefined || found.body.includes(runUrl)) return undefined;",
      "return undefined;",
    ],
    [
      "what GitHub does not say is no",
      "return `GitHub did not say whether",
      "return undefined && `GitHub did not say whether",
    ],
  ]),
  ...watched("record", "src/agent/history.ts", "__tests__/agent/context.test.ts", [
    [
      "every call is answered",
      "open.calls.map((call) => pair(",
      "open.calls.filter((call) => open.answers.has(call.id)).map((call) => pair(",
    ],
    ["a reply waits for its answers", "if (open.answers.size >= open.calls.length) this.close();", "this.close();"],
  ]),
  ...watched("events", "src/request/ways/issue.ts", "__tests__/run/dashboard.test.ts", [
    ["a tick is one that was not there before", "if (!wasTicked(task, before, now))", "if (false)"],
    ["a tick is on a dashboard", "before === undefined || now === undefined) {", "false) {"],
  ]),
  ...watched("events", "src/run/dashboard.ts", "__tests__/run/dashboard.test.ts", [
    ["a dashboard is Remit's own", "if (board.author.id === self.id) return undefined;", "return undefined;"],
  ]),
  ...watched("record", "src/report/fit.ts", "__tests__/report/fit.test.ts", [
    ["a body fits", "if (excess <= 0) break;", "break;"],
    ["what is cut fits", "measure(renderBlock(cut)) > room", "false"],
  ]),
  ...watched("record", "src/report/tally.ts", "__tests__/report/replays.test.ts", [
    ["a report's times are the log's", "now = entries.at(-1)?.at ?? 0", "now = Date.now()"],
  ]),
];
