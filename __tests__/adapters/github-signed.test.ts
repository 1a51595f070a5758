import { describe, expect, test } from "@jest/globals";
import { openScene, refusal } from "../world/github-scene.ts";

const COMMIT = "POST /graphql#createCommitOnBranch";
const MESSAGE = "Mend the total (#1)\n\nIt began at 1.\n\nRemit-Request: 00000000000000aa\n";

function change(expect: string) {
  const additions = [{ path: "src/\u00FC.bin", bytes: Buffer.from([0, 255, 10]) }];
  return { branch: "topic", expect, message: MESSAGE, additions, deletions: ["old.txt"] };
}

async function open(options: Parameters<typeof openScene>[0] = {}) {
  const scene = await openScene(options);
  const head = await scene.world.commit({ branch: "topic", files: { "old.txt": "old" } });
  return { ...scene, head, [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose]() };
}

describe("a commit made by GitHub", () => {
  test("contains the requested files and message, and is signed", async () => {
    await using scene = await open();
    const { github, world } = scene;
    const commit = await github.commitOnBranch(change(scene.head));
    expect(await world.bare.ref("topic")).toBe(commit);
    expect(await world.bare.file("topic", "src/\u00FC.bin")).toEqual(Buffer.from([0, 255, 10]));
    expect(await world.bare.file("topic", "old.txt")).toBeUndefined();
    expect(await world.bare.git("log", "-1", "--format=%P%n%B", "topic")).toBe(`${scene.head}\n${MESSAGE}`);
    expect(world.state.signed).toContain(commit);
  });

  test.each([{ kind: "reset", stored: true } as const, { kind: "status", status: 502, stored: true } as const])(
    "is made once when its answer was lost (%j), and the second attempt reports a moved branch",
    async (fault) => {
      await using scene = await open();
      scene.world.faults.inject(COMMIT, fault);
      expect(await refusal(scene.github.commitOnBranch(change(scene.head)))).toMatchObject({ status: 409 });
      expect(await scene.world.bare.git("rev-list", "--count", `${scene.head}..topic`)).toBe("1\n");
    },
  );

  test("is requested again when GitHub was down", async () => {
    await using scene = await open();
    scene.world.faults.inject(COMMIT, { kind: "status", status: 503 });
    expect(await scene.github.commitOnBranch(change(scene.head))).toBe(await scene.world.bare.ref("topic"));
  });

  test("is refused when the head has moved", async () => {
    await using scene = await open();
    const theirs = await scene.world.commit({ branch: "topic", files: { "theirs.txt": "x" } });
    expect(await refusal(scene.github.commitOnBranch(change(scene.head)))).toMatchObject({ status: 409 });
    expect(await scene.world.bare.ref("topic")).toBe(theirs);
  });

  test("needs a permission, an existing branch and no branch protection", async () => {
    await using weak = await open({ tokens: { ghs_job: { permissions: { contents: "read" } } } });
    expect(await refusal(weak.github.commitOnBranch(change(weak.head)))).toMatchObject({
      status: 403,
      permission: "contents: write",
    });
    await using scene = await open();
    const gone = { ...change(scene.head), branch: "gone" };
    expect(await refusal(scene.github.commitOnBranch(gone))).toMatchObject({ status: 404 });
    scene.world.protect("topic");
    const error = await refusal(scene.github.commitOnBranch(change(scene.head)));
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining("through a pull request") });
  });
});
