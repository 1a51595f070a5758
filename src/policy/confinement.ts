/** The settings that confine commands: `[shell]`, `[sandbox]`, `[network]`. */
import { isHostPattern } from "./match.ts";
import type { Policy, Sourced } from "./policy.ts";
import { checked, citation, fault, list, oneOf, section, setting, type PolicyReading } from "./reading.ts";
import type { TomlEntry, TomlTable } from "./toml.ts";
import { variableFault } from "./variables.ts";
import { COMMANDS, SANDBOXES } from "./vocabulary.ts";

type Confinement = Pick<Policy, "shell" | "sandbox" | "network">;

/** What the file sets, over what its preset sets. Without a sandbox only listed commands run. */
export function readConfinement(reading: PolicyReading, root: TomlTable, before: Confinement): Confinement {
  const shell = section(reading, root, "shell", ["commands", "environment"]);
  const sandbox = section(reading, root, "sandbox", ["mode", "show", "outside"]);
  const network = section(reading, root, "network", ["hosts", "services"]);
  const mode = setting(reading, sandbox, "mode", before.sandbox.mode, sandboxMode);
  return {
    shell: {
      commands: readCommands(reading, shell, mode, before.shell.commands),
      environment: setting(reading, shell, "environment", before.shell.environment, listOf(variableFault)),
    },
    sandbox: {
      mode,
      show: setting(reading, sandbox, "show", before.sandbox.show, listOf(shownFault)),
      outside: setting(reading, sandbox, "outside", before.sandbox.outside, listOf(serverFault)),
    },
    network: {
      hosts: setting(reading, network, "hosts", before.network.hosts, listOf(hostFault)),
      services: setting(reading, network, "services", before.network.services, listOf(serviceFault)),
    },
  };
}

/** What is wrong with a host pattern; undefined when nothing is. */
export function hostFault(host: string): string | undefined {
  if (isHostPattern(host)) return undefined;
  return `"${host}" is not a host: expected a lower-case name such as "example.com" or "*.example.com", without scheme, port or path.`;
}

function sandboxMode(
  reading: PolicyReading,
  entry: TomlEntry,
  key: string,
): Policy["sandbox"]["mode"]["value"] | undefined {
  if (entry.value.kind === "string" && entry.value.value === "prefer")
    return fault(
      reading,
      entry.value.at,
      '`mode = "prefer"` is gone: a run that needs commands needs a sandbox.',
      'Take the line out, or write `mode = "require"`; `mode = "off"` runs listed commands without a sandbox.',
    );
  return oneOf(SANDBOXES)(reading, entry, key);
}

type Commands = Policy["shell"]["commands"];

function readCommands(
  reading: PolicyReading,
  shell: TomlTable | undefined,
  mode: Policy["sandbox"]["mode"],
  before: Commands,
): Commands {
  const entry = shell?.entries.get("commands");
  const unset: Sourced<Commands["value"]> = mode.value === "off" ? { value: "listed", source: mode.source } : before;
  if (entry === undefined) return unset;
  const value = oneOf(COMMANDS)(reading, entry, "commands");
  if (value === undefined) return unset;
  if (value === "any" && mode.value === "off") {
    fault(
      reading,
      entry.value.at,
      `\`commands = "any"\` needs a sandbox, and ${mode.source} switches it off: any command could then do whatever the runner's user can.`,
      'Write `commands = "listed"` and list them in [[allow]] rules, or take `mode = "off"` out.',
    );
    return unset;
  }
  return { value, source: citation(reading, entry.at) };
}

function shownFault(path: string): string | undefined {
  const parts = path.split("/").slice(1);
  if (!/^~?\/./.test(path) || parts.some((part) => part === "." || part === ".." || part === ""))
    return `"${path}" cannot be shown to commands: expected an absolute path such as "/opt/tools", or one below the home such as "~/.cache/tool", without \`.\`, \`..\`, empty parts or a final \`/\`.`;
  if (/[\x00-\x1F\x7F*?[\]{}]/.test(path))
    return `"${path}" has wildcards or control characters: name each path that commands are shown.`;
  if (/^\/(proc|sys|dev)(\/|$)/.test(path))
    return `"${path}" cannot be shown to commands: they have their own ${path.slice(0, 5).replace(/\/$/, "")}.`;
  return undefined;
}

function serviceFault(service: string): string | undefined {
  const [, name, port] = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?):([1-9][0-9]{0,4})$/.exec(service) ?? [];
  if (name === undefined || port === undefined || Number(port) > 65_535)
    return `"${service}" is not a service: expected a lower-case host name and a port, such as "localhost:5432" or "redis:6379", without scheme or path.`;
  if (/^[0-9.]+$/.test(name))
    return `"${service}" names an address: write the service's host name, or "localhost:${port}" for a port of the runner.`;
  return undefined;
}

function serverFault(name: string): string | undefined {
  if (!/[*?\x00-\x1F\x7F]/.test(name)) return undefined;
  return `"${name}" is not the name of an MCP server: name each server that runs outside the sandbox, without wildcards.`;
}

/** A reader of a list, which may be empty. */
function listOf(wrong: (text: string) => string | undefined) {
  return (reading: PolicyReading, entry: TomlEntry, key: string) => checked(reading, list(reading, entry, key), wrong);
}
