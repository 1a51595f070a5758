import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { openFiles } from "../../../src/adapters/files.ts";
import { MAX_PACKED, readPackedProposal } from "../../../src/features/two-jobs/packed-proposal.ts";
import type { Files } from "../../../src/ports.ts";
import { scratchDirectory, writeFiles } from "../../world/scratch.ts";

const NAMES = ["proposal.json", "log.ndjson", "work.patch"];
const all = scratchDirectory();
let scratch: string;
let directory: string;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(all, "parcel-"));
  directory = path.join(scratch, "proposal");
  writeFiles(scratch, { secret: "s3cret\n" });
  writeFiles(directory, Object.fromEntries(NAMES.map((name) => [name, name])));
});

const inside = (name: string): string => path.join(directory, name);
const read = (where = directory, files: Files = openFiles()) => readPackedProposal(files, where);

test("the three files of a proposal are read byte for byte", async () => {
  const reading = await read();
  expect(reading.kind).toBe("read");
  expect(
    reading.kind === "read" && new Map([...reading.files].map(([name, bytes]) => [name, bytes.toString()])),
  ).toEqual(new Map(NAMES.map((name) => [name, name])));
});

test("the directory itself can be a link, since the workflow names it", async () => {
  await symlink(directory, path.join(scratch, "link"));
  expect(await read(path.join(scratch, "link"))).toMatchObject({ kind: "read" });
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    "a link in place of a file",
    async () => (await rm(inside("work.patch")), await symlink("../secret", inside("work.patch"))),
    /"work\.patch" \(a link\)/,
  ],
  [
    "a directory in place of a file",
    async () => (await rm(inside("log.ndjson")), await mkdir(inside("log.ndjson"))),
    /"log\.ndjson" \(a directory\)/,
  ],
  ["an unexpected file", () => writeFile(inside("run.sh"), "x"), /"run\.sh" \(a file\)/],
  ["a name in another case", () => writeFile(inside("Proposal.json"), "x"), /"Proposal\.json"/],
  ["a name with a line break", () => writeFile(inside("a\n::error::b"), "x"), /"a\\n::error::b"/],
  [
    "a name that is not UTF-8",
    () => writeFile(Buffer.concat([Buffer.from(`${directory}/`), Buffer.from([0xff])]), "x"),
    /not UTF-8/,
  ],
  [
    "a file that is too large",
    () => truncate(inside("log.ndjson"), MAX_PACKED + 1),
    /log\.ndjson has \d+ bytes; at most/,
  ],
  ["no directory", () => rename(directory, path.join(scratch, "elsewhere")), /ENOENT/],
])("a proposal with %s is refused", async (_, damage, why) => {
  await damage();
  expect(await read()).toMatchObject({
    kind: "refused",
    fault: { kind: "conflict", message: expect.stringMatching(why), hint: expect.stringContaining("artifact") },
  });
});

test("a file that becomes a link after it was listed is not followed", async () => {
  const files = openFiles();
  const late: Files = {
    ...files,
    async facts(where) {
      const facts = await files.facts(where);
      if (path.basename(where) !== "work.patch") return facts;
      await rm(where);
      await symlink("../secret", where);
      return facts;
    },
  };
  expect(await read(directory, late)).toMatchObject({
    kind: "refused",
    fault: { message: expect.stringContaining("ELOOP") },
  });
});
