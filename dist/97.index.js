"use strict";

exports.id = 97;

exports.ids = [ 97 ];

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
  80097: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeUnpublished = (function describeUnpublished({baseline: baseline, admitted: admitted}, circumstances) {
      const {policy: policy, request: request} = admitted;
      const reported = new Set;
      const reasons = new Map;
      const refusalOf = path => {
        if (!reasons.has(path)) reasons.set(path, (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.PU)(path, policy, circumstances));
        return reasons.get(path);
      };
      return async () => {
        if (baseline?.kind !== "layer" || request.kind !== "change" || policy.publish.to.value === "nothing") return "";
        const {suspects: suspects} = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.q)(baseline);
        if (suspects.length > MOST_LOOKED_AT) return "";
        const fresh = suspects.flatMap(({path: path}) => {
          const reason = reported.has(path) ? undefined : refusalOf(path);
          return reason === undefined ? [] : [ {
            path: path,
            reason: reason
          } ];
        });
        for (const {path: path} of fresh) reported.add(path);
        if (fresh.length === 0) return "";
        const lines = fresh.slice(0, MOST_REPORTED).map(({path: path, reason: reason}) => `- ${JSON.stringify(path)}: ${reason}`);
        const more = fresh.length > MOST_REPORTED ? [ `- and ${fresh.length - MOST_REPORTED} more` ] : [];
        return [ "[Changed, and will not be published:", ...lines, ...more, "Undo what the task does not need.]" ].join("\n");
      };
    });
    var describeLeftOut = (function describeLeftOut({baseline: baseline, admitted: admitted}) {
      const {policy: policy, request: request} = admitted;
      const publishes = request.kind === "change" && policy.publish.to.value !== "nothing";
      return async (path, bytes) => {
        if (baseline === undefined || !publishes || (0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) return undefined;
        return await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, bytes, baseline);
      };
    });
    var editsLeftOut = (async function editsLeftOut({entries: entries}, baseline) {
      const {pinned: pinned} = baseline;
      const edited = entries.flatMap(({event: event}) => event.type === "call.finished" ? event.answer.edit?.path ?? [] : []);
      const found = [];
      for (const path of new Set(edited)) {
        if ((0, _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__.$h)(path)) continue;
        const facts = await pinned.files.facts(`${pinned.root}/${path}`).catch(() => undefined);
        const reason = facts === undefined ? undefined : await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.Yp)(path, facts.size, baseline);
        if (reason !== undefined) found.push({
          path: path,
          reason: reason
        });
      }
      return found;
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      describeLeftOut: () => describeLeftOut,
      describeUnpublished: () => describeUnpublished,
      editsLeftOut: () => editsLeftOut
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68246);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68852);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79164);
    var _prepared_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86005);
    const MOST_LOOKED_AT = 500;
    const MOST_REPORTED = 10;
  })
};


