/** The shells of the action's main step. */
import { realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openShells, toolEnvironment, homeOf, type ActionsRunner, type Guard, type OpenShells } from "../adapters.ts";
import { shellsFor } from "../directories.ts";
import type { Settings } from "../inputs.ts";
import { SAVED } from "../report.ts";
import { USUAL_SHELL, type PublishPorts, type RunDirectories } from "../run.ts";

interface ShellJob {
  readonly settings: Settings;
  readonly runner: ActionsRunner;
  readonly directories: RunDirectories;
  readonly guard: Guard;
  /** Whether the shell that most policies want is opened at once. */
  readonly ahead: boolean;
}

export function openJobShells({ settings, runner, directories, guard, ahead }: ShellJob): OpenShells {
  return openShells({
    ...shellsFor({
      directories,
      environment: toolEnvironment(process.env, homeOf(process.env)),
      ...settings.runner,
      onRefused: (refused) => warnOfRefused(runner, refused),
    }),
    guard,
    checkout: {
      workspace: realpathSync(settings.runner.workspace),
      kept: (archive, digest) => keepArchive(runner, directories, archive, digest),
      changed: (files) => warnOfPutBack(runner, files),
    },
    refused: (host, reason) => runner.print(`The sandbox's network refused ${host}: ${reason}`),
    own: { entry: process.argv[1] ?? "", changed: (files) => warnOfChanged(runner, files) },
    ...(ahead && { ahead: USUAL_SHELL }),
  });
}

function warnOfChanged(runner: PublishPorts["runner"], files: readonly string[]): void {
  const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
  runner.annotate("warning", "Remit: its own files", message);
}

/** For the post step, if this process is killed. */
function keepArchive(runner: PublishPorts["runner"], { run }: RunDirectories, archive: Buffer, digest: string): void {
  const file = join(run, "git.kept");
  writeFileSync(file, archive, { mode: 0o600 });
  runner.saveState(SAVED.git, `${digest} ${file}`);
}

function warnOfPutBack(runner: PublishPorts["runner"], files: readonly string[]): void {
  const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
  runner.annotate("warning", "Remit: the checkout's .git", message);
}

function warnOfRefused(runner: PublishPorts["runner"], refused: readonly string[]): void {
  for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
}
