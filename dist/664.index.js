"use strict";

exports.id = 664;

exports.ids = [ 664 ];

exports.modules = {
  68246: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var gateChanges = (async function gateChanges(changes, facts) {
      const {files: files, refused: refused} = changes;
      const taken = await foldedPaths(changes, facts.git);
      const passed = [];
      const stopped = [ ...refused ];
      for (const change of files) {
        const reason = refusePath(change, taken, facts) ?? refuseMode(change, facts.policy) ?? await refuseContent(change, facts);
        if (reason === undefined) passed.push(change); else stopped.push({
          path: change.path,
          reason: reason
        });
      }
      return await dropClashes(dropOrphans(passed, stopped), changes.base, facts.git);
    });
    var foldedPaths = (async function foldedPaths({base: base, files: files}, git) {
      const folded = new Map;
      const fresh = files.filter(({before: before}) => before === undefined).map(({path: path}) => path);
      const gone = files.filter(({after: after}) => after === undefined).map(({path: path}) => path);
      for (const folder of new Set(fresh.flatMap(path => [ "", ...(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__.f)(path) ]))) {
        for (const name of (await git.directory(base, folder))?.entries.keys() ?? []) {
          const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
          if (!folded.has((0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.tu)(path)) && await stays(path, base, gone, git)) folded.set((0, 
          _policy_js__WEBPACK_IMPORTED_MODULE_2__.tu)(path), path);
        }
      }
      return folded;
    });
    var refusePath = (function refusePath(change, taken, facts) {
      const {path: path} = change;
      if (path.length > _survey_js__WEBPACK_IMPORTED_MODULE_3__.lm) return `its path is longer than ${_survey_js__WEBPACK_IMPORTED_MODULE_3__.lm} characters`;
      const guard = refuseProtected(path, facts.policy);
      if (guard !== undefined) return guard;
      if (facts.secrets.found(Buffer.from(path))) return "its name holds a secret";
      const strange = change.before === undefined ? refuseName(path) ?? refuseTwin(path, taken) : undefined;
      return strange ?? refuseByPolicy(path, facts.policy, facts.circumstances);
    });
    var refuseProtected = (function refuseProtected(path, policy) {
      switch ((0, _policy_js__WEBPACK_IMPORTED_MODULE_4__.sc)(path, policy.source.path)) {
       case undefined:
        return undefined;

       case "workflow":
        return "workflows are never published";

       case "protected":
        return policy.publish.open.value.includes(path) ? undefined : `it is protected; a policy can open it with publish.open = [${JSON.stringify(path)}]`;
      }
    });
    var refuseTwin = (function refuseTwin(path, taken) {
      for (const each of [ path, ...(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__.f)(path) ]) {
        const twin = taken.get((0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.tu)(each));
        if (twin !== undefined && twin !== each) return `its name differs from ${twin} only in case or Unicode form`;
        if (twin === undefined) taken.set((0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.tu)(each), each);
      }
      return undefined;
    });
    var refuseByName = (function refuseByName(path, policy, circumstances) {
      return refuseProtected(path, policy) ?? refuseByPolicy(path, policy, circumstances);
    });
    var refuseByPolicy = (function refuseByPolicy(path, policy, circumstances) {
      const {effect: effect, why: why = "the policy denies it"} = (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.ad)(policy, circumstances, path);
      return effect === "allow" ? undefined : why;
    });
    var refuseMode = (function refuseMode({before: before, after: after}, {publish: publish}) {
      if (after === undefined) return undefined;
      if (after.mode === _ports_js__WEBPACK_IMPORTED_MODULE_6__.ps) return "symbolic links are not published";
      if (!FILES.has(after.mode)) return `its mode ${after.mode} is not a file's`;
      if (before?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_6__.ps) return "it takes the place of a symbolic link";
      const executable = [ before?.mode, after.mode ].includes("100755");
      return publish.signed.value && executable ? `GitHub makes the commits (publish.signed, ${publish.signed.source}), and it cannot make executable files` : undefined;
    });
    var refuseContent = (async function refuseContent({before: before, after: after}, {secrets: secrets, git: git}) {
      if (after === undefined || after.oid === before?.oid) return undefined;
      const bytes = await git.blob(after.oid);
      const strange = !bytes.includes(0) && refuseText(bytes) !== undefined;
      const leaking = secrets.found(bytes);
      if (!strange && !leaking) return undefined;
      const former = before === undefined ? undefined : await git.blob(before.oid);
      const fresh = former === undefined ? bytes : newLines(former, bytes);
      if (leaking && (former === undefined || !secrets.found(former) || secrets.found(fresh))) return "it holds a secret";
      return strange ? refuseText(fresh) : undefined;
    });
    var refuseText = (function refuseText(bytes) {
      const text = bytes.toString("utf8");
      if (DIRECTIONAL.test(text)) return "it has characters that change the text direction";
      return UNSEEN.test(text) ? "it has runs of invisible characters" : undefined;
    });
    var dropOrphans = (function dropOrphans(passed, refused) {
      const stopped = new Set(refused.map(({path: path}) => path));
      const isOrphan = ({path: path, after: after}) => after === undefined && (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__.f)(path).some(parent => stopped.has(parent));
      const orphans = passed.filter(isOrphan).map(({path: path}) => ({
        path: path,
        reason: "its replacement is refused"
      }));
      return {
        files: passed.filter(change => !isOrphan(change)),
        refused: [ ...refused, ...orphans ]
      };
    });
    var dropClashes = (async function dropClashes({files: files, refused: refused}, base, git) {
      if (files.every(({before: before}) => before !== undefined)) return {
        files: files,
        refused: refused
      };
      const gone = new Set(files.filter(({after: after}) => after === undefined).map(({path: path}) => path));
      const standing = new Set(files.filter(({after: after}) => after !== undefined).map(({path: path}) => path));
      for (const parent of new Set(files.filter(({before: before}) => before === undefined).flatMap(({path: path}) => (0, 
      _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__.f)(path)))) {
        const entry = gone.has(parent) ? undefined : await git.entry(base, parent);
        if (entry !== undefined && entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_6__.Md) standing.add(parent);
      }
      const above = ({path: path, after: after}) => after === undefined ? undefined : (0, 
      _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__.f)(path).find(parent => standing.has(parent));
      const clashing = files.flatMap(change => {
        const parent = above(change);
        return parent === undefined ? [] : [ {
          path: change.path,
          reason: `${parent} is a file and stays one`
        } ];
      });
      const dropped = new Set(clashing.map(({path: path}) => path));
      return {
        files: files.filter(({path: path}) => !dropped.has(path)),
        refused: [ ...refused, ...clashing ]
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Dy: () => gateChanges,
      PU: () => refuseByName,
      fZ: () => refuseProtected
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83182);
    var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62159);
    var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50115);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11507);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50876);
    var _survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22627);
    async function stays(path, base, gone, git) {
      if (gone.includes(path)) return false;
      const below = gone.filter(each => each.startsWith(`${path}/`));
      if (below.length === 0) return true;
      const directory = await git.directory(base, path);
      if ((directory?.undecodable ?? 0) > 0) return true;
      for (const name of directory?.entries.keys() ?? []) {
        if (await stays(`${path}/${name}`, base, below, git)) return true;
      }
      return false;
    }
    function refuseName(path) {
      if (new RegExp("[\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029]|\\p{Bidi_Control}", "u").test(path)) return "its name has control or invisible characters";
      if (path.includes("\\")) return "its name has a backslash";
      if (path.split("/").some(part => part === "" || part === "." || part === "..")) return "its name is not a path from the root of the repository";
      if (path.split("/").some(part => /^(\.git|git~\d+)[. ]*$/i.test(part))) return "its name can be mistaken for git's own directory";
      return undefined;
    }
    const FILES = new Set([ "100644", "100755" ]);
    const DIRECTIONAL = /[\u202A-\u202E\u2066-\u2069]/;
    const UNSEEN = /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]{3}|[\u{E0000}-\u{E007F}]{9}|[\u200B\u2060-\u2064\u3164\uFFA0]{4}/u;
    function newLines(former, bytes) {
      const old = new Set(former.toString("latin1").split("\n"));
      const lines = bytes.toString("latin1").split("\n");
      return Buffer.from(lines.filter(line => !old.has(line)).join("\n"), "latin1");
    }
  }),
  33189: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var listed = (function listed(paths) {
      const more = paths.length > SHOWN ? [ `${paths.length - SHOWN} more` ] : [];
      return [ ...paths.slice(0, SHOWN).map(inCode), ...more ].join(", ");
    });
    var findMarked = (async function findMarked(merge, files, git) {
      const written = new Map(files.map(change => [ change.path, change ]));
      const marked = merge.conflicts.filter(({kind: kind}) => kind === "markers").map(({path: path}) => path);
      const found = [];
      for (const path of [ ...new Set([ ...marked, ...written.keys() ]) ].sort()) {
        const change = written.get(path);
        if (change !== undefined && change.after === undefined) continue;
        const bytes = change?.after === undefined ? await git.show(merge.commit, path) : await git.blob(change.after.oid);
        if (bytes === undefined || markerLines(bytes).length === 0) continue;
        const sides = await Promise.all([ git.show(merge.head, path), git.show(merge.onto.sha, path) ]);
        const own = new Set(sides.flatMap(side => side === undefined ? [] : markerLines(side)));
        if (markerLines(bytes).some(line => !own.has(line))) found.push(path);
      }
      return found;
    });
    var named = (function named(paths) {
      const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
      const shown = paths.slice(0, NAMED).map(path => JSON.stringify(path));
      return shown.join(", ") + more;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      describeMerge: () => describeMerge,
      findUnresolved: () => findUnresolved,
      foresee: () => foresee,
      refuseMerge: () => refuseMerge,
      remakeMerge: () => remakeMerge,
      writeMerge: () => writeMerge
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11507);
    var _changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79164);
    var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68246);
    var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7790);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7457);
    var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9411);
    var _survey_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23782);
    async function foresee(git, head, onto) {
      try {
        await Promise.all([ git.fetch(head), git.fetch(onto.sha) ]);
        const parting = await git.history.parting(head, onto.sha);
        if (parting === undefined) return {
          kind: "unknown",
          reason: "they have no commit in common that Remit could find"
        };
        const {fork: fork} = parting;
        if (fork === onto.sha) return {
          kind: "up to date"
        };
        await git.fetch(fork);
        const merged = await git.merge({
          fork: fork,
          head: head,
          onto: onto.sha
        });
        if (merged.kind === "unknown") return merged;
        const {commit: commit, conflicts: conflicts} = merged;
        return {
          kind: "merges",
          merge: {
            head: head,
            onto: onto,
            fork: fork,
            commit: commit,
            conflicts: conflicts
          }
        };
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.XS)) throw error;
        return {
          kind: "unknown",
          reason: error.message.replace(/\.$/, "")
        };
      }
    }
    async function remakeMerge(head, onto, {git: git, into: into}) {
      const now = await into();
      if (now === undefined) return "The base that was merged is gone.";
      if (onto !== now.sha) {
        await Promise.all([ git.fetch(onto), git.fetch(now.sha) ]);
        const parting = await git.history.parting(onto, now.sha);
        if (parting?.fork !== onto) return `The merged commit ${onto} is not in ${now.name}'s history.`;
      }
      const prospect = await foresee(git, head, {
        name: now.name,
        sha: onto
      });
      switch (prospect.kind) {
       case "merges":
        return prospect.merge;

       case "up to date":
        return `${head} has all of ${onto} already.`;

       case "unknown":
        return `The merge of ${onto} could not be made again: ${prospect.reason}.`;
      }
    }
    function describeMerge({onto: onto, conflicts: conflicts}) {
      return {
        onto: onto,
        resolved: conflicts.map(({path: path}) => path)
      };
    }
    async function refuseMerge(merge, {policy: policy, circumstances: circumstances, git: git}) {
      const {signed: signed} = policy.publish;
      if (signed.value) return `GitHub makes the commits (publish.signed, ${signed.source}), and it cannot make merge commits.`;
      for (const {path: path, kind: kind} of merge.conflicts) {
        if (kind === "other") return `The conflict about ${JSON.stringify(path)} cannot be shown as file content.`;
        const reason = (0, _gate_js__WEBPACK_IMPORTED_MODULE_1__.PU)(path, policy, circumstances);
        if (reason !== undefined) return `${JSON.stringify(path)} has conflicts, and a run's resolution is not published: ${reason}.`;
      }
      const mixed = await findMixed(merge, policy, git);
      return mixed === undefined ? undefined : `${JSON.stringify(mixed)} is protected, and the merge would make it differ from both ${merge.onto.name} and the branch.`;
    }
    async function findMixed({commit: commit, head: head, onto: onto}, policy, git) {
      const [ours, theirs] = [ await git.compare(head, commit), await git.compare(onto.sha, commit) ];
      const both = new Set(theirs.map(({path: path}) => path));
      return ours.find(({path: path}) => both.has(path) && (0, _gate_js__WEBPACK_IMPORTED_MODULE_1__.fZ)(path, policy) !== undefined)?.path;
    }
    async function findUnresolved(merge, {files: files, refused: refused}, git) {
      const {name: name} = merge.onto;
      const stopped = new Map(refused.map(({path: path, reason: reason}) => [ path, reason ]));
      const lost = merge.conflicts.find(({path: path}) => stopped.has(path));
      if (lost !== undefined) return `The conflict with ${name} in ${inCode(lost.path)} is not resolved: what the run made of it may not be published, since ${stopped.get(lost.path)}.`;
      const marked = await findMarked(merge, files, git);
      return marked.length === 0 ? undefined : `Conflict markers of the merge with ${name} are left in ${listed(marked)}.`;
    }
    const SHOWN = 20;
    function inCode(path) {
      return `\`${path.replaceAll("`", "'")}\``;
    }
    const MARKER = /^(?:[<|>]{7}(?: .*)?|={7})$/;
    function markerLines(bytes) {
      const lines = bytes.toString("latin1").split("\n");
      return lines.map(line => line.replace(/\r$/, "")).filter(line => MARKER.test(line));
    }
    async function writeMerge(merge, facts) {
      const {git: git, baseline: baseline, mayRead: mayRead, begin: begin} = facts;
      const touched = await findTouched(merge, git);
      const obstacle = await findObstacle(merge, touched, facts);
      if (obstacle !== undefined) return {
        kind: "left",
        reason: obstacle
      };
      await begin();
      const {root: root, files: files} = baseline.pinned;
      const paths = [ ...touched.keys() ].filter(mayRead);
      const written = paths.flatMap(path => {
        const after = touched.get(path)?.after;
        return after === undefined ? [] : [ {
          ...after,
          path: path
        } ];
      });
      for (const path of paths) if (touched.get(path)?.after === undefined) await (0, 
      _checkout_js__WEBPACK_IMPORTED_MODULE_2__.nM)(root, path, files);
      await (0, _layout_js__WEBPACK_IMPORTED_MODULE_3__.gE)(root, written, files);
      for (const entry of written) await (0, _layout_js__WEBPACK_IMPORTED_MODULE_3__.cD)(root, entry, files, git);
      await moveOn(baseline, merge, paths, git);
      return {
        kind: "written",
        files: paths.length
      };
    }
    async function findTouched({head: head, commit: commit}, git) {
      const touched = new Map;
      const file = node => node?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_0__.NG ? undefined : node;
      for (const {path: path, exact: exact, ...sides} of await git.compare(head, commit)) {
        const [before, after] = [ file(sides.before), file(sides.after) ];
        if (exact && (before ?? after) !== undefined) touched.set(path, {
          path: path,
          exact: exact,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
            before: before,
            after: after
          })
        });
      }
      return touched;
    }
    async function findObstacle({onto: onto}, touched, {git: git, workspace: workspace, baseline: baseline}) {
      const {files: files} = await (0, _changes_js__WEBPACK_IMPORTED_MODULE_5__.readChanges)(baseline, git);
      const edited = files.map(({path: path}) => path).filter(path => touched.has(path));
      if (edited.length > 0) return `This run has edited ${named(edited)}, which ${onto.name} has changed as well. Undo that, merge, and edit again.`;
      for (const [path, {before: before, after: after}] of touched) {
        const place = await workspace.locate(path);
        if (place.kind !== "inside" || place.path !== path) return `${JSON.stringify(path)} cannot be written here.`;
        if (before !== undefined || after === undefined) continue;
        const there = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_6__.xS)(workspace.files, place.absolute);
        if (there !== undefined && there.kind !== "directory") return `${JSON.stringify(path)} is in the way: no commit has it, and ${onto.name} brings one. Remove it first.`;
      }
      return undefined;
    }
    const NAMED = 10;
    async function moveOn(baseline, merge, paths, git) {
      const {root: root, files: files} = baseline.pinned;
      const pinned = await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.T6)({
        root: root,
        files: files,
        git: git,
        commit: merge.commit
      });
      const exclusions = (0, _survey_js__WEBPACK_IMPORTED_MODULE_6__.vi)(baseline.pinned.exclusions, pinned.exclusions);
      baseline.pinned = baseline.kind === "layer" ? pinned : {
        ...pinned,
        exclusions: exclusions
      };
      baseline.commit = merge.commit;
      baseline.merge = merge;
      for (const path of paths) await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.ox)(baseline, path);
    }
  }),
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
      const unreadable = refuseWhole(changes);
      if (unreadable !== undefined) return {
        kind: "withheld",
        reason: unreadable,
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
      const commit = await commitOf({
        ...facts,
        files: files,
        message: message
      }, git);
      const withhold = async (reason, more = {}) => {
        const patch = await git.diff(merge?.head ?? changes.base, commit);
        return {
          kind: "withheld",
          reason: reason,
          refused: refused,
          patch: patch,
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
      const targeted = (0, branch.ie)(request, secrets.redact(request.subject?.title ?? ""), facts.branch);
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
    var commitOf = (async function commitOf({changes: changes, files: files, message: message, author: author, time: time}, git) {
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
    var refuseWhole = (function refuseWhole({vanished: vanished}) {
      return vanished === true ? "Nothing is left in the workspace: a command of the run deleted all of it, which Remit treats as an accident." : undefined;
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
      const named = changes.files.filter(({path: path}) => names.has(path));
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
        blob: {
          mode: after.mode,
          oid: after.oid
        }
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
        const header = /^\s*\[+([^\]]+)\]/.exec(line)?.[1];
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
      const arrays = [ ...text.matchAll(/^\s*(?:[\w-]*dependencies|requires|[\w-]+)\s*=\s*\[([^\]]*)\]/gm) ];
      const quoted = arrays.flatMap(([, items = ""]) => [ ...items.matchAll(/["']([A-Za-z0-9][\w.-]*)\s*([^"']*)["']/g) ]);
      return new Map([ ...tables, ...quoted.map(([, name = "", rest = ""]) => [ name.toLowerCase(), rest.trim() ]) ]);
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
    const ASSERTIONS = /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^\s*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;
    var change_gate = __webpack_require__(68246);
    var change_merge = __webpack_require__(33189);
    var wording = __webpack_require__(51709);
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


