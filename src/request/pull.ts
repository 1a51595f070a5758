/** What a pull request changes, as the first message shows it. */
import type { Subject } from "../events.ts";
import { GitHubError, type GitHub, type PullFile } from "../ports.ts";

/** Characters of patches shown; beyond that the file list stands alone and the model reads the files. */
const MAX_PATCH = 20_000;
/** Files named. */
const MAX_FILES = 100;

/** File list with counts, and the patches when they are small. */
export async function describePull(
  subject: Pick<Subject, "number" | "head" | "base">,
  github: Pick<GitHub, "pullFiles">,
): Promise<string> {
  try {
    return tell(subject, await github.pullFiles(subject.number));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return `The files of the pull request could not be read: ${error.message}`;
  }
}

function tell({ head, base }: Pick<Subject, "head" | "base">, files: readonly PullFile[]): string {
  const heading =
    head === undefined
      ? `${files.length} files`
      : `Pull request from ${head?.name} (${head?.sha}) into ${base?.name}: ${files.length} files`;
  const list = files
    .slice(0, MAX_FILES)
    .map(({ path, status, added, removed }) => `${status} ${path} +${added} -${removed}`);
  const more = files.length > MAX_FILES ? [`… ${files.length - MAX_FILES} more files`] : [];
  const patches = files.flatMap(({ path, patch }) => (patch === undefined ? [] : [`--- ${path}\n${patch}`])).join("\n");
  const shown = patches.length <= MAX_PATCH ? ["", patches] : ["", "The patches are too long to show here."];
  return [heading, ...list, ...more, ...shown].join("\n");
}
