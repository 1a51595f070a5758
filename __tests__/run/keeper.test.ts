import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Outcome } from "../../src/events.ts";
import type { Settings } from "../../src/inputs.ts";
import { readLog } from "../../src/log.ts";
import { GitError, type KeptRefs } from "../../src/ports.ts";
import type { AdmittedRun } from "../../src/run/gate.ts";
import { openRunKeeper } from "../../src/run/keeper.ts";
import { sumOfKept } from "../../src/run/kept-state.ts";
import { readRecord } from "../../src/features/continue/kept-schema.ts";
import { openSecrets } from "../../src/secrets.ts";
import { memoryLog, saying } from "../world/agent.ts";
import { heldClock } from "../world/clock.ts";
import { fakeRunner } from "../world/report-station.ts";
import { eventsOf } from "../world/log-events.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite } from "../world/work-site.ts";

const MINUTE = 60_000;

describe("the keeper of a run", () => {
  test("keeps the run and its edits every five minutes, and not more often", async () => {
    await using scene = await openScene();
    const { site, clock, call } = scene;
    clock.advance(4 * MINUTE);
    void call("one");
    await site.write("a.txt", "A\n");
    clock.advance(MINUTE);
    const first = await scene.kept(call("two"));
    expect(first.record?.outcome).toMatchObject({ conclusion: "failed", fault: { kind: "internal" } });
    expect(first.last).toMatchObject({ type: "call.finished", id: "two" });
    expect(await scene.read(first.record?.work, "a.txt")).toBe("A\n");
    await site.write("b.txt", "B\n");
    clock.advance(4 * MINUTE);
    void call("three");
    clock.advance(MINUTE);
    const second = await scene.kept(call("four"));
    expect(second.last).toMatchObject({ id: "four" });
    expect(await scene.read(second.record?.work, "b.txt")).toBe("B\n");
    await scene.keeper.keep({ conclusion: "unchanged", message: "" }, undefined);
    expect(scene.keeps).toHaveLength(3);
  });

  test("keeps the end of the run after any save under way, and nothing later", async () => {
    await using scene = await openScene();
    scene.clock.advance(6 * MINUTE);
    void scene.call("one");
    await scene.keeper.keep({ conclusion: "unchanged", message: "All is well." }, undefined);
    scene.clock.advance(6 * MINUTE);
    void scene.call("two");
    expect(scene.keeps).toHaveLength(2);
    expect((await scene.kept()).record?.outcome).toMatchObject({ conclusion: "unchanged" });
    // Each event names what had been kept by then, for the comment.
    const sums = eventsOf(scene.log.entries, "run.kept").map(({ sum }) => sum);
    expect(sums).toEqual([expect.stringMatching(/^sha256:[0-9a-f]{64}:\d+$/), expect.stringMatching(/^sha256:/)]);
    expect(sums[0]).not.toBe(sums[1]);
  });

  describe("that a push has taken along", () => {
    const PUBLICATION = { branch: "remit/issue-12-x", commit: "c".repeat(40), files: [], refused: [] };
    const CHANGED = { conclusion: "changed", message: "Done.", publication: PUBLICATION } as const;
    const PULL = { number: 13, url: "http://localhost/13", draft: true, created: true };

    async function taken() {
      const scene = await openScene();
      const stored = await scene.keeper.store(CHANGED);
      stored?.taken();
      return { scene, stored };
    }

    test("is not pushed again at the end, which knows the pull request as well", async () => {
      const { scene, stored } = await taken();
      await using _ = scene;
      expect(stored?.names).toEqual(["issue-12", "branch-remit%2fissue-12-x"]);
      await scene.keeper.keep({ ...CHANGED, publication: { ...PUBLICATION, pull: PULL } }, undefined);
      expect(scene.keeps).toEqual([]);
      const show = async (name: string) => (await scene.site.git.show(stored?.commit ?? "", name)) ?? Buffer.alloc(0);
      const [record, log] = await Promise.all([show("run.json"), show("log.ndjson")]);
      const sum = sumOfKept({ record, log });
      const refs = ["refs/remit/issue-12", "refs/remit/branch-remit%2fissue-12-x"];
      expect(eventsOf(scene.log.entries, "run.kept")).toEqual([{ type: "run.kept", refs, dropped: 0, sum }]);
      expect(readRecord(record.toString())?.outcome.publication).toEqual({
        branch: PUBLICATION.branch,
        commit: PUBLICATION.commit,
        refused: [],
      });
    });

    test("is named in the log at once, for the comment: a machine that is lost while checks run has no end", async () => {
      await using scene = await openScene();
      const stored = await scene.keeper.store(CHANGED);
      expect(eventsOf(scene.log.entries, "run.kept")).toEqual([]);
      stored?.taken();
      const refs = ["refs/remit/issue-12", "refs/remit/branch-remit%2fissue-12-x"];
      const kept = { type: "run.kept", refs, dropped: 0, sum: expect.stringMatching(/^sha256:/) };
      expect(eventsOf(scene.log.entries, "run.kept")).toEqual([kept]);
    });

    test.each<[string, Outcome, string | undefined]>([
      ["ends otherwise", { ...CHANGED, conclusion: "cancelled" }, undefined],
      ["publishes another commit", { ...CHANGED, publication: { ...PUBLICATION, commit: "d".repeat(40) } }, undefined],
      ["publishes nothing", { conclusion: "failed", message: "Done." }, undefined],
      ["leaves work behind", CHANGED, "the base"],
    ])("is pushed again when the run %s", async (_, outcome, left) => {
      const { scene } = await taken();
      await using __ = scene;
      await scene.keeper.keep(outcome, left === undefined ? undefined : scene.site.commit);
      expect(scene.keeps).toHaveLength(1);
    });

    test("is pushed again when the agent worked on", async () => {
      const { scene } = await taken();
      await using _ = scene;
      void scene.call("more");
      await scene.keeper.keep(CHANGED, undefined);
      expect(scene.keeps).toHaveLength(1);
      expect((await scene.kept()).last).toMatchObject({ type: "call.finished", id: "more" });
    });

    test("is pushed at the end if that push failed", async () => {
      await using scene = await openScene();
      await scene.keeper.store(CHANGED);
      await scene.keeper.keep(CHANGED, undefined);
      expect(scene.keeps).toHaveLength(1);
    });

    test.each([
      ["proposes", { job: { kind: "propose" } as const }],
      ["is dry", { dryRun: true }],
    ])("is nothing when the run %s", async (_, how) => {
      await using scene = await openScene(how);
      expect(await scene.keeper.store(CHANGED)).toBeUndefined();
    });

    test("is nothing where the disk is full, and the work is published without it", async () => {
      await using scene = await openScene({ full: true });
      expect(await scene.keeper.store(CHANGED)).toBeUndefined();
    });

    test("comes after a save under way, which would replace it", async () => {
      await using scene = await openScene();
      scene.clock.advance(6 * MINUTE);
      void scene.call("one");
      await scene.keeper.store(CHANGED);
      expect(scene.keeps).toHaveLength(1);
    });
  });

  test("commits the edits of a broken run, if there are any", async () => {
    await using scene = await openScene();
    expect(await scene.keeper.rescue()).toBeUndefined();
    await scene.site.write("a.txt", "A\n");
    await scene.keeper.keep({ conclusion: "failed", message: "" }, await scene.keeper.rescue());
    expect(await scene.read((await scene.kept()).record?.work, "a.txt")).toBe("A\n");
  });

  test.each([
    ["proposes", { job: { kind: "propose" } as const }],
    ["is dry", { dryRun: true }],
  ])("writes a broken run's edits as a patch beside the log, and keeps no ref, when it %s", async (_, how) => {
    await using scene = await openScene(how);
    await scene.site.write("a.txt", "\u00C4\n");
    const work = await scene.keeper.rescue();
    expect(work).toMatch(/^[0-9a-f]{40}$/);
    expect(await readFile(path.join(scene.site.scratch, "work.patch"), "utf8")).toContain("+\u00C4\n");
    await scene.keeper.keep({ conclusion: "failed", message: "" }, work);
    expect(scene.keeps).toEqual([]);
  });

  test("keeps nothing of a second attempt to which the model never replied, so that it replaces nothing", async () => {
    await using scene = await openScene({ silent: true });
    await scene.keeper.keep({ conclusion: "failed", message: "" }, undefined);
    expect(scene.keeps).toEqual([]);
    expect(scene.log.entries.at(-1)?.event).toMatchObject({ type: "run.kept", refs: [] });
  });

  test("does not stop the run when the server refuses what is kept", async () => {
    await using scene = await openScene({ refuse: true });
    scene.clock.advance(6 * MINUTE);
    void scene.call("one");
    await scene.keeper.keep({ conclusion: "unchanged", message: "" }, undefined);
    expect(scene.log.entries.at(-1)?.event).toMatchObject({ type: "run.kept", refs: [], reason: expect.any(String) });
  });
});

interface SceneOptions extends Partial<Pick<Settings, "job" | "dryRun">> {
  readonly refuse?: boolean;
  /** No object can be stored. */
  readonly full?: boolean;
  /** It is the second attempt, and the model gives no reply. */
  readonly silent?: boolean;
}

async function openScene({ refuse = false, full = false, silent = false, ...how }: SceneOptions = {}) {
  const site = await openWorkSite({ "a.txt": "a\n", "b.txt": "b\n" });
  const clock = heldClock();
  const log = memoryLog(clock);
  const request = issueRequest(site.commit);
  const policy = policyOf(`version = 1\n[[allow]]\npath = "*.txt"\ntool = "write_file"\n[publish]\nto = "pull"\n`);
  const run = { id: "1", attempt: silent ? 2 : 1, repository: "octo/shop", url: "http://localhost/run", version: "0" };
  const { limits, source } = policy;
  log.append({ type: "run.started", run, request, policy: source, model: "m", limits, sandbox: "none" });
  log.append({ type: "agent.started", name: "main", model: "m", system: "", briefing: [], tools: [] });
  if (!silent) log.append({ type: "model.replied", purpose: "turn", turn: 1, reply: saying("I look."), usd: 0, ms: 1 });
  const keeps: string[] = [];
  let done = Promise.withResolvers<void>();
  const kept: KeptRefs = {
    find: () => Promise.resolve(undefined),
    list: () => Promise.resolve([]),
    async store(snapshot) {
      if (full) throw new Error("ENOSPC: no space left on device");
      return await site.git.kept.store(snapshot);
    },
    async keep(names, snapshot) {
      if (refuse) throw new GitError("Not here.");
      const commit = await site.git.kept.keep(names, snapshot);
      keeps.push(commit);
      done.resolve();
      done = Promise.withResolvers();
      return commit;
    },
  };
  const world = {
    clock,
    log,
    runner: fakeRunner(),
    git: { ...site.git, kept },
    files: site.files,
    secrets: NO_SECRETS,
  };
  const settings = { dryRun: false, ...how, github: { serverUrl: "http://localhost" } };
  const invocation = { runUrl: run.url, directories: { run: site.scratch }, settings };
  const admittedRun = { ports: world, invocation, admitted: { request, policy } } as unknown as AdmittedRun;
  const keeper = openRunKeeper(admittedRun, undefined);
  keeper.watch(await site.baseline());
  const read = async (commit = "", path = "") => (await site.shop.file(commit, path))?.toString() ?? "";
  return {
    site,
    read,
    clock,
    log,
    keeper,
    keeps,
    /** Append a call; resolves when the run is kept next. */
    call(id: string): Promise<void> {
      const next = done.promise;
      log.append({ type: "call.finished", id, tool: "write_file", answer: { text: "" }, ms: 0 });
      return next;
    },
    /** What has been kept once `after` resolves. */
    async kept(after?: Promise<void>) {
      await after;
      const commit = await site.shop.ref("refs/remit/issue-12");
      const record = readRecord(await read(commit, "run.json"));
      return { record, last: readLog(await read(commit, "log.ndjson")).at(-1)?.event };
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

const NO_SECRETS = openSecrets(new Map());
