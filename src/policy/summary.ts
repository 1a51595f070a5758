/** The effective policy in a few lines, for the system prompt. */
import type { Policy, Rule } from "./policy.ts";
import { joined } from "../lib/parts.ts";

/** What the shell may do, what is not published, which hosts are reachable, and what else the file allows or denies. */
export function summary(policy: Policy): readonly string[] {
  const own = policy.rules.filter(({ source, id }) => source !== "built-in" && id !== "network.hosts");
  const allow = own.filter(({ effect }) => effect === "allow");
  const deny = own.filter(({ effect }) => effect === "deny");
  const servers = allow.flatMap((rule) => rule.server ?? []);
  return [
    shell(policy, allow, deny),
    published(policy, allow, deny),
    hosts(policy, allow),
    list("Not read, and hidden from commands", pathsOf(deny, "read")),
    list("May use the servers", servers),
  ].filter((text) => text !== "");
}

function shell({ shell: { commands: mode }, commands }: Policy, allow: readonly Rule[], deny: readonly Rule[]): string {
  const denied = list("Not run", programsOf(deny));
  const own = list("The project's own commands", commands);
  switch (mode.value) {
    case "any":
      return joined(["Shell: any command line may run.", own, denied], " ");
    case "listed":
      return joined(
        [
          list(
            "Shell: only these commands run, each of a line by itself",
            allow.flatMap((rule) => rule.command ?? []),
          ) || "Shell: no command is listed.",
          "A final * stands for any further arguments. Do not redirect to files.",
          denied,
        ],
        " ",
      );
    case "none":
      return "Shell: there is none.";
    default:
      return mode.value satisfies never;
  }
}

/** What is published: patterns of writable paths, and of paths that are never published. */
function published({ publish }: Policy, allow: readonly Rule[], deny: readonly Rule[]): string {
  if (publish.to.value === "nothing") return "Published: no change of any file; edits are thrown away.";
  const may = pathsOf(allow, "write");
  const only = may.includes("**") ? "" : list("Published: only changes of", may) || "Published: no change of any file.";
  return joined([only, list("Not published, whatever wrote it", pathsOf(deny, "write"))], " ");
}

function hosts({ network }: Policy, allow: readonly Rule[]): string {
  const open =
    network.hosts.value.length === 0
      ? "Network: no host is open to commands."
      : list("Open hosts", network.hosts.value);
  const fetched = list(
    "Open to web_fetch",
    allow.flatMap((rule) => rule.host ?? []),
  );
  return joined([open, fetched, list("Services that commands reach", network.services.value)], " ");
}

function pathsOf(rules: readonly Rule[], access: "read" | "write"): readonly string[] {
  return ownFirst(rules).flatMap((rule) => {
    const about =
      rule.effect === "deny" && access === "read" ? rule.access !== "write" : (rule.access ?? access) === access;
    return about && rule.path !== undefined ? (SHORT_NAMES.get(rule.id) ?? rule.path) : [];
  });
}

/** Denied commands, the file's own first. */
function programsOf(rules: readonly Rule[]): readonly string[] {
  return ownFirst(rules).flatMap(({ id, command }) => (command === undefined ? [] : (SHORT_NAMES.get(id) ?? command)));
}

function ownFirst(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted((a, b) => Number(SHORT_NAMES.has(a.id)) - Number(SHORT_NAMES.has(b.id)));
}

/** Rules of presets that are too long to repeat; a refusal gives the details. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["guard:push", "git push"],
  ["guard:github", "gh"],
  ["guard:system", "sudo, packages of the system"],
  ["guard:containers", "docker"],
  ["guard:offline", "package installs, downloads"],
  ["edit:dependencies", "dependency manifests and lock files"],
]);

/** The longest list, in characters. */
const LONGEST = 450;

function list(lead: string, items: readonly string[]): string {
  const distinct = [...new Set(items)].map((item) => item.replace(/^\*\*\//, ""));
  if (distinct.length === 0) return "";
  let shown = 0;
  let length = 0;
  for (; shown < distinct.length && length < LONGEST; shown += 1) length += (distinct[shown]?.length ?? 0) + 2;
  const more = shown < distinct.length ? `, and ${distinct.length - shown} more` : "";
  return `${lead}: ${distinct.slice(0, shown).join(", ")}${more}.`;
}
