/** The mounts of a sandbox decide whether it is safe. */
import { describe, expect, test } from "@jest/globals";
import { readMounts, visible } from "../../src/adapters/mounts.ts";

const line = (path: string, options: string) => `36 35 98:0 / ${path} ${options} master:1 - ext4 /dev/root rw`;
const paths = (...lines: string[]) => visible(readMounts(lines.join("\n"))).map(({ path }) => path);

describe("mounts", () => {
  test("are parsed, including the kernel's escapes", () => {
    expect(readMounts(`${line("/a\\040b\\011c", "ro,noexec")}\n`)).toEqual([
      { path: "/a b\tc", options: ["ro", "noexec"] },
    ]);
  });

  test("are not visible when a later one covers them, at the same place or above", () => {
    expect(paths(line("/", "ro"), line("/work", "rw"), line("/work", "ro"))).toEqual(["/", "/work"]);
    expect(paths(line("/", "ro"), line("/run/user/1", "rw"), line("/run", "rw"))).toEqual(["/", "/run"]);
    expect(paths(line("/run", "rw"), line("/run/user/1", "rw"), line("/running", "rw"))).toHaveLength(3);
  });
});
