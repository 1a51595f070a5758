import { describe, expect, test } from "@jest/globals";
import { USUAL } from "../../src/policy/explain.ts";
import { mayRead } from "../../src/run/may-read.ts";
import { policyOf } from "../world/policies.ts";

const EDIT = 'version = 1\nextends = "edit"\n';

describe("files that no call names", () => {
  test("may all be read when no rule restricts reading", () => {
    const may = mayRead(policyOf(EDIT), USUAL);
    expect(["src/a.ts", "package.json", ".env"].map(may.file)).toEqual([true, true, true]);
    expect(may.everything).toBe(true);
  });

  test("may not be read when a rule denies the path to everybody, to reading, or to read_file", () => {
    for (const rule of ['path = ["secrets/**"]', 'path = ["secrets/**"]\naccess = "read"\ntool = "read_file"']) {
      const may = mayRead(policyOf(`${EDIT}[[deny]]\n${rule}\n`), USUAL);
      expect([may.file("secrets/key"), may.file("src/a.ts")]).toEqual([false, true]);
    }
  });

  test("may be read when a rule denies only writing, or only another agent", () => {
    const written = mayRead(policyOf(`${EDIT}[[deny]]\npath = ["src/**"]\naccess = "write"\n`), USUAL);
    expect(written.file("src/a.ts")).toBe(true);
    const other = policyOf(`${EDIT}[[deny]]\nagent = ["digger"]\npath = ["src/**"]\n`);
    expect(mayRead(other, USUAL).file("src/a.ts")).toBe(true);
    expect(mayRead(other, { ...USUAL, agent: "digger" }).file("src/a.ts")).toBe(false);
  });
});
