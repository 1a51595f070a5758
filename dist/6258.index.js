export const id = 6258;

export const ids = [ 6258 ];

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
  72198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gE: () => clearWays,
      iQ: () => findLaid,
      v8: () => layOut,
      nM: () => removeFile,
      cD: () => writeEntry
    });
    var external_node_path_ = __webpack_require__(76760);
    var ports = __webpack_require__(27460);
    var checkout = __webpack_require__(98258);
    var lay = __webpack_require__(43926);
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
    var survey = __webpack_require__(17612);
    async function layOut(facts) {
      const {root: root, host: host, commit: commit} = facts;
      const place = await (0, checkout.By)(root, host);
      const head = place && await (0, checkout.zy)(place, host);
      const laid = await layFiles(facts, place);
      await disarm(facts);
      const fresh = place === undefined || place.own !== external_node_path_.posix.join(root, ".git");
      if (fresh) await makeRepository(facts); else if (head !== commit) await moveHead(facts, place);
      if (fresh || head !== commit) await lendObjects(facts);
      return laid;
    }
    async function findLaid(facts) {
      const {changed: changed, gone: gone} = await compare(facts, await (0, checkout.By)(facts.root, facts.host));
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    }
    async function layFiles(facts, place) {
      const {root: root, inside: inside, git: git} = facts;
      const {changed: changed, gone: gone} = await compare(facts, place);
      for (const path of gone) await removeFile(external_node_path_.posix.join(root, path), root, inside);
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
        if (committed !== undefined && committed.mode !== survey.NG) changed.push({
          path: path,
          ...committed
        }); else if (indexed !== undefined && indexed !== survey.NG) gone.push(path);
      }
      return {
        changed: changed,
        gone: gone
      };
    }
    const DIRECTORY = "40000";
    const AT_ONCE = 16;
    async function differencesOf(place, host, git, commit) {
      const file = place && external_node_path_.posix.join(place.own, "index");
      try {
        if (file !== undefined && await host.exists(file)) return await git.compareIndex(file, commit);
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
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
      const text = place === undefined ? "" : await (0, checkout.yR)(external_node_path_.posix.join(place.own, lay.L), host);
      return new Set(text.split("\0").filter(path => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")));
    }
    async function writeEntry(root, entry, inside, git) {
      const path = external_node_path_.posix.join(root, entry.path);
      const bytes = await git.blob(entry.oid);
      const facts = await inside.facts(path);
      if (facts?.kind === "directory" || facts?.kind === "link" || facts !== undefined && entry.mode === "120000") {
        await inside.remove(path);
      }
      if (entry.mode !== "120000") return await inside.write(path, bytes, entry.mode === "100755" ? 493 : 420);
      await inside.makeDirectory(external_node_path_.posix.dirname(path));
      await inside.link(path, bytes.toString());
    }
    async function clearWays(root, entries, inside) {
      const parents = new Set(entries.flatMap(({path: path}) => parentsOf(path)));
      for (const parent of [ ...parents ].sort()) {
        const facts = await inside.facts(external_node_path_.posix.join(root, parent));
        if (facts !== undefined && facts.kind !== "directory") await inside.remove(external_node_path_.posix.join(root, parent));
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
      for (let parent = external_node_path_.posix.dirname(path); parent.length > root.length; parent = external_node_path_.posix.dirname(parent)) {
        const {entries: entries, undecodable: undecodable} = await inside.list(parent);
        if (entries.length + undecodable > 0) return;
        await inside.remove(parent);
      }
    }
    async function disarm({root: root, host: host, inside: inside, git: git, learned: learned}) {
      for (const file of await git.configurations(root, learned)) {
        if (!file.startsWith(`${root}/`)) continue;
        const text = await (0, checkout.yR)(file, host);
        await inside.write(file, Buffer.from(plainConfiguration(text)));
        const hooks = external_node_path_.posix.join(external_node_path_.posix.dirname(file), "hooks");
        if (await inside.facts(hooks) !== undefined) await inside.remove(hooks);
      }
    }
    async function makeRepository({root: root, inside: inside, git: git, commit: commit}) {
      const own = external_node_path_.posix.join(root, ".git");
      if (await inside.facts(own) !== undefined) await inside.remove(own);
      for (const name of [ "objects/info", "objects/pack", "refs/heads", "info" ]) await inside.makeDirectory(external_node_path_.posix.join(own, name));
      await inside.write(external_node_path_.posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
      await inside.write(external_node_path_.posix.join(own, "index"), await git.index(commit));
      await inside.write(external_node_path_.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      await inside.write(external_node_path_.posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
    }
    async function moveHead({root: root, host: host, inside: inside, git: git, commit: commit}, {common: common}) {
      const own = external_node_path_.posix.join(root, ".git");
      await inside.write(external_node_path_.posix.join(own, "index"), await git.index(commit));
      await inside.write(external_node_path_.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      if ((await (0, checkout.yR)(external_node_path_.posix.join(common, "packed-refs"), host)).includes(commit)) return;
      const shallow = await (0, checkout.yR)(external_node_path_.posix.join(own, "shallow"), host);
      if (!shallow.split("\n").includes(commit)) await inside.write(external_node_path_.posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
    }
    async function lendObjects({root: root, host: host, inside: inside, objects: objects}) {
      if (objects === undefined) return;
      const file = external_node_path_.posix.join(root, ".git/objects/info/alternates");
      try {
        await inside.write(file, Buffer.from(`${await (0, checkout.yR)(file, host)}${objects}\n`));
      } catch (error) {
        if ((0, ports.xU)(error) === undefined) throw error;
      }
    }
  }),
  88284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      l: () => findBase
    });
    async function findBase({github: github}, {settings: settings}, {trusted: trusted, subject: subject}) {
      const name = subject?.base?.name ?? (settings.wish.baseBranch || trusted.name);
      return name === trusted.name ? trusted : await github.branch(name);
    }
  }),
  35879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      hu: () => editsLeftOut,
      Bm: () => tellLeftOut,
      BA: () => tellUnpublished
    });
    var gate = __webpack_require__(88173);
    var change_layer = __webpack_require__(39801);
    var baseline = __webpack_require__(68379);
    var survey = __webpack_require__(17612);
    async function leftOut(path, bytes, ground) {
      const names = path.split("/");
      const above = names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
      const submodule = above.find(each => ground.tree.get(each)?.mode === survey.NG);
      if (submodule !== undefined) return `it lies in the submodule ${submodule}, which is a repository of its own`;
      if (bytes > baseline.SG) return `it has ${bytes} bytes; at most ${baseline.SG} are published`;
      return ground.tree.has(path) || !await isIgnored(names, ground) ? undefined : ".gitignore leaves it out";
    }
    async function isIgnored(names, {exclusions: exclusions}) {
      let here = exclusions;
      for (const [index, name] of names.entries()) {
        const inner = index < names.length - 1;
        if (here.has(name, inner)) return true;
        if (inner) here = await here.enter(name);
      }
      return false;
    }
    var workplace = __webpack_require__(86021);
    const MOST_LOOKED_AT = 500;
    const MOST_TOLD = 10;
    function tellUnpublished({baseline: baseline, admitted: admitted}, circumstances) {
      const {policy: policy, request: request} = admitted;
      const told = new Set;
      return async () => {
        if (baseline?.kind !== "layer" || request.kind !== "change" || policy.publish.to.value === "nothing") return "";
        const {suspects: suspects} = await (0, change_layer.q)(baseline);
        if (suspects.length > MOST_LOOKED_AT) return "";
        const fresh = suspects.flatMap(({path: path}) => {
          const reason = told.has(path) ? undefined : (0, gate.P)(path, policy, circumstances);
          return reason === undefined ? [] : [ {
            path: path,
            reason: reason
          } ];
        });
        for (const {path: path} of fresh) told.add(path);
        if (fresh.length === 0) return "";
        const lines = fresh.slice(0, MOST_TOLD).map(({path: path, reason: reason}) => `- ${JSON.stringify(path)}: ${reason}`);
        const more = fresh.length > MOST_TOLD ? [ `- and ${fresh.length - MOST_TOLD} more` ] : [];
        return [ "[Changed, and will not be published:", ...lines, ...more, "Undo what the task does not need.]" ].join("\n");
      };
    }
    function tellLeftOut({baseline: baseline, admitted: admitted}) {
      const {policy: policy, request: request} = admitted;
      const publishes = request.kind === "change" && policy.publish.to.value !== "nothing";
      return async (path, bytes) => {
        if (baseline === undefined || !publishes || (0, workplace.$h)(path)) return undefined;
        return await leftOut(path, bytes, baseline.ground);
      };
    }
    async function editsLeftOut({log: log}, {ground: ground}) {
      const edited = log.entries.flatMap(({event: event}) => event.type === "call.finished" ? event.answer.edit?.path ?? [] : []);
      const found = [];
      for (const path of new Set(edited)) {
        if ((0, workplace.$h)(path)) continue;
        const facts = await ground.files.facts(`${ground.root}/${path}`).catch(() => undefined);
        const reason = facts === undefined ? undefined : await leftOut(path, facts.size, ground);
        if (reason !== undefined) found.push({
          path: path,
          reason: reason
        });
      }
      return found;
    }
  }),
  86021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $h: () => isScratch,
      Zc: () => SCRATCH,
      x5: () => openWorkplace
    });
    var _change_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68379);
    var _change_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);
    var _change_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72198);
    var _change_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98593);
    async function openWorkplace(ground) {
      const {inside: inside} = ground;
      return inside === undefined ? await openCheckout(ground) : await openLayer(ground, inside);
    }
    async function openLayer({files: host, git: git, secrets: secrets, places: places, commit: commit, covered: covered}, inside) {
      const {files: files} = inside;
      const workspace = (0, _change_workspace_js__WEBPACK_IMPORTED_MODULE_3__.O)(await host.realPath(places.workspace), files, SCRATCH);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      const learned = secret => secrets.declare("checkout-credential", secret);
      const hidden = new Set(covered);
      const laid = await (0, _change_layout_js__WEBPACK_IMPORTED_MODULE_2__.v8)({
        ...place,
        host: host,
        inside: files,
        covered: hidden,
        objects: inside.objects,
        learned: learned
      });
      if (inside.upper === undefined) return {
        workspace: workspace,
        baseline: await (0, _change_baseline_js__WEBPACK_IMPORTED_MODULE_0__.mF)(place)
      };
      const layer = {
        upper: inside.upper,
        lower: workspace.root,
        host: host,
        laid: new Set(laid),
        covered: hidden
      };
      return {
        workspace: workspace,
        baseline: await (0, _change_baseline_js__WEBPACK_IMPORTED_MODULE_0__.OL)(place, layer)
      };
    }
    const SCRATCH = "/tmp";
    function isScratch(path) {
      return path.startsWith("../");
    }
    async function openCheckout(ground) {
      const {files: files, git: git, places: places, commit: commit} = ground;
      const workspace = (0, _change_workspace_js__WEBPACK_IMPORTED_MODULE_3__.O)(await files.realPath(places.workspace), files);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      await (0, _change_checkout_js__WEBPACK_IMPORTED_MODULE_1__.t0)(place);
      await disarm(ground);
      return {
        workspace: workspace,
        baseline: await (0, _change_baseline_js__WEBPACK_IMPORTED_MODULE_0__.mF)(place)
      };
    }
    async function disarm({git: git, runner: runner, secrets: secrets, places: places}) {
      const removed = await git.removeCredentials(places, secret => secrets.declare("checkout-credential", secret));
      if (removed.length === 0) return;
      const what = `Taken out of the agent's reach: ${removed.join(", ")}. Later steps of this job cannot use it.`;
      runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
    }
  })
};
