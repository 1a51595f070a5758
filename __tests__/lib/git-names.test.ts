import { describe, expect, test } from "@jest/globals";
import { isGitName, isGitPart, isModulesName } from "../../src/lib/git-names.ts";

describe("a name", () => {
  test.each([".git", ".GIT", ".git.", ".git. .", "GIT~1", ".git:stream", ".git:\n", ".g\u200cit", "git~1 :x"])(
    "is git's own if it is %j",
    (name) => {
      expect(isGitName(name)).toBe(true);
    },
  );

  test.each([".gitignore", ".github", "git", ".gitx", "x.git", ".git-keep", "git~12", "a:.git"])(
    "is not git's own if it is %j",
    (name) => {
      expect(isGitName(name)).toBe(false);
    },
  );

  test.each([".gitmodules", ".GitModules ", "gitmod~1", "GI7EBA~2::$DATA"])(
    "is the list of submodules if it is %j",
    (name) => {
      expect(isModulesName(name)).toBe(true);
      expect(isModulesName(`x${name}`)).toBe(false);
    },
  );

  test("in git's directory is one that git works with, or somebody else's", () => {
    const parts =
      "HEAD FETCH_HEAD ORIG_HEAD CHERRY_PICK_HEAD MERGE_MSG BISECT_LOG config index refs objects lfs modules";
    const others = "credentials extra deploy_key hooks branches remotes config.bak TOKEN head index.key";
    expect(parts.split(" ").filter((name) => !isGitPart(name))).toEqual([]);
    expect(others.split(" ").filter(isGitPart)).toEqual([]);
  });
});
