/** A run on this machine, with real tools and real git. Sends nothing to GitHub. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  openLogFile,
  systemClock,
  systemRandom,
  openFiles,
  openScanner,
  openGit,
  openServers,
  type OfflineGitHub,
  openShells,
  type OpenShells,
  homeOf,
  toolEnvironment,
  openWeb,
} from "../adapters.ts";
import type { Outcome } from "../events.ts";
import { shellsFor } from "../directories.ts";
import { openLog } from "../log.ts";
import type { Git, Model } from "../ports.ts";
import { run, serverHome, trustedDirectory, type Invocation } from "../run.ts";
import type { Secrets } from "../secrets.ts";
import { VERSION } from "../version.ts";
import { watch, type OutputFormat } from "./terminal.ts";
import type { CheckoutSetup } from "./checkout.ts";
import { quietRunner, type LocalSetup } from "./local-setup.ts";

interface LocalRunOptions {
  readonly setup: LocalSetup & Partial<Pick<CheckoutSetup, "borrowed" | "copy">>;
  readonly invocation: (environment: Invocation["toolEnvironment"]) => Invocation;
  readonly github: (git: Git) => OfflineGitHub;
  readonly model: Model;
  readonly secrets: Secrets;
  readonly form: OutputFormat;
}

export interface LocalRun {
  readonly outcome: Outcome;
  readonly github: OfflineGitHub;
  /** What GitHub would have shown, as files: each name and its path. */
  readonly shown: ReadonlyMap<"comment" | "pull request" | "job summary", string>;
}

/** Never throws, however the run ends. */
export async function play({ setup, model, secrets, form, ...given }: LocalRunOptions): Promise<LocalRun> {
  const { directories } = setup;
  using file = openLogFile(directories.log);
  const log = openLog(systemClock, secrets, file);
  const stopWatching = watch(log, form);
  const { borrowed, server } = setup;
  const own = { directory: join(directories.run, "git"), remote: `file://${server}` };
  await using git = await openGit({ ...own, guard: undefined, ...(borrowed && { borrowed }) });
  const environment = toolEnvironment(process.env, homeOf(process.env));
  await using shells = openStageShells(setup, environment);
  await using scanner = openScanner();
  await using servers = openServers({
    ...serversOf(setup, environment),
    get workspace() {
      return shells.workspace();
    },
    start: (where) => shells.server(where),
  });
  const github = given.github(git);
  let summary = "";
  const runner = {
    ...quietRunner(),
    writeSummary(markdown: string) {
      summary = markdown;
      return Promise.resolve(true);
    },
  };
  const [clock, random, files] = [systemClock, systemRandom, openFiles()];
  const web = openWeb({ clock });
  const ports = { clock, random, model, github, git, files, shells, scanner, servers, web, secrets, log, runner };
  const outcome = await run(ports, given.invocation(environment));
  stopWatching();
  return { outcome, github, shown: writeShown(setup, github, summary) };
}

interface StageShells extends OpenShells {
  /** The checkout that is worked on. */
  readonly workspace: () => string;
}

/** When no layer can keep a run off somebody's checkout, it works on a copy. */
function openStageShells(
  { directories, workspace, root, copy }: LocalRunOptions["setup"],
  environment: Invocation["toolEnvironment"],
): StageShells {
  const over = (at: string): OpenShells =>
    openShells(shellsFor({ directories, workspace: at, temp: root, environment, protection: undefined }));
  let [at, shells] = [workspace, over(workspace)];
  return {
    workspace: () => at,
    async open(place) {
      if (copy === undefined || at !== workspace) return { ...(await shells.open(place)), workspace: at };
      const shell = place.mode === "off" ? undefined : await shells.open(place);
      if (shell?.inside !== undefined) return shell;
      await shells[Symbol.asyncDispose]();
      at = copy();
      shells = over(at);
      return { ...(await shells.open(place)), workspace: at };
    },
    server: (where) => shells.server(where),
    [Symbol.asyncDispose]: () => shells[Symbol.asyncDispose](),
  };
}

function serversOf({ directories }: LocalSetup, environment: Invocation["toolEnvironment"]) {
  const home = serverHome(directories);
  return {
    clock: systemClock,
    version: VERSION,
    trusted: trustedDirectory(directories),
    environment: { ...environment, HOME: home, TMPDIR: home },
  };
}

/** Where the files of a run are, a line each. */
export function listPlaces({ directories }: LocalSetup, shown: LocalRun["shown"]): readonly string[] {
  const own = [["page", join(directories.run, "report.html")] as const, ["log", directories.log] as const];
  return [...shown, ...own].map(([name, path]) => `${name.padEnd(14)} ${path}`);
}

function writeShown({ root }: LocalSetup, { written }: OfflineGitHub, summary: string): LocalRun["shown"] {
  const [comment] = written.comments;
  const [pull] = written.pulls;
  const texts = [
    ["comment", "comment.md", comment?.body],
    ["pull request", "pull-request.md", pull && `# ${pull.title}\n\n${pull.body}`],
    ["job summary", "summary.md", summary],
  ] as const;
  const shown = new Map<(typeof texts)[number][0], string>();
  for (const [name, file, text] of texts) {
    if (text === undefined) continue;
    writeFileSync(join(root, file), text);
    shown.set(name, join(root, file));
  }
  return shown;
}
