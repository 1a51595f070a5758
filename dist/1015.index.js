export const id = 1015;

export const ids = [ 1015 ];

export const modules = {
  43926: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => layIntoCheckout,
      L: () => LAID
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);
    const LAID = "remit-laid";
    async function layIntoCheckout({root: root, host: host, git: git, base: base, commit: commit, paths: paths}) {
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.zy)(place, host);
      if (head !== base) return false;
      const found = await Promise.all(paths.map(async path => [ path, await fileAt(commit, path, git) ]));
      const entries = new Map(found);
      for (const [path, entry] of entries) if (entry === undefined) await removeLaid(root, path, host);
      for (const [path, entry] of entries) if (entry !== undefined) await writeLaid(root, path, entry, host, git);
      if (place === undefined) return true;
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, LAID);
      const laid = (await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.yR)(file, host)).split("\0").filter(path => path !== "");
      await host.write(file, Buffer.from([ ...new Set([ ...laid, ...paths ]) ].join("\0")));
      return true;
    }
    async function fileAt(commit, path, git) {
      const entry = await git.entry(commit, path);
      return entry?.mode === DIRECTORY ? undefined : entry;
    }
    const DIRECTORY = "40000";
    async function removeLaid(root, path, host) {
      const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
      if (!await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host)) return;
      const facts = await host.facts(absolute);
      if (facts === undefined || facts.kind === "directory") return;
      await host.remove(absolute);
      for (let parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute); parent.length > root.length; parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent)) {
        const {entries: entries, undecodable: undecodable} = await host.list(parent);
        if (entries.length + undecodable > 0) return;
        await host.remove(parent);
      }
    }
    async function writeLaid(root, path, entry, host, git) {
      const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
      if (!await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host) || !await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), root, host)) return;
      const facts = await host.facts(absolute);
      if (facts?.kind === "directory") return;
      const isLink = entry.mode === "120000";
      if (facts !== undefined && (isLink || facts.kind === "link")) await host.remove(absolute);
      const bytes = await git.blob(entry.oid);
      if (!isLink) return await host.write(absolute, bytes, entry.mode === "100755" ? 493 : 420);
      await host.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute));
      await host.link(absolute, bytes.toString());
    }
    async function isFree(directory, root, host) {
      if (directory.length <= root.length) return true;
      const facts = await host.facts(directory);
      if (facts !== undefined) return facts.kind === "directory";
      return await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(directory), root, host);
    }
    async function isReal(directory, host) {
      return await host.realPath(directory) === directory;
    }
  }),
  1740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      cD: () => writeEntry,
      gE: () => clearWays,
      iQ: () => findLaid,
      nM: () => removeFile,
      v8: () => layOut
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27460);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98258);
    var _lay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43926);
    var _survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17612);
    async function layOut(facts) {
      const {root: root, host: host, commit: commit} = facts;
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.zy)(place, host);
      const laid = await layFiles(facts, place);
      await disarm(facts);
      const fresh = place === undefined || place.own !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (fresh) await makeRepository(facts); else if (head !== commit) await moveHead(facts, place);
      if (fresh || head !== commit) await lendObjects(facts);
      return laid;
    }
    async function findLaid(facts) {
      const {changed: changed, gone: gone} = await compare(facts, await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.By)(facts.root, facts.host));
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    }
    async function layFiles(facts, place) {
      const {root: root, inside: inside, git: git} = facts;
      const {changed: changed, gone: gone} = await compare(facts, place);
      for (const path of gone) await removeFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path), root, inside);
      await clearWays(root, changed, inside);
      for (let at = 0; at < changed.length; at += AT_ONCE) {
        await Promise.all(changed.slice(at, at + AT_ONCE).map(entry => writeEntry(root, entry, inside, git)));
      }
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    }
    async function compare({host: host, git: git, commit: commit, covered: covered}, place) {
      const sides = new Map((await differencesOf(place, host, git, commit)).map(each => [ each.path, each ]));
      for (const path of await laidBefore(place, host)) {
        const committed = await git.entry(commit, path);
        const isFile = committed !== undefined && committed.mode !== DIRECTORY;
        sides.set(path, {
          path: path,
          indexed: "",
          ...isFile && {
            committed: committed
          }
        });
      }
      const changed = [];
      const gone = [];
      for (const {path: path, committed: committed, indexed: indexed} of sides.values()) {
        if (covered.has(path)) continue;
        if (committed !== undefined && committed.mode !== _survey_js__WEBPACK_IMPORTED_MODULE_4__.NG) changed.push({
          path: path,
          ...committed
        }); else if (indexed !== undefined && indexed !== _survey_js__WEBPACK_IMPORTED_MODULE_4__.NG) gone.push(path);
      }
      return {
        changed: changed,
        gone: gone
      };
    }
    const DIRECTORY = "40000";
    const AT_ONCE = 16;
    async function differencesOf(place, host, git, commit) {
      const file = place && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "index");
      try {
        if (file !== undefined && await host.exists(file)) return await git.compareIndex(file, commit);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS)) throw error;
      }
      const entries = (await git.tree(commit)).filter(({exact: exact}) => exact);
      return entries.map(({path: path, mode: mode, oid: oid}) => ({
        path: path,
        committed: {
          mode: mode,
          oid: oid
        }
      }));
    }
    async function laidBefore(place, host) {
      const text = place === undefined ? "" : await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, _lay_js__WEBPACK_IMPORTED_MODULE_3__.L), host);
      return new Set(text.split("\0").filter(path => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")));
    }
    async function writeEntry(root, entry, inside, git) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path);
      const bytes = await git.blob(entry.oid);
      const facts = await inside.facts(path);
      if (facts?.kind === "directory" || facts?.kind === "link" || facts !== undefined && entry.mode === "120000") {
        await inside.remove(path);
      }
      if (entry.mode !== "120000") return await inside.write(path, bytes, entry.mode === "100755" ? 493 : 420);
      await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
      await inside.link(path, bytes.toString());
    }
    async function clearWays(root, entries, inside) {
      const parents = new Set(entries.flatMap(({path: path}) => parentsOf(path)));
      for (const parent of [ ...parents ].sort()) {
        const facts = await inside.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
        if (facts !== undefined && facts.kind !== "directory") await inside.remove(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
      }
    }
    function parentsOf(path) {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }
    async function removeFile(path, root, inside) {
      const facts = await inside.facts(path);
      if (facts === undefined || facts.kind === "directory") return;
      await inside.remove(path);
      for (let parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path); parent.length > root.length; parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent)) {
        const {entries: entries, undecodable: undecodable} = await inside.list(parent);
        if (entries.length + undecodable > 0) return;
        await inside.remove(parent);
      }
    }
    async function disarm({root: root, host: host, inside: inside, git: git, learned: learned}) {
      for (const file of await git.configurations(root, learned)) {
        if (!file.startsWith(`${root}/`)) continue;
        const text = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(file, host);
        await inside.write(file, Buffer.from(plainConfiguration(text)));
        const hooks = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file), "hooks");
        if (await inside.facts(hooks) !== undefined) await inside.remove(hooks);
      }
    }
    async function makeRepository({root: root, inside: inside, git: git, commit: commit}) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (await inside.facts(own) !== undefined) await inside.remove(own);
      for (const name of [ "objects/info", "objects/pack", "refs/heads", "info" ]) await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, name));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "index"), await git.index(commit));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
    }
    async function moveHead({root: root, host: host, inside: inside, git: git, commit: commit}, {common: common}) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "index"), await git.index(commit));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      if ((await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, "packed-refs"), host)).includes(commit)) return;
      const shallow = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), host);
      if (!shallow.split("\n").includes(commit)) await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
    }
    async function lendObjects({root: root, host: host, inside: inside, objects: objects}) {
      if (objects === undefined) return;
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git/objects/info/alternates");
      try {
        await inside.write(file, Buffer.from(`${await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(file, host)}${objects}\n`));
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.xU)(error) === undefined) throw error;
      }
    }
    function plainConfiguration(text) {
      const kept = [];
      let keys = [];
      let continued = false;
      for (const line of text.split(/\r?\n/)) {
        const wasContinued = continued;
        continued = line.endsWith("\\");
        if (wasContinued || continued) continue;
        if (line.trimStart().startsWith("[")) {
          const header = /^\s*\[([\w.-]+)(\s+"(?:[^"\\]|\\.)*")?\]\s*$/.exec(line);
          const named = /::|:\/\//.test(header?.[2] ?? "") ? "" : header?.[1] ?? "";
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
    function plainValue(written) {
      const value = written.replace(PASSWORD, "://").replace(/[#;?].*$/, "").trim();
      const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
      return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
    }
    const PASSWORD = /:\/\/[^/]*@/g;
    const HARMLESS = new Map(Object.entries({
      core: "repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol safecrlf longpaths quotepath sparsecheckout sparsecheckoutcone worktree".split(" "),
      extensions: [ "objectformat", "refstorage", "worktreeconfig", "partialclone" ],
      remote: [ "url", "fetch", "promisor", "partialclonefilter" ],
      branch: [ "remote", "merge" ],
      submodule: [ "active", "url" ],
      user: [ "name", "email" ],
      diff: [ "renames" ],
      init: [ "defaultbranch" ]
    }));
  }),
  41015: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      bB: () => bringAgain,
      lN: () => findBase,
      X1: () => mergeBaseIn,
      m: () => openBase
    });
    var events = __webpack_require__(11468);
    var change_baseline = __webpack_require__(68379);
    var external_node_path_ = __webpack_require__(76760);
    var lib_ports = __webpack_require__(27460);
    var changes = __webpack_require__(25021);
    var layout = __webpack_require__(1740);
    var survey = __webpack_require__(17612);
    async function bringBase(merge, facts) {
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
      const written = paths.flatMap(path => touched.get(path)?.after ?? []);
      for (const path of paths) if (touched.get(path)?.after === undefined) await (0, 
      layout.nM)(external_node_path_.posix.join(root, path), root, files);
      await (0, layout.gE)(root, written, files);
      for (const entry of written) await (0, layout.cD)(root, entry, files, git);
      await moveOn(baseline, merge, paths, git);
      return {
        kind: "brought",
        files: paths.length
      };
    }
    async function findTouched({head: head, commit: commit}, git) {
      const listed = async at => {
        const entries = (await git.tree(at)).filter(({exact: exact, mode: mode}) => exact && mode !== survey.NG);
        return new Map(entries.map(entry => [ entry.path, entry ]));
      };
      const [before, after] = [ await listed(head), await listed(commit) ];
      const paths = [ ...new Set([ ...before.keys(), ...after.keys() ]) ].sort();
      const differing = paths.filter(path => {
        const [was, is] = [ before.get(path), after.get(path) ];
        return was?.oid !== is?.oid || was?.mode !== is?.mode;
      });
      return new Map(differing.map(path => {
        const [was, is] = [ before.get(path), after.get(path) ];
        return [ path, {
          ...was && {
            before: was
          },
          ...is && {
            after: is
          }
        } ];
      }));
    }
    async function findObstacle({onto: onto}, touched, {git: git, workspace: workspace, baseline: baseline}) {
      const {files: files} = await (0, changes.S)(baseline, git);
      const edited = files.map(({path: path}) => path).filter(path => touched.has(path));
      if (edited.length > 0) return `This run has edited ${named(edited)}, which ${onto.name} has changed as well. Undo that, merge, and edit again.`;
      for (const [path, {before: before, after: after}] of touched) {
        const place = await workspace.locate(path);
        if (place.kind !== "inside" || place.path !== path) return `${JSON.stringify(path)} cannot be written here.`;
        if (before !== undefined || after === undefined) continue;
        const there = await workspace.files.facts(place.absolute).catch(notThere);
        if (there !== undefined && there.kind !== "directory") return `${JSON.stringify(path)} is in the way: no commit has it, and ${onto.name} brings one. Remove it first.`;
      }
      return undefined;
    }
    function notThere(error) {
      if ((0, lib_ports.xU)(error) === undefined) throw error;
      return undefined;
    }
    const SHOWN = 10;
    function named(paths) {
      const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : "";
      return paths.slice(0, SHOWN).map(path => JSON.stringify(path)).join(", ") + more;
    }
    async function moveOn(baseline, merge, paths, git) {
      const {root: root, files: files} = baseline.pinned;
      baseline.pinned = await (0, change_baseline._p)({
        root: root,
        files: files,
        git: git,
        commit: merge.commit
      });
      baseline.commit = merge.commit;
      baseline.merge = merge;
      for (const path of paths) {
        if (baseline.kind === "layer") baseline.laid.add(path); else {
          const facts = await files.facts(external_node_path_.posix.join(root, path));
          if (facts === undefined) baseline.tracked.delete(path); else baseline.tracked.set(path, {
            signature: facts.signature,
            executable: facts.executable
          });
        }
      }
    }
    var change_merge = __webpack_require__(17996);
    var circumstances = __webpack_require__(68707);
    var may_read = __webpack_require__(32197);
    async function openBase(ports, invocation, {request: request}) {
      const onto = await ontoOf(ports, invocation, request);
      if (onto === undefined) return undefined;
      let looking;
      const look = () => looking ??= (0, change_merge.Sh)(ports.git, headOf(request), onto);
      const known = request.subject?.merges === "cleanly";
      if (known && ports.shell.sandbox !== "none") return {
        onto: onto,
        look: look
      };
      const foreseen = sayForeseen(await look(), onto, request);
      if (foreseen === undefined || known) return {
        onto: onto,
        look: look
      };
      ports.log.append({
        type: "base.compared",
        found: foreseen
      });
      return {
        onto: onto,
        look: look,
        foreseen: foreseen
      };
    }
    async function ontoOf(ports, invocation, request) {
      const {subject: subject, caughtUp: caughtUp, trigger: trigger, base: base} = request;
      if (trigger === "local" || caughtUp !== undefined && caughtUp.kind !== "behind") return undefined;
      const own = subject?.kind !== "pull" && base.name.startsWith(invocation.settings.trigger.branchPrefix);
      if (subject?.merges === undefined && !own) return undefined;
      try {
        const onto = caughtUp?.onto ?? await findBase(ports, invocation, request);
        return onto?.sha === base.sha ? undefined : onto;
      } catch (error) {
        if (error instanceof lib_ports.y_) return undefined;
        throw error;
      }
    }
    function headOf({base: base, subject: subject}) {
      return subject?.head?.sha ?? base.sha;
    }
    function sayForeseen(prospect, onto, {subject: subject}) {
      const certain = subject?.merges === "with conflicts";
      switch (prospect.kind) {
       case "up to date":
        return undefined;

       case "merges":
        {
          const paths = prospect.merge.conflicts.map(({path: path}) => path);
          return paths.length === 0 ? undefined : {
            onto: onto,
            paths: paths,
            certain: true
          };
        }

       case "unknown":
        return {
          onto: onto,
          paths: [],
          certain: certain,
          reason: prospect.reason
        };
      }
    }
    function mergeBaseIn(session, circumstances) {
      const {base: base} = session;
      if (base === undefined || session.baseline === undefined || session.admitted.request.kind !== "change") return undefined;
      return async () => {
        if (session.baseline?.merge !== undefined) return refused(`${base.onto.name} is in the workspace already.`);
        const prospect = await base.look();
        switch (prospect.kind) {
         case "up to date":
          return refused(`This branch has all of ${base.onto.name} already: there is nothing to merge.`);

         case "unknown":
          return refused(`${base.onto.name} cannot be merged here: ${prospect.reason}.`, PEOPLE);

         case "merges":
          {
            const brought = await bringMerge(session, prospect.merge, circumstances);
            return brought.kind === "left" ? refused(brought.reason) : tellBrought(prospect.merge, brought.files);
          }
        }
      };
    }
    const PEOPLE = "Say so in your report: people must merge it.";
    async function bringMerge({ports: ports, invocation: invocation, admitted: admitted, workspace: workspace, baseline: baseline}, merge, circumstances) {
      const {policy: policy} = admitted;
      const {git: git} = ports;
      const reason = await (0, change_merge.L)(merge, {
        policy: policy,
        circumstances: circumstances,
        git: git
      });
      if (reason !== undefined) return {
        kind: "left",
        reason: `${reason} ${PEOPLE}`
      };
      if (baseline === undefined) return {
        kind: "left",
        reason: "There is no workspace to write it to."
      };
      const {file: file} = (0, may_read.ok)(policy, circumstances);
      const spoil = {
        ...baseline,
        commit: merge.commit
      };
      const begin = () => ports.files.write(`${invocation.directories.run}/${change_baseline.tu}`, (0, 
      change_baseline.B9)(spoil));
      return await bringBase(merge, {
        git: git,
        workspace: workspace,
        baseline: baseline,
        mayRead: file,
        begin: begin
      });
    }
    async function bringAgain(session, onto) {
      const {base: base, ports: ports} = session;
      if (base === undefined) return {
        kind: "left",
        reason: "they were on a merge, and this branch has no base now"
      };
      const into = () => Promise.resolve(base.onto);
      const merge = await (0, change_merge.qz)(headOf(session.admitted.request), onto, {
        git: ports.git,
        into: into
      });
      if (typeof merge === "string") return {
        kind: "left",
        reason: merge.replace(/\.$/, "")
      };
      const brought = await bringMerge(session, merge, (0, circumstances.c)(session, events.QT));
      if (brought.kind === "left") return {
        kind: "left",
        reason: brought.reason.replace(/\.$/, "")
      };
      return {
        kind: "brought",
        commit: merge.commit,
        base: merge.onto.name
      };
    }
    function refused(sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: "failed"
      };
    }
    function tellBrought({onto: onto, conflicts: conflicts}, files) {
      const opening = `Merged ${onto.name} (${onto.sha}) into the workspace: ${files} ${files === 1 ? "file" : "files"} changed.`;
      const closing = "What you leave in the workspace is published as a merge commit of both, once no conflict marker is left and verification passes. Files may differ from what you read: read them again.";
      if (conflicts.length === 0) return {
        text: `${opening} There are no conflicts. ${closing}`
      };
      const lines = conflicts.map(({path: path, kind: kind}) => `- ${JSON.stringify(path)}: ${SAY[kind]}`);
      const marks = "Markers: `<<<<<<< branch`, `|||||||` (what both had), `=======`, `>>>>>>> base`.";
      return {
        text: [ opening, `Conflicts (${conflicts.length}), each for you to resolve:`, ...lines, marks, closing ].join("\n")
      };
    }
    const SAY = {
      markers: "both sides are between markers",
      binary: "binary; this branch's version is in place",
      "deleted on branch": "deleted on this branch, changed on the base; the base's version is in place: keep or delete it",
      "deleted on base": "deleted on the base, changed on this branch; the branch's version is in place: keep or delete it",
      other: "of a kind that no file can show"
    };
    async function findBase({github: github}, {settings: settings}, {trusted: trusted, subject: subject}) {
      const name = subject?.base?.name ?? (settings.trigger.baseBranch || trusted.name);
      return name === trusted.name ? trusted : await github.branch(name);
    }
  })
};
