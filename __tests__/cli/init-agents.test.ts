/** The hints of `remit init` for workflows that run another agent. */
import { asTable } from "../../src/lib/read-data.ts";
import { describe, expect, test } from "@jest/globals";
import { parse, stringify } from "yaml";
import { findAgents } from "../../src/cli/init/agents.ts";
import { BY_FILE, BY_VARIABLES, SETTINGS, VARIABLES } from "../e2e/migrating/workflows.ts";

/** The hints for one workflow, in a repository with these files. */
function hints(given: object, files: Readonly<Record<string, string>>, after = ""): string {
  const step = { uses: "google-github-actions/run-gemini-cli@v0", with: given };
  const jobs = { agent: { "runs-on": "ubuntu-latest", steps: [step, { run: after }] } };
  const text = stringify({ on: "issues", jobs });
  const tree = {
    files: Object.keys(files).sort(),
    has: (path: string) => path in files,
    first: () => undefined,
    text: (path: string) => files[path] ?? "",
  };
  const file = ".github/workflows/gemini.yml";
  const [found] = findAgents([{ file, text, content: asTable(parse(text)), fault: "" }], tree);
  expect(found).toMatchObject({ file, action: "run-gemini-cli" });
  return found?.hints.join("\n") ?? "";
}

describe("a workflow of run-gemini-cli", () => {
  test.each(Object.entries(VARIABLES))(
    "with /%s gets a hint that names the variables to pass, except those that cannot be passed",
    (name, all) => {
      const text = hints({ prompt: `/${name}` }, BY_VARIABLES);
      expect(text).toContain(`\`prompt: '/${name}'\` becomes \`command: ${name}\`.`);
      const named = /\[shell\] environment = (\[.*\])/.exec(text)?.[1] ?? "[]";
      expect(JSON.parse(named)).toEqual(all.filter((variable) => variable !== "GITHUB_ENV"));
      expect(text.includes("`output-schema`")).toBe(all.includes("GITHUB_ENV"));
    },
  );

  test("needs no variable when its command reads a file, and needs the file when its command is missing", () => {
    expect(hints({ prompt: "/gemini-triage" }, BY_FILE)).toBe(
      "`prompt: '/gemini-triage'` becomes `command: gemini-triage`.",
    );
    expect(hints({ prompt: "/gemini-triage" }, {})).toContain(
      ".gemini/commands/gemini-triage.toml is not in the repository: Remit includes no commands.",
    );
  });

  test("gets hints for its settings, extensions and outputs", () => {
    const settings = JSON.stringify({ ...SETTINGS["model.maxSessionTurns"], ...SETTINGS["mcpServers"] });
    const text = hints({ prompt: "Sort it.", settings, extensions: "[]" }, {}, "echo ${{ steps.x.outputs.summary }}");
    expect(text.split("\n")).toEqual([
      "`outputs.summary` becomes `outputs.final-message`.",
      "`maxSessionTurns` becomes `max-turns: 25`.",
      "There are no extensions: an extension's command can be a file of the repository.",
      expect.stringContaining('[sandbox] outside = ["github"]'),
    ]);
    expect(hints({ prompt: "Sort." }, {}, "echo ${{ steps.x.outputs.summary }} | jq .")).toContain("`output-schema`");
    expect(hints({ prompt: "Sort.", settings: '{"maxSessionTurns": 9}' }, {})).toContain("`max-turns: 9`");
  });
});
