/** A made-up machine with a sandbox over its checkout: the first kind that this process can open, or none. */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PROGRAM, REPOSITORY } from "./program.ts";
import { openSandbox, type OpenedSandbox, type Sandbox, type VisiblePaths } from "../../src/adapters/sandbox.ts";

export interface SiteOptions {
  /** The name of its directory, for instance one with blanks. */
  readonly name?: string;
  /** By path in the checkout; links as `{ link }`. */
  readonly files?: Readonly<Record<string, string | { readonly link: string }>>;
  /** Overrides of the visible paths, below the base. */
  readonly sight?: (at: (name: string) => string) => Partial<VisiblePaths>;
  /** The PATH for programs. */
  readonly path?: string;
}

export interface SandboxSite extends AsyncDisposable {
  readonly base: string;
  readonly workspace: string;
  at(name: string): string;
  readonly opened: OpenedSandbox;
  /** Throws if there is none. */
  readonly sandbox: Sandbox;
  /** Where written files are. Throws if the run works in a copy. */
  readonly upper: string;
  /** Run a bash line in the checkout. */
  run(line: string): Promise<{ readonly code: number; readonly left: boolean; readonly output: string }>;
}

export const PATH = process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin";

/** The server of files inside the sandbox: a bundle starts four times as fast, but only the tests have one. */
const INSIDE =
  PROGRAM === REPOSITORY
    ? { directory: fs.realpathSync(REPOSITORY), entry: "__tests__/world/inside.ts" }
    : { directory: fs.realpathSync(join(PROGRAM, "dist")), entry: "inside/index.js" };

export function makeSite({ name = "remit-sandbox", files = {} }: SiteOptions = {}) {
  const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), `${name}-`)));
  const at = (part: string): string => join(base, part);
  for (const part of ["workspace", "run/scratch", "dark"]) fs.mkdirSync(at(part), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    fs.mkdirSync(join(at("workspace"), path, ".."), { recursive: true });
    if (typeof content === "string") fs.writeFileSync(join(at("workspace"), path), content);
    else fs.symlinkSync(content.link, join(at("workspace"), path));
  }
  fs.writeFileSync(at("dark/secret"), "a secret\n");
  return { base, at, workspace: at("workspace") };
}

export function sightFor(at: (name: string) => string, over: Partial<VisiblePaths> = {}): VisiblePaths {
  return {
    workspace: at("workspace"),
    hidden: ["/tmp", "/run", "/var/tmp", at("dark"), at("run")],
    shown: [],
    layered: [],
    covered: [],
    hosts: [],
    binds: [{ from: at("run/scratch"), at: "/tmp", writable: true }],
    ...over,
  };
}

export async function openSandboxAt(
  at: (name: string) => string,
  sight: VisiblePaths,
  path = PATH,
): Promise<OpenedSandbox> {
  return await openSandbox({
    path,
    places: { layer: at("run/layer"), stage: at("run/stage"), pipes: at("run/pipes") },
    inside: INSIDE,
    sight,
  });
}

export async function openSandboxSite(options: SiteOptions = {}): Promise<SandboxSite> {
  const { base, at, workspace } = makeSite(options);
  const opened = await openSandboxAt(at, sightFor(at, options.sight?.(at)), options.path);
  const need = (): Sandbox => {
    if (opened.kind === "none") throw new Error(`There is no sandbox: ${opened.reasons.join("; ")}`);
    return opened.sandbox;
  };
  return {
    base,
    workspace,
    at,
    opened,
    get sandbox() {
      return need();
    },
    get upper() {
      const { layer } = need();
      if (layer.upper === undefined) throw new Error(`The run works in a copy: ${layer.copied}`);
      return layer.upper;
    },
    async run(line) {
      const started = need().start({ argv: ["bash", "-c", line], directory: workspace, environment: { PATH } });
      const [output, ended] = await Promise.all([text(started.output), started.ended]);
      return { ...ended, output };
    },
    async [Symbol.asyncDispose]() {
      if (opened.kind === "open") await opened.sandbox[Symbol.asyncDispose]();
      fs.rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Why this process has no sandbox; undefined if it has one. */
export async function lackOfSandbox(): Promise<string | undefined> {
  await using site = await openSandboxSite();
  if (site.opened.kind === "none") return site.opened.reasons.join("; ");
  return site.opened.sandbox.layer.copied;
}
