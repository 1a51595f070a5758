/** Which runs continue without a sandbox, what may start there, and what the model learns about unpublished changes. */
import { describe, expect, test } from "@jest/globals";
import { USUAL } from "../../src/policy/explain.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import type { Session } from "../../src/run/session.ts";
import type { ShellPlace } from "../../src/ports.ts";
import { mayRunCode, missingSandbox, openEarlyShell, openRunShell } from "../../src/run/run-shell.ts";
import { describeUnpublished } from "../../src/run/unpublished.ts";
import { openLayerSite } from "../world/layer-site.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { lackOfSandbox } from "../world/sandbox-site.ts";

const EDIT = 'version = 1\nextends = "edit"\n';
type Shell = Parameters<typeof missingSandbox>[0];
const without = (lacks: readonly string[] = ["root: no way"]) => ({ sandbox: "none", lacks }) satisfies Shell;
const within: Shell = { sandbox: "sudo", lacks: [] };

function admit(rules = "", over: object = {}, hooks: readonly unknown[] = []): AdmittedRequest {
  const request = { ...issueRequest("1".repeat(40)), kind: "change", ...over };
  return { policy: policyOf(EDIT + rules), request, project: { settings: { hooks } } } as unknown as AdmittedRequest;
}

describe("without a sandbox", () => {
  test("a run that needs commands or hooks ends, and says why and what to do", () => {
    for (const admitted of [admit(), admit("", { kind: "review" }, [{}])])
      expect(missingSandbox(without(), admitted)).toMatchObject({
        conclusion: "failed",
        fault: {
          kind: "sandbox",
          message: expect.stringContaining("root: no way"),
          hint: expect.stringContaining('mode = "off"'),
        },
      });
  });

  test("a run continues if it only reads, or if the owner allows it", () => {
    expect(missingSandbox(without(), admit("", { kind: "review" }))).toBeUndefined();
    expect(missingSandbox(without(), admit('[sandbox]\nmode = "off"\n'))).toBeUndefined();
    expect(missingSandbox(without(), admit('[publish]\nto = "nothing"\n'))).toBeUndefined();
    expect(missingSandbox(within, admit())).toBeUndefined();
  });

  test("the repository's code starts only if the owner allows it, and never on a fork's head", () => {
    const off = '[sandbox]\nmode = "off"\n';
    const fork = { subject: { kind: "pull", fromFork: true } };
    expect(mayRunCode(without(), admit())).toBe(false);
    expect(mayRunCode(without(), admit(off))).toBe(true);
    expect(mayRunCode(without(), admit(off, fork))).toBe(false);
    expect(mayRunCode(within, admit("", fork))).toBe(true);
  });
});

const lacks = await lackOfSandbox();
const over = lacks === undefined ? test : test.skip;

describe("a command's changes that will not be published", () => {
  over("are reported once each, and never in a run that publishes nothing", async () => {
    await using site = await openLayerSite({ "src/a.ts": "a\n", "GEMINI.md": "g\n" });
    const job = (rules: string) => ({ baseline: site.baseline, admitted: admit(rules) }) as unknown as Session;
    const describeNext = describeUnpublished(job(""), USUAL);
    expect(await describeNext()).toBe("");
    await site.run(
      "echo x >> src/a.ts; echo x >> GEMINI.md; mkdir -p .github/workflows; echo x > .github/workflows/x.yml",
    );
    const text = await describeNext();
    expect(text).toMatch(/^\[Changed, and will not be published:\n/);
    expect(text).toContain('- "GEMINI.md": ');
    expect(text).toContain('- ".github/workflows/x.yml": ');
    expect(text).not.toContain("src/a.ts");
    expect(await describeNext()).toBe("");
    await site.run("echo x > AGENTS.md");
    expect(await describeNext()).toContain('- "AGENTS.md": ');
    expect(await describeUnpublished(job('[publish]\nto = "nothing"\n'), USUAL)()).toBe("");
  });
});

describe("the shell opened while the start is looked up", () => {
  /** Opens the shell of a run under these rules; returns what was opened and closed, in order. */
  async function openFor(rules: string, { command, kind = "fresh" }: { command?: object; kind?: string } = {}) {
    const done: string[] = [];
    const shells = {
      open({ mode, show, services }: ShellPlace) {
        const name = `${mode} ${[...show, ...services].join()}`.trim();
        done.push(`open ${name}`);
        return Promise.resolve({ sandbox: name, close: () => Promise.resolve(void done.push(`close ${name}`)) });
      },
    };
    const place = { shells, checkout: "/work" } as unknown as Parameters<typeof openRunShell>[0];
    const pending = command === undefined ? {} : { command };
    const admitted = { ...admit(rules), pending } as AdmittedRequest;
    const early = openEarlyShell(place.shells, admitted);
    const before = done.length;
    const start = { kind } as Parameters<typeof openRunShell>[1]["start"];
    const { shell } = await openRunShell(place, { admitted, start }, early);
    return { before, done, sandbox: shell.sandbox };
  }

  test.each([
    ["", "require"],
    ['[sandbox]\nshow = ["/opt/more"]\n', "require /opt/more"],
    ['[network]\nservices = ["localhost:5432"]\n', "require localhost:5432"],
  ])("is used for the run: %j", async (rules, opened) => {
    expect(await openFor(rules)).toEqual({ before: 1, done: [`open ${opened}`], sandbox: opened });
  });

  test("is closed when there is nothing to do", async () => {
    const done = ["open require", "close require"];
    expect(await openFor("", { kind: "nothing" })).toEqual({ before: 1, done, sandbox: "not needed" });
  });

  test("is not opened for a command, which may need no shell, nor without a sandbox", async () => {
    const command = { name: "stop" };
    expect(await openFor("", { command })).toEqual({ before: 0, done: ["open require"], sandbox: "require" });
    const off = '[sandbox]\nmode = "off"\n[shell]\ncommands = "listed"\n';
    expect(await openFor(off)).toEqual({ before: 0, done: ["open off"], sandbox: "off" });
  });
});
