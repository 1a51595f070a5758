/** Names that tools had in earlier versions of Gemini CLI, for settings that still use them. */

const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ["edit", "replace"],
  ["smart_edit", "replace"],
  ["ls", "list_directory"],
  ["grep", "grep_search"],
  ["search_file_content", "grep_search"],
  ["shell", "run_shell_command"],
]);

/** The present name of a tool; any other name is returned as it is. */
export function currentToolName(name: string): string {
  return OLD_NAMES.get(name) ?? name;
}

/** The earlier names of a present tool. */
export function formerToolNames(name: string): readonly string[] {
  return [...OLD_NAMES].flatMap(([old, today]) => (today === name ? [old] : []));
}
