/** What is published, and by whose git. */
import { watched, type Defence } from "./defence.ts";

const GATE = "__tests__/change/gate.test.ts";
const PUBLISH = "__tests__/change/publish.test.ts";
const CALLOUTS = "__tests__/change/callouts.test.ts";
const RECHECK = "__tests__/change/recheck.test.ts";
const SIGNED = "__tests__/change/signed.test.ts";
const PACKED = "__tests__/features/two-jobs/packed-proposal.test.ts";

export const CHANGES: readonly Defence[] = [
  ...watched("protected paths", "src/policy/presets.ts", GATE, [
    ["what steers GitHub stays", '  ".github/**",\n', ""],
    ["what steers agents stays, at any depth", '  "**/AGENTS.md",\n', ""],
    ["a git hook stays", '  "**/.husky/**",\n', ""],
  ]),
  ...watched("protected paths", "src/lib/ecosystems/scripting.ts", "__tests__/policy/presets.test.ts", [
    ["`edit` leaves what a project depends on", 'locks: ["pnpm-lock.yaml"],', "locks: [],"],
  ]),
  ...watched("protected paths", "src/change/gate.ts", GATE, [
    ["workflows are never published", 'return "workflows are never published";', "return undefined;"],
    ["git's own name stays out", String.raw`/^(\.git|git~\d+)[. ]*$/i.test(part)`, "false"],
    [
      "a twin of a changed file stays out",
      "files.filter(({ after }) => after === undefined).map(({ path }) => path);\n  for (",
      "files.map(({ path }) => path);\n  for (",
    ],
    ["what GitHub cannot make stays out", "return publish.signed.value && executable", "return false && executable"],
    ["twins stay out", "twin !== undefined && twin !== each", "false"],
    [
      "links stay out",
      'if (after.mode === "120000") return "symbolic links are not published";\n  if (!FILES.has(after.mode)) return',
      "if (false) return",
    ],
    ["secrets stay out", "if (leaking && (former", "if (false && (former"],
    ["text that reads otherwise stays out", "if (DIRECTIONAL.test(text))", "if (false)"],
    ["text that nobody sees stays out", "return UNSEEN.test(text) ?", "return false ?"],
    [
      "names that do not show what they are stay out",
      String.raw`if (path.includes("\\")) return "its name has a backslash";`,
      "",
    ],
    ["what the policy denies stays out", "return strange ?? refuseByPolicy(path, facts);", "return strange;"],
    ["what a refused file displaced stays", "dropOrphans(passed, stopped)", "{ files: passed, refused: stopped }"],
    ["nothing is published below a file that stays", "return parent === undefined ? []", "return true ? []"],
  ]),
  ...watched("proposals", "src/change/proposal.ts", PUBLISH, [
    ["more files than the policy says are withheld", "limits.files.value > 0 &&", "false &&"],
    ["more lines than the policy says are withheld", "limits.lines.value > 0 &&", "false &&"],
  ]),
  ...watched("proposals", "src/change/publish.ts", PUBLISH, [
    ["a branch that moved is a conflict", "if (now !== target.expect && !begun) {", "if (false) {"],
    ["a proposal that was touched is refused", "if (digestOf(body) !== digest) return refusal(TAMPERED);", ""],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", PACKED, [
    ["the digest is the other job's", "if (sha256(record) !== expected.digest)", "if (false)"],
    ["the log is the one that was written", "if (packed.log !== sha256(log))", "if (false)"],
    ["the patch is the one that was written", "if (packed.patch !== sha256(patch))", "if (false)"],
    ["it is of this repository", "if (packed.repository !== expected.repository)", "if (false)"],
    ["it is of this workflow run", "if (packed.run !== expected.run)", "if (false)"],
  ]),
  ...watched("proposals", "src/change/recheck.ts", RECHECK, [
    ["every file is judged again", "?? (await refuseOther(proposal, merge, facts))", ""],
  ]),
  ...watched("proposals", "src/change/merge.ts", "__tests__/change/merge.test.ts", [
    ["what is merged in is of the base's history", "if (parting?.fork !== onto) return", "if (false) return"],
    ["a conflict marker hides under no other name", "[...new Set([...marked, ...written.keys()])].sort()", "marked"],
    ["a refused file resolves no conflict", "if (lost !== undefined)", "if (false)"],
  ]),
  ...watched("proposals", "src/change/changes.ts", RECHECK, [
    ["its mode too, so that no link passes for a file", " || a?.mode !== b?.mode;", ";"],
  ]),
  ...watched("proposals", "src/change/recheck.ts", RECHECK, [
    ["what a file was is the base's to say", "differ(entry, before) || ", ""],
    ["a proposal answers this request", "if (body.key !== request.key) {", "if (false) {"],
    ["under today's policy", "if (body.policy !== policy.source.digest) return", "if (false) return"],
    ["on the base of this request", "body.base.sha === base.sha) return undefined;", "true) return undefined;"],
    ["a file stands in it once", ").size < body.files.length) {", ").size < 0) {"],
    ["a request for words changes nothing", 'if (request.kind !== "change")', "if (false)"],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", PACKED, [
    [
      "a packed proposal brings nothing that its files do not have",
      "if (extra !== undefined) return",
      "if (false) return",
    ],
    ["contents are what they are called", "if (stored !== oid)", "if (stored === undefined)"],
    [
      "a packed proposal has the form that this version writes",
      "readData(PACKED, data);",
      "{ value: data, faults: [] };",
    ],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    [
      "a deleted test is called out",
      "if (after === undefined) return hasMoved(",
      "if (after === undefined) return true || hasMoved(",
    ],
    ["tests that assert less are", "return lost > 0 && fewer ?", "return false ?"],
    ["a test that was moved is one still", "file.after !== undefined && isTest(file.path)", "file.after !== undefined"],
    [
      "what runs by itself is",
      "(where.test(path) ? [call(kind, path, why)] : [])",
      "(false ? [call(kind, path, why)] : [])",
    ],
    ["a new binary is", "return binary && !MEDIA.test(path) ?", "return false ?"],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    ["skipped tests are", "filter(([mark, count]) => count > (old.get(mark) ?? 0))", "filter(() => false)"],
  ]),
  ...watched("call-outs", "src/change/callouts.ts", CALLOUTS, [
    ["new dependencies are", "former === undefined ||", "false ||"],
    ["so are those that come from elsewhere", "(isForeign(source) && former !== source);", "false;"],
    ["scripts that an installation runs are", "pattern.test(name) && ", "false && "],
  ]),
  ...watched("proposals", "src/change/signed.ts", SIGNED, [
    ["what GitHub made is compared", "if (await isAsProposed(commit, proposal, facts.git))", "if (true)"],
    ["its modes too", "mode === twin.mode && ", ""],
    ["its parent too", "if (parents.length !== 1 || parents[0] !== base.sha) return false;", ""],
    ["a branch that was begun for nothing goes away", "await takeAway(target.branch, base.sha, facts.git);", ""],
    ["somebody's own commit does not go with it", "parents[0] === base.sha;", "true;"],
  ]),
  ...watched("proposals", "src/adapters/github/graphql.ts", "__tests__/adapters/github-signed.test.ts", [
    ["a commit is made only on the head that was seen", "expectedHeadOid: expect,", ""],
  ]),
  ...watched("proposals", "src/features/two-jobs/second-job.ts", "__tests__/features/two-jobs/base.test.ts", [
    [
      "a new branch starts in its base's history",
      "if (!commits.some(({ oid }) => oid === base.sha)) {",
      "if (false) {",
    ],
    [
      "a pull request's head is where it was",
      'target.expect === undefined && request.subject?.kind !== "pull"',
      "true",
    ],
  ]),
  ...watched("proposals", "src/features/two-jobs/second-job.ts", "__tests__/features/two-jobs/log.test.ts", [
    ["what a run rests on is told by the second job", "return { ...rest, run,", "return { ...started, run,"],
  ]),
  ...watched("proposals", "src/features/two-jobs/packed-proposal.ts", "__tests__/features/two-jobs/directory.test.ts", [
    ["nothing but its three files is taken", "!known.includes(name) || ", ""],
    ["none of them is a link", ' || kind !== "file"', ""],
    ["none of them is beyond all size", "if (size > MAX_PACKED)", "if (false)"],
  ]),
  ...watched("git state", "src/adapters/git-directory.ts", "__tests__/adapters/git.test.ts", [
    ["the token follows no redirect", '  ["http.followRedirects", "false"],', ""],
    ["git stores bytes as they are", '  ["info/attributes", UNCONVERTED],\n', ""],
  ]),
  ...watched("git state", "src/adapters/git-directory.ts", "__tests__/adapters/git-tampered.test.ts", [
    [
      "what was put into Remit's git directory is gone",
      "  for (const name of FOREIGN) rmSync(join(directory, name), { recursive: true, force: true });\n",
      "",
    ],
  ]),
  ...watched("git state", "src/adapters/git/verified.ts", "__tests__/adapters/git-tampered.test.ts", [
    ["an object is what its id says", "if (hashOf(object, named.length) !== named) throw broken(named);", ""],
  ]),
  ...watched("git state", "src/adapters/git.ts", "__tests__/adapters/git.test.ts", [
    [
      "a push follows the branch's head",
      "if (expect !== undefined && commit !== expect && !(await follows(inspect, commit, expect))) {",
      "if (false) {",
    ],
  ]),
];
