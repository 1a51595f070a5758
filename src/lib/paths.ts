/** Paths in a repository: names with slashes between them, from its root. */

/** The directories above a path, the outermost first, without the root. */
export function parentsOf(path: string): readonly string[] {
  const parents: string[] = [];
  for (let cut = path.indexOf("/"); cut >= 0; cut = path.indexOf("/", cut + 1)) parents.push(path.slice(0, cut));
  return parents;
}
