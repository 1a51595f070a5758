/** The settings of a policy file: who, limits, publish, verify, shell, sandbox, network. */
import { readConfinement } from "./confinement.ts";
import type { Policy } from "./policy.ts";
import { protection } from "./protected.ts";
import { amount, checked, count, flag, list, oneOf, section, setting, type PolicyReading } from "./reading.ts";
import type { TomlEntry, TomlTable } from "./toml.ts";
import { DESTINATIONS, FORKS, PERMISSIONS } from "./vocabulary.ts";

type Settings = Pick<Policy, "who" | "limits" | "publish" | "verify" | "shell" | "sandbox" | "network">;

/** What the file sets, over what its preset sets. */
export function readSettings(reading: PolicyReading, root: TomlTable, before: Settings): Settings {
  return {
    who: readWho(reading, section(reading, root, "who", ["permission", "bots", "forks"]), before.who),
    limits: readLimits(reading, section(reading, root, "limits", Object.keys(before.limits)), before.limits),
    publish: readPublish(
      reading,
      section(reading, root, "publish", ["to", "draft", "signed", "pulls", "open"]),
      before.publish,
    ),
    verify: readVerify(reading, section(reading, root, "verify", ["commands", "attempts", "checks"]), before.verify),
    ...readConfinement(reading, root, before),
  };
}

function readWho(reading: PolicyReading, table: TomlTable | undefined, before: Settings["who"]): Settings["who"] {
  return {
    permission: setting(reading, table, "permission", before.permission, oneOf(PERMISSIONS)),
    bots: setting(reading, table, "bots", before.bots, logins),
    forks: setting(reading, table, "forks", before.forks, oneOf(FORKS)),
  };
}

function readLimits(
  reading: PolicyReading,
  table: TomlTable | undefined,
  before: Settings["limits"],
): Settings["limits"] {
  return {
    turns: setting(reading, table, "turns", before.turns, atLeast(1)),
    minutes: setting(reading, table, "minutes", before.minutes, amount),
    tokens: setting(reading, table, "tokens", before.tokens, atLeast(1)),
    usd: setting(reading, table, "usd", before.usd, amount),
    calls: setting(reading, table, "calls", before.calls, atLeast(1)),
    files: setting(reading, table, "files", before.files, atLeast(1)),
    lines: setting(reading, table, "lines", before.lines, atLeast(1)),
  };
}

function readPublish(
  reading: PolicyReading,
  table: TomlTable | undefined,
  before: Settings["publish"],
): Settings["publish"] {
  return {
    to: setting(reading, table, "to", before.to, oneOf(DESTINATIONS)),
    draft: setting(reading, table, "draft", before.draft, flag),
    signed: setting(reading, table, "signed", before.signed, flag),
    pulls: setting(reading, table, "pulls", before.pulls, atLeast(0)),
    open: setting(reading, table, "open", before.open, openPaths),
  };
}

function readVerify(
  reading: PolicyReading,
  table: TomlTable | undefined,
  before: Settings["verify"],
): Settings["verify"] {
  return {
    commands: setting(reading, table, "commands", before.commands, plainTexts),
    attempts: setting(reading, table, "attempts", before.attempts, atLeast(1)),
    checks: setting(reading, table, "checks", before.checks, atLeast(0)),
  };
}

function atLeast(least: number) {
  return (reading: PolicyReading, entry: TomlEntry, key: string) => count(reading, entry, key, least);
}

function plainTexts(reading: PolicyReading, entry: TomlEntry, key: string): readonly string[] | undefined {
  return list(reading, entry, key)?.map((item) => item.text);
}

function logins(reading: PolicyReading, entry: TomlEntry, key: string): readonly string[] | undefined {
  return checked(reading, list(reading, entry, key), (login) =>
    /^[A-Za-z0-9][A-Za-z0-9_-]*(\[bot\])?$/.test(login)
      ? undefined
      : `"${login}" is not an exact login, such as "renovate[bot]".`,
  );
}

function openPaths(reading: PolicyReading, entry: TomlEntry, key: string): readonly string[] | undefined {
  return checked(reading, list(reading, entry, key), openFault);
}

function openFault(path: string): string | undefined {
  if (path.startsWith("/") || path.split("/").some((part) => part === "" || part === "." || part === ".."))
    return `"${path}" is not a path from the root of the repository.`;
  if (/[*?[\]{}]/.test(path))
    return `"${path}" has wildcards: a protected path is opened by its exact name, one at a time.`;
  const kind = protection(path);
  if (kind === "workflow") return `"${path}" cannot be opened: workflows are never published.`;
  if (kind === undefined) return `"${path}" is not a protected path: there is nothing to open.`;
  return undefined;
}
