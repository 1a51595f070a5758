/** The three presets as ordinary rules and settings, and the denials built into every policy. */
import { projectCommands } from "./manifests.ts";
import type { Policy, Rule } from "./policy.ts";
import { DEPENDENCY_MANIFESTS, PROTECTED, SECRET_PLACES, WORKFLOWS } from "./protected.ts";

type Preset = Policy["extends"];

/** The rules of a preset. `project` holds root manifest files of the trusted ref by name, for the project's own commands. */
export function presetRules(preset: Preset, project: ReadonlyMap<string, string>): readonly Rule[] {
  switch (preset) {
    case "read-only":
      return readingRules();
    case "edit":
      return [...readingRules(), ...editingRules(project), keepDependencies()];
    case "maintain":
      return [...readingRules(), ...editingRules(project), ...maintainingRules(project)];
  }
}

/** The settings of a preset: everything of a policy but its rules and where it came from. */
export function presetSettings(preset: Preset): Omit<Policy, "source" | "extends" | "rules" | "expectations"> {
  const from = <T>(value: T) => ({ value, source: preset });
  return {
    who: {
      permission: from("write" as const),
      bots: from<readonly string[]>([]),
      forks: from("review" as const),
    },
    limits: {
      turns: from(60),
      minutes: from(25),
      tokens: from(3_000_000),
      usd: from(2.5),
      calls: from(400),
      files: from(40),
      lines: from(2_000),
    },
    publish: {
      to: from(preset === "read-only" ? ("nothing" as const) : ("pull" as const)),
      draft: from(true),
      signed: from(false),
      pulls: from(0),
      open: from<readonly string[]>([]),
    },
    verify: { commands: from<readonly string[]>([]), attempts: from(2), checks: from(0) },
    shell: { environment: from<readonly string[]>([]) },
    sandbox: { mode: from("prefer" as const) },
    network: { hosts: from<readonly string[]>([]) },
  };
}

/**
 * Denials that hold whatever the file says, and what a shell may always do within itself. `policyPath` is where the
 * policy was read; `open` are the protected paths that the repository opens.
 */
export function builtInRules(policyPath: string, open: readonly string[]): readonly Rule[] {
  return [
    {
      ...built("git", "deny"),
      path: SECRET_PLACES,
      reason: "The repository's own git directory belongs to Remit.",
    },
    {
      ...built("workflows", "deny"),
      path: WORKFLOWS,
      access: "write",
      reason: "Workflows are never published, whatever a policy says.",
    },
    {
      ...built("protected", "deny"),
      path: [...PROTECTED, policyPath],
      access: "write",
      except: open,
      reason: "This path steers automation or agents; a policy opens one exact path of these by `publish.open`.",
    },
    { ...built("shell", "allow"), tool: ["run_shell_command"], command: SHELL_OWN },
  ];
}

/** What the shell does within itself: no file, no program, no network. */
const SHELL_OWN: readonly string[] = words(`
  cd *|: *|true|false|exit *|return *|break *|continue *|shift *|set *|shopt *
  echo *|printf *|test *|[ *|pwd *|wait *|read *|local *|declare *|typeset *|export *|readonly *|unset *
  let *|getopts *|umask|times|jobs|type *|command -v *|command -V *|hash|mapfile *|readarray *|pushd *|popd|dirs
`);

// ── read-only ───────────────────────────────────────────────────────────────────────────────────────────────────────

function readingRules(): readonly Rule[] {
  return [
    {
      ...preset("read-only", "files"),
      tool: ["read_file", "read_many_files", "list_directory", "glob", "grep_search", "git_read"],
      access: "read",
      path: ["**"],
    },
    {
      ...preset("read-only", "tools"),
      tool: words(`git_read|read_issue|read_pull_request|read_check_logs|add_review_comment|write_todos|activate_skill
        invoke_agent|complete_task|list_background_processes|read_background_output`),
    },
    { ...preset("read-only", "shell"), tool: ["run_shell_command"], command: READING_COMMANDS },
    { ...preset("read-only", "input"), tool: ["run_shell_command"], access: "read", path: ["**"] },
  ];
}

const READING_COMMANDS: readonly string[] = words(`
  cat *|head *|tail *|ls *|tree *|wc *|nl *|tac *|rev *|cut *|tr *|sort *|uniq *|paste *|join *|comm *|fold *
  column *|grep *|egrep *|fgrep *|rg *|find *|fd *|sed *|awk *|gawk *|jq *|diff *|cmp *|stat *|file *|du *|df *
  basename *|dirname *|realpath *|readlink *|date *|seq *|expr *|sha256sum *|sha1sum *|md5sum *|cksum *|xxd *
  od *|hexdump *|strings *|base64 *|sleep *|which *|uname *|whoami|id|nproc|env|printenv *|tee *
  git status *|git log *|git diff *|git show *|git blame *|git grep *
  git ls-files *|git ls-tree *|git rev-parse *|git rev-list *|git cat-file *|git merge-base *
  git describe *|git shortlog *|git branch *|git tag *|git name-rev *|git reflog *|git show-ref *
  git for-each-ref *|git diff-tree *|git check-ignore *|git whatchanged *|git remote|git remote -v
  git stash list|pip list *|pip show *|pip freeze *|tar -tf *|tar -tzf *|tar tf *|tar tzf *|unzip -l *|git --version|node --version|node -v|npm --version|npm -v|npm ls *|python --version
  python3 --version|go version|cargo --version|rustc --version|make --version
`);

// ── edit ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function editingRules(project: ReadonlyMap<string, string>): readonly Rule[] {
  const own = projectCommands(project, "edit");
  return [
    {
      ...preset("edit", "sources"),
      tool: ["write_file", "replace", "run_shell_command"],
      access: "write",
      path: ["**"],
    },
    {
      ...preset("edit", "files"),
      tool: ["run_shell_command"],
      command: words(
        "mkdir *|touch *|cp *|mv *|rm *|rmdir *|ln *|truncate *|chmod +x *|chmod 644 *|chmod 755 *|sed -i *|sed -i.bak *|sed -E -i *|sed -i -E *|sed -n -i *|git apply --check *|git restore *|git checkout -- *",
      ),
    },
    ...(own.length === 0 ? [] : [{ ...preset("edit", "project"), tool: ["run_shell_command"], command: own }]),
  ];
}

function keepDependencies(): Rule {
  return {
    ...preset("edit", "dependencies", "deny"),
    access: "write",
    path: DEPENDENCY_MANIFESTS,
    reason: 'Dependencies are left alone; `extends = "maintain"` lets a run change them.',
  };
}

// ── maintain ────────────────────────────────────────────────────────────────────────────────────────────────────────

function maintainingRules(project: ReadonlyMap<string, string>): readonly Rule[] {
  const own = projectCommands(project, "maintain");
  if (own.length === 0) return [];
  return [{ ...preset("maintain", "dependencies"), tool: ["run_shell_command"], command: own }];
}

function preset(name: Preset, part: string, effect: Rule["effect"] = "allow") {
  return { id: `${name}:${part}`, effect, source: name };
}

function built(part: string, effect: Rule["effect"]) {
  return { id: `built-in:${part}`, effect, source: "built-in" };
}

function words(list: string): readonly string[] {
  return list
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
