/** Lines of the repository's files in texts for the model. */

/** In place of lines that the model may not read. */
export const EXCLUDED = "[not shown: the policy or .geminiignore excludes it]";

/** Lines of a file below its path, unless the file may not be read under this name or its former one. */
export function shownPatch(
  { path, from = path }: { readonly path: string; readonly from?: string },
  lines: string,
  mayRead: (path: string) => boolean,
): string {
  return `--- ${path}\n${mayRead(path) && mayRead(from) ? lines : EXCLUDED}`;
}
