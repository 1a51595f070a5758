/** What is left for a person to do, in order. */
import { SETUP_ACTION } from "./action.ts";
import type { Failures } from "./rehearse.ts";
import type { OwnPin, Repository } from "./repository.ts";
import type { ShapeKind } from "./shapes.ts";
import { pathOf } from "./workflows.ts";

export interface ProjectCircumstances {
  readonly repository: Repository;
  readonly kinds: readonly ShapeKind[];
  readonly pin: OwnPin;
  readonly failed: Failures;
}

/** One paragraph a step. */
export function advise({ repository, kinds, pin, failed }: ProjectCircumstances): readonly string[] {
  const { branch, work, home } = repository;
  const settings = home === undefined ? "Settings" : `https://${home.host}/${home.name}/settings`;
  const at = (page: string, words: string): string => (home === undefined ? `${settings} → ${words}` : settings + page);
  const tested = work.checks.some(({ kind }) => kind === "test");
  const guessed =
    branch.source === "origin/HEAD" ? "" : ` (${branch.source}; the policy is read from the default branch)`;
  return [
    ...(failed.size === 0 ? [] : [mend([...failed.keys()])]),
    `Make a key at https://aistudio.google.com/apikey and store it as the secret GEMINI_API_KEY:\n${at("/secrets/actions", "Secrets and variables → Actions")}\nor: gh secret set GEMINI_API_KEY`,
    `Tick "Allow GitHub Actions to create and approve pull requests":\n${at("/actions", "Actions → General")}\nThe workflows name every permission that their tokens need; nothing else has to be granted.`,
    ...(tested ? [] : ["No test command was found. Name what checks the work under [verify] in .github/remit.toml."]),
    ...(pin.pinned
      ? []
      : [
          `Put the commit of the release in place of the tag, wherever a file uses ${pin.uses.split("@")[0]}: a tag can be moved.`,
        ]),
    ...(home === undefined || home.host === "github.com" ? [] : [enterprise(home.host, pin)]),
    ...work.agents.flatMap(({ file, action, hints }) => [
      [`${file} uses ${action}: docs/migrating.md says how to migrate it.`, ...hints].join("\n"),
    ]),
    `Read the files, commit them and merge them into ${branch.name}${guessed}.`,
    ...(kinds.includes("comment") && kinds.includes("two-jobs") ? [BOTH] : []),
    ...kinds.map((kind) => TRY[kind]),
  ];
}

function mend(commands: readonly string[]): string {
  return [
    "These failed here; until they pass Remit calls its work unverified:",
    ...commands.map((command) => `  ${command}`),
    `Are dependencies not installed here? Run the steps of ${SETUP_ACTION}/action.yml, then: remit init --dry-run`,
    "Otherwise fix what a command found, or remove the command from [verify] in .github/remit.toml, which marks it.",
  ].join("\n");
}

function enterprise(host: string, { uses }: OwnPin): string {
  return `${host} must have the action: mirror ${uses.split("@")[0]} there, or switch on GitHub Connect. If its version does not support \`queue\`, remove \`queue: max\`. Its runners need a sandbox: docs/enterprise.md says what that takes.`;
}

const BOTH = `${pathOf("comment")} and ${pathOf("two-jobs")} start on the same comments: keep one of them.`;

const TRY: Readonly<Record<ShapeKind, string>> = {
  comment: "Comment on an issue: @remit what does this repository do?",
  dispatch: `Start ${pathOf("dispatch")} by hand: Actions → Remit, by hand → Run workflow`,
  label: "Make the label remit, and set it on an issue.",
  review: "Open a pull request: it is reviewed, and again at each push.",
  ci: `Put the name of your own workflow in the place of CI in ${pathOf("ci")}.`,
  schedule: `Say in ${pathOf("schedule")} what the task is; Actions → Remit, weekly → Run workflow tries it.`,
  "two-jobs": "Make the environment remit-publish with required reviewers (Environments); then comment: @remit …",
  plan: "Make the environment remit-publish with required reviewers (Environments); then Actions → Remit, by plan.",
};
