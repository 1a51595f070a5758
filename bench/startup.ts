/**
 * From process start to the first model request, the gate, the policy and the first comment included.
 *
 *     node bench/startup.ts [RUNS]
 */
import { openWorld } from "../__tests__/world/world.ts";
import { say } from "../__tests__/world/gemini.ts";
import { EDIT_POLICY, SHOP } from "../__tests__/e2e/shop.ts";

const runs = Number(process.argv[2] ?? "15");
const times: number[] = [];
for (let i = 0; i < runs; i++) {
  let asked = 0;
  const script = [
    () => {
      asked = performance.now();
      return say("Nothing to do.");
    },
  ];
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, script });
  const issue = world.github.openIssue({ as: "maria", title: "Hello" });
  let started = 0;
  const before = (): Promise<void> => {
    started = performance.now();
    return Promise.resolve();
  };
  await world.comment("maria", issue.number, "@remit hello", { before });
  times.push(asked - started);
}
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
process.stdout.write(`start to first model request, ms: median ${at(0.5)}, best ${at(0)}, worst ${at(1)} of ${runs}\n`);
