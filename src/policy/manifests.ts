/** A project's own commands, from its root manifest files. Refusals and the prompt name them first. */
import { ECOSYSTEMS, type Tasks } from "../lib/ecosystems.ts";
import { isTable, tableIn } from "../lib/read-data.ts";

/** The commands that test, check, format and build. `project` has root files by name; bad ones are ignored. */
export function projectCommands(project: ReadonlyMap<string, string>): readonly string[] {
  const found = SOURCES.flatMap(({ files, commands }) => {
    const name = files.find((file) => project.has(file));
    return name === undefined ? [] : commands(project.get(name) ?? "");
  });
  return [...new Set(found)];
}

/** The manifest files of a project and the commands in them. */
interface Source {
  readonly files: readonly string[];
  readonly commands: (manifest: string) => readonly string[];
}

const SOURCES: readonly Source[] = [
  ...ECOSYSTEMS.flatMap(({ marks, tasks }) =>
    marks === undefined || tasks === undefined
      ? []
      : { files: marks, commands: (text: string) => ownTasks(text, tasks) },
  ),
  ...ECOSYSTEMS.flatMap(({ marks, commands }) =>
    marks === undefined || commands === undefined ? [] : { files: marks, commands: () => Object.values(commands) },
  ),
];

function ownTasks(manifest: string, { form, run, test }: Tasks): readonly string[] {
  const names = form === "scripts" ? scriptsOf(manifest) : targetsOf(manifest);
  return names.filter(isOwnTask).map((name) => (name === "test" && test !== undefined ? test : `${run} ${name}`));
}

function scriptsOf(manifest: string): readonly string[] {
  const { scripts } = tableIn(manifest);
  return isTable(scripts) ? Object.keys(scripts) : [];
}

function targetsOf(makefile: string): readonly string[] {
  return [...makefile.matchAll(/^([A-Za-z0-9][\w./-]*)\s*:(?!=)/gm)].map((match) => match[1] ?? "");
}

/** Names of scripts and targets that test, check, format or build, such as `test:unit` and `lint-fix`. */
function isOwnTask(name: string): boolean {
  if (!/^[A-Za-z][\w:.-]*$/.test(name)) return false;
  return OWN_TASKS.has(/^[A-Za-z]+/.exec(name)?.[0].toLowerCase() ?? "") && !OTHER_TASKS.test(name);
}

const OWN_TASKS: ReadonlySet<string> = new Set(
  `test tests spec unit integration e2e lint eslint prettier format fmt style build compile bundle typecheck type types
   tsc check checks verify validate coverage cov ci bench all docs doc generate codegen`.split(/\s+/),
);
const OTHER_TASKS = /publish|deploy|release|push|upload|install/i;

/** Names of the root files that {@link projectCommands} reads. */
export const MANIFESTS: readonly string[] = SOURCES.flatMap(({ files }) => files);
