/** Answers about the sandbox's files: kept while nothing can write there, asked for again afterwards. */
import { once } from "node:events";
import { describe, expect, test } from "@jest/globals";
import { settle } from "../../src/adapters/sandbox/files.ts";
import { openFiles } from "../../src/adapters/files.ts";
import type { FactsTold } from "../../src/adapters/sandbox/messages.ts";
import { openSandboxSite, PATH } from "../world/sandbox-site.ts";
import { sandboxed } from "../world/ways.ts";

const SHOP = "/work/shop";
const FILE = `${SHOP}/src/cart.js`;

/** Files that exist nowhere, and the questions that reached them. */
interface Beneath {
  readonly names?: number;
  readonly facts?: FactsTold;
  readonly real?: string;
}

function open({ names = 1, facts = null, real = FILE }: Beneath = {}) {
  const asked: string[] = [];
  const answer =
    <T>(what: string, value: T) =>
    (path: string): Promise<T> => {
      asked.push(`${what} ${path}`);
      return path.endsWith("broken") ? Promise.reject(new Error("EIO")) : Promise.resolve(value);
    };
  const entries = Array.from({ length: names }, (_, at) => ({ name: `f${at}`, kind: "file" as const }));
  const beneath = {
    ...openFiles(),
    facts: answer("facts", undefined),
    look: answer("look", { real, facts }),
    list: answer("list", { entries, undecodable: 0 }),
    write: answer("write", undefined),
    writeAt: answer("write at", undefined),
  };
  return { asked, ...settle(beneath, SHOP) };
}

describe("an answer about a file in the workspace", () => {
  test("is asked for once, also while it is on its way", async () => {
    const { asked, files } = open();
    await Promise.all([files.realPath(FILE), files.realPath(FILE)]);
    await files.realPath(FILE);
    await Promise.all([files.facts(SHOP), files.facts(SHOP)]);
    await files.facts(SHOP);
    expect(asked).toEqual([`look ${FILE}`, `facts ${SHOP}`]);
  });

  test("comes with the one about its real path", async () => {
    const { asked, files } = open();
    await files.realPath(`${SHOP}/link.js`);
    expect(await files.facts(FILE)).toBeUndefined();
    expect(asked).toEqual([`look ${SHOP}/link.js`]);
    await files.facts(`${SHOP}/link.js`);
    expect(asked).toHaveLength(2);
  });

  test("is asked for by itself when it failed beside the real path, or when something has changed since", async () => {
    const { asked, files } = open({ facts: { wrong: { message: "EACCES" } } });
    await files.realPath(FILE);
    await files.facts(FILE);
    expect(asked).toEqual([`look ${FILE}`, `facts ${FILE}`]);
    const other = open();
    const early = other.files.realPath(FILE);
    other.unsettle()();
    await early;
    await other.files.facts(FILE);
    expect(other.asked).toEqual([`look ${FILE}`, `facts ${FILE}`]);
  });

  test("is asked for again after Remit wrote anywhere", async () => {
    const { asked, files } = open();
    await files.list(SHOP);
    await files.write(FILE, Buffer.from(""));
    await files.list(SHOP);
    await files.writeAt(FILE, Buffer.from(""), 0);
    await files.list(SHOP);
    expect(asked).toEqual([`list ${SHOP}`, `write ${FILE}`, `list ${SHOP}`, `write at ${FILE}`, `list ${SHOP}`]);
  });

  test("is asked for each time while a process runs, and again after its end", async () => {
    const { asked, files, unsettle } = open();
    await files.facts(FILE);
    const [one, other] = [unsettle(), unsettle()];
    for (let at = 0; at < 2; at++) await files.facts(FILE);
    one();
    for (let at = 0; at < 2; at++) await files.facts(FILE);
    other();
    for (let at = 0; at < 2; at++) await files.facts(FILE);
    expect(asked).toHaveLength(1 + 2 + 2 + 1);
  });

  test("is not kept when a process started while it was on its way", async () => {
    const { asked, files, unsettle } = open();
    const early = files.facts(FILE);
    unsettle()();
    await early;
    await files.facts(FILE);
    expect(asked).toHaveLength(2);
  });

  test("is not kept when it failed", async () => {
    const { asked, files } = open();
    await expect(files.facts(`${SHOP}/broken`)).rejects.toThrow("EIO");
    await expect(files.facts(`${SHOP}/broken`)).rejects.toThrow("EIO");
    expect(asked).toHaveLength(2);
  });

  test("is dropped with all others when they name more than 20,000 files", async () => {
    const { asked, files } = open({ names: 9_999 });
    for (const name of ["a", "b", "c"]) await files.list(`${SHOP}/${name}`);
    await files.list(`${SHOP}/c`);
    await files.list(`${SHOP}/a`);
    expect(asked.map((question) => question.at(-1))).toEqual(["a", "b", "c", "c", "a"]);
  });
});

test("an answer about a file outside the workspace is never kept, since Remit writes there from outside", async () => {
  const { asked, files } = open();
  const { asked: other, files: led } = open({ real: "/tmp/output.txt" });
  await led.realPath(`${SHOP}/link`);
  await led.facts("/tmp/output.txt");
  expect(other).toEqual([`look ${SHOP}/link`, "facts /tmp/output.txt"]);
  for (const path of ["/tmp/output.txt", "/tmp/output.txt", `${SHOP}-2/a`, `${SHOP}-2/a`]) await files.facts(path);
  expect(asked).toHaveLength(4);
});

sandboxed("what a command in the sandbox wrote is seen at once, while it runs and afterwards", async () => {
  await using site = await openSandboxSite({ files: { "src/cart.js": "1\n" } });
  const { files } = site.sandbox;
  const size = async () => (await files.facts(site.at("workspace/src/cart.js")))?.size;
  const [before, again] = [await size(), await size()];
  const command = site.sandbox.start({
    argv: ["bash", "-c", "printf 4444 > src/cart.js; echo written; read; printf 333 > src/cart.js"],
    directory: site.workspace,
    environment: { PATH },
    input: "pipe",
  });
  await once(command.output, "data");
  const during = await size();
  command.input?.end("\n");
  await command.ended;
  expect([before, again, during, await size()]).toEqual([2, 2, 4, 3]);
});
