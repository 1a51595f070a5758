/** A conversation that grows too long: what replaces it, and what its report says about it. */
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, callPart, reply, say, type GeminiRequest } from "../world/gemini.ts";
import { goodSnapshot } from "../world/long-run.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, SHOP } from "./shop.ts";

const model = { compressionThreshold: 0.01, compressionModel: "cheaper" };
const files = { ...SHOP, ".gemini/settings.json": JSON.stringify({ model }) };

describe("a compression", () => {
  test("is written and checked by the configured model, and reported with its cost", async () => {
    await using world = await openWorld({
      users: { maria: "write" },
      files,
      policy: EDIT_POLICY,
      script: [
        ...["src/cart.js", "test/cart.test.js"].map(look),
        say(goodSnapshot("src/cart.js was read"), { when: isAside }),
        say(`<corrections>\n- The test is red.\n</corrections>\n${goodSnapshot("The test is red.")}`, {
          when: isAside,
        }),
        { ...MEND, when: isTurn },
        say("Mended.", { when: isTurn }),
      ],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs).toMatchObject({ conclusion: "changed", compressions: "1" });
    const [written, checked] = world.gemini.requests.filter(isAside);
    expect(checked?.lastText).toContain("Check your snapshot against the history");
    const cheaper = written?.model ?? "";
    expect([cheaper, checked?.model]).toEqual([expect.stringContaining("flash"), cheaper]);
    const pattern = new RegExp(
      `verified summary by ${cheaper}, US.* 0\\.\\d+\\). The verification corrected: The test is red`,
    );
    expect(world.github.comments(issue.number).at(-1)?.body).toMatch(pattern);
    expect(run.main.summary).toMatch(pattern);
  });
});

describe("the older result of a command, shown truncated", () => {
  long("can still be read in full, since running the command again could give another result", async () => {
    const settings = { model: { compressionThreshold: 0.03 } };
    const list = (from: number) => call("run_shell_command", { command: `seq ${from} ${from + 4_999}` });
    const path = "remit-output:run_shell_command-1.txt";
    await using world = await openWorld({
      users: { maria: "write" },
      files: { ...SHOP, ".gemini/settings.json": JSON.stringify(settings) },
      policy: EDIT_POLICY,
      script: [
        list(10_000),
        list(20_000),
        call("read_file", { file_path: path, start_line: 2_300 }),
        say("It has all numbers."),
      ],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs).toMatchObject({ conclusion: "unchanged", compressions: "0" });
    const [, whole, cut, read] = world.gemini.requests.map(({ raw }) => raw);
    expect([whole, cut].map((raw) => raw?.includes("12345\\n"))).toEqual([true, false]);
    expect(cut).toContain(`read_file ${path} has the whole]`);
    expect(read).toContain("12345\\n");
  });
});

/** A turn of some 1,500 tokens without repetition. */
function look(path: string) {
  const text = Array.from({ length: 700 }, (_, n) => `word${n} of ${path}`).join(" ");
  return reply([{ text }, callPart("read_file", { file_path: path })], { when: isTurn, chunk: 10_000 });
}

function isAside(request: GeminiRequest): boolean {
  return !isTurn(request);
}

function isTurn({ body }: GeminiRequest): boolean {
  return (body.tools ?? []).length > 0;
}
