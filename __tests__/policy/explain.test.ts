import { describe, expect, test } from "@jest/globals";
import type { Call, Decision, Entry, Request } from "../../src/events.ts";
import { checkExpectations, explainCall, explainPath, printPolicy, replayCalls } from "../../src/policy/explain.ts";
import type { Need } from "../../src/policy/policy.ts";
import { byName, faultsOf, policyOf } from "../world/policies.ts";

const EDIT = policyOf('extends = "edit"\n[[deny]]\nid = "no-push"\ncommand = "git push *"\nreason = "Remit pushes."\n');

function explain(line: string) {
  return explainCall(EDIT, { tool: "run_shell_command" }, [{ kind: "command", line, directory: "" }], byName);
}

describe("explaining a call", () => {
  test("shows where a line runs, which commands it contains and which rule denies it", async () => {
    const { decision, lines } = await explain(
      "cd src && npm test 2>&1 | tail -5; env X=1 git push origin main > out.log",
    );
    expect(decision.effect).toBe("deny");
    expect(lines[0]).toMatch(/^shell {2}runs in the sandbox \(edit\)/);
    expect(lines.filter((line) => line.startsWith("found"))).toEqual([
      "found  cd src",
      "found  npm test",
      "found  tail -5",
      "found  env X=1 git push origin main",
      "found  X=1 git push origin main",
    ]);
    expect(lines.slice(-3)).toEqual([
      "allow  run_shell_command (shell.commands)",
      expect.stringMatching(/^deny {3}X=1 git push origin main \(no-push\): .* Remit pushes\.$/),
      "Denied.",
    ]);
  });

  test("shows what is unreadable in a line, and that there is no sandbox", async () => {
    expect((await explain("$x y")).lines).toContain("unread $x y: its program is only known when the line runs");
    const off = policyOf('[sandbox]\nmode = "off"');
    const needs = [{ kind: "command", line: "ls", directory: "" }] as const;
    expect((await explainCall(off, { tool: "run_shell_command" }, needs, byName)).lines[0]).toMatch(
      /runs without a sandbox, in the checkout itself \(remit\.toml:2\)/,
    );
  });

  test("ends with the rule to add when one would help", async () => {
    const listed = policyOf('extends = "edit"\n[shell]\ncommands = "listed"\n[[allow]]\ncommand = "npm test"');
    const ask = (line: string) =>
      explainCall(listed, { tool: "run_shell_command" }, [{ kind: "command", line, directory: "" }], byName);
    expect((await ask("make deploy")).lines.join("\n")).toMatch(
      /Denied\.\n\nTo allow it, add to \.github\/remit\.toml:\n\n\[\[allow\]\]\ntool = "run_shell_command"\ncommand = "make deploy"$/,
    );
    expect((await ask("$x")).lines.at(-1)).toBe("Denied.");
    expect((await ask("npm test")).lines.at(-1)).toBe("Allowed.");
  });

  test("keeps each part on one line", async () => {
    const { lines } = await explain("cat <<EOF\na\nb\nEOF\nfoo 'x\ny'");
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/\n/);
  });
});

describe("explaining a path", () => {
  const about = (path: string, text = 'extends = "edit"') => explainPath(policyOf(text), path, byName);

  test("shows whether it is read, written and published, each with its rule", () => {
    expect(about("src/a.ts")).toEqual([
      "allow  read (read-only:files)",
      "allow  write (edit:sources)",
      "published (edit:sources)",
    ]);
    expect(about("package.json").at(-1)).toMatch(/^not published: the rule `edit:dependencies` \(edit\) denies it\./);
    expect(about("src/a.ts", "").at(-1)).toBe("not published: the policy publishes nothing (read-only)");
  });

  test("shows that a path is protected, and whether the policy opens it", () => {
    expect(about("AGENTS.md").at(-1)).toMatch(/the path is protected; publish\.open = \["AGENTS\.md"\] opens it$/);
    expect(about("AGENTS.md", 'extends = "edit"\n[publish]\nopen = ["AGENTS.md"]').at(-1)).toBe(
      "published (edit:sources)",
    );
    expect(about(".github/workflows/ci.yml").at(-1)).toBe("not published: workflows never are");
  });

  test("shows what the gate decides when a rule denies the path to one tool and allows it to another", () => {
    const lines = about("src/a.ts", 'extends = "edit"\n[[deny]]\ntool = "write_file"\npath = "src/**"');
    expect(lines.at(-1)).toMatch(/^not published: .*remit\.toml:2/);
  });

  test("shows a path outside the workspace unchanged", () => {
    expect(about("/etc/passwd")).toEqual([
      "deny   read (built-in:outside): /etc/passwd is outside the workspace.",
      "deny   write (built-in:outside): /etc/passwd is outside the workspace.",
      "not published: /etc/passwd is outside the workspace",
    ]);
  });
});

describe("a policy's own tests", () => {
  test("are reported as met or not, each failure with its line", async () => {
    const policy = policyOf(`extends = "edit"
[[expect]]
command = "npm test"
effect = "allow"
[[expect]]
command = "npm test && git push"
effect = "allow"
[[expect]]
path = "package.json"
effect = "deny"
[[expect]]
tool = "read_file"
path = "package.json"
effect = "allow"
[[expect]]
host = "example.com"
effect = "deny"
[[expect]]
tool = "save_memory"
effect = "deny"
`);
    const report = await checkExpectations(policy, byName);
    expect(report.met).toBe(false);
    expect(report.lines).toHaveLength(2);
    expect(report.lines[0]).toMatch(/^\.github\/remit\.toml:5: expected allow, got deny\. Refused `git push`/);
    expect(report.lines.at(-1)).toBe("5 of 6 expectations met.");
  });

  test("fail with a command of [verify] that bash cannot read", async () => {
    const report = await checkExpectations(policyOf('[verify]\ncommands = ["npm test &&", "npm run $TASK"]'), byName);
    expect(report.met).toBe(false);
    expect(report.lines).toEqual([expect.stringMatching(/: \[verify\] names npm test &&, which bash cannot read: /)]);
  });

  test("pass when there are none", async () => {
    expect(await checkExpectations(policyOf(""), byName)).toMatchObject({
      met: true,
      lines: ["The policy is valid; it has no expectations."],
    });
  });
});

describe("printing a policy", () => {
  const policy = policyOf(
    'extends = "edit"\n[limits]\nturns = 9\n[publish]\nopen = ["action.yml"]\n[[allow]]\nid = "x"\ncommand = ["a *"]\nwhen = { trigger = ["comment"], fork = false }\n',
  );
  const lines = printPolicy(policy);
  const text = lines.join("\n");

  test("shows every setting and rule with its source, including presets and built-ins", () => {
    expect(text).toMatch(/turns = 9 {2}# remit\.toml:3/);
    expect(text).toMatch(/files = 40 {2}# edit/);
    expect(text).toMatch(/# built-in:workflows \(built-in\)/);
    expect(text).toMatch(/# except: action\.yml \(publish\.open\)/);
    expect(text).toMatch(
      /# x \(remit\.toml:6\)\n\[\[allow\]\]\ncommand = "a \*"\nwhen = \{ trigger = \["comment"\], fork = false \}/,
    );
    for (const { id } of policy.rules) expect(text).toContain(`# ${id}`);
  });

  test("prints rules that can be loaded again", () => {
    const start = lines.findIndex((line) => line.startsWith("[["));
    expect(faultsOf(lines.slice(start).join("\n"))).toEqual([]);
  });
});

describe("replaying a recorded run", () => {
  const request = { kind: "review", trigger: "pull", subject: { kind: "pull", fromFork: true } } as unknown as Request;
  const allowed: Decision = { effect: "allow", rules: ["x"], reason: "Allowed by `x`." };
  const call = (id: string, command: string): Call => ({ id, tool: "run_shell_command", args: { command } });
  const needsOf = ({ args }: Call): readonly Need[] => [
    { kind: "command", line: args.command as string, directory: "" },
  ];
  const events = [
    { type: "run.started", request },
    { type: "agent.started", name: "main" },
    { type: "call.decided", call: call("1", "npm test"), decision: allowed },
    { type: "call.decided", call: call("2", "git push"), decision: allowed },
    { type: "call.decided", call: call("3", "ls"), decision: { effect: "deny", rules: [], reason: "No." } },
  ];
  const entries = events.map((event, seq) => ({ seq, at: 0, agent: "main", event })) as unknown as Entry[];

  test("lists the calls that another policy decides differently", async () => {
    expect(await replayCalls(entries, EDIT, needsOf, byName)).toEqual([
      expect.stringMatching(/^#3 run_shell_command {"command":"git push"}: allow → deny\. Refused `git push`/),
      '#4 run_shell_command {"command":"ls"}: deny → allow. Allowed by `shell.commands`.',
      "2 of 3 calls would be decided differently.",
    ]);
  });

  test("judges by the circumstances of the recorded run", async () => {
    const forks = policyOf('extends = "edit"\n[[deny]]\nid = "forks"\nwhen = { fork = true, request = "review" }');
    const [first, push, ...rest] = await replayCalls(entries, forks, needsOf, byName);
    expect(first).toContain("the rule `forks` (remit.toml:2) denies it");
    expect(push).toContain("the rule `forks` (remit.toml:2) denies it");
    expect(rest).toEqual(["2 of 3 calls would be decided differently."]);
  });

  test("judges a sub-agent's calls by the name of its definition", async () => {
    const started = { type: "agent.started", name: "main/1", definition: "researcher" };
    const calls = [started, { type: "call.decided", call: call("4", "ls"), decision: allowed }];
    const own = calls.map((event, seq) => ({ seq, at: 0, agent: "main/1", event })) as unknown as Entry[];
    const policy = policyOf(
      'extends = "edit"\n[[deny]]\nid = "no-shell"\ntool = "run_shell_command"\nagent = "researcher"',
    );
    expect((await replayCalls(own, policy, needsOf, byName))[0]).toContain(
      "the rule `no-shell` (remit.toml:2) denies it",
    );
  });
});
