/**
 * Prompts of MCP servers as commands: `/<prompt>` or `/<server>:<prompt>`, with arguments as Gemini CLI takes them. Which
 * prompt is meant is read from what was typed; what the prompt says is the server's word, and read elsewhere. Pure.
 */
import type { Server, ServerPrompt } from "../../ports.ts";

/** A prompt of a server, with its arguments. */
export interface CalledPrompt {
  readonly server: Server;
  readonly prompt: ServerPrompt;
  readonly args: Readonly<Record<string, string>>;
}

export type PromptReading =
  | ({ readonly kind: "prompt" } & CalledPrompt)
  | { readonly kind: "unknown" }
  /** There is one, but not with these words. */
  | { readonly kind: "unclear"; readonly reason: string };

/** `name` is a command without its slash, `args` what follows it, as it was typed. */
export function readServerPrompt(servers: readonly Server[], name: string, args: string): PromptReading {
  const offers = offersOf(servers);
  const found = [
    ...offers.filter((offer) => offer.full === name),
    ...offers.filter((offer) => offer.short === name && offer.full !== name),
  ];
  const [first, second] = found;
  if (first === undefined) return { kind: "unknown" };
  if (second !== undefined && first.full !== name) {
    return { kind: "unclear", reason: `Several servers offer /${name}: say ${listed(found.map(({ full }) => full))}.` };
  }
  const { server, prompt } = first;
  const filled = fillIn(prompt, args);
  if (Array.isArray(filled)) {
    return { kind: "unclear", reason: `/${name} needs ${filled.map((one) => `--${one}="…"`).join(" ")}.` };
  }
  return { kind: "prompt", server, prompt, args: filled };
}

/** What can be called, each with its server's name, in the servers' order. */
export function promptNames(servers: readonly Server[]): readonly string[] {
  return offersOf(servers).map(({ full }) => full);
}

interface Offer {
  readonly full: string;
  readonly short: string;
  readonly server: Server;
  readonly prompt: ServerPrompt;
}

function offersOf(servers: readonly Server[]): Offer[] {
  return servers.flatMap((server) =>
    server.prompts.map((prompt) => {
      const short = asCommand(prompt.name);
      return { server, prompt, short, full: `${asCommand(server.name)}:${short}` };
    }),
  );
}

/** A name as it can be typed after a slash. */
function asCommand(name: string): string {
  return name.trim().replaceAll(/[^\w:-]+/g, "-");
}

function listed(names: readonly string[]): string {
  return names.map((name) => `/${name}`).join(" or ");
}

// `--name=value` or `--name="some words"`; in quotes a backslash keeps the next character.
const NAMED = /(?<!\S)--([^\s="]+)=(?:"((?:\\.|[^"\\])*)"|(\S+))/g;
const WORD = /"((?:\\.|[^"\\])*)"|(\S+)/g;

/**
 * The prompt's arguments: those that are named, then, for what it requires besides, the other words in their order; one
 * that is required alone takes all of them. The names of those that are missing, when some are.
 */
function fillIn({ arguments: wanted }: ServerPrompt, typed: string): Readonly<Record<string, string>> | string[] {
  const named = new Map<string, string>();
  const rest = typed.replaceAll(NAMED, (_whole, name: string, quoted?: string, plain?: string) => {
    named.set(name, quoted === undefined ? (plain ?? "") : unquote(quoted));
    return " ";
  });
  const words = [...rest.matchAll(WORD)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : unquote(quoted),
  );
  const filled = new Map(
    wanted.flatMap(({ name }) => (named.has(name) ? [[name, named.get(name) ?? ""] as const] : [])),
  );
  const open = wanted.filter(({ name, required }) => required && !filled.has(name));
  const values = open.length === 1 && words.length > 0 ? [words.join(" ")] : words;
  for (const [index, { name }] of open.entries()) {
    const value = values[index];
    if (value !== undefined) filled.set(name, value);
  }
  const missing = open.filter(({ name }) => !filled.has(name)).map(({ name }) => name);
  return missing.length > 0 ? missing : Object.fromEntries(filled);
}

function unquote(text: string): string {
  return text.replaceAll(/\\(.)/gs, "$1");
}
