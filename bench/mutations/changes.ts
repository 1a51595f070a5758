/** What Remit publishes, and with which git. */
import { watched, type Defence } from "./defence.ts";

const GATE = "__tests__/change/gate.test.ts";
const PUBLISH = "__tests__/change/publish.test.ts";
const CALLOUTS = "__tests__/change/callouts.test.ts";
const RECHECK = "__tests__/change/recheck.test.ts";
const SIGNED = "__tests__/change/signed.test.ts";
const PACKED = "__tests__/features/two-jobs/packed-proposal.test.ts";

export const CHANGES: readonly Defence[] = [
  ...watched("protected paths", "src/policy/presets.ts", GATE, [
    ["files in `.github` are not published", '  ".github/**",\n', ""],
    ["`AGENTS.md` is not published, at any depth", '  "**/AGENTS.md",\n', ""],
    ["git hooks are not published", '  "**/.husky/**",\n', ""],
  ]),
  ...watched("protected paths", "src/lib/ecosystems/scripting.ts", "__tests__/policy/presets.test.ts", [
    ["the preset `edit` denies writing lock files", 'locks: ["pnpm-lock.yaml"],', "locks: [],"],
  ]),
  ...watched("protected paths", "src/change/gate.ts", GATE, [
    ["workflows are never published", 'return "workflows are never published";', "return undefined;"],
    [
      "a name that could be taken for `.git` is not published",
      "const isGit = (part: string) => isGitName(part) || (",
      "const isGit = (part: string) => (",
    ],
    [
      "a file whose name differs from a changed file's only in case is not published",
      "files.filter(({ after }) => after === undefined).map(({ path }) => path);\n  for (",
      "files.map(({ path }) => path);\n  for (",
    ],
    [
      "with signed commits, an executable file is not published",
      "return publish.signed.value && executable",
      "return false && executable",
    ],
    [
      "of names that differ only in case, a second one is not published",
      "twin !== undefined && twin !== each",
      "false",
    ],
    ["a folder with a name that is not UTF-8 stays", "if ((directory?.undecodable ?? 0) > 0) return true;", ""],
    [
      "symbolic links are not published",
      'if (after.mode === LINK) return "symbolic links are not published";\n  if (!FILES.has(after.mode)) return',
      "if (false) return",
    ],
    ["a file with a secret is not published", "if (leaking && (former", "if (false && (former"],
    ["text with characters that change its direction is not published", "if (DIRECTIONAL.test(text))", "if (false)"],
    ["invisible text is not published", "return UNSEEN.test(text) ?", "return false ?"],
    [
      "a name with a backslash is not published",
      String.raw`if (path.includes("\\")) return "its name has a backslash";`,
      "",
    ],
    [
      "a file that the policy denies is not published",
      "return strange ?? refuseByPolicy(path, facts.policy, facts.circumstances);",
      "return strange;",
    ],
    [
      "a file is not deleted if the one that replaces it is refused",
      "dropOrphans(passed, stopped)",
      "{ files: passed, refused: stopped }",
    ],
    ["nothing is published below a path that stays a file", "return parent === undefined ? []", "return true ? []"],
  ]),
  ...watched("proposals", "src/change/survey.ts", "__tests__/change/layer.test.ts", [
    [
      "what is behind a link of the checkout has another path",
      "(await isDirectory(posix.dirname(path))) ? await factsOf",
      "true ? await factsOf",
    ],
  ]),
  ...watched("proposals", "src/change/layer.ts", "__tests__/change/layer.test.ts", [
    [
      "a file with a second name says nothing of its directory",
      "?.links === 1) return new Set(names);",
      ") return new Set(names);",
    ],
    [
      "a directory that moved is read completely",
      "return merged !== undefined && merged.stamp === below?.stamp ? below : undefined;",
      "return merged && below;",
    ],
    [
      "a layer that may not be listed is read completely",
      'if (typeof listed === "string" && listed !== "gone") return undefined;\n  const kinds = new Map(listed === "gone"',
      'const kinds = new Map(typeof listed === "string"',
    ],
    ["a written file says nothing of its directory", "if (!kinds.has(name) && !covered", "if (!covered"],
    [
      "nothing of another repository is published, even if its .git is removed",
      '(await search.below(directory))?.kind === "directory" && (await hasGit(',
      "false && (await hasGit(",
    ],
  ]),
  ...watched("proposals", "src/change/layout.ts", "__tests__/change/layout.test.ts", [
    [
      "nothing is written in the checkout of another repository",
      'if ((await host.facts(posix.join(root, parent, ".git"))) !== undefined) return false;',
      "if (parent === root) return false;",
    ],
  ]),
  ...watched("proposals", "src/change/changes.ts", "__tests__/e2e/left-out.test.ts", [
    [
      "an edit of a file that was there untracked is reported",
      "return (await wasUntracked(baseline, path)) ?",
      "return false ?",
    ],
  ]),
  ...watched("proposals", "src/change/proposal.ts", PUBLISH, [
    ["a change of more files than the policy allows is not published", "limits.files.value > 0 &&", "false &&"],
    ["a change of more lines than the policy allows is not published", "limits.lines.value > 0 &&", "false &&"],
  ]),
  ...watched("proposals", "src/change/publish.ts", PUBLISH, [
    ["a branch that has moved is a conflict", "if (now !== target.expect && !begun) {", "if (false) {"],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", PACKED, [
    [
      "a packed proposal has the digest that the other job gave",
      "if (sha256(record) !== expected.digest)",
      "if (false)",
    ],
    ["the log of a packed proposal has not changed", "if (packed.log !== sha256(log))", "if (false)"],
    ["the patch of a packed proposal has not changed", "if (packed.patch !== sha256(patch))", "if (false)"],
    [
      "a packed proposal of another repository is refused",
      "if (packed.repository !== expected.repository)",
      "if (false)",
    ],
    ["a packed proposal of another workflow run is refused", "if (packed.run !== expected.run)", "if (false)"],
  ]),
  ...watched("proposals", "src/change/recheck.ts", RECHECK, [
    [
      "the job that publishes judges every file again",
      "return await refuseOther(proposal, merge, facts);",
      "return undefined;",
    ],
  ]),
  ...watched("proposals", "src/change/merge.ts", "__tests__/change/merge.test.ts", [
    [
      "a commit that is merged in must be in the base's history",
      "if (parting?.fork !== onto) return",
      "if (false) return",
    ],
    [
      "every file of a merge is searched for conflict markers",
      "[...new Set([...marked, ...written.keys()])].sort()",
      "marked",
    ],
    ["a merge is refused if a file that resolves a conflict is", "if (lost !== undefined)", "if (false)"],
  ]),
  ...watched("proposals", "src/change/changes.ts", "__tests__/run/checked.test.ts", [
    ["a changed mode counts as a change", " || a?.mode !== b?.mode;", ";"],
  ]),
  ...watched("proposals", "src/change/recheck.ts", RECHECK, [
    [
      "a file's former state is read from the base",
      "const entry = await fileAt(from.base, path, facts.git);",
      "const entry = files.find((file) => file.path === path)?.before;",
    ],
    ["a proposal for another request is refused", "if (body.key !== request.key) {", "if (false) {"],
    [
      "a proposal made under another policy is refused",
      "if (body.policy !== policy.source.digest) return",
      "if (false) return",
    ],
    [
      "a proposal on another base is refused",
      "body.base.sha === base.sha) return undefined;",
      "true) return undefined;",
    ],
    ["a proposal with two entries for a file is refused", ").size < body.files.length) {", ").size < 0) {"],
    ["a proposal is refused if the request asks for no change", 'if (request.kind !== "change")', "if (false)"],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", PACKED, [
    [
      "a packed proposal with contents of no file in it is refused",
      "if (extra !== undefined) return",
      "if (false) return",
    ],
    ["contents that do not match their id are refused", "if (stored !== oid)", "if (stored === undefined)"],
    ["a packed proposal in another form is refused", "readData(PACKED, data);", "{ value: data, faults: [] };"],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    [
      "a deleted test is called out",
      "if (after === undefined) return hasMoved(",
      "if (after === undefined) return true || hasMoved(",
    ],
    ["tests that assert less are called out", "return lost > 0 && fewer ?", "return false ?"],
    [
      "a test counts as moved only if its new place is a test",
      "file.after !== undefined && isTest(file.path)",
      "file.after !== undefined",
    ],
    [
      "files that run by themselves are called out",
      "(where.test(path) ? [call(kind, path, why)] : [])",
      "(false ? [call(kind, path, why)] : [])",
    ],
    ["new binary files are called out", "return binary && !MEDIA.test(path) ?", "return false ?"],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    ["skipped tests are called out", "filter(([mark, count]) => count > (old.get(mark) ?? 0))", "filter(() => false)"],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    ["new dependencies are called out", "former === undefined ||", "false ||"],
    [
      "dependencies that no longer come from a registry are called out",
      "(isForeign(source) && former !== source);",
      "false;",
    ],
    ["scripts that run at installation are called out", "pattern.test(name) && ", "false && "],
  ]),
  ...watched("proposals", "src/change/signed.ts", SIGNED, [
    [
      "the commit that GitHub made is compared with the proposal",
      "if (await isAsProposed(commit, proposal, facts.git))",
      "if (true)",
    ],
    [
      "the parent of the commit that GitHub made is compared",
      "if (parents.length !== 1 || parents[0] !== base.sha) return false;",
      "",
    ],
    ["a new branch is deleted if its commit fails", "await takeAway(target.branch, base.sha, facts.git);", ""],
    [
      "a branch is not deleted if somebody else has pushed to it",
      "isNew && (await facts.git.inspect(commit)).parents[0] === base.sha;",
      "isNew;",
    ],
  ]),
  ...watched("proposals", "src/adapters/github/graphql.ts", "__tests__/adapters/github-signed.test.ts", [
    ["GitHub makes a commit only on the head that Remit saw", "expectedHeadOid: expect,", ""],
  ]),
  ...watched("proposals", "src/features/two-jobs/second-job.ts", "__tests__/features/two-jobs/base.test.ts", [
    [
      "a new branch starts at a commit of the base's history",
      "if (!commits.some(({ oid }) => oid === base.sha)) {",
      "if (false) {",
    ],
    [
      "a pull request's branch that has moved is not taken for a new one",
      'target.expect === undefined && request.subject?.kind !== "pull"',
      "true",
    ],
  ]),
  ...watched("proposals", "src/features/two-jobs/second-job.ts", "__tests__/features/two-jobs/log.test.ts", [
    [
      "the job that publishes determines what the run is based on",
      "return { ...rest, run,",
      "return { ...started, run,",
    ],
    ["the limits in the other job's log are limits", "...readData(LIMITS, started.limits).value", "...started.limits"],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", "__tests__/features/two-jobs/directory.test.ts", [
    ["a packed proposal with another file is refused", "!known.includes(name) || ", ""],
    ["a packed proposal with a link is refused", ' || kind !== "file"', ""],
    ["a packed proposal with a file that is too large is refused", "if (size > MAX_PACKED)", "if (false)"],
  ]),
  ...watched("git state", "src/adapters/git-directory.ts", "__tests__/adapters/git.test.ts", [
    ["git stores the bytes of files unchanged", '  ["info/attributes", UNCONVERTED],\n', ""],
  ]),
  ...watched("git state", "src/adapters/git-directory.ts", "__tests__/adapters/git-tampered.test.ts", [
    [
      "files that somebody put into Remit's git directory are removed",
      "  for (const name of FOREIGN) rmSync(join(directory, name), { recursive: true, force: true });\n",
      "",
    ],
  ]),
  ...watched("git state", "src/adapters/git-directory.ts", "__tests__/adapters/git-adopt.test.ts", [
    [
      "the objects of a partial clone, or in packs of other names, are not taken from a checkout",
      "packs.some((file) => /\\.(promisor|pack)$/.test(file) && !OBJECTS.test(file))",
      "false",
    ],
    [
      "git knows where the history of a shallow checkout ends",
      "if (ends !== undefined) writeFileSync(shallow, ends);",
      "",
    ],
    [
      "a checkout changes nothing of what an earlier step of its job fetched",
      "if (existsSync(shallow) || existsSync(ref)) return undefined;",
      "",
    ],
  ]),
  ...watched("git state", "src/adapters/git/fetching.ts", "__tests__/adapters/git-adopt.test.ts", [
    ["a checkout that lacks objects costs a second fetch, not the run", "        undo();\n", ""],
  ]),
  ...watched("git state", "src/adapters/git/trees.ts", "__tests__/adapters/git-trees.test.ts", [
    ["files whose mode differs are compared", " && before?.mode === after?.mode", ""],
    [
      "a directory in the place of a file is read",
      "    else await addSides(objects, { before, after }, at, differences);\n",
      "",
    ],
    ["a name that a tree has twice is refused", "if (names.has(name)) throw", "if (false) throw"],
    ["a mode that git no longer writes is read as git reads it", "(mode & 0o100) === 0", 'stored === "100644"'],
    ["what is kept of a repository has a limit", "if (names + tree.entries.size <= MOST_KEPT) break;", "break;"],
  ]),
  ...watched("git state", "src/adapters/git.ts", "__tests__/adapters/git-adopt.test.ts", [
    ["a branch that has moved since the checkout is fetched", "if (told?.sha !== commit) return false;", ""],
    ["an object that the checkout lacks is fetched", "      await complete();\n", ""],
    [
      "a missing object is no missing file",
      "return (await read(objects, entry.oid)).bytes;",
      "return (await read(objects, entry.oid).catch(() => undefined))?.bytes;",
    ],
  ]),
  ...watched("git state", "src/adapters/git/index-file.ts", "__tests__/adapters/git-index.test.ts", [
    ["an index whose entries are elsewhere is left to git", "else if (/^[a-z]/.test(name)) return undefined;", ""],
  ]),
  ...watched("git state", "src/adapters/git/verified.ts", "__tests__/adapters/git-tampered.test.ts", [
    [
      "a git object that does not match its id is refused",
      "if (hashOf(object, named.length) !== named) throw broken(named);",
      "",
    ],
  ]),
  ...watched("git state", "src/adapters/git.ts", "__tests__/adapters/git.test.ts", [
    [
      "a push must contain the branch's head",
      "if (expect !== undefined && commit !== expect && !(await follows(inspect, commit, expect))) {",
      "if (false) {",
    ],
  ]),
  ...watched("git state", "src/adapters/git/push.ts", "__tests__/adapters/git-kept.test.ts", [
    ["a push to a branch that has moved sends nothing", "if (stale.length > 0)", "if (false)"],
    ["a push that belongs together is done as a whole or not at all", '...(atomic ? ["atomic"] : [])', "...[]"],
  ]),
  ...watched("git state", "src/adapters/git/push.ts", "__tests__/adapters/git-push.test.ts", [
    ["an answer without a word about a ref is no success", "if (unsaid !== undefined)", "if (false)"],
  ]),
  ...watched("git state", "src/adapters/git/receive-pack.ts", "__tests__/adapters/git-push.test.ts", [
    ["a push follows no redirect with the token", 'redirect: "manual", silence', 'redirect: "follow", silence'],
  ]),
  ...watched("git state", "src/adapters/git/relay.ts", "__tests__/adapters/git.test.ts", [
    [
      "git follows no redirect with the token",
      '    redirect: "manual", // It could carry the token to another host.\n',
      "",
    ],
  ]),
];
