/** Names that tools have had in earlier versions of Gemini CLI, in settings that a repository still carries. */

const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ["edit", "replace"],
  ["smart_edit", "replace"],
  ["ls", "list_directory"],
  ["grep", "grep_search"],
  ["search_file_content", "grep_search"],
  ["shell", "run_shell_command"],
]);

/** A tool's name of today; a name that was never another is its own. */
export function todaysName(name: string): string {
  return OLD_NAMES.get(name) ?? name;
}

/** What a tool of today was called before. */
export function oldNames(name: string): readonly string[] {
  return [...OLD_NAMES].flatMap(([old, today]) => (today === name ? [old] : []));
}
