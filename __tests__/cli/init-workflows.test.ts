/** The workflows that `remit init` writes ask nothing of the machine: the sandbox needs no step on GitHub's own. */
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { KINDS } from "../../src/cli/init/shapes.ts";
import { writeWorkflow } from "../../src/cli/init/workflows.ts";
import { record } from "../world/json.ts";

test.each(KINDS)(
  "a workflow of kind %s runs on a hosted virtual machine, without a container and without sudo",
  (kind) => {
    const text = writeWorkflow(kind, { projects: [], remit: "remit-agent/remit@v0" });
    expect(text).not.toMatch(/sudo|sysctl/);
    for (const job of Object.values(record(record(parse(text))["jobs"])).map(record)) {
      expect(job["runs-on"]).toBe("ubuntu-latest");
      expect(job["container"]).toBeUndefined();
    }
  },
);
