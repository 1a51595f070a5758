/** The workflows that `remit init` writes need no set-up of the machine: the sandbox works on GitHub's runners. */
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { KINDS } from "../../src/cli/init/shapes.ts";
import { writeWorkflow } from "../../src/cli/init/workflows.ts";
import { list, record } from "../world/json.ts";

test.each(KINDS)(
  "a workflow of kind %s runs on a hosted virtual machine, without a container and without sudo",
  (kind) => {
    const text = writeWorkflow(kind, { setUp: true, services: [], remit: "remit-agent/remit@v0", long: true });
    expect(text).not.toMatch(/sudo|sysctl/);
    for (const job of Object.values(record(record(parse(text))["jobs"])).map(record)) {
      expect(job["runs-on"]).toBe("ubuntu-latest");
      expect(job["container"]).toBeUndefined();
    }
  },
);

test.each(["comment", "two-jobs"] as const)(
  "a workflow of kind %s checks who commented before it checks anything out",
  (kind) => {
    const text = writeWorkflow(kind, { setUp: true, services: [], remit: "remit-agent/remit@v0", long: true });
    const [job] = Object.values(record(record(parse(text))["jobs"])).map(record);
    const [gate, ...steps] = list(job?.["steps"]).map(record);
    expect(gate).toMatchObject({ id: "gate", with: { mode: "gate" } });
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) expect(step["if"]).toMatch(/steps\.(?:gate|remit)\.outputs/);
  },
);

test("a workflow for pull requests checks out the default branch and runs its set-up", () => {
  const facts = { setUp: true, services: [], remit: "remit-agent/remit@v0", long: true };
  const [job] = Object.values(record(record(parse(writeWorkflow("review", facts)))["jobs"])).map(record);
  const [checkout, setup] = list(job?.["steps"]).map(record);
  expect(checkout?.["with"]).toMatchObject({ ref: "${{ github.event.repository.default_branch }}" });
  expect(setup?.["uses"]).toBe("./.github/actions/remit-setup");
});

test("a comment workflow calls Remit's reusable one, unless the job has services or all steps are asked for", () => {
  const facts = { setUp: true, services: [], remit: "remit-agent/remit@v0 # v0", long: false };
  const call = writeWorkflow("comment", facts);
  expect(call).toContain("uses: remit-agent/remit/.github/workflows/remit.yml@v0 # v0\n");
  expect(call.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#")).length).toBeLessThan(12);
  expect(writeWorkflow("comment", { ...facts, long: true })).toContain("steps:");
  expect(writeWorkflow("comment", { ...facts, services: ["services:", "  db:", "    image: x"] })).toContain(
    "    services:\n      db:\n        image: x\n    steps:",
  );
});
