/** What a report says about where commands ran. */
import { describe, expect, test } from "@jest/globals";
import type { Entry, EventOf, Outcome } from "../../src/events.ts";
import { renderAnnotations } from "../../src/report/outputs.ts";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import { readPage } from "../../src/report/page/content.ts";
import { write } from "./entries.ts";

type Started = EventOf<"run.started">;
type About = Partial<Pick<Started, "sandbox" | "sandboxLacks" | "sandboxOff" | "sandboxCopy">>;

/** A finished run with `about` in its first entry. */
function runOf(about: About, { fork = false, outcome }: { fork?: boolean; outcome?: Outcome } = {}): Entry[] {
  const { entries } = write()
    .started()
    .turn({ text: "Done." })
    .finished(outcome ?? { conclusion: "answered", message: "Done." });
  return entries.map((entry) => {
    const { event } = entry;
    if (event.type !== "run.started") return entry;
    const subject = { kind: "pull", number: 3, title: "t", fromFork: fork } as NonNullable<
      Started["request"]["subject"]
    >;
    return { ...entry, event: { ...event, ...about, request: { ...event.request, subject } } };
  });
}

const SUDO = "sudo: sudo: a password is required";
const NAMESPACES = "user namespaces: unshare: unshare failed: Operation not permitted";

describe("the last line of a report", () => {
  test.each([
    ["root", "sandbox: namespaces by root ·"],
    ["sudo", "sandbox: namespaces by sudo ·"],
    ["user namespaces", "sandbox: user namespaces ·"],
    ["none", "sandbox: none ·"],
    ["not needed", "sandbox: not needed ·"],
    // A log of an earlier version.
    ["bubblewrap", "sandbox: bubblewrap ·"],
  ])("says of %s how the sandbox was made", (sandbox, expected) => {
    expect(renderComment(runOf({ sandbox }))).toContain(expected);
  });
});

describe("a report", () => {
  test("adds no note when commands ran in a sandbox", () => {
    expect(renderSummary(runOf({ sandbox: "sudo" }))).not.toMatch(/command ran|without a sandbox|a copy/);
    expect(renderAnnotations(runOf({ sandbox: "sudo" }))).toEqual([]);
  });

  test("says where the policy switched the sandbox off", () => {
    const entries = runOf({ sandbox: "none", sandboxOff: "remit.toml:9" });
    expect(renderComment(entries)).toContain(
      "Commands ran **without a sandbox**: the policy switched it off (remit.toml:9).",
    );
    expect(renderAnnotations(entries)).toEqual([
      {
        level: "notice",
        title: "Remit: no sandbox",
        message: "Commands ran without a sandbox: the policy switched it off (remit.toml:9).",
      },
    ]);
  });

  test("does not say that a fork's commands ran without a sandbox, since none ran", () => {
    const entries = runOf({ sandbox: "none", sandboxOff: "remit.toml:9" }, { fork: true });
    expect(renderComment(entries)).toContain("**No command ran**: code of a fork runs in a sandbox or not at all");
  });

  test("gives the first reason why a run that only read had no shell, and where to read more", () => {
    const entries = runOf({ sandbox: "none", sandboxLacks: [SUDO, NAMESPACES] });
    expect(renderComment(entries)).toContain(
      "**No command ran**: commands need a sandbox, and this machine offers none: sudo: sudo: a password is required.",
    );
    expect(renderComment(entries)).not.toContain("unshare");
    expect(renderAnnotations(entries)).toMatchObject([{ message: expect.stringContaining("docs/enterprise.md") }]);
  });

  test("does not blame the machine when the policy is why there is no sandbox", () => {
    const lack = "the policy denies reading 2000 files of the checkout, and at most 1000 can be hidden from commands";
    const comment = renderComment(runOf({ sandbox: "none", sandboxLacks: [lack] }));
    expect(comment).toContain("and there is none: the policy denies reading 2000 files");
    expect(comment).not.toContain("this machine");
  });

  test("says only once that a run failed because there was no sandbox", () => {
    const fault = { kind: "sandbox", message: `This machine offers none: ${SUDO}.` } as const;
    const outcome = { conclusion: "failed", message: "", fault } as const;
    const comment = renderComment(runOf({ sandbox: "none", sandboxLacks: [SUDO] }, { outcome }));
    expect(comment.match(/a password is required/g)).toHaveLength(1);
  });

  test("says when and why the run worked in a copy", () => {
    const why = "no layer: mount: root: wrong fs type, bad option, bad superblock on overlay";
    expect(renderComment(runOf({ sandbox: "root", sandboxCopy: why }))).toContain(
      "The run worked in a copy of the checkout, because this machine cannot put a layer over it: no layer:",
    );
    expect(renderAnnotations(runOf({ sandbox: "root", sandboxCopy: why }))).toMatchObject([{ title: "Remit: a copy" }]);
    const [annotation] = renderAnnotations(runOf({ sandbox: "root", sandboxCopy: why, sandboxLacks: [SUDO] }));
    expect(annotation?.message).not.toContain("docs/enterprise.md");
  });
});

describe("a command that finds no container engine", () => {
  const NOTE = "A command found no container engine";
  const ran = (text: string, sandbox = "sudo") => {
    const answer = { text };
    const calls = [{ tool: "run_shell_command", args: { command: "npm test" }, answer }];
    const { entries } = write().started({ sandbox }).turn({ calls }).turn({ calls }).finished(DONE);
    return renderComment(entries);
  };
  const DONE: Outcome = { conclusion: "answered", message: "Done." };
  const exit = (code: number): string => `[exit code ${code} after 2.1 s]`;

  test.each([
    "Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?",
    "java.lang.IllegalStateException: Could not find a valid Docker environment.",
    "Error: Could not find a working container runtime strategy",
    "panic: rootless Docker not found",
  ])("is explained once: %s", (output) => {
    expect(ran(`${output}\n${exit(1)}`).split(NOTE)).toHaveLength(2);
  });

  test("is not explained when it succeeds, fails for another reason, or runs without a sandbox", () => {
    expect(ran(`Cannot connect to the Docker daemon\n${exit(0)}`)).not.toContain(NOTE);
    expect(ran(`Cannot connect to the Docker daemon\n${exit(1)}`, "none")).not.toContain(NOTE);
    expect(ran(`3 tests failed\n${exit(1)}`)).not.toContain(NOTE);
  });

  test("is explained when it is the verification", () => {
    const results = [{ command: "npm test", ok: false, output: "Cannot connect to the Docker daemon", ms: 1 }];
    const { entries } = write()
      .started({ sandbox: "sudo" })
      .add({ type: "verify.finished", attempt: 1, ok: false, results })
      .finished(DONE);
    expect(renderComment(entries)).toContain(NOTE);
  });
});

test("the summary lists undone edits with the reason", () => {
  const files = [{ path: ".github/workflows/ci.yml", reason: "workflows are never published" }];
  const { entries } = write()
    .started({ sandbox: "sudo" })
    .add({ type: "edits.undone", files })
    .finished({ conclusion: "answered", message: "Done." });
  expect(renderSummary(entries)).toContain(".github/workflows/ci.yml: workflows are never published");
});

test("a run that filled the disk says so and names no limit of the policy", () => {
  const { entries } = write()
    .started({ sandbox: "sudo" })
    .add({ type: "agent.stopped", end: { kind: "exhausted", limit: "disk", text: "" } })
    .finished({ conclusion: "exhausted", message: "m" });
  expect(renderComment(entries)).toContain("Stopped: the disk has less than 1 GiB left\n");
});

test("does not warn about ways to a sandbox that failed before one worked", () => {
  const entries = runOf({ sandbox: "user namespaces", sandboxLacks: [SUDO] });
  expect(renderComment(entries)).not.toContain("password");
  expect(renderAnnotations(entries)).toEqual([]);
});

describe("the page of a run", () => {
  test.each<[string, About, string]>([
    ["how the sandbox was made", { sandbox: "sudo" }, "namespaces by sudo"],
    [
      "what was tried before",
      { sandbox: "user namespaces", sandboxLacks: [SUDO] },
      `user namespaces; tried before: ${SUDO}`,
    ],
    [
      "every reason why there was no sandbox",
      { sandbox: "none", sandboxLacks: [SUDO, NAMESPACES] },
      `none; ${SUDO}; ${NAMESPACES}`,
    ],
    [
      "who switched the sandbox off",
      { sandbox: "none", sandboxOff: "remit.toml:9" },
      "none; the policy switched it off (remit.toml:9)",
    ],
    [
      "why the run worked in a copy",
      { sandbox: "root", sandboxCopy: "no layer" },
      "namespaces by root; in a copy of the checkout: no layer",
    ],
  ])("says %s", (_, about, expected) => {
    expect(readPage(runOf(about)).facts).toContainEqual(["Sandbox", expected, ""]);
  });
});
