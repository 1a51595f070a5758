"use strict";

exports.id = 664;

exports.ids = [ 664 ];

exports.modules = {
  20664: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var callOut = (function callOut(files) {
      const seen = files.map(read);
      const fewer = countAll(seen, ({before: before}) => before) > countAll(seen, ({after: after}) => after);
      return seen.flatMap(file => [ ...testCalls(file, seen, fewer), ...manifestCalls(file), ...placeCalls(file), ...binaryCalls(file) ]);
    });
    var textOf = (function textOf(bytes) {
      return bytes?.includes(0) === true ? "" : bytes?.toString("utf8");
    });
    var testCalls = (function testCalls({path: path, before: before = "", after: after}, all, fewer) {
      const skips = after === undefined || !isCode(path) ? [] : newSkips(before, after);
      const skipped = skips.length === 0 ? [] : [ call("tests", path, `tests are skipped: ${skips.join(", ")}`) ];
      if (!isTest(path) || before === "") return skipped;
      if (after === undefined) return hasMoved(path, before, all) ? [] : [ call("tests", path, "a test file is deleted") ];
      const lost = countAssertions(before) - countAssertions(after);
      return lost > 0 && fewer ? [ ...skipped, call("tests", path, `it has ${lost} fewer assertions`) ] : skipped;
    });
    var countAll = (function countAll(files, side) {
      return files.filter(({path: path}) => isTest(path)).reduce((sum, file) => sum + countAssertions(side(file) ?? ""), 0);
    });
    var manifestCalls = (function manifestCalls({path: path, before: before = "", after: after}) {
      if (after === undefined) return [];
      const fresh = newDependencies(path, before, after);
      const scripts = installScripts(path, before, after);
      return (0, parts.Eb)([ fresh.length > 0 && call("dependency", path, `new dependencies: ${fresh.slice(0, SHOWN).join(", ")}`), scripts.length > 0 && call("script", path, `runs when people install it: ${scripts.join(", ")}`) ]);
    });
    var placeCalls = (function placeCalls({path: path, after: after}) {
      if (after === undefined) return [];
      return RUN_BY_THEMSELVES.flatMap(([where, kind, why]) => where.test(path) ? [ call(kind, path, why) ] : []);
    });
    var binaryCalls = (function binaryCalls({path: path, binary: binary}) {
      return binary && !MEDIA.test(path) ? [ call("binary", path, "a new binary file, which nobody can review") ] : [];
    });
    var call = (function call(kind, path, detail) {
      return {
        kind: kind,
        path: path,
        detail: detail
      };
    });
    var nameOf = (function nameOf(path) {
      return path.slice(path.lastIndexOf("/") + 1);
    });
    var newDependencies = (function newDependencies(path, before, after) {
      const read = readerOf(path);
      if (read === undefined) return [];
      const [old, now] = [ read(before), read(after) ];
      return [ ...now ].filter(([name, source]) => {
        const former = old.get(name);
        return former === undefined || isForeign(source) && former !== source;
      }).map(([name, source]) => isForeign(source) ? `${name} (${(0, cut.Ku)(source, 80)})` : name);
    });
    var installScripts = (function installScripts(path, before, after) {
      const pattern = manifestOf(path)?.scripts;
      if (pattern === undefined) return [];
      const [old, now] = [ (0, read_data.fO)((0, read_data.sV)(before)["scripts"]), (0, 
      read_data.fO)((0, read_data.sV)(after)["scripts"]) ];
      return Object.keys(now).filter(name => pattern.test(name) && JSON.stringify(now[name]) !== JSON.stringify(old[name]));
    });
    var readerOf = (function readerOf(path) {
      const from = manifestOf(path)?.dependencies;
      switch (from?.form) {
       case undefined:
        return undefined;

       case "json":
        return text => tables(text, from.tables);

       case "toml":
        return text => sections(text, from.tables);

       case "lines":
        return text => lines(text, from.pattern);

       case "pyproject":
        return text => readPyproject(text, from.tables);
      }
    });
    var manifestOf = (function manifestOf(path) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      return READ.find(({fits: fits}) => fits(name))?.manifest;
    });
    var isTest = (function isTest(path) {
      if (!isCode(path)) return false;
      const name = path.slice(path.lastIndexOf("/") + 1);
      return /(^|\/)(tests?|__tests__|specs?|e2e)\//i.test(path) || NAMES.some(pattern => pattern.test(name));
    });
    var isCode = (function isCode(path) {
      return CODE.test(path);
    });
    var newSkips = (function newSkips(before, after) {
      const [old, now] = [ countMarks(before), countMarks(after) ];
      return [ ...now ].filter(([mark, count]) => count > (old.get(mark) ?? 0)).map(([mark]) => mark);
    });
    var countMarks = (function countMarks(text) {
      const counts = new Map;
      for (const pattern of MARKS) {
        for (const [mark] of text.matchAll(pattern)) {
          const plain = mark.replaceAll(/[\s"'`(]+/g, " ").trim();
          counts.set(plain, (counts.get(plain) ?? 0) + 1);
        }
      }
      return counts;
    });
    var proposeFiles = (async function proposeFiles(facts) {
      const {changes: changes, request: request, policy: policy, git: git, secrets: secrets} = facts;
      if (changes.vanished === true) return {
        kind: "withheld",
        reason: VANISHED,
        refused: changes.refused,
        patch: ""
      };
      const gate = {
        policy: policy,
        circumstances: (0, policy_policy.c1)(request, events.QT),
        secrets: secrets,
        git: git
      };
      const passed = await (0, change_gate.Dy)(changes, gate);
      const leftOut = await patchOf(changes, passed.refused, facts);
      if (passed.files.length === 0 && changes.merge === undefined) return {
        kind: "nothing",
        refused: passed.refused,
        leftOut: leftOut
      };
      return await describe(passed, await objectToMerge(changes, passed, gate), leftOut, facts);
    });
    var objectToMerge = (async function objectToMerge({merge: merge}, passed, gate) {
      if (merge === undefined) return undefined;
      return await (0, change_merge.refuseMerge)(merge, gate) ?? await (0, change_merge.findUnresolved)(merge, passed, gate.git);
    });
    var describe = (async function describe({files: files, refused: refused}, unmerged, leftOut, facts) {
      const {changes: changes, request: request, policy: policy, git: git, secrets: secrets, author: author, time: time} = facts;
      const {merge: merge} = changes;
      const words = redactWords(withTitle(facts.words, request, merge), secrets);
      const message = secrets.redact((0, wording.df)(request, words, facts.credits));
      const commit = await commitOf(files, message, facts);
      const withhold = async (reason, more = {}) => {
        const kept = await withPatch(reason, git, merge?.head ?? changes.base, commit);
        return {
          kind: "withheld",
          ...kept,
          refused: refused,
          commit: commit,
          ...more
        };
      };
      if (unmerged !== undefined) return withhold(unmerged, {
        unmerged: true
      });
      const described = describeFiles(files, await git.stat(changes.base, commit));
      const excess = exceeds(plainFiles(described), policy);
      if (excess !== undefined) return withhold(excess);
      const targeted = (0, branch.ie)(request, secrets.redact(request.subject?.title ?? ""), facts.branchPrefix);
      if (targeted.kind === "refused") return withhold(`There is no branch to publish to: ${targeted.reason}.`);
      const body = {
        version: 1,
        key: request.key,
        base: request.base,
        target: targeted.target,
        ...(0, parts.gI)({
          merge: merge
        }),
        files: described,
        refused: refused,
        callouts: callOut(await lookAt(files, git)),
        title: secrets.redact((0, wording.Q$)(request, words)),
        message: message,
        words: words,
        author: author,
        time: time,
        policy: policy.source.digest,
        commit: commit
      };
      return {
        kind: "proposed",
        proposal: {
          ...body,
          digest: proposalDigest(body)
        },
        leftOut: leftOut
      };
    });
    var commitOf = (async function commitOf(files, message, facts) {
      const {changes: changes, git: git, author: author, time: time} = facts;
      const {base: base, merge: merge} = changes;
      const parents = merge && {
        parents: [ merge.head, merge.onto.sha ]
      };
      return await git.commit({
        parent: base,
        ...parents,
        changes: files.map(treeChange),
        message: message,
        author: author,
        time: time
      });
    });
    var withTitle = (function withTitle(words, {base: base}, merge) {
      return merge === undefined ? words : {
        title: `Merge ${merge.onto.name} into ${base.name}`,
        ...words
      };
    });
    var lookAt = (async function lookAt(files, git) {
      const bytes = async blob => blob && await git.blob(blob.oid);
      return await Promise.all(files.map(async ({path: path, ...sides}) => {
        const [before, after] = await Promise.all([ bytes(sides.before), bytes(sides.after) ]);
        return {
          path: path,
          ...(0, parts.gI)({
            before: before,
            after: after
          })
        };
      }));
    });
    var redactWords = (function redactWords({title: title, summary: summary}, {redact: redact}) {
      return {
        ...title !== undefined && {
          title: redact(title)
        },
        summary: redact(summary)
      };
    });
    var patchOf = (async function patchOf(changes, refused, {git: git, author: author, time: time, secrets: secrets}) {
      const names = new Set(refused.map(({path: path}) => path));
      const named = changes.files.filter(({path: path}) => names.has(path) && !(0, git_names.oP)(path));
      try {
        const packed = await Promise.all(named.map(async ({after: after}) => hidesSecret(after, git, secrets)));
        const left = named.filter((_file, index) => packed[index] !== true);
        if (left.length === 0) return "";
        const commit = await git.commit({
          parent: changes.base,
          changes: left.map(treeChange),
          message: "Left out",
          author: author,
          time: time
        });
        return await git.diff(changes.base, commit);
      } catch (error) {
        if (error instanceof ports_git.XS) return "";
        throw error;
      }
    });
    var proposalDigest = (function proposalDigest(proposal) {
      return `sha256:${(0, seal.ol)((0, seal.dj)(proposal))}`;
    });
    var treeChange = (function treeChange({path: path, after: after}) {
      return after === undefined ? {
        path: path
      } : {
        path: path,
        blob: after
      };
    });
    var exceeds = (function exceeds(files, {limits: limits}) {
      const lines = files.reduce((sum, {added: added, removed: removed}) => sum + added + removed, 0);
      if (limits.files.value > 0 && files.length > limits.files.value) {
        return `The run changed ${files.length} files; the policy publishes at most ${limits.files.value} (${limits.files.source}).`;
      }
      if (limits.lines.value > 0 && lines > limits.lines.value) {
        return `The run changed ${lines} lines; the policy publishes at most ${limits.lines.value} (${limits.lines.source}).`;
      }
      return undefined;
    });
    var plainFiles = (function plainFiles(files) {
      const named = pairBy(files, ({path: path}) => (0, match.tu)(path));
      const paired = new Set([ ...named.keys(), ...named.values() ]);
      const rest = files.filter(file => !paired.has(file));
      const former = new Map([ ...named, ...pairBy(rest, contentOf) ]);
      const moved = new Set(former.values());
      return files.filter(file => !moved.has(file)).map(file => plainFile(file, former.get(file)));
    });
    var pairBy = (function pairBy(files, keyOf) {
      const deleted = new Map(files.filter(({status: status}) => status === "deleted").map(file => [ keyOf(file), file ]));
      const pairs = new Map;
      for (const file of files) {
        const from = file.status === "added" ? deleted.get(keyOf(file)) : undefined;
        if (from === undefined) continue;
        pairs.set(file, from);
        deleted.delete(keyOf(from));
      }
      return pairs;
    });
    var plainFile = (function plainFile(file, from) {
      const {path: path, binary: binary, after: after} = file;
      const before = from?.before ?? file.before;
      const [had, has] = [ before?.mode === "100755", after?.mode === "100755" ];
      const mode = after === undefined || had === has ? {} : {
        mode: has ? "executable" : "not executable"
      };
      if (from === undefined) return {
        path: path,
        status: file.status,
        added: file.added,
        removed: file.removed,
        binary: binary,
        ...mode
      };
      const lines = from.before?.oid === after?.oid ? {
        added: 0,
        removed: 0
      } : {
        added: file.added,
        removed: from.removed
      };
      return {
        path: path,
        status: "renamed",
        from: from.path,
        ...lines,
        binary: binary,
        ...mode
      };
    });
    var describeFiles = (function describeFiles(files, stats) {
      const known = new Map(stats.map(stat => [ stat.path, stat ]));
      return files.map(({path: path, before: before, after: after}) => {
        const {added: added = 0, removed: removed = 0, binary: binary = false} = known.get(path) ?? {};
        const status = before === undefined ? "added" : after === undefined ? "deleted" : "modified";
        return {
          path: path,
          status: status,
          added: added,
          removed: removed,
          binary: binary,
          ...(0, parts.gI)({
            before: before,
            after: after
          })
        };
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      Kj: () => plainFiles,
      Bt: () => proposalDigest,
      YT: () => proposeFiles
    });
    var events = __webpack_require__(58223);
    var git_names = __webpack_require__(27905);
    var seal = __webpack_require__(75423);
    var policy_policy = __webpack_require__(94193);
    var match = __webpack_require__(83182);
    var ports_git = __webpack_require__(11507);
    var branch = __webpack_require__(15845);
    var baseline = __webpack_require__(7790);
    var glob = __webpack_require__(52336);
    var cut = __webpack_require__(24192);
    var ecosystems = __webpack_require__(22509);
    var parts = __webpack_require__(23782);
    var read_data = __webpack_require__(50991);
    function read({path: path, before: before, after: after}) {
      const binary = after?.includes(0) === true && before?.includes(0) !== true;
      return {
        path: path,
        before: textOf(before),
        after: textOf(after),
        binary: binary
      };
    }
    function hasMoved(path, before, all) {
      const name = nameOf(path);
      const fresh = all.filter(file => file.before === undefined && file.after !== undefined && isTest(file.path));
      return fresh.some(file => file.after === before || nameOf(file.path) === name && countAssertions(file.after ?? "") >= countAssertions(before));
    }
    const SHOWN = 12;
    const takesEffectInBuilds = (0, glob.tI)(ecosystems.SQ.flatMap(({settings: settings = [], runs: runs = []}) => [ ...settings, ...runs ]).map(name => `**/${name}`), {
      ignoreCase: true
    });
    const RUN_BY_THEMSELVES = [ [ {
      test: takesEffectInBuilds
    }, "script", "runs or takes effect when people build or test" ], [ /(^|\/)(\.husky\/.+|\.pre-commit-config\.yaml|lefthook\.ya?ml)$/, "script", "runs with people's commits" ], [ /(^|\/)(\.devcontainer\/.+|\.devcontainer\.json|\.vscode\/.+\.json|[^/]+\.(code-workspace|sublime-project)|\.idea\/.+|\.(zed|fleet)\/.+|\.nvim\.lua|\.nvimrc|\.exrc|\.vimrc|\.dir-locals(-2)?\.el|\.gdbinit|\.lldbinit|\.envrc|\.?mise\.toml|\.gitpod\.ya?ml|\.replit)$/i, "script", "takes effect when people open the repository" ], [ /^(\.gitlab-ci\.ya?ml|\.travis\.ya?ml|azure-pipelines.*\.ya?ml|bitbucket-pipelines\.ya?ml|appveyor\.ya?ml|cloudbuild\.ya?ml|\.drone\.ya?ml|Jenkinsfile|\.circleci\/.+|\.buildkite\/.+|\.woodpecker\/.+|\.gitlab\/.+\.ya?ml)$/i, "ci", "changes what another CI service runs" ] ];
    const MEDIA = /\.(png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|pdf|mp[34])$/i;
    const READ = ecosystems.SQ.flatMap(({manifests: manifests = []}) => manifests).filter(({file: file}) => !file.includes("/")).map(manifest => ({
      manifest: manifest,
      fits: (0, glob.tI)([ manifest.file ])
    }));
    function tables(text, names) {
      const whole = (0, read_data.sV)(text);
      return new Map(names.flatMap(name => Object.entries((0, read_data.fO)(whole[name])).map(([key, value]) => [ key, String(value) ])));
    }
    function lines(text, pattern) {
      return new Map([ ...text.matchAll(pattern) ].map(([, name = "", rest = ""]) => [ name.toLowerCase(), rest.trim() ]));
    }
    function sections(text, wanted) {
      const found = new Map;
      let inside = false;
      for (const line of text.split("\n")) {
        const header = /^\s*\[+([^[\]][^\]]*)\]/.exec(line)?.[1];
        if (header !== undefined) {
          const own = /dependencies\.(.+)$/.exec(header)?.[1];
          if (own !== undefined) found.set(own.replaceAll('"', ""), "");
          inside = own === undefined && wanted.test(header);
        } else if (inside) {
          const [, key, value = ""] = /^\s*"?([A-Za-z0-9][\w.-]*)"?\s*=\s*(.*)$/.exec(line) ?? [];
          if (key !== undefined) found.set(key, value);
        }
      }
      return found;
    }
    function readPyproject(text, wanted) {
      const tables = [ ...sections(text, wanted) ];
      const quoted = arraysIn(text).flatMap(items => [ ...items.matchAll(REQUIREMENT) ]);
      return new Map([ ...tables, ...quoted.map(([, name = "", rest = ""]) => [ name.toLowerCase(), rest.trim() ]) ]);
    }
    const REQUIREMENT = /["']([A-Za-z0-9][\w.-]*)(?![\w.-])([^"']*)["']/g;
    function arraysIn(text) {
      const arrays = [];
      const start = /^[^\S\n]*[\w-]+[^\S\n]*=\s*\[/gm;
      while (start.test(text)) {
        const end = text.indexOf("]", start.lastIndex);
        if (end < 0) break;
        arrays.push(text.slice(start.lastIndex, end));
        start.lastIndex = end;
      }
      return arrays;
    }
    function isForeign(source) {
      return /:\/\/|^(git|file|link|github|npm):|\bgit\s*=|\bpath\s*=|^@\s/.test(source);
    }
    const CODE = /\.([cm]?[jt]sx?|vue|svelte|py|go|rs|rb|java|kt|kts|scala|cs|fs|vb|php|swift|dart|exs?|clj[cs]?|c|cc|cpp|m|mm|sh|bats|lua|pl|t|r)$/i;
    const NAMES = [ /[._-](tests?|specs?)\.\w+$/i, /^test_.*\.py$/i, /^test[-.]/i, /[a-z0-9](Tests?|Spec|IT|TestCase)\.\w+$/ ];
    const MARKS = [ /\b(?:it|test|describe|context|suite|specify|bench)\.(?:skip|todo|fixme|failing|only)\b/g, /(?<![\w.])(?:x(?:it|test|describe|context|specify)|f(?:it|describe))(?=\s*\()/g, /@(?:Ignore|Disabled)\b/g, /@?\bpytest\.(?:mark\.)?(?:skipif|skip|xfail)\b/g, /@unittest\.(?:skip\w*|expectedFailure)\b/g, /\bself\.skipTest\b|\bmarkTest(?:Skipped|Incomplete)\b/g, /\b[tb]\.Skip(?:f|Now)?(?=\()/g, /#\[ignore\b/g, /\[(?:Ignore|(?:Fact|Theory)\s*\(\s*Skip)\b/g, /\bskip:\s*(?:true|["'`])/g ];
    function countAssertions(text) {
      return text.match(ASSERTIONS)?.length ?? 0;
    }
    const ASSERTIONS = /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^[^\S\n]*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;
    var change_gate = __webpack_require__(68246);
    var change_merge = __webpack_require__(33189);
    var wording = __webpack_require__(51709);
    const VANISHED = "Nothing is left in the workspace: a command of the run deleted all of it, which Remit treats as an accident.";
    async function withPatch(reason, git, from, to) {
      try {
        return {
          reason: reason,
          patch: await git.diff(from, to)
        };
      } catch (error) {
        if (error instanceof ports_git.XS) return {
          reason: `${reason} It is too large for a patch.`,
          patch: ""
        };
        throw error;
      }
    }
    async function hidesSecret(blob, git, secrets) {
      if (blob === undefined) return false;
      const bytes = await git.blob(blob.oid);
      return bytes.includes(0) && secrets.found(bytes);
    }
    function contentOf({path: path, before: before, after: after}) {
      const {oid: oid} = before ?? after ?? {
        oid: ""
      };
      return oid === "" || oid === (0, baseline.zA)(Buffer.alloc(0), oid) ? path : oid;
    }
  })
};


