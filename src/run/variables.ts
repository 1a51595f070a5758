/** The environment of tools' processes: the variables of every run, and those its policy passes. */
import { isPassed, variableFault, type Policy } from "../policy.ts";
import type { Invocation, Ports } from "./invocation.ts";

type Asked = Pick<Invocation, "toolEnvironment" | "environment">;

/** For commands, hooks and verifications. A value that contains a secret is withheld, whatever its name. */
export function environmentFor({ secrets }: Pick<Ports, "secrets">, invocation: Asked, policy: Policy) {
  const passed = named(invocation, policy).filter(([, value]) => !isSecret(value, secrets));
  return { ...Object.fromEntries(passed), ...invocation.toolEnvironment };
}

/** For people: variables the policy names that commands do not get. */
export function describeWithheld(
  { secrets }: Pick<Ports, "secrets">,
  invocation: Asked,
  policy: Policy,
): readonly string[] {
  return named(invocation, policy)
    .filter(([, value]) => isSecret(value, secrets))
    .map(([name]) => `${name} is not passed to commands (${policy.shell.environment.source}): it holds a secret.`);
}

/** For people: variables of the step that a command file's shell lines use and that commands do not get. */
export function describeMissing(
  { secrets }: Pick<Ports, "secrets">,
  invocation: Asked,
  policy: Policy,
  { path, lines }: { readonly path: string; readonly lines: readonly string[] },
): readonly string[] {
  const given = environmentFor({ secrets }, invocation, policy);
  const names = lines.flatMap((line) => [...line.matchAll(VARIABLE)].map(([, name = ""]) => name));
  return [...new Set(names)].flatMap((name) => {
    const value = invocation.environment?.[name];
    if (value === undefined || name in given || BY_SHELL.has(name)) return [];
    const fault = isSecret(value, secrets) ? "It holds a secret, which commands never get." : variableFault(name);
    const fix = fault ?? `To pass it, add to the policy: [shell] environment = ["${name}"].`;
    return [`${path}: \`$${name}\` is empty in its shell lines, since commands do not get it. ${fix}`];
  });
}

const VARIABLE = /\$\{?([A-Za-z_]\w*)/g;
/** A shell sets these itself. */
const BY_SHELL: ReadonlySet<string> = new Set(["PWD", "OLDPWD", "SHLVL", "HOSTNAME", "UID", "_"]);

function named({ environment = {} }: Asked, { shell }: Policy): readonly (readonly [string, string])[] {
  const patterns = shell.environment.value;
  if (patterns.length === 0) return [];
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && isPassed(name, patterns) ? [[name, value] as const] : [],
  );
}

function isSecret(value: string, secrets: Ports["secrets"]): boolean {
  return secrets.found(Buffer.from(value)) || PASSWORD_IN_ADDRESS.test(value);
}

// `postgres://user:password@host/`
const PASSWORD_IN_ADDRESS = /:\/\/[^\s/?#@]*:[^\s/?#@]+@/;
