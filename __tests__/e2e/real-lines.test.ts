/** Commands recorded from real models, run in the sandbox: the policy allows them, and they run. */
import { expect } from "@jest/globals";
import { calls, say } from "../world/gemini.ts";
import { long } from "../world/long.ts";
import { eventsOf } from "../world/log-events.ts";
import { RECORDED_LINES } from "../world/shell-lines.ts";
import { openWorld } from "../world/world.ts";
import { sandboxed } from "../world/ways.ts";
import { SHOP } from "./shop.ts";

/** In ms: some of them search the whole machine. */
const LIMIT_MS = 300_000;

/** As many as are run, sampled from all recorded ones; a turn has at most 64. */
const LINES = 300;
const QUICK = 20;
const A_TURN = 60;

/** These wait for a network, a clock or a person, and take minutes to give up. */
const WAITS =
  /\b(sleep|watch|npx|npm (i|install|ci|update|audit|outdated)|yarn|pnpm|tail -f|top|mvn|gradlew?|dotnet)\b/;

sandboxed(
  "commands recorded from real models run in the sandbox without a denial",
  async () => {
    await carryOut(QUICK);
  },
  LIMIT_MS,
);

long(
  "three hundred recorded lines run as well",
  async () => {
    await carryOut(LINES);
  },
  LIMIT_MS,
);

async function carryOut(count: number): Promise<void> {
  const lines = chosen(count);
  expect(lines).toHaveLength(count);
  const turns = Array.from({ length: Math.ceil(count / A_TURN) }, (_, turn) =>
    calls(
      lines.slice(turn * A_TURN, (turn + 1) * A_TURN).map((command) => ["run_shell_command", { command }] as const),
    ),
  );
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: POLICY,
    script: [...turns, say("All were tried.")],
    job: { timeoutMs: 280_000 },
  });
  const issue = world.github.openIssue({ as: "maria", title: "Try them" });
  const { entries, outputs } = await world.comment("maria", issue.number, "@remit try them");
  expect(outputs["final-message"]).toBe("All were tried.");
  const decided = eventsOf(entries, "call.decided");
  expect(decided.map(({ decision }) => decision.effect)).toEqual(lines.map(() => "allow"));
  const finished = eventsOf(entries, "call.finished");
  expect(finished.filter(({ answer }) => answer.error === "denied" || /not started/.test(answer.text))).toEqual([]);
  expect(finished).toHaveLength(count);
  expect(outputs["denials"]).toBe("0");
}

const POLICY = `version = 1
extends = "edit"
[limits]
calls = 1_000
tokens = 100_000_000
usd = 10_000
files = 10_000
lines = 1_000_000
`;

function chosen(count: number): readonly string[] {
  const ordinary = RECORDED_LINES.filter(({ kind, line }) => kind === "ordinary" && !WAITS.test(line)).map(
    ({ line }) => line,
  );
  const step = Math.floor(ordinary.length / count);
  return ordinary.filter((_, index) => index % step === 0).slice(0, count);
}
