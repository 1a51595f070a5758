import { expect, test } from "@jest/globals";
import { asksQuestion } from "../../src/request/trigger.ts";
import { account } from "../world/github-port.ts";

const asks = (instruction: string, more: Partial<Parameters<typeof asksQuestion>[0]> = {}, prompt = ""): boolean =>
  asksQuestion(
    { kind: "change", trigger: "comment", instruction, askers: [account("maria")], key: "00aa", ...more },
    prompt,
  );

test.each([
  "why does total throw?",
  "Total throws for an empty cart. Is that on purpose?!",
  "does this build on Windows? (I have none.)",
  "why does total throw",
  "please explain the cache",
  "¿por qué falla?",
  "空のカートで落ちるのはなぜですか？",
  "لماذا يفشل؟",
])("a request is a question by its mark or its first word: %s", (text) => expect(asks(text)).toBe(true));

test.each([
  "fix total",
  "When the cart is empty total throws. Mend it.",
  "use https://example.com/?q=1 as the address",
  "replace `a ? b : c` and\n\n```js\nwhy?\n```",
  "> why does it throw?\n\nmend that",
])("a request for work is no question, whatever its code, quotations and addresses say: %s", (text) =>
  expect(asks(text)).toBe(false),
);

test("a workflow's prompt, a task and a schedule ask for work, unless somebody dispatches a question", () => {
  expect(asks("Is all well? Mend it.\n\nfix total", {}, "Is all well? Mend it.")).toBe(false);
  expect(asks("Is all well?\n\nwhy not?", {}, "Is all well?")).toBe(true);
  expect(asks("Are there old dependencies?", { trigger: "schedule" })).toBe(false);
  expect(asks("Are there old dependencies?", { trigger: "dispatch", task: "deps" })).toBe(false);
  expect(asks("Are there old dependencies?", { trigger: "dispatch" }, "Are there old dependencies?")).toBe(true);
});
