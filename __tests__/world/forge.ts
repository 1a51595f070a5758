/** A first job under an attacker's control: record, log and digest are consistent, whatever they say. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { proposalDigest } from "../../src/change/proposal.ts";
import type { Run } from "./world.ts";

export interface Forgeable {
  key: string;
  log: string;
  readonly outcome: Record<string, unknown>;
  readonly change?: { readonly proposal: Record<string, unknown> };
}

/** Changes the record and the log's lines and updates all digests; returns the inputs of the publishing job. */
export async function forge(
  proposed: Run,
  change: (packed: Forgeable) => void,
  write: (line: string) => string = (line) => line,
) {
  const directory = proposed.outputs["proposal-path"] ?? "";
  const [record, log] = [path.join(directory, "proposal.json"), path.join(directory, "log.ndjson")];
  const packed = JSON.parse(await readFile(record, "utf8")) as Forgeable;
  const lines = (await readFile(log, "utf8")).split("\n").map((line) => (line === "" ? line : write(line)));
  await writeFile(log, lines.join("\n"));
  packed.log = sha256(lines.join("\n"));
  change(packed);
  if (packed.change !== undefined) {
    const { digest: _, ...body } = packed.change.proposal;
    packed.change.proposal["digest"] = proposalDigest(body as unknown as Parameters<typeof proposalDigest>[0]);
  }
  const text = JSON.stringify(packed);
  await writeFile(record, text);
  return { inputs: { "proposal-digest": sha256(text) } };
}

function sha256(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}
