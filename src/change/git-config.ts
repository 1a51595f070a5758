/** What of a git configuration may stand in a layer. */

/**
 * The same configuration with nothing but settings that are known to be harmless: programs, includes, headers, helpers
 * and passwords in addresses are gone. What is not understood is left out. Linear in the length of the text.
 */
export function plainConfiguration(text: string): string {
  const kept: string[] = [];
  let keys: readonly string[] = [];
  let continued = false;
  for (const line of text.split(/\r?\n/)) {
    const wasContinued = continued;
    continued = line.endsWith("\\");
    if (wasContinued || continued) continue;
    if (line.trimStart().startsWith("[")) {
      const header = /^\s*\[([\w.-]+)(\s+"(?:[^"\\]|\\.)*")?\]\s*$/.exec(line);
      const named = /::|:\/\//.test(header?.[2] ?? "") ? "" : (header?.[1] ?? "");
      keys = HARMLESS.get(named.toLowerCase()) ?? [];
      if (keys.length > 0) kept.push(line.trim());
      continue;
    }
    const [, key = "", value = ""] = /^\s*([A-Za-z][\w-]*)\s*=(.*)$/.exec(line) ?? [];
    const plain = keys.includes(key.toLowerCase()) ? plainValue(value) : undefined;
    if (plain !== undefined) kept.push(`\t${key} = ${plain}`);
  }
  return `${kept.join("\n")}\n`;
}

/** Undefined for one that starts a program (`!…`, `ext::…`), or that git reads in another way than it looks. */
function plainValue(written: string): string | undefined {
  // What follows a question mark may be a token.
  const value = written
    .replace(PASSWORD, "://")
    .replace(/[#;?].*$/, "")
    .trim();
  const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
}

/** Up to the last @ before the path: a password may hold one. */
const PASSWORD = /:\/\/[^/]*@/g;

/** By section; keys in lower case (git-config(1)). None of them names a program, a file outside or a secret. */
const HARMLESS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    core: "repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol safecrlf longpaths quotepath sparsecheckout sparsecheckoutcone worktree".split(
      " ",
    ),
    extensions: ["objectformat", "refstorage", "worktreeconfig", "partialclone"],
    remote: ["url", "fetch", "promisor", "partialclonefilter"],
    branch: ["remote", "merge"],
    submodule: ["active", "url"],
    user: ["name", "email"],
    diff: ["renames"],
    init: ["defaultbranch"],
  }),
);
