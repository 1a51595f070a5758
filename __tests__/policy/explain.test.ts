import { describe, expect, test } from "@jest/globals";
import type { Call, Decision, Entry, Request } from "../../src/events.ts";
import {
  USUAL,
  checkExpectations,
  explainCall,
  locateByName,
  printPolicy,
  replayCalls,
} from "../../src/policy/explain.ts";
import type { Need } from "../../src/policy/policy.ts";
import { byName, faultsOf, policyOf } from "../world/policies.ts";

const EDIT = policyOf('extends = "edit"\n[[deny]]\nid = "no-push"\ncommand = "git push *"\nreason = "Remit pushes."\n');

function explain(line: string) {
  return explainCall(EDIT, { tool: "run_shell_command" }, [{ kind: "command", line, directory: "" }], USUAL, byName);
}

describe("explaining a call", () => {
  test("lists the parts of a line, each with the rule that decided it", () => {
    const { parts, decision, lines } = explain("cd src && npm test 2>&1 | tail -5; git push origin main > out.log");
    expect(decision.effect).toBe("deny");
    expect(parts.map(({ subject, effect, rules }) => [subject, effect, ...rules])).toEqual([
      ["run_shell_command", "allow", "read-only:shell"],
      ["cd src", "allow", "built-in:shell"],
      ["npm test", "allow", "edit:project"],
      ["tail -5", "allow", "read-only:shell"],
      ["git push origin main", "deny", "no-push"],
    ]);
    expect(lines.at(-1)).toBe("Denied.");
    expect(lines).toContain(
      "deny   git push origin main (no-push): the rule `no-push` (remit.toml:2) denies it. Remit pushes.",
    );
  });

  test("ends with the rule to add, when one can help", () => {
    expect(explain("make deploy").lines.join("\n")).toMatch(
      /Denied\.\n\nTo allow it, add to \.github\/remit\.toml:\n\n\[\[allow\]\]\ntool = "run_shell_command"\ncommand = "make deploy"$/,
    );
    expect(explain("cat $x").lines.at(-1)).toBe("Denied.");
    expect(explain("npm test").lines.at(-1)).toBe("Allowed.");
  });

  test("keeps each part on one line", () => {
    for (const line of explain("cat <<EOF\na\nb\nEOF\nfoo 'x\ny'").lines) expect(line).not.toMatch(/\n/);
  });
});

describe("a policy's own tests", () => {
  test("pass or surprise, each with its line", () => {
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
    const report = checkExpectations(policy, byName);
    expect(report.met).toBe(false);
    expect(report.results.map(({ met }) => met)).toEqual([true, false, true, true, true, true]);
    expect(report.lines[0]).toMatch(/^remit\.toml:5: expected allow, got deny\. Refused `git push`/);
    expect(report.lines.at(-1)).toBe("5 of 6 expectations met.");
  });

  test("that are all met, or none at all, are no surprise", () => {
    expect(checkExpectations(policyOf(""), byName)).toMatchObject({ met: true, lines: ["0 of 0 expectations met."] });
  });
});

describe("printing a policy", () => {
  const { lines, rules } = printPolicy(
    policyOf(
      'extends = "edit"\n[limits]\nturns = 9\n[publish]\nopen = ["action.yml"]\n[[allow]]\nid = "x"\ncommand = ["a *"]\nwhen = { trigger = ["comment"], fork = false }\n',
    ),
  );
  const text = lines.join("\n");

  test("shows every setting and rule with its source, presets and built-ins expanded", () => {
    expect(text).toMatch(/turns = 9 {2}# remit\.toml:3/);
    expect(text).toMatch(/files = 40 {2}# edit/);
    expect(text).toMatch(/# built-in:workflows \(built-in\)/);
    expect(text).toMatch(/# except: action\.yml \(publish\.open\)/);
    expect(text).toMatch(
      /# x \(remit\.toml:6\)\n\[\[allow\]\]\ncommand = "a \*"\nwhen = \{ trigger = \["comment"\], fork = false \}/,
    );
    for (const { id } of rules) expect(text).toContain(`# ${id}`);
  });

  test("prints rules that can be read again", () => {
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

  test("lists the calls that another policy decides otherwise", () => {
    const report = replayCalls(entries, EDIT, needsOf, locateByName());
    expect(report.calls).toBe(3);
    expect(report.changes.map(({ seq, before, after }) => [seq, before.effect, after.effect])).toEqual([
      [3, "allow", "deny"],
      [4, "deny", "allow"],
    ]);
    expect(report.lines.at(-1)).toBe("2 of 3 calls would be decided otherwise.");
  });

  test("judges in the circumstances of the recorded run", () => {
    const forks = policyOf('extends = "edit"\n[[deny]]\nid = "forks"\nwhen = { fork = true, request = "review" }');
    expect(replayCalls(entries, forks, needsOf, locateByName()).changes.map(({ after }) => after.rules)).toEqual([
      ["forks"],
      ["forks"],
    ]);
  });
});

test("names alone place paths in a workspace that is not there", () => {
  const locate = locateByName("/w");
  expect(locate("a/../b", "src")).toEqual({ kind: "inside", path: "src/b" });
  expect(locate("/w/x", "")).toEqual({ kind: "inside", path: "x" });
  expect(locate(".", "")).toEqual({ kind: "inside", path: "" });
  expect(locate("../x", "")).toEqual({ kind: "outside", path: "/x" });
  expect(locate("../../../w/x", "a")).toEqual({ kind: "inside", path: "x" });
  expect(locate("/wx", "")).toEqual({ kind: "outside", path: "/wx" });
});
