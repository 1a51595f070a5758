/** The environment of tools' processes: what every run gives them, and what its policy has passed besides. */
import { isPassed } from "../policy/variables.ts";
import type { Policy } from "../policy/policy.ts";
import type { Order, World } from "./world.ts";

type Asked = Pick<Order, "toolEnvironment" | "environment">;

/** What commands, hooks and verifications are given. A value that holds a secret stays behind, whatever its name. */
export function environmentFor({ secrets }: Pick<World, "secrets">, order: Asked, policy: Policy) {
  const passed = named(order, policy).filter(([, value]) => !isSecret(value, secrets));
  return { ...Object.fromEntries(passed), ...order.toolEnvironment };
}

/** For people: what the policy names and commands do not get. */
export function tellWithheld({ secrets }: Pick<World, "secrets">, order: Asked, policy: Policy): readonly string[] {
  return named(order, policy)
    .filter(([, value]) => isSecret(value, secrets))
    .map(([name]) => `${name} is not passed to commands (${policy.shell.environment.source}): it holds a secret.`);
}

function named({ environment = {} }: Asked, { shell }: Policy): readonly (readonly [string, string])[] {
  const patterns = shell.environment.value;
  if (patterns.length === 0) return [];
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && isPassed(name, patterns) ? [[name, value] as const] : [],
  );
}

function isSecret(value: string, secrets: World["secrets"]): boolean {
  return secrets.found(Buffer.from(value)) || PASSWORD_IN_ADDRESS.test(value);
}

// `postgres://user:password@host/`
const PASSWORD_IN_ADDRESS = /:\/\/[^\s/?#@]*:[^\s/?#@]+@/;
