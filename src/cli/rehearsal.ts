/** A machine with a fixture's files, and a model that repeats what was recorded. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { openLogFile } from "../adapters/actions.ts";
import { systemClock, systemRandom, openFiles, openScanner } from "../adapters/machine.ts";
import { openGit } from "../adapters/git.ts";
import { openRecordedModel, type RecordedModel } from "../adapters/replay.ts";
import { openShells } from "../adapters/shells.ts";
import { toolEnvironment } from "../adapters/tool-environment.ts";
import { makePlaces, shellsFor } from "../directories.ts";
import { homeOf } from "../adapters/visible-paths.ts";
import { shellPlace } from "../policy/egress.ts";
import { openWorkspace } from "../change/workspace.ts";
import { openLog } from "../log.ts";
import { DEFAULT_PATH, loadPolicy } from "../policy/load.ts";
import { MANIFESTS } from "../policy/manifests.ts";
import type { Policy } from "../policy/policy.ts";
import type { Clock, Git } from "../ports.ts";
import { readProject } from "../project/trusted.ts";
import type { AdmittedRequest } from "../run/gate.ts";
import { SCRATCH } from "../run/prepared-workspace.ts";
import type { Session } from "../run/session.ts";
import type { Recording } from "../run/replay.ts";
import { openSecrets } from "../secrets.ts";
import { quietRunner, openStageGitHub, orderFor, type LocalSetup } from "./local-setup.ts";

export interface ReplayPlan {
  readonly recording: Recording;
  /** A directory of its own; the copy of the fixture is its `workspace`. */
  readonly root: string;
  /** A policy file; the workspace's own when absent. */
  readonly policy: string | undefined;
}

/** Creates everything, uses it, and removes it. Throws when the fixture or its policy cannot be used. */
export async function rehearse<T>(
  plan: ReplayPlan,
  use: (session: Session, model: RecordedModel) => Promise<T>,
): Promise<T> {
  const { recording } = plan;
  const setup = await setFixture(plan.root);
  const policy = readPolicy(setup.workspace, plan.policy);
  const remote = `file://${setup.server}`;
  await using git = await openGit({ directory: join(setup.directories.run, "git"), remote });
  const environment = toolEnvironment(process.env, homeOf(process.env));
  await using shells = openShells(shellsFor({ ...setup, temp: setup.root, environment }));
  await using scanner = openScanner();
  using file = openLogFile(setup.directories.log);
  const model = openRecordedModel(recording.work);
  const clock: Clock = { ...systemClock, now: () => model.at };
  const secrets = openSecrets(new Map());
  const files = openFiles();
  const parts = { clock, random: systemRandom, model, git, files, scanner, secrets, runner: quietRunner() };
  const ports = {
    ...parts,
    github: openStageGitHub(setup, git),
    shell: await shells.open({ ...shellPlace(policy), covered: [] }),
    log: openLog(clock, secrets, file),
  };
  const invocation = orderFor(setup, recording.model, environment);
  const admitted = await admit(recording, policy, git);
  const { inside } = ports.shell;
  const workspace = openWorkspace(await files.realPath(setup.workspace), inside?.files ?? files, inside && SCRATCH);
  const mark = recording.mark ?? systemRandom.hex(6);
  return await use({ ports, invocation, admitted, workspace, mark, signal: invocation.stop }, model);
}

const start = promisify(execFile);

/** The fixture as a repository with one commit, because some tools use git. */
export async function setFixture(root: string): Promise<LocalSetup> {
  const [server, workspace] = [join(root, "server.git"), join(root, "workspace")];
  const directories = makePlaces(join(root, "run"));
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" };
  const git = async (...words: readonly string[]): Promise<void> => {
    await start("git", words, { cwd: workspace, env });
  };
  await git("init", "-q", "-b", "main");
  await git("add", "--all");
  await git(
    "-c",
    "user.name=Fixture",
    "-c",
    "user.email=fixture@localhost",
    "commit",
    "-q",
    "--allow-empty",
    "-m",
    ".",
  );
  await git("clone", "-q", "--bare", ".", server);
  await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
  return { root, server, workspace, directories };
}

function readPolicy(workspace: string, path = join(workspace, DEFAULT_PATH)): Policy {
  const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const found = MANIFESTS.filter((name) => existsSync(join(workspace, name)));
  const manifests = new Map(found.map((name) => [name, readFileSync(join(workspace, name), "utf8")]));
  const loaded = loadPolicy(text === undefined ? undefined : { path: DEFAULT_PATH, ref: "", text }, manifests);
  if (loaded.kind === "loaded") return loaded.policy;
  throw new Error(loaded.faults.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`).join("\n"));
}

async function admit({ request, limits }: Recording, policy: Policy, git: Git): Promise<AdmittedRequest> {
  const sha = await git.remoteBranch("main");
  if (sha === undefined) throw new Error("The fixture has no commit.");
  await git.fetch(sha);
  const read = await readProject(git, sha);
  if (read.kind === "faulty") throw new Error(read.faults.map(({ message }) => message).join("\n"));
  const { kind, trigger, actor, instruction, key } = request;
  const pending = { kind, trigger, instruction, askers: [actor], key } as const;
  const resolved = { instruction, prompt: "" };
  return { kind: "open", pending, request, resolved, policy, project: read.project, limits };
}
