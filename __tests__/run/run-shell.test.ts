/** Which runs continue without a sandbox, what may start there, and what the model learns about unpublished changes. */
import { describe, expect, test } from "@jest/globals";
import { USUAL } from "../../src/policy/explain.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import type { Session } from "../../src/run/session.ts";
import type { ShellPlace } from "../../src/ports.ts";
import { mayRunCode, missingSandbox, openUsualShell, openEarlyShell, openRunShell } from "../../src/run/run-shell.ts";
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

describe("the shell opened before the policy is known", () => {
  /**
   * Opens the shell of a run under these rules; returns what was opened and closed, in order. With `none`, the shell
   * that is opened first has no sandbox.
   */
  async function openFor(rules: string, { command, none }: { command?: object; none?: boolean } = {}) {
    const done: string[] = [];
    const shells = {
      open(place: ShellPlace) {
        const name =
          `${place.layerOnly === true ? "usual" : place.mode} ${[...place.show, ...place.services].join()}`.trim();
        done.push(`open ${name}`);
        const sandbox = none === true && place.layerOnly === true ? "none" : name;
        return Promise.resolve({ sandbox, close: () => Promise.resolve(void done.push(`close ${name}`)) });
      },
    };
    const place = { shells, checkout: "/work" } as unknown as Parameters<typeof openRunShell>[0];
    const pending = (command === undefined ? {} : { command }) as Parameters<typeof openUsualShell>[2];
    const admitted = { ...admit(rules), pending } as AdmittedRequest;
    const invocation = { settings: {} } as Parameters<typeof openUsualShell>[1];
    const ahead = openUsualShell(place.shells, invocation, pending);
    const early = openEarlyShell(place.shells, admitted, ahead);
    const { shell } = await openRunShell(place, { admitted, start: { kind: "fresh" } }, early);
    return { done, sandbox: shell.sandbox };
  }

  test("is used for the run when the policy has the usual settings", async () => {
    expect(await openFor("")).toEqual({ done: ["open usual"], sandbox: "usual" });
  });

  test.each([
    ["shows more", '[sandbox]\nshow = ["/opt/more"]\n', "require /opt/more"],
    ["has services", '[network]\nservices = ["localhost:5432"]\n', "require localhost:5432"],
    ["reaches hosts", '[network]\nhosts = ["example.com"]\n', "require"],
    ["switches the sandbox off", '[sandbox]\nmode = "off"\n[shell]\ncommands = "listed"\n', "off"],
  ])("is closed, and another is opened, when the policy %s", async (_, rules, opened) => {
    const done = ["open usual", "close usual", `open ${opened}`];
    expect(await openFor(rules)).toEqual({ done, sandbox: opened });
  });

  test("is closed, and one that may use a copy is opened, when no layer could be made", async () => {
    expect(await openFor("", { none: true })).toEqual({
      done: ["open usual", "close usual", "open require"],
      sandbox: "require",
    });
  });

  test("is not opened early for a command, which may need no shell", async () => {
    expect(await openFor("", { command: { name: "stop" } })).toEqual({ done: ["open require"], sandbox: "require" });
  });
});
