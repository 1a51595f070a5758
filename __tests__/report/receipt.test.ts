/** The receipt: what it contains, and that any change to it or to its log is noticed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator, type Schema } from "@cfworker/json-schema";
import { describe, expect, test } from "@jest/globals";
import type { Entry } from "../../src/events.ts";
import { compareReceipts, makeReceipt, renderReceipt } from "../../src/report/receipt.ts";
import { RECORDED, recordedLog, REPLAYS } from "../world/recorded.ts";
import { write } from "./entries.ts";

const started = RECORDED.filter((name) => makeReceipt(recordedLog(name)) !== undefined);

function receiptOf(entries: readonly Entry[]) {
  const receipt = makeReceipt(entries);
  if (receipt === undefined) throw new Error("The run never started.");
  return receipt;
}

describe("a receipt", () => {
  test("names who asked, which model answered, what it cost and what came of it", () => {
    const receipt = receiptOf(recordedLog("fix"));
    expect(receipt).toMatchObject({
      type: "urn:remit:receipt:1",
      actor: { login: "mona", permission: "write" },
      request: { subject: "issue 12", instruction: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
      policy: { path: ".github/remit.toml", ref: "main" },
      instructions: { prompt: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
      conclusion: "changed",
      published: { commit: "9c1d0e7aa4b35f60718293a4b5c6d7e8f9012345" },
      cost: { turns: 5, usd: expect.any(Number) },
    });
    expect(receipt.model.answered).toHaveLength(1);
  });

  test("contains the instruction only as a digest", () => {
    const entries = recordedLog("fix");
    const [start] = entries.flatMap(({ event }) => (event.type === "run.started" ? [event] : []));
    expect(renderReceipt(receiptOf(entries))).not.toContain(start?.request.instruction);
  });

  test("counts the bytes and entries of the log on disk", () => {
    expect(started.length).toBeGreaterThan(10);
    for (const name of started) {
      const bytes = readFileSync(join(REPLAYS, `${name}.ndjson`));
      const entries = recordedLog(name);
      expect(receiptOf(entries).log).toMatchObject({ bytes: bytes.length, entries: entries.length });
    }
  });

  test("is not made for a run that never started", () => {
    expect(makeReceipt([])).toBeUndefined();
    expect(makeReceipt(write().entries)).toBeUndefined();
  });
});

describe("the published schema of receipts", () => {
  const schema = JSON.parse(readFileSync("schema/receipt.schema.json", "utf8")) as Schema;
  const faults = (value: unknown) => new Validator(schema, "2020-12", false).validate(value).errors;

  test.each(started)("accepts the receipt of %s", (name) => {
    expect(faults(JSON.parse(renderReceipt(receiptOf(recordedLog(name)))))).toEqual([]);
  });

  test("rejects an extra field, a missing field and another kind of value", () => {
    const kept = () => JSON.parse(renderReceipt(receiptOf(recordedLog("fix")))) as Record<string, unknown>;
    for (const path of leaves(kept())) {
      const [shorter, other] = [kept(), kept()];
      reach(shorter, path, (record, name) => delete record[name]);
      reach(other, path, (record, name) => void (record[name] = { forged: true }));
      expect([path, faults(shorter).length > 0, faults(other).length > 0]).toEqual([path, true, true]);
    }
    expect(faults({ ...kept(), extra: 1 })).not.toEqual([]);
  });
});

describe("comparing a receipt with its log", () => {
  const entries = recordedLog("fix");
  const made = receiptOf(entries);
  const kept = () => JSON.parse(renderReceipt(made)) as Record<string, unknown>;

  test("accepts an unchanged receipt", () => {
    expect(compareReceipts(made, kept())).toEqual([]);
  });

  test("names every field that was changed, removed or added", () => {
    const paths = leaves(kept());
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const [changed, shorter] = [kept(), kept()];
      reach(changed, path, (record, name) => void (record[name] = "forged"));
      reach(shorter, path, (record, name) => delete record[name]);
      expect(compareReceipts(made, changed).map(({ field }) => field)).toEqual([path]);
      expect(compareReceipts(made, shorter).map(({ field }) => field)).toEqual([path]);
    }
    expect(compareReceipts(made, { ...kept(), extra: 1 }).map(({ field }) => field)).toEqual(["extra"]);
    expect(compareReceipts(made, "forged")).toHaveLength(1);
  });

  test("detects a log in which one word was changed", () => {
    const at = entries.findIndex(({ event }) => event.type === "call.finished");
    const entry = entries[at] as Entry;
    if (entry.event.type !== "call.finished") throw new Error("No call.");
    const answer = { ...entry.event.answer, text: `${entry.event.answer.text}!` };
    const forged = entries.with(at, { ...entry, event: { ...entry.event, answer } });
    expect(compareReceipts(receiptOf(forged), kept()).map(({ field }) => field)).toEqual(["log.digest", "log.bytes"]);
  });
});

function leaves(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [prefix];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, prefix === "" ? name : `${prefix}.${name}`));
}

function reach(
  value: Record<string, unknown>,
  path: string,
  change: (at: Record<string, unknown>, name: string) => void,
) {
  const names = path.split(".");
  const last = names.pop() ?? "";
  change(
    names.reduce((at, name) => at[name] as Record<string, unknown>, value),
    last,
  );
}
