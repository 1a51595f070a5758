"use strict";

exports.id = 3189;

exports.ids = [ 3189 ];

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
      const guard = refuseGit(change) ?? refuseProtected(path, facts.policy);
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
      const {effect: effect, why: why = "the policy denies it"} = (0, _policy_js__WEBPACK_IMPORTED_MODULE_6__.ad)(policy, circumstances, path);
      return effect === "allow" ? undefined : why;
    });
    var refuseMode = (function refuseMode({before: before, after: after}, {publish: publish}) {
      if (after === undefined) return undefined;
      if (after.mode === _ports_js__WEBPACK_IMPORTED_MODULE_7__.ps) return "symbolic links are not published";
      if (!FILES.has(after.mode)) return `its mode ${after.mode} is not a file's`;
      if (before?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_7__.ps) return "it takes the place of a symbolic link";
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
        if (entry !== undefined && entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_7__.Md) standing.add(parent);
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
    var _policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50115);
    var _ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11507);
    var _lib_git_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27905);
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
      return undefined;
    }
    function refuseGit({path: path, before: before}) {
      const isGit = part => (0, _lib_git_names_js__WEBPACK_IMPORTED_MODULE_5__.M$)(part) || before === undefined && /^git~\d+[. ]*$/i.test(part);
      return path.split("/").some(isGit) ? "its name can be mistaken for git's own directory" : undefined;
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
    var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7457);
    var _layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9411);
    var _survey_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
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
      return marked.length === 0 ? undefined : `Conflict markers of the merge with ${name} are left in ${(0, 
      _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.KE)(marked.map(inCode), SHOWN)}.`;
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
      _checkout_js__WEBPACK_IMPORTED_MODULE_3__.nM)(root, path, files);
      await (0, _layout_js__WEBPACK_IMPORTED_MODULE_4__.gE)(root, written, files);
      for (const entry of written) await (0, _layout_js__WEBPACK_IMPORTED_MODULE_4__.cD)(root, entry, files, git);
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
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
            before: before,
            after: after
          })
        });
      }
      return touched;
    }
    async function findObstacle({onto: onto}, touched, {git: git, workspace: workspace, baseline: baseline}) {
      const {files: files} = await (0, _changes_js__WEBPACK_IMPORTED_MODULE_5__.readChanges)(baseline, git);
      const edited = files.flatMap(({path: path}) => touched.has(path) ? [ JSON.stringify(path) ] : []);
      if (edited.length > 0) return `This run has edited ${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.KE)(edited, NAMED)}, which ${onto.name} has changed as well. Undo that, merge, and edit again.`;
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
  })
};


