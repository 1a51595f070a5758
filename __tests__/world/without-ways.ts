/** Whole jobs on a machine without any sandbox: the policy must then switch it off, as an owner would have to. */
import { FOUND, waysHere } from "./ways/machine.ts";
import type { WorldOptions } from "./world.ts";

const POLICY = ".github/remit.toml";

/** The same options, with `mode = "off"` if the policy sets no mode and the machine has no sandbox. */
export function withoutWays(options: WorldOptions): WorldOptions {
  // Outside the tests, for instance in a benchmark, nothing was probed.
  const unknown = process.env[FOUND] === undefined;
  if (unknown || waysHere().own !== undefined || options.job?.way !== undefined) return options;
  const file = options.files?.[POLICY];
  return {
    ...options,
    ...(options.policy !== undefined && { policy: switchOff(options.policy) }),
    ...(typeof file === "string" && { files: { ...options.files, [POLICY]: switchOff(file) } }),
  };
}

/** A policy that sets a mode is about the mode; a read-only policy runs without a shell. */
export function switchOff(policy: string): string {
  if (!/^extends = "(?:edit|maintain)"$/m.test(policy) || /^mode = /m.test(policy)) return policy;
  const text = policy.replace(/^commands = "any"$/m, 'commands = "listed"');
  const off = /^\[sandbox\]$/m.test(text)
    ? text.replace(/^\[sandbox\]$/m, '[sandbox]\nmode = "off"')
    : `${text}\n[sandbox]\nmode = "off"\n`;
  const listed = /^commands = "(?:listed|none)"$/m.test(policy);
  return listed ? off : `${off}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["*"]\n`;
}
