export const id = 4996;

export const ids = [ 4996 ];

export const modules = {
  55444: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _: () => judgeAgain
    });
    var _proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33717);
    async function judgeAgain(commit, facts) {
      const {git: git} = facts;
      const [base, ...others] = (await git.inspect(commit)).parents;
      if (base === undefined || others.length > 0) return refused(commit, "it does not follow one other commit");
      await git.fetch(base);
      const changes = {
        base: base,
        files: await compare(base, commit, git),
        refused: []
      };
      const again = await (0, _proposal_js__WEBPACK_IMPORTED_MODULE_0__.BM)({
        ...facts,
        changes: changes,
        words: {
          summary: ""
        },
        time: 0
      });
      if (again.kind === "withheld") return refused(commit, again.reason);
      const made = again.kind === "proposed" ? again.proposal : {
        files: [],
        callouts: [],
        refused: again.refused
      };
      const [first] = made.refused;
      if (first === undefined) return {
        kind: "stands",
        files: made.files,
        callouts: made.callouts
      };
      return refused(commit, `it changes ${JSON.stringify(first.path)}, which may not be published: ${first.reason}`);
    }
    function refused(commit, why) {
      const message = `Commit ${commit}, which is on the branch already, is not one that may be published: ${why}.`;
      return {
        kind: "refused",
        fault: {
          kind: "conflict",
          message: message,
          hint: "Look at that commit and at who pushed it."
        }
      };
    }
    async function compare(base, commit, git) {
      const [before, after] = await Promise.all([ listed(base, git), listed(commit, git) ]);
      const paths = [ ...new Set([ ...before.keys(), ...after.keys() ]) ].sort();
      return paths.flatMap(path => {
        const [was, is] = [ before.get(path), after.get(path) ];
        if (was?.oid === is?.oid && was?.mode === is?.mode) return [];
        return [ {
          path: path,
          ...was && {
            before: blobOf(was)
          },
          ...is && {
            after: blobOf(is)
          }
        } ];
      });
    }
    async function listed(commit, git) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function blobOf({mode: mode, oid: oid, size: size}) {
      return {
        mode: mode,
        oid: oid,
        size: size
      };
    }
  },
  11384: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      B9: () => writeBaseline,
      ak: () => coveredOf,
      fW: () => reviveBaseline,
      tu: () => BASELINE_FILE
    });
    var _baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68379);
    const BASELINE_FILE = "baseline.json";
    function writeBaseline(baseline) {
      if (baseline.kind === "layer") return Buffer.from(JSON.stringify([ FORMAT, baseline.commit, "layer", [ ...baseline.covered ] ]));
      const {commit: commit, tracked: tracked, present: present, closed: closed, undecodable: undecodable} = baseline;
      const lists = [ tracked, closed, undecodable ].map(map => [ ...map ]);
      return Buffer.from(JSON.stringify([ FORMAT, commit, [ ...present ], ...lists ]));
    }
    async function reviveBaseline(bytes, facts) {
      const [format, commit, present, tracked, closed, undecodable] = parse(bytes);
      if (format !== FORMAT || commit !== facts.commit || present === "layer") return undefined;
      return {
        kind: "scan",
        ground: await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_0__._p)(facts),
        commit: commit,
        present: new Set(present),
        tracked: new Map(tracked),
        closed: new Map(closed),
        undecodable: new Map(undecodable)
      };
    }
    function coveredOf(bytes, wanted) {
      const [format, commit, kind, covered] = parse(bytes);
      return format === FORMAT && commit === wanted && kind === "layer" ? covered : undefined;
    }
    const FORMAT = 2;
    function parse(bytes) {
      try {
        const value = JSON.parse(bytes.toString("utf8"));
        return Array.isArray(value) ? value : [];
      } catch {
        return [];
      }
    }
  },
  70873: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91465);
    async function planCatchUp(git, behind) {
      const {branch: branch, onto: onto, parting: parting, author: author, time: time} = behind;
      if (parting.fork === onto.sha) return undefined;
      const {clashes: clashes} = await compare(git, {
        fork: parting.fork,
        head: branch.sha,
        onto: onto.sha
      });
      const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
      return {
        kind: kind,
        head: branch.sha,
        fork: parting.fork,
        onto: onto,
        time: time,
        clashes: clashes.slice(0, SHOWN)
      };
    }
    const SHOWN = 10;
    async function joinBase(git, branch, caughtUp, author) {
      const {kind: kind, head: head, fork: fork, onto: onto, time: time} = caughtUp;
      if (kind === "behind") return head;
      const {changes: changes} = kind === "replaced" ? NOTHING : await compare(git, {
        fork: fork,
        head: head,
        onto: onto.sha
      });
      const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
      const message = `${title}\n\n${JOINS}: ${onto.sha}`;
      return await git.commit({
        parent: onto.sha,
        parents: [ head, onto.sha ],
        changes: changes,
        message: message,
        author: author,
        time: time
      });
    }
    const NOTHING = {
      changes: []
    };
    const JOINS = "Remit-Joins";
    function isOursAlone(own, {email: email}) {
      return own.every(({author: author, committer: committer, message: message}) => {
        const marked = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
      });
    }
    async function compare(git, three) {
      const fork = await listed(git, three.fork);
      const head = await listed(git, three.head);
      const onto = await listed(git, three.onto);
      const folders = new Set([ ...onto.keys() ].flatMap(parents));
      const changes = [];
      const clashes = [];
      for (const path of [ ...new Set([ ...fork.keys(), ...head.keys() ]) ].sort()) {
        const [was, ours, theirs] = [ fork.get(path), head.get(path), onto.get(path) ];
        if (same(was, ours) || same(ours, theirs)) continue;
        const inTheWay = ours !== undefined && (folders.has(path) || parents(path).some(parent => onto.has(parent)));
        if (!same(was, theirs) || inTheWay || !(ours ?? was)?.exact) clashes.push(path); else changes.push(ours === undefined ? {
          path: path
        } : {
          path: path,
          blob: {
            mode: ours.mode,
            oid: ours.oid
          }
        });
      }
      return {
        changes: changes,
        clashes: clashes
      };
    }
    async function listed(git, commit) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function same(a, b) {
      return a?.oid === b?.oid && a?.mode === b?.mode;
    }
    function parents(path) {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }
  },
  79234: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Hg: () => pushFault,
      NO: () => TOKEN_REFUSED,
      qp: () => githubFault
    });
    const ASK_AGAIN = "Ask again: the next run starts from where the branch is then.";
    const TOKEN_REFUSED = "github-token is not valid, or no longer. An app's token ends after one hour: make it in the step right before Remit, end the run sooner (max-minutes), or publish in a second job (`mode: propose`, then `mode: publish`), which makes a token of its own. The job's own token lasts as long as the job.";
    function pushFault({message: message, cause_: cause}, branch) {
      const hint = pushHint(cause, branch);
      return {
        kind: kindOf(cause),
        message: message,
        ...hint !== undefined && {
          hint: hint
        }
      };
    }
    function kindOf(cause) {
      return cause === "moved" ? "conflict" : cause === "credentials" ? "auth" : "git";
    }
    function pushHint(cause, branch) {
      switch (cause) {
       case "moved":
        return ASK_AGAIN;

       case "protected":
        return `The branch protection of ${branch} refuses it: let Remit's account push there (Settings \u2192 Branches), choose another branch-prefix, or ask on an issue.`;

       case "ruleset":
        return `A ruleset of the repository or its organisation refuses it: exempt ${branch} or Remit's account (Settings \u2192 Rules).`;

       case "workflow_refused":
        return "The job's token may not push workflow files. Leave them out, or use an app's token with `workflows: write`.";

       case "archived":
        return "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere.";

       case "too_large":
        return "GitHub takes no files over 100 MB: keep it out of the change, or use Git LFS.";

       case "permission":
        return "Give the job `permissions: contents: write`, or pass a github-token that may push.";

       case "credentials":
        return TOKEN_REFUSED;

       case "not_found":
        return "Check that github-token can reach this repository.";

       case "tampered":
        return `Nothing was sent. Without a sandbox a command that runs as root can replace programs of the machine: look at this runner before you use it again, and give it a sandbox (docs/security.md). Where the commands are yours and install system packages, do that in a step before Remit.`;

       case "other":
        return undefined;
      }
    }
    function githubFault(error, attempt) {
      const message = `GitHub did not ${attempt.replace(/^(\w+)/, "let Remit $1")} (${error.status}): ${error.message}`;
      const hint = hintFor(error);
      return {
        kind: error.status === 401 ? "auth" : "github",
        message: message,
        ...hint !== undefined && {
          hint: hint
        }
      };
    }
    function hintFor({message: message, permission: permission, status: status}) {
      const named = SIGNS.find(([sign]) => sign.test(message))?.[1];
      if (named !== undefined) return named;
      if (permission !== undefined) return `Give the job \`permissions: ${permission}\`.`;
      if (status === 401) return TOKEN_REFUSED;
      if (status === 404) {
        return "It is not there, or github-token may not see it: name its permissions in the job, and check that the token is of this repository.";
      }
      return status === 0 || status >= 500 ? "This is GitHub's to mend: run the job again later." : undefined;
    }
    const SIGNS = [ [ /not permitted to create or approve pull requests/i, "Allow it under Settings \u2192 Actions \u2192 General \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d, and ask again." ], [ /archived so (it )?is read-only/i, "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere." ], [ /repository rule violations|ruleset/i, "A ruleset refuses it: exempt Remit's branches or its account (Settings \u2192 Rules)." ], [ /protected branch|must be made through a pull request/i, "The branch is protected: let Remit's account push there (Settings \u2192 Branches)." ], [ /pull requests? (is|are) disabled|issues (is|are|has been|have been) disabled/i, "They are switched off for this repository (Settings \u2192 General \u2192 Features)." ], [ /no commits between/i, "The branch has nothing that its base has not: somebody may have merged it meanwhile." ], [ /is locked|conversation.*locked/i, "The conversation is locked: unlock it, or ask elsewhere." ], [ /rate limit/i, "GitHub's rate limit is used up: run the job again later." ] ];
  },
  58859: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P0: () => MAX_PARCEL,
      wt: () => PARCEL_FILES,
      Ef: () => openParcel,
      Pl: () => packParcel,
      vX: () => refusePatch,
      IF: () => storeContents
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var validator = __webpack_require__(60207);
    var ports = __webpack_require__(48076);
    var baseline = __webpack_require__(68379);
    const TEXT = {
      type: "string"
    };
    const COUNT = {
      type: "integer",
      minimum: 0
    };
    const DIGEST = {
      type: "string",
      pattern: "^sha256:[0-9a-f]{64}$"
    };
    const OID = {
      type: "string",
      pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"
    };
    const KEY = {
      type: "string",
      pattern: "^[0-9a-f]{16}$"
    };
    const PIN = record({
      name: {
        type: "string",
        minLength: 1
      },
      sha: OID
    });
    const BLOB = record({
      mode: {
        type: "string",
        pattern: "^[0-7]{6}$"
      },
      oid: OID,
      size: COUNT
    });
    const REFUSED = {
      type: "array",
      items: record({
        path: TEXT,
        reason: TEXT
      })
    };
    const CALLOUTS = {
      type: "array",
      items: record({
        kind: {
          enum: [ "tests", "dependency", "script", "ci", "binary" ]
        },
        path: TEXT,
        detail: TEXT
      })
    };
    const FILE = record({
      path: {
        type: "string",
        minLength: 1
      },
      status: {
        enum: [ "added", "modified", "deleted", "renamed" ]
      },
      added: COUNT,
      removed: COUNT,
      binary: {
        type: "boolean"
      }
    }, {
      before: BLOB,
      after: BLOB
    });
    const FAULT = record({
      kind: {
        enum: [ "config", "auth", "quota", "model", "github", "git", "conflict", "sandbox", "internal" ]
      },
      message: TEXT
    }, {
      hint: TEXT
    });
    const END = {
      anyOf: [ record({
        kind: {
          const: "finished"
        },
        text: TEXT
      }, {
        fault: FAULT
      }), record({
        kind: {
          enum: [ "blocked", "stuck" ]
        },
        reason: TEXT
      }, {
        by: {
          enum: [ "hook" ]
        }
      }), record({
        kind: {
          const: "exhausted"
        },
        limit: {
          enum: [ "turns", "minutes", "tokens", "usd", "calls", "files", "lines", "disk" ]
        },
        text: TEXT
      }), record({
        kind: {
          const: "cancelled"
        }
      }), record({
        kind: {
          const: "failed"
        },
        fault: FAULT
      }) ]
    };
    const PROPOSAL = record({
      version: {
        const: 1
      },
      key: KEY,
      base: PIN,
      target: record({
        branch: {
          type: "string",
          minLength: 1
        }
      }, {
        expect: OID,
        pull: COUNT
      }),
      files: {
        type: "array",
        items: FILE,
        minItems: 1,
        maxItems: 1e3
      },
      refused: REFUSED,
      callouts: CALLOUTS,
      title: TEXT,
      message: TEXT,
      words: record({
        summary: TEXT
      }, {
        title: TEXT
      }),
      author: record({
        name: TEXT,
        email: TEXT
      }),
      time: COUNT,
      policy: DIGEST,
      commit: OID,
      digest: DIGEST
    });
    const NOTE = record({
      path: {
        type: "string",
        minLength: 1
      },
      line: {
        type: "integer",
        minimum: 1
      },
      side: {
        enum: [ "LEFT", "RIGHT" ]
      },
      severity: {
        enum: [ "critical", "high", "medium", "low" ]
      },
      body: TEXT
    }, {
      startLine: {
        type: "integer",
        minimum: 1
      },
      suggestion: TEXT,
      text: TEXT
    });
    const REVIEW = record({
      version: {
        const: 1
      },
      key: KEY,
      pull: COUNT,
      head: OID,
      summary: TEXT,
      notes: {
        type: "array",
        items: NOTE,
        maxItems: 50
      },
      aside: {
        type: "array",
        items: NOTE,
        maxItems: 1e3
      },
      quiet: {
        type: "boolean"
      }
    }, {
      partial: {
        const: true
      }
    });
    const OUTCOME = record({
      conclusion: {
        enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(" ")
      },
      message: TEXT
    }, {
      fault: FAULT
    });
    const PARCEL_SCHEMA = record({
      version: {
        const: 1
      },
      repository: TEXT,
      run: TEXT,
      key: KEY,
      policy: DIGEST,
      outcome: OUTCOME,
      contents: {
        type: "object",
        additionalProperties: TEXT
      },
      log: DIGEST,
      patch: DIGEST
    }, {
      change: record({
        proposal: PROPOSAL,
        end: END
      }, {
        unverified: TEXT
      }),
      review: record({
        plan: REVIEW,
        end: END
      })
    });
    function record(properties, optional = {}) {
      return {
        type: "object",
        properties: {
          ...properties,
          ...optional
        },
        required: Object.keys(properties),
        additionalProperties: false
      };
    }
    const PARCEL_FILES = {
      record: "proposal.json",
      log: "log.ndjson",
      patch: "work.patch"
    };
    const MAX_PARCEL = 4 * baseline.SG;
    async function packParcel(packing, git) {
      const {proposal: proposal} = packing.change ?? {};
      const oids = new Set(proposal === undefined ? [] : newOids(proposal));
      const contents = await Promise.all([ ...oids ].map(async oid => [ oid, (await git.blob(oid)).toString("base64") ]));
      const diff = proposal === undefined ? "" : await git.diff(proposal.base.sha, proposal.commit);
      const patch = Buffer.from(diff, "latin1");
      const parcel = {
        ...packing,
        version: 1,
        contents: Object.fromEntries(contents),
        log: sha256(packing.log),
        patch: sha256(patch)
      };
      const record = Buffer.from(`${JSON.stringify(parcel, undefined, 1)}\n`);
      const files = [ [ PARCEL_FILES.record, record ], [ PARCEL_FILES.log, packing.log ] ];
      return {
        files: new Map([ ...files, [ PARCEL_FILES.patch, patch ] ]),
        digest: sha256(record)
      };
    }
    function openParcel(files, expected) {
      const [record, log, patch] = Object.values(PARCEL_FILES).map(name => files.get(name));
      if (record === undefined || log === undefined || patch === undefined) return refused("One of its files is missing.");
      if (sha256(record) !== expected.digest) return refused(`Its digest is ${sha256(record)}, not ${expected.digest}.`);
      const parcel = parse(record);
      if (typeof parcel === "string") return refused(parcel);
      if (parcel.log !== sha256(log)) return refused("Its log is not the one that was written.");
      if (parcel.patch !== sha256(patch)) return refused("Its patch is not the one that was written.");
      if (parcel.repository !== expected.repository) return refused(`It was made for ${parcel.repository}.`);
      if (parcel.run !== expected.run) return refused(`It was made in another workflow run, ${parcel.run}.`);
      return {
        kind: "opened",
        parcel: parcel,
        log: log,
        patch: patch
      };
    }
    async function storeContents({contents: contents, change: change}, git) {
      const wanted = new Set(change === undefined ? [] : newOids(change.proposal));
      const extra = Object.keys(contents).find(oid => !wanted.has(oid));
      if (extra !== undefined) return fault(`It brings contents that no file of it has (${extra}).`);
      for (const oid of wanted) {
        const stored = Object.hasOwn(contents, oid) ? await git.store(Buffer.from(contents[oid] ?? "", "base64")) : undefined;
        if (stored !== oid) return fault(`The contents that should be ${oid} ${stored === undefined ? "are missing" : `are ${stored}`}.`);
      }
      const sizes = new Map([ ...wanted ].map(oid => [ oid, Buffer.byteLength(contents[oid] ?? "", "base64") ]));
      const wrong = change?.proposal.files.find(({after: after}) => after !== undefined && (sizes.get(after.oid) ?? after.size) !== after.size);
      return wrong === undefined ? undefined : fault(`The size of ${JSON.stringify(wrong.path)} is not that of its contents.`);
    }
    async function refusePatch({change: change}, patch, git) {
      if (change === undefined) return patch.length === 0 ? undefined : fault("It has a patch and nothing to publish.");
      const {base: base, commit: commit} = change.proposal;
      const diff = await git.diff(base.sha, commit).catch(error => {
        if (error instanceof ports.XS) return "";
        throw error;
      });
      return Buffer.from(diff, "latin1").equals(patch) ? undefined : fault("Its patch does not show what it would publish.");
    }
    function fault(why) {
      return {
        kind: "conflict",
        message: `The proposal was refused. ${why}`,
        hint: "Nothing was published. Both jobs must belong to one workflow run, and nothing may touch the artifact between them."
      };
    }
    function refused(why) {
      return {
        kind: "refused",
        fault: fault(why)
      };
    }
    function newOids({files: files}) {
      return files.flatMap(({before: before, after: after}) => after === undefined || after.oid === before?.oid ? [] : [ after.oid ]);
    }
    function sha256(bytes) {
      return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
    }
    const parcel_validator = new validator.D(PARCEL_SCHEMA, "2020-12", true);
    function parse(record) {
      let value;
      try {
        value = JSON.parse(record.toString("utf8"));
      } catch {
        return "Its record is not JSON.";
      }
      const {valid: valid, errors: errors} = parcel_validator.validate(value);
      if (valid) return value;
      const last = errors.at(-1);
      return `Its record has another form than this version of Remit writes (${last?.instanceLocation ?? ""}: ${last?.error ?? ""}).`;
    }
  },
  33717: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      ol: () => digestOf,
      Kj: () => plainFiles,
      BM: () => propose
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var match = __webpack_require__(94743);
    var ports = __webpack_require__(48076);
    var branch = __webpack_require__(33758);
    var cut = __webpack_require__(89823);
    function newDependencies(path, before, after) {
      const read = readerOf(path);
      if (read === undefined) return [];
      const [old, now] = [ read(before), read(after) ];
      return [ ...now ].filter(([name, source]) => {
        const former = old.get(name);
        return former === undefined || isForeign(source) && former !== source;
      }).map(([name, source]) => isForeign(source) ? `${name} (${(0, cut.Ku)(source, 80)})` : name);
    }
    function installScripts(path, before, after) {
      if (!/(^|\/)(package|composer)\.json$/.test(path)) return [];
      const [old, now] = [ fieldsOf(parse(before)["scripts"]), fieldsOf(parse(after)["scripts"]) ];
      return Object.keys(now).filter(name => INSTALL.test(name) && JSON.stringify(now[name]) !== JSON.stringify(old[name]));
    }
    const INSTALL = /^((pre|post)?(install|prepare|uninstall)|prepublish(Only)?|(pre|post)pack|dependencies|(pre|post)-(install|update|autoload-dump)-?\w*)$/;
    function readerOf(path) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      return READERS.find(([pattern]) => pattern.test(name))?.[1];
    }
    const READERS = [ [ /^package\.json$/, text => tables(text, [ "dependencies", "devDependencies", "optionalDependencies", "peerDependencies" ]) ], [ /^composer\.json$/, text => tables(text, [ "require", "require-dev" ]) ], [ /^requirements[\w.-]*\.(txt|in)$/, text => lines(text, /^\s*([A-Za-z0-9][\w.-]*)\s*([^#\n]*)/gm) ], [ /^pyproject\.toml$/, readPyproject ], [ /^Cargo\.toml$/, text => sections(text, /dependencies/) ], [ /^Pipfile$/, text => sections(text, /packages/) ], [ /^go\.mod$/, text => lines(text, /^(?:require)?\s+([\w.-]+\.[\w.-]+\/\S+)\s+v\S+/gm) ], [ /^Gemfile$/, text => lines(text, /^\s*gem\s+["']([\w-]+)["']([^#\n]*)/gm) ], [ /^pom\.xml$/, text => lines(text, /<dependency>[^]*?<artifactId>([^<]+)<\/artifactId>/g) ], [ /^build\.gradle(\.kts)?$/, text => lines(text, /\b\w*(?:[iI]mplementation|[aA]pi|[cC]ompileOnly|[rR]untimeOnly|classpath)\s*\(?\s*["']([\w.-]+:[\w.-]+)/g) ] ];
    function tables(text, names) {
      const whole = parse(text);
      return new Map(names.flatMap(name => Object.entries(fieldsOf(whole[name])).map(([key, value]) => [ key, String(value) ])));
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
    function readPyproject(text) {
      const poetry = [ ...sections(text, /^tool\.(poetry|pdm)\..*dependencies/) ];
      const arrays = [ ...text.matchAll(/^\s*(?:[\w-]*dependencies|requires|[\w-]+)\s*=\s*\[([^\]]*)\]/gm) ];
      const quoted = arrays.flatMap(([, items = ""]) => [ ...items.matchAll(/["']([A-Za-z0-9][\w.-]*)\s*([^"']*)["']/g) ]);
      return new Map([ ...poetry, ...quoted.map(([, name = "", rest = ""]) => [ name.toLowerCase(), rest.trim() ]) ]);
    }
    function isForeign(source) {
      return /:\/\/|^(git|file|link|github|npm):|\bgit\s*=|\bpath\s*=|^@\s/.test(source);
    }
    function parse(text) {
      try {
        return fieldsOf(JSON.parse(text));
      } catch {
        return {};
      }
    }
    function fieldsOf(value) {
      return typeof value === "object" && value !== null ? {
        ...value
      } : {};
    }
    function isTest(path) {
      if (!isCode(path)) return false;
      const name = path.slice(path.lastIndexOf("/") + 1);
      return /(^|\/)(tests?|__tests__|specs?|e2e)\//i.test(path) || NAMES.some(pattern => pattern.test(name));
    }
    function isCode(path) {
      return CODE.test(path);
    }
    const CODE = /\.([cm]?[jt]sx?|vue|svelte|py|go|rs|rb|java|kt|kts|scala|cs|fs|vb|php|swift|dart|exs?|clj[cs]?|c|cc|cpp|m|mm|sh|bats|lua|pl|t|r)$/i;
    const NAMES = [ /[._-](tests?|specs?)\.\w+$/i, /^test_.*\.py$/i, /^test[-.]/i, /[a-z0-9](Tests?|Spec|IT|TestCase)\.\w+$/ ];
    function newSkips(before, after) {
      const [old, now] = [ countMarks(before), countMarks(after) ];
      return [ ...now ].filter(([mark, count]) => count > (old.get(mark) ?? 0)).map(([mark]) => mark);
    }
    const MARKS = [ /\b(?:it|test|describe|context|suite|specify|bench)\.(?:skip|todo|fixme|failing|only)\b/g, /(?<![\w.])(?:x(?:it|test|describe|context|specify)|f(?:it|describe))(?=\s*\()/g, /@(?:Ignore|Disabled)\b/g, /@?\bpytest\.(?:mark\.)?(?:skipif|skip|xfail)\b/g, /@unittest\.(?:skip\w*|expectedFailure)\b/g, /\bself\.skipTest\b|\bmarkTest(?:Skipped|Incomplete)\b/g, /\b[tb]\.Skip(?:f|Now)?(?=\()/g, /#\[ignore\b/g, /\[(?:Ignore|(?:Fact|Theory)\s*\(\s*Skip)\b/g, /\bskip:\s*(?:true|["'`])/g ];
    function countMarks(text) {
      const counts = new Map;
      for (const pattern of MARKS) {
        for (const [mark] of text.matchAll(pattern)) {
          const plain = mark.replaceAll(/[\s"'`(]+/g, " ").trim();
          counts.set(plain, (counts.get(plain) ?? 0) + 1);
        }
      }
      return counts;
    }
    function countAssertions(text) {
      return text.match(ASSERTIONS)?.length ?? 0;
    }
    const ASSERTIONS = /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^\s*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;
    function callOut(files) {
      const seen = files.map(read);
      const fewer = countAll(seen, ({before: before}) => before) > countAll(seen, ({after: after}) => after);
      return seen.flatMap(file => [ ...testCalls(file, seen, fewer), ...manifestCalls(file), ...placeCalls(file), ...binaryCalls(file) ]);
    }
    function read({path: path, before: before, after: after}) {
      const binary = after?.includes(0) === true && before?.includes(0) !== true;
      return {
        path: path,
        before: textOf(before),
        after: textOf(after),
        binary: binary
      };
    }
    function textOf(bytes) {
      return bytes?.includes(0) === true ? "" : bytes?.toString("utf8");
    }
    function testCalls({path: path, before: before = "", after: after}, all, fewer) {
      const skips = after === undefined || !isCode(path) ? [] : newSkips(before, after);
      const skipped = skips.length === 0 ? [] : [ call("tests", path, `tests are skipped: ${skips.join(", ")}`) ];
      if (!isTest(path) || before === "") return skipped;
      if (after === undefined) return hasMoved(path, before, all) ? [] : [ call("tests", path, "a test file is deleted") ];
      const lost = countAssertions(before) - countAssertions(after);
      return lost > 0 && fewer ? [ ...skipped, call("tests", path, `it has ${lost} fewer assertions`) ] : skipped;
    }
    function hasMoved(path, before, all) {
      const name = nameOf(path);
      const fresh = all.filter(file => file.before === undefined && file.after !== undefined && isTest(file.path));
      return fresh.some(file => file.after === before || nameOf(file.path) === name && countAssertions(file.after ?? "") >= countAssertions(before));
    }
    function countAll(files, side) {
      return files.filter(({path: path}) => isTest(path)).reduce((sum, file) => sum + countAssertions(side(file) ?? ""), 0);
    }
    function manifestCalls({path: path, before: before = "", after: after}) {
      if (after === undefined) return [];
      const fresh = newDependencies(path, before, after);
      const scripts = installScripts(path, before, after);
      return [ ...fresh.length === 0 ? [] : [ call("dependency", path, `new dependencies: ${fresh.slice(0, SHOWN).join(", ")}`) ], ...scripts.length === 0 ? [] : [ call("script", path, `runs when people install it: ${scripts.join(", ")}`) ] ];
    }
    const SHOWN = 12;
    const RUN_BY_THEMSELVES = [ [ /(^|\/)(build\.rs|setup\.py|conftest\.py|sitecustomize\.py|\.npmrc|\.pnpmfile\.cjs|\.yarnrc(\.yml)?|bunfig\.toml|\.bazelrc|\.cargo\/config(\.toml)?|\.mvn\/.+|gradlew(\.bat)?|gradle-wrapper\.(jar|properties)|Directory\.Build\.(props|targets)|\.yarn\/(releases|plugins)\/.+)$/i, "script", "is run or obeyed by whoever builds or tests" ], [ /(^|\/)(\.husky\/.+|\.pre-commit-config\.yaml|lefthook\.ya?ml)$/, "script", "runs with people's commits" ], [ /(^|\/)(\.devcontainer\/.+|\.devcontainer\.json|\.vscode\/.+\.json|[^/]+\.(code-workspace|sublime-project)|\.idea\/.+|\.(zed|fleet)\/.+|\.nvim\.lua|\.nvimrc|\.exrc|\.vimrc|\.dir-locals(-2)?\.el|\.gdbinit|\.lldbinit|\.envrc|\.?mise\.toml|\.gitpod\.ya?ml|\.replit)$/i, "script", "is obeyed when people open the repository" ], [ /^(\.gitlab-ci\.ya?ml|\.travis\.ya?ml|azure-pipelines.*\.ya?ml|bitbucket-pipelines\.ya?ml|appveyor\.ya?ml|cloudbuild\.ya?ml|\.drone\.ya?ml|Jenkinsfile|\.circleci\/.+|\.buildkite\/.+|\.woodpecker\/.+|\.gitlab\/.+\.ya?ml)$/i, "ci", "changes what another CI service runs" ] ];
    function placeCalls({path: path, after: after}) {
      if (after === undefined) return [];
      return RUN_BY_THEMSELVES.flatMap(([where, kind, why]) => where.test(path) ? [ call(kind, path, why) ] : []);
    }
    const MEDIA = /\.(png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|pdf|mp[34])$/i;
    function binaryCalls({path: path, binary: binary}) {
      return binary && !MEDIA.test(path) ? [ call("binary", path, "a new binary file, which nobody can review") ] : [];
    }
    function call(kind, path, detail) {
      return {
        kind: kind,
        path: path,
        detail: detail
      };
    }
    function nameOf(path) {
      return path.slice(path.lastIndexOf("/") + 1);
    }
    var gate = __webpack_require__(88173);
    var wording = __webpack_require__(91465);
    async function propose(facts) {
      const {changes: changes, request: request, policy: policy, git: git, secrets: secrets} = facts;
      const unreadable = refuseWhole(changes);
      if (unreadable !== undefined) return {
        kind: "withheld",
        reason: unreadable,
        refused: changes.refused,
        patch: ""
      };
      const circumstances = circumstancesOf(request);
      const {files: files, refused: refused} = await (0, gate.l)(changes, {
        policy: policy,
        circumstances: circumstances,
        secrets: secrets,
        git: git
      });
      const leftOut = await patchOf(changes, refused, facts);
      if (files.length === 0) return {
        kind: "nothing",
        refused: refused,
        leftOut: leftOut
      };
      const words = redactWords(facts.words, secrets);
      const message = secrets.redact((0, wording.df)(request, words, facts.credits));
      const {author: author, time: time} = facts;
      const commit = await git.commit({
        parent: changes.base,
        changes: files.map(treeChange),
        message: message,
        author: author,
        time: time
      });
      const stats = await git.stat(changes.base, commit);
      const withhold = async reason => ({
        kind: "withheld",
        reason: reason,
        refused: refused,
        patch: await git.diff(changes.base, commit),
        commit: commit
      });
      const described = describeFiles(files, stats);
      const excess = exceeds(plainFiles(described), policy);
      if (excess !== undefined) return withhold(excess);
      const targeted = (0, branch.ie)(request, secrets.redact(request.subject?.title ?? ""), facts.branch);
      if (targeted.kind === "refused") return withhold(`There is no branch to publish to: ${targeted.reason}.`);
      const body = {
        version: 1,
        key: request.key,
        base: request.base,
        target: targeted.target,
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
          digest: digestOf(body)
        },
        leftOut: leftOut
      };
    }
    async function hidesSecret(blob, git, secrets) {
      if (blob === undefined) return false;
      const bytes = await git.blob(blob.oid);
      return bytes.includes(0) && secrets.found(bytes);
    }
    function refuseWhole({vanished: vanished}) {
      return vanished === true ? "Nothing is left in the workspace: a command of the run has deleted all of it, which is taken for an accident." : undefined;
    }
    async function lookAt(files, git) {
      const bytes = async blob => blob && await git.blob(blob.oid);
      return await Promise.all(files.map(async ({path: path, ...sides}) => {
        const [before, after] = await Promise.all([ bytes(sides.before), bytes(sides.after) ]);
        return {
          path: path,
          ...before && {
            before: before
          },
          ...after && {
            after: after
          }
        };
      }));
    }
    function redactWords({title: title, summary: summary}, {redact: redact}) {
      return {
        ...title !== undefined && {
          title: redact(title)
        },
        summary: redact(summary)
      };
    }
    async function patchOf(changes, refused, {git: git, author: author, time: time, secrets: secrets}) {
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
        if (error instanceof ports.XS) return "";
        throw error;
      }
    }
    function digestOf(proposal) {
      return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(canonical(proposal)).digest("hex")}`;
    }
    function canonical(value) {
      if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
      if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
      const entries = Object.entries(value).filter(([, item]) => item !== undefined);
      const sorted = entries.sort(([a], [b]) => a < b ? -1 : 1);
      return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
    }
    function circumstancesOf({trigger: trigger, kind: kind, subject: subject}) {
      return {
        trigger: trigger,
        request: kind,
        fork: subject?.fromFork ?? false,
        agent: "main"
      };
    }
    function treeChange({path: path, after: after}) {
      return after === undefined ? {
        path: path
      } : {
        path: path,
        blob: {
          mode: after.mode,
          oid: after.oid
        }
      };
    }
    function exceeds(files, {limits: limits}) {
      const lines = files.reduce((sum, {added: added, removed: removed}) => sum + added + removed, 0);
      if (limits.files.value > 0 && files.length > limits.files.value) {
        return `The run changed ${files.length} files; the policy publishes at most ${limits.files.value} (${limits.files.source}).`;
      }
      if (limits.lines.value > 0 && lines > limits.lines.value) {
        return `The run changed ${lines} lines; the policy publishes at most ${limits.lines.value} (${limits.lines.source}).`;
      }
      return undefined;
    }
    function plainFiles(files) {
      const named = pairBy(files, ({path: path}) => (0, match.tu)(path));
      const paired = new Set([ ...named.keys(), ...named.values() ]);
      const rest = files.filter(file => !paired.has(file));
      const former = new Map([ ...named, ...pairBy(rest, contentOf) ]);
      const moved = new Set(former.values());
      return files.filter(file => !moved.has(file)).map(file => plainFile(file, former.get(file)));
    }
    function pairBy(files, keyOf) {
      const deleted = new Map(files.filter(({status: status}) => status === "deleted").map(file => [ keyOf(file), file ]));
      const pairs = new Map;
      for (const file of files) {
        const from = file.status === "added" ? deleted.get(keyOf(file)) : undefined;
        if (from === undefined) continue;
        pairs.set(file, from);
        deleted.delete(keyOf(from));
      }
      return pairs;
    }
    function contentOf({path: path, before: before, after: after}) {
      const {oid: oid, size: size} = before ?? after ?? {
        oid: "",
        size: 0
      };
      return size === 0 ? path : oid;
    }
    function plainFile(file, from) {
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
    }
    function describeFiles(files, stats) {
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
          ...before && {
            before: before
          },
          ...after && {
            after: after
          }
        };
      });
    }
  },
  55154: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Mx: () => namesRequest,
      mk: () => publish,
      U: () => resume
    });
    var ports = __webpack_require__(48076);
    var causes = __webpack_require__(79234);
    const MOST_SIGNED_BYTES = 20 * 1024 * 1024;
    async function commitSigned(proposal, facts) {
      const {base: base, target: target, files: files} = proposal;
      const bytes = files.reduce((sum, {after: after}) => sum + (after?.size ?? 0), 0);
      if (bytes > MOST_SIGNED_BYTES) return refused(TOO_MUCH(bytes), "Ask for less at a time, or leave commits unsigned.");
      const isNew = target.expect === undefined && await startBranch(proposal, facts.git);
      try {
        const commit = await makeCommit(proposal, facts);
        if (await isAsProposed(commit, proposal, facts.git)) return {
          kind: "signed",
          commit: commit
        };
        const alone = isNew && (await facts.git.inspect(commit)).parents[0] === base.sha;
        if (alone) await takeAway(target.branch, commit, facts.git);
        return refused(...strange(commit, target.branch, alone));
      } catch (error) {
        if (isNew) await takeAway(target.branch, base.sha, facts.git);
        throw error;
      }
    }
    async function isAsProposed(commit, {base: base, commit: ours}, git) {
      await git.fetch(commit);
      const {parents: parents} = await git.inspect(commit);
      if (parents.length !== 1 || parents[0] !== base.sha) return false;
      const [one, other] = await Promise.all([ git.tree(commit), git.tree(ours) ]);
      return one.length === other.length && one.every(({path: path, mode: mode, oid: oid}, index) => {
        const twin = other[index];
        return path === twin?.path && mode === twin.mode && oid === twin.oid;
      });
    }
    async function startBranch({base: base, target: target}, git) {
      try {
        await git.push(base.sha, target.branch, undefined);
        return true;
      } catch (error) {
        const moved = error instanceof ports.XS && error.cause_ === "moved";
        if (!moved || await git.remoteBranch(target.branch) !== base.sha) throw error;
        return false;
      }
    }
    async function makeCommit({base: base, target: target, files: files, message: message}, {git: git, github: github}) {
      const present = files.flatMap(({path: path, after: after}) => after === undefined ? [] : [ {
        path: path,
        oid: after.oid
      } ]);
      const additions = await Promise.all(present.map(async ({path: path, oid: oid}) => ({
        path: path,
        bytes: await git.blob(oid)
      })));
      const deletions = files.filter(({after: after}) => after === undefined).map(({path: path}) => path);
      return await github.commitOnBranch({
        branch: target.branch,
        expect: base.sha,
        message: message,
        additions: additions,
        deletions: deletions
      });
    }
    async function takeAway(branch, at, git) {
      await git.removeBranch(branch, at).catch(error => {
        if (!(error instanceof ports.XS)) throw error;
      });
    }
    const TOO_MUCH = bytes => `A commit that GitHub signs takes at most ${MOST_SIGNED_BYTES} bytes of contents; this one has ${bytes}.`;
    function strange(commit, branch, removed) {
      const where = removed ? `it was taken away from ${branch} again` : `it is on ${branch}`;
      const look = removed ? "" : "Look at that commit and revert it. ";
      return [ `GitHub's commit ${commit} is not what was proposed; ${where}.`, `${look}Set \`[publish] signed = false\` in the policy: commits are then pushed, without a signature.` ];
    }
    function refused(message, hint) {
      return {
        kind: "refused",
        fault: {
          kind: "github",
          message: message,
          hint: hint
        }
      };
    }
    var again = __webpack_require__(55444);
    var change_proposal = __webpack_require__(33717);
    var change_body = __webpack_require__(96582);
    var wording = __webpack_require__(91465);
    async function publish(proposal, facts) {
      const {to: to} = facts.policy.publish;
      if (to.value === "nothing") return {
        kind: "kept",
        reason: `The policy publishes nothing (${to.source}).`
      };
      const {target: target, commit: commit, files: files, refused: refused} = proposal;
      const {digest: digest, ...body} = proposal;
      if ((0, change_proposal.ol)(body) !== digest) return refusal(TAMPERED);
      try {
        const state = await pushOnce(proposal, facts);
        if (state.kind === "moved") return {
          kind: "conflict",
          fault: state.fault
        };
        if (state.kind === "refused") return {
          kind: "refused",
          fault: state.fault
        };
        const again = state.kind === "done";
        const {title: title, callouts: callouts} = proposal;
        const now = state.kind === "free" ? commit : state.commit;
        facts.pushed(target.branch, now);
        const pushed = {
          target: target,
          commit: now,
          files: files,
          refused: refused,
          callouts: callouts,
          title: title,
          again: again
        };
        return await seeToPull(pushed, facts.words, facts);
      } catch (error) {
        if (error instanceof ports.XS) return refusePush(error, target);
        if (error instanceof ports.y_) return {
          kind: "refused",
          fault: (0, causes.qp)(error, "publish the change")
        };
        throw error;
      }
    }
    async function namesRequest({base: base, key: key}, git) {
      return (0, wording.xB)((await git.inspect(base.sha)).message) === key;
    }
    async function resume(request, facts, judging) {
      const {sha: commit, name: branch} = request.base;
      const judged = await (0, again._)(commit, judging);
      if (judged.kind === "refused") return judged;
      const {message: message} = await facts.git.inspect(commit);
      const {files: files, callouts: callouts} = judged;
      const pull = request.subject?.kind === "pull" ? {
        pull: request.subject.number
      } : {};
      const target = {
        branch: branch,
        expect: commit,
        ...pull
      };
      const [title = "", ...body] = message.split("\n\n");
      const words = {
        summary: body.slice(0, -1).join("\n\n")
      };
      return await seeToPull({
        target: target,
        commit: commit,
        files: files,
        refused: [],
        callouts: callouts,
        title: title.trim(),
        again: true
      }, words, facts);
    }
    async function pushOnce(proposal, facts) {
      const {target: target, commit: commit} = proposal;
      const {git: git, policy: policy} = facts;
      const state = await readTarget(proposal, facts);
      if (state.kind !== "free") return state;
      try {
        if (policy.publish.signed.value) return await commitSigned(proposal, facts);
        await git.push(commit, target.branch, target.expect);
        return state;
      } catch (error) {
        if (!(error instanceof ports.y_) && !(error instanceof ports.XS && error.cause_ === "moved")) throw error;
        const now = await readTarget(proposal, facts);
        if (now.kind === "free") throw error;
        const ours = now.kind === "done" && policy.publish.signed.value && await isAsProposed(now.commit, proposal, git);
        return ours ? {
          kind: "signed",
          commit: now.commit
        } : now;
      }
    }
    async function readTarget(proposal, facts) {
      const {base: base, target: target} = proposal;
      const {git: git, github: github, request: request, policy: policy} = facts;
      const now = await git.remoteBranch(target.branch);
      const begun = policy.publish.signed.value && target.expect === undefined && now === base.sha;
      if (now !== target.expect && !begun) {
        if (now !== undefined && await isAnswer(now, proposal, facts)) return {
          kind: "done",
          commit: now
        };
        return {
          kind: "moved",
          fault: movedFault(target, now)
        };
      }
      if (target.pull === undefined) return {
        kind: "free"
      };
      const pull = await github.pull(target.pull);
      const fault = pullFault(pull, request);
      return fault === undefined ? {
        kind: "free"
      } : {
        kind: "moved",
        fault: fault
      };
    }
    async function isAnswer(now, proposal, {git: git, isRecorded: isRecorded}) {
      if (now === proposal.commit) return true;
      await git.fetch(now);
      if ((0, wording.xB)((await git.inspect(now)).message) !== proposal.key) return false;
      return await isAsProposed(now, proposal, git) || await isRecorded(now);
    }
    function movedFault({branch: branch, expect: expect}, now) {
      const moved = now === undefined ? `The branch ${branch} is gone; the run worked on ${expect}.` : expect === undefined ? `The branch ${branch} exists by now, at ${now}; it did not when the run began.` : `The branch ${branch} moved from ${expect} to ${now} while the run worked.`;
      return {
        kind: "conflict",
        message: moved,
        hint: "Ask again: the next run starts from where the branch is then."
      };
    }
    function pullFault(pull, {subject: subject}) {
      const hint = "Ask again, on the issue or on another pull request.";
      if (!pull.open) {
        const message = `Pull request #${pull.number} was ${pull.merged ? "merged" : "closed"} while the run worked.`;
        return {
          kind: "conflict",
          message: message,
          hint: hint
        };
      }
      if (pull.fromFork || pull.head.sha !== subject?.head?.sha || pull.head.name !== subject.head.name) {
        return {
          kind: "conflict",
          message: `The head of pull request #${pull.number} moved while the run worked.`,
          hint: hint
        };
      }
      return undefined;
    }
    function refusePush(error, {branch: branch}) {
      return {
        kind: error.cause_ === "moved" ? "conflict" : "refused",
        fault: (0, causes.Hg)(error, branch)
      };
    }
    function refusal(fault) {
      return {
        kind: "refused",
        fault: fault
      };
    }
    const TAMPERED = {
      kind: "conflict",
      message: "The proposal is not the one that was made: its digest does not fit."
    };
    async function seeToPull(pushed, words, facts) {
      const {target: target, commit: commit, again: again} = pushed;
      const files = (0, change_proposal.Kj)(pushed.files);
      const {refused: left, callouts: callouts} = pushed;
      const seen = callouts.length === 0 ? {} : {
        callouts: callouts
      };
      const publication = {
        branch: target.branch,
        commit: commit,
        files: files,
        refused: left,
        ...seen
      };
      if (facts.policy.publish.to.value !== "pull" && target.pull === undefined) {
        return {
          kind: "published",
          publication: publication,
          again: again
        };
      }
      try {
        const pull = await (target.pull === undefined ? upsertPull(pushed, words, facts) : tellPull(target.pull, pushed, words, facts));
        return {
          kind: "published",
          publication: {
            ...publication,
            pull: pull
          },
          again: again
        };
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return {
          kind: "published",
          publication: publication,
          again: again,
          trouble: (0, causes.qp)(error, "open the pull request")
        };
      }
    }
    async function tellPull(number, pushed, words, facts) {
      const {github: github} = facts;
      const pull = await github.pull(number);
      if (pushed.again || !(0, change_body.MU)(pull.body)) return told(pull, false);
      return await renew(pull, pushed, words, facts);
    }
    async function renew(pull, pushed, words, facts) {
      const body = (0, change_body.sw)(pull.body, (0, wording.TA)(pull.title), entryFor(pushed, words, facts));
      const title = facts.request.caughtUp?.kind === "replaced" ? {
        title: facts.redact(pushed.title)
      } : {};
      return told(await facts.github.updatePull(pull.number, {
        body: facts.redact(body),
        ...title
      }), false);
    }
    function entryFor({refused: refused, callouts: callouts}, words, facts) {
      const {request: request, credits: credits, unverified: unverified} = facts;
      const about = {
        refused: refused,
        callouts: callouts,
        closes: true,
        ...unverified !== undefined && {
          unverified: unverified
        }
      };
      return (0, wording.gQ)(request, words, credits, about);
    }
    async function upsertPull(pushed, words, facts) {
      const {target: target} = pushed;
      const {github: github} = facts;
      const [open] = await github.pullsFrom(target.branch);
      if (open !== undefined && pushed.again) return told(open, false);
      if (open !== undefined) return await renew(open, pushed, words, facts);
      const draft = facts.policy.publish.draft.value || facts.unverified !== undefined;
      const body = facts.redact((0, change_body.$v)(entryFor(pushed, words, facts)));
      return await createPull(pushed, body, draft, facts);
    }
    async function createPull(pushed, body, draft, facts) {
      const {github: github, into: into, redact: redact} = facts;
      const head = pushed.target.branch;
      try {
        return told(await github.createPull({
          head: head,
          base: into,
          title: redact(pushed.title),
          body: body,
          draft: draft
        }), true);
      } catch (error) {
        if (!(error instanceof ports.y_) || error.status !== 422) throw error;
        if (draft && /draft/i.test(error.message)) return await createPull(pushed, body, false, facts);
        const [open] = await github.pullsFrom(head);
        if (open === undefined) throw error;
        return told(open, false);
      }
    }
    function told({number: number, url: url, draft: draft}, created) {
      return {
        number: number,
        url: url,
        draft: draft,
        created: created
      };
    }
  },
  71425: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      TF: () => closeReport,
      Vk: () => CUT_OFF,
      xl: () => finished
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37023);
    var _delivery_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68148);
    var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42153);
    var _story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95419);
    var _summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52486);
    async function closeReport(leftovers) {
      const {saved: saved, entries: entries, runner: runner, clock: clock} = leftovers;
      if (saved.key === "") return;
      const whole = finished(entries, saved, clock.now());
      if (saved.summary === "") await runner.writeSummary((0, _summary_js__WEBPACK_IMPORTED_MODULE_6__.B)(whole));
      if (saved.delivered !== "") return;
      const failure = await deliverLast(whole, leftovers);
      if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", (0, 
      _delivery_js__WEBPACK_IMPORTED_MODULE_3__.oQ)(failure));
    }
    async function deliverLast(whole, {saved: saved, github: github, own: own, seal: seal}) {
      const said = {
        body: (0, _comment_js__WEBPACK_IMPORTED_MODULE_2__.w)(whole),
        record: (0, _record_js__WEBPACK_IMPORTED_MODULE_4__.zv)(whole)
      };
      let failure;
      for (const each of [ github, ...own === undefined ? [] : [ own ] ]) {
        const sticky = commentOf(whole, saved, {
          github: each,
          seal: seal
        });
        failure = sticky === undefined ? undefined : await (0, _delivery_js__WEBPACK_IMPORTED_MODULE_3__.cK)(sticky, said);
        if (!(failure instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y_) || failure.status !== 401) break;
      }
      return failure;
    }
    function finished(entries, saved, now) {
      const story = (0, _story_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(entries);
      if (story.outcome !== undefined) return entries;
      const outcome = {
        ...saved.signal !== "" || story.cancelled ? CANCELLED : saved.broken !== "" ? broken(saved.broken) : CUT_OFF,
        ...story.publication === undefined ? {} : {
          publication: story.publication
        }
      };
      return [ ...entries, {
        seq: entries.length,
        at: now,
        agent: _events_js__WEBPACK_IMPORTED_MODULE_0__.QT,
        event: {
          type: "run.finished",
          outcome: outcome
        }
      } ];
    }
    function broken(message) {
      return {
        conclusion: "failed",
        message: "",
        fault: {
          kind: "internal",
          message: message
        }
      };
    }
    const CANCELLED = {
      conclusion: "cancelled",
      message: "The run was cancelled before it was done."
    };
    const CUT_OFF = {
      conclusion: "failed",
      message: "",
      fault: {
        kind: "internal",
        message: "The run was cut off without a word: it was killed, ran out of memory, or lost its machine.",
        hint: "The transcript ends where it happened. Run the workflow again; the same branch and pull request are used."
      }
    };
    function commentOf(entries, saved, {github: github, seal: seal}) {
      const story = (0, _story_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(entries);
      const {outcome: outcome} = story;
      const subject = saved.subject === "" ? (0, _story_js__WEBPACK_IMPORTED_MODULE_5__.pv)(story) : Number(saved.subject);
      const known = saved.comment === "" ? undefined : Number(saved.comment);
      if (subject === undefined || outcome?.conclusion === "declined" && known === undefined) return undefined;
      return (0, _delivery_js__WEBPACK_IMPORTED_MODULE_3__.kK)(github, seal, {
        key: saved.key,
        subject: subject
      }, known);
    }
  },
  37023: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => COMMENT_LIMIT,
      w: () => renderComment
    });
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91017);
    var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62196);
    var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56053);
    var _story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95419);
    var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8216);
    var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63306);
    var _verification_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38215);
    const COMMENT_LIMIT = 65e3;
    function renderComment(entries) {
      const story = (0, _story_js__WEBPACK_IMPORTED_MODULE_3__.Iw)(entries);
      const numbers = (0, _tally_js__WEBPACK_IMPORTED_MODULE_4__.N)(entries);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.zs)(story),
        what: "parts"
      }, {
        rank: 5,
        blocks: (0, _verification_js__WEBPACK_IMPORTED_MODULE_6__.Ot)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.JF)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.NQ)(story),
        what: "parts"
      }, {
        rank: 3,
        blocks: story.review === undefined || story.review.again ? (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.ZF)(story) : [],
        what: "paragraphs"
      }, {
        rank: 3,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.lM)(story),
        what: "paragraphs"
      }, {
        rank: 4,
        blocks: story.review === undefined ? (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(story) : [],
        what: "findings"
      }, {
        rank: 4,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Ao)(story),
        what: "parts"
      }, {
        rank: 2,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.AV)(story),
        what: "parts"
      }, {
        rank: 5,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Sc)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.iO)(story),
        what: "parts"
      }, {
        rank: 2,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.XD)(numbers),
        what: "parts"
      }, {
        rank: 6,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.ZA)(numbers, story),
        what: "parts"
      }, {
        rank: 7,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.MG)(numbers),
        what: "parts"
      }, {
        rank: 7,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.UU)(numbers),
        what: "parts"
      }, {
        rank: 8,
        blocks: (0, _transcript_js__WEBPACK_IMPORTED_MODULE_5__.T)((0, _steps_js__WEBPACK_IMPORTED_MODULE_2__.I)(entries)),
        what: "turns"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Xb)(story),
        what: "parts"
      } ], COMMENT_LIMIT, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
    }
  },
  68148: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      bg: () => mayPass,
      cK: () => deliver,
      kK: () => openSticky,
      oQ: () => undelivered
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53086);
    var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42153);
    function openSticky(github, seal, mark, known) {
      let found;
      let id = known;
      let said;
      async function send(body) {
        id ??= (await search(github, mark))?.id;
        if (id === undefined) return await createFirst(github, mark, body);
        try {
          return await github.updateComment(id, body);
        } catch (error) {
          if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_) || !GONE.has(error.status)) throw error;
          return github.createComment(mark.subject, body);
        }
      }
      return {
        get found() {
          return found;
        },
        async put(body, record = {}) {
          const whole = (0, _record_js__WEBPACK_IMPORTED_MODULE_2__.V)(`${(0, _marker_js__WEBPACK_IMPORTED_MODULE_1__.B_)(mark)}\n${body}`, record, seal);
          if (found !== undefined && said === whole) return found;
          said = undefined;
          found = await send(whole);
          id = found.id;
          said = whole;
          return found;
        }
      };
    }
    async function createFirst(github, mark, body) {
      const made = await github.createComment(mark.subject, body);
      try {
        const first = await search(github, mark);
        if (first === undefined || first.id >= made.id) return made;
        await github.deleteComment(made.id);
        return await github.updateComment(first.id, body);
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_) return made;
        throw error;
      }
    }
    const GONE = new Set([ 404, 410 ]);
    async function search(github, mark) {
      const [self, comments] = await Promise.all([ github.self(), github.comments(mark.subject) ]);
      return (0, _marker_js__WEBPACK_IMPORTED_MODULE_1__.Em)(comments, mark, self.id);
    }
    async function deliver(sticky, {body: body, record: record = {}}) {
      try {
        await sticky.put(body, record);
        return undefined;
      } catch (error) {
        return error;
      }
    }
    function mayPass(error) {
      return !(0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.vu)(error);
    }
    function undelivered(error) {
      const needs = error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.permission !== undefined ? ` The token lacks ${error.permission}.` : "";
      const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
      return `The comment could not be written: ${why}.${needs}`;
    }
  },
  30628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      J: () => tellApproved,
      S: () => approve
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _report_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41383);
    var _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16047);
    var _begin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77826);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89928);
    var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31174);
    var _published_before_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20131);
    async function approve({git: git, github: github}, {settings: settings}, admitted, when = "before work") {
      const world = {
        git: git,
        github: github,
        settings: settings
      };
      const given = readDigest(admitted);
      try {
        if ("reason" in given) return nothing(admitted, await withWaiting(world, admitted, given.reason));
        const plans = (await (0, _plan_js__WEBPACK_IMPORTED_MODULE_6__.QC)(git, given.digits)).filter(({plan: plan}) => same(plan.subject, admitted.request));
        const [found, ...others] = plans;
        if (found === undefined) return nothing(admitted, await withWaiting(world, admitted, unknown(given.digits)));
        if (others.length > 0) return nothing(admitted, ambiguous(given.digits, plans));
        if (admitted.request.subject === undefined && given.digits.length < 64) return nothing(admitted, unshown(given.digits));
        return await judge(world, admitted, found, when);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS) && !(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y_)) throw error;
        return nothing(admitted, `The plan could not be looked up: ${error.message}`);
      }
    }
    function nothing(admitted, reason) {
      return {
        admitted: admitted,
        start: {
          kind: "nothing",
          reason: reason
        }
      };
    }
    function readDigest({wish: wish, asked: asked, request: request}) {
      const args = wish.command?.args.trim() ?? "";
      const [word = "", ...more] = args.split(/\s+/);
      const digits = word.replaceAll(/[`<>"'.,]/g, "").replace(/^sha256:/i, "").toLowerCase();
      if (digits === "") return {
        reason: "An approval names the plan by its digest."
      };
      if (!/^[0-9a-f]{7,64}$/.test(digits)) {
        return {
          reason: `\`${(0, _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.X5)(word).text.slice(0, 80)}\` is no digest: it has 7 to 64 of the digits 0-9 and a-f.`
        };
      }
      const own = (0, _begin_js__WEBPACK_IMPORTED_MODULE_4__.I1)(asked);
      const said = wish.subject === undefined ? "" : (own.startsWith(args) ? own.slice(args.length) : own).trim();
      if (more.length === 0 && said === "") return {
        digits: digits
      };
      const plan = `\`${request.phrase ?? ""} /plan \u2026\``.replace("` ", "`");
      return {
        reason: `An approval says the digest and nothing else, since exactly the plan is carried out. To have it otherwise, ask for a new one by ${plan}.`
      };
    }
    function unknown(digits) {
      return `No plan that begins with \`${digits}\` was made here.`;
    }
    function ambiguous(digits, plans) {
      const told = plans.map(({digest: digest}) => `\`${digest.replace("sha256:", "")}\``).join(", ");
      return `\`${digits}\` stands for more than one plan: ${told}. Name more digits.`;
    }
    function unshown(digits) {
      return `\`${digits}\` is only the beginning of a digest. The plan of a run that nobody asked for on an issue or pull request is approved by all 64 digits; its job summary has them.`;
    }
    async function withWaiting(world, {request: request}, reason) {
      const shown = await sealedOn(world, request);
      if (shown.length === 0) return `${reason} ${askForPlan(request)}`;
      const told = shown.slice(-5).map(({record: record, comment: comment}) => `\`${(0, 
      _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.VK)(record.plan ?? "")}\` (${comment.url})`);
      return `${reason} Plans here: ${told.join(", ")}.`;
    }
    function askForPlan({phrase: phrase}) {
      return phrase === undefined ? "Run the workflow with `command: plan`." : `Ask for one by \`${phrase} /plan \u2026\`.`;
    }
    async function sealedOn({github: github, settings: settings}, {subject: subject}) {
      if (subject === undefined) return [];
      return (await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.D5)(github, (0, 
      _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.Ru)(settings), subject.number)).filter(({record: record}) => record.plan !== undefined);
    }
    function same(planned, request) {
      const now = (0, _plan_js__WEBPACK_IMPORTED_MODULE_6__.kr)(request);
      return planned?.kind === now?.kind && planned?.number === now?.number;
    }
    async function judge(world, admitted, found, when) {
      const {plan: plan, digest: digest} = found;
      const key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`approve ${digest}`).digest("hex").slice(0, 16);
      const request = {
        ...admitted.request,
        kind: "change",
        instruction: plan.instruction,
        key: key
      };
      const before = await (0, _published_before_js__WEBPACK_IMPORTED_MODULE_7__.nd)(world, world, {
        ...admitted,
        request: request
      });
      const {kind: kind} = before.start;
      const from = kind === "published" ? await parentOf(request.base, world.git) : request.base;
      const moved = when === "before work" || kind === "published" ? movedSince(plan, from, kind === "published") : [];
      const shown = await sealedOn(world, request);
      const changed = [ ...moved, ...changedSince(plan, admitted), ...await editedSince(world, request, shown, found) ];
      if (changed.length === 0 && kind !== "fresh") return before;
      if (changed.length === 0) return {
        ...before,
        start: {
          kind: "approved",
          plan: plan,
          digest: digest,
          ...newerThan(shown, digest)
        }
      };
      const reason = `The plan \`${(0, _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.VK)(digest)}\` does not hold any more: ${changed.join("; ")}. ${askForPlan(request)}`;
      return nothing(admitted, reason);
    }
    function newerThan(shown, digest) {
      const plans = shown.flatMap(({intact: intact, record: record}) => intact && record.plan !== undefined ? [ record.plan ] : []);
      const newer = plans.slice(plans.lastIndexOf(digest) + 1).at(-1);
      return newer === undefined ? {} : {
        newer: newer
      };
    }
    async function parentOf({name: name, sha: sha}, git) {
      const [parent = sha] = (await git.inspect(sha)).parents;
      return {
        name: name,
        sha: parent
      };
    }
    function movedSince({base: base}, now, anywhere) {
      if (base.sha === now.sha && (anywhere || base.name === now.name)) return [];
      const [was, is] = [ base, now ].map(({name: name, sha: sha}) => `\`${(0, _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.X5)(name).text}\` at ${sha.slice(0, 10)}`);
      return [ `it was made for ${was}, and work would start from ${is}` ];
    }
    function changedSince({policy: policy, subject: subject}, {request: request, policy: today}) {
      const into = (0, _plan_js__WEBPACK_IMPORTED_MODULE_6__.kr)(request)?.into;
      return [ ...subject?.into === into ? [] : [ `the pull request goes to \`${(0, _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.X5)(into ?? "").text}\` now` ], ...policy === today.source.digest ? [] : [ `the policy (${today.source.path}) has changed` ] ];
    }
    async function editedSince(world, request, shown, {plan: plan, digest: digest}) {
      if (request.subject === undefined) return [];
      const found = shown.findLast(({record: record}) => record.plan === digest);
      if (found === undefined) return [ "the comment that showed it is gone" ];
      const {body: body, url: url} = found.comment;
      const text = body.replaceAll("\r\n", "\n");
      const whole = [ plan.text, plan.instruction ].every(part => text.includes((0, _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.tN)(part)));
      const untouched = whole && await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.O2)(world.github, (0, 
      _own_comments_js__WEBPACK_IMPORTED_MODULE_5__.Ru)(world.settings), found);
      return untouched ? [] : [ `the comment that shows it was edited (${url})` ];
    }
    function tellApproved({world: world, admitted: admitted}, {plan: plan, digest: digest}) {
      const {login: login, permission: permission} = admitted.request.actor;
      const text = `# The approved plan\n\n@${login} (${permission} permission) has approved this plan (${(0, 
      _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.VK)(digest)}), which @${plan.by} had asked for and a run without permission to change anything wrote. Carry it out exactly: all of its steps and nothing besides. Where it turns out wrong or cannot be done, do what of it holds, and say in your report what you left and why; do not put something else in its place.\n\n${plan.text}`;
      world.log.append({
        type: "agent.told",
        why: "approved plan",
        text: text,
        pinned: true
      });
    }
  },
  10793: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      v: () => readAsked,
      a: () => readWish
    });
    var cut = __webpack_require__(89823);
    var external_node_crypto_ = __webpack_require__(77598);
    var parser = __webpack_require__(88989);
    const ARGS = "{{args}}";
    function shellLine(template, args) {
      const line = template.trim();
      if (args.includes("\0")) return unsafe("arguments cannot hold a NUL character.");
      if (!line.includes(ARGS)) return {
        kind: "line",
        line: line
      };
      const mark = markFor(line);
      const marked = line.replaceAll(ARGS, mark);
      const tree = (0, parser.qg)(marked);
      if (tree.errors !== undefined && tree.errors.length > 0) return unsafe(`\`!{${line}}\` is not a line bash understands.`);
      const places = feedsInterpreter(tree) ? undefined : findPlaces(tree, marked, mark);
      if (places === undefined) return unsafe(`in \`!{${line}}\` \`{{args}}\` ${ALLOWED}`);
      const filled = places.reduceRight((text, place) => {
        const words = QUOTE[place.within](args);
        return text.slice(0, place.at) + words + text.slice(place.at + mark.length);
      }, marked);
      return {
        kind: "line",
        line: filled
      };
    }
    const ALLOWED = "must be an argument of a command, bare or in plain quotes: not the command itself, not in `${\u2026}`, backticks, a here-document, a redirection or an assignment, not part of code for a shell or an interpreter, and not in a line that is piped into one.";
    function unsafe(reason) {
      return {
        kind: "unsafe",
        reason: reason
      };
    }
    function markFor(template) {
      const digest = (0, external_node_crypto_.createHash)("sha256").update(template).digest("hex");
      return `remitargs${digest}`;
    }
    const QUOTE = {
      bare: args => `'${escapeSingle(args)}'`,
      single: escapeSingle,
      double: args => `"'${escapeSingle(args)}'"`
    };
    function escapeSingle(args) {
      return args.replaceAll("'", `'\\''`);
    }
    function findPlaces(tree, source, mark) {
      const found = new Map;
      const visit = node => {
        if (node.type === "CommandExpansion" && node.text.startsWith("`")) return;
        if (node.type === "Command") for (const place of argumentPlaces(node, source, mark)) found.set(place.at, place);
        (0, parser.dK)(node, visit);
      };
      visit(tree);
      const all = positions(source, mark, 0, source.length);
      const places = all.map(at => found.get(at));
      return places.every(place => place !== undefined) ? places : undefined;
    }
    function argumentPlaces(command, source, mark) {
      const words = [ command.name, ...command.suffix ].filter(item => item?.type === "Word");
      return words.flatMap((word, index) => {
        if (index === 0 || !word.text.includes(mark) || isCode(words, index, mark)) return [];
        return wordPlaces(word, source, mark);
      });
    }
    function wordPlaces(word, source, mark) {
      if (word.parts === undefined) return placesIn(word.pos, word.end, "bare", source, mark);
      return word.parts.flatMap(part => {
        if (part.type === "Literal") return placesIn(part.pos, part.end, "bare", source, mark);
        if (part.type === "SingleQuoted") return placesIn(part.pos, part.end, "single", source, mark);
        if (part.type !== "DoubleQuoted") return [];
        return part.parts.flatMap(inner => inner.type === "Literal" ? placesIn(inner.pos, inner.end, "double", source, mark) : []);
      });
    }
    function placesIn(from, to, within, source, mark) {
      return positions(source, mark, from, to).filter(at => within === "single" || !escapedAt(source, at)).map(at => ({
        at: at,
        within: within
      }));
    }
    function escapedAt(source, at) {
      let backslashes = 0;
      while (source[at - 1 - backslashes] === "\\") backslashes += 1;
      return backslashes % 2 === 1;
    }
    function positions(source, mark, from, to) {
      const found = [];
      for (let at = source.indexOf(mark, from); at >= 0 && at < to; at = source.indexOf(mark, at + 1)) found.push(at);
      return found;
    }
    const BUILT_IN_CODE = new Set("eval source . trap alias let declare typeset local export readonly unset read mapfile readarray getopts test [".split(" "));
    const TAKES_CODE = new Set([ "ssh", "awk", "gawk", "mawk", "nawk", "xargs", "parallel" ]);
    const INTERPRETER = /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|python[\d.]*|node|deno|bun|perl|ruby|php|lua|tclsh|osascript|pwsh|env|npx|npm|pnpm|yarn|script|watch)$/;
    const CODE_OPTION = /^(?:-[A-Za-z]*[cerpES].*|--(?:eval|exec|execute|print|command|call|run|split-string)(?:=.*)?|-command|eval)$/s;
    function isCode(words, index, mark) {
      const names = words.slice(0, index).map(programOf);
      if (names.some(name => TAKES_CODE.has(name)) || BUILT_IN_CODE.has(names.find(isProgram) ?? "")) return true;
      const before = words[index - 1]?.value ?? "";
      if (names.includes("printf") && before === "-v") return true;
      if (!names.some(name => INTERPRETER.test(name))) return false;
      const own = (words[index]?.value ?? "").split(mark)[0] ?? "";
      return CODE_OPTION.test(before) && !before.includes("=") || CODE_OPTION.test(own);
    }
    function isProgram(name) {
      return name !== "command" && name !== "builtin" && !name.startsWith("-");
    }
    function programOf(word) {
      return word?.value.split("/").at(-1) ?? "";
    }
    function feedsInterpreter(tree) {
      let feeds = false;
      const visit = node => {
        if (node.type === "Pipeline") feeds ||= node.commands.slice(1).some(readsCode);
        (0, parser.dK)(node, visit);
      };
      visit(tree);
      return feeds;
    }
    const SHELL = /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|env|source|\.|eval)$/;
    function readsCode(node) {
      if (node.type !== "Command") return true;
      const program = programOf(node.name);
      const operands = node.suffix.filter(item => item.type === "Word" && item.value !== "-");
      return SHELL.test(program) || TAKES_CODE.has(program) || BUILT_IN_CODE.has(program) || INTERPRETER.test(program) && operands.length === 0;
    }
    function planCommand(command, args) {
      const pieces = takeApart(command.prompt);
      if (typeof pieces === "string") return faulty(command, pieces);
      const parts = [];
      let placed = false;
      for (const piece of pieces) {
        if (piece.kind === "shell") {
          const line = shellLine(piece.text, args.trim());
          if (line.kind === "unsafe") return faulty(command, line.reason);
          parts.push({
            kind: "shell",
            line: line.line
          });
          placed ||= piece.text.includes(command_plan_ARGS);
        } else if (piece.kind === "file") {
          parts.push({
            kind: "file",
            path: piece.text.trim()
          });
        } else {
          placed ||= piece.text.includes(command_plan_ARGS);
          parts.push(...textParts(piece.text, args.trim()));
        }
      }
      if (!placed && args.trim() !== "") {
        parts.push({
          kind: "text",
          text: "\n\n"
        }, {
          kind: "args",
          text: `/${command.name} ${args.trim()}`
        });
      }
      return {
        kind: "plan",
        parts: parts
      };
    }
    const command_plan_ARGS = "{{args}}";
    function faulty(command, reason) {
      return {
        kind: "faulty",
        message: `${command.path}: ${reason}`
      };
    }
    function textParts(text, args) {
      return text.split(command_plan_ARGS).flatMap((piece, index) => [ ...index === 0 ? [] : [ {
        kind: "args",
        text: args
      } ], ...piece === "" ? [] : [ {
        kind: "text",
        text: piece
      } ] ]);
    }
    function takeApart(prompt) {
      const pieces = [];
      let done = 0;
      for (let at = nextOpening(prompt, 0); at >= 0; at = nextOpening(prompt, done)) {
        const end = closing(prompt, at + 2);
        if (end < 0) return `\`${(0, cut.Ku)(prompt.slice(at), 30).split("\n")[0]}\` is not closed: braces inside it must be balanced.`;
        if (at > done) pieces.push({
          kind: "text",
          text: prompt.slice(done, at)
        });
        pieces.push({
          kind: prompt[at] === "@" ? "file" : "shell",
          text: prompt.slice(at + 2, end)
        });
        done = end + 1;
      }
      if (done < prompt.length) pieces.push({
        kind: "text",
        text: prompt.slice(done)
      });
      return pieces;
    }
    function nextOpening(prompt, from) {
      const found = prompt.slice(from).search(/[@!]\{/);
      return found < 0 ? -1 : from + found;
    }
    function closing(prompt, from) {
      let depth = 1;
      for (let at = from; at < prompt.length; at += 1) {
        if (prompt[at] === "{") depth += 1;
        if (prompt[at] === "}") depth -= 1;
        if (depth === 0) return at;
      }
      return -1;
    }
    var help = __webpack_require__(69994);
    var trigger = __webpack_require__(82770);
    function readWish(event, settings) {
      const {promptFile: promptFile = "", prompt: prompt} = settings.wish;
      return wishWith(event, settings, promptFile === "" ? prompt : `@${promptFile}`);
    }
    function wishWith(event, {wish: wish, github: github}, prompt) {
      const {runId: runId, actor: actor = ""} = github;
      return (0, trigger.v)(event, {
        ...wish,
        prompt: prompt,
        runId: runId,
        actor: actor
      });
    }
    async function readAsked(wish, event, settings, project) {
      const prompt = await readPrompt(settings.wish, project);
      if (typeof prompt !== "string") return {
        kind: "faulty",
        faults: [ prompt ]
      };
      const whole = wishWith(event, settings, prompt);
      if (whole.kind === "declined") return whole;
      const called = wish.command;
      const asked = {
        instruction: whole.instruction,
        prompt: prompt
      };
      if (called === undefined || (0, help.qi)(called.name) && !(0, help.gS)(called.name)) return {
        kind: "asked",
        asked: asked
      };
      const command = await readCalled(called, project, wish.phrase ?? settings.wish.triggerPhrase);
      if (command.kind === "faulty") return command;
      if ("text" in command) return {
        kind: "asked",
        asked: {
          ...asked,
          reply: command
        }
      };
      return {
        kind: "asked",
        asked: {
          ...asked,
          instruction: withCommand(called, whole.instruction),
          command: command
        }
      };
    }
    async function readPrompt({prompt: prompt, promptFile: promptFile = ""}, {tree: tree}) {
      if (promptFile === "") return prompt;
      const file = await tree.read(promptFile);
      if (file.kind === "text") return [ file.text.trim(), prompt ].filter(text => text !== "").join("\n\n");
      return {
        kind: "config",
        message: `prompt-file is \`${promptFile}\`: ${file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason}.`,
        hint: "It is read at the default branch; give its path from the root of the repository."
      };
    }
    async function readCalled({name: name, args: args}, project, phrase) {
      const found = await project.command(name);
      if (found.kind === "unknown") {
        if ((0, help.gS)(name)) return {
          kind: "help",
          text: await (0, help.sL)(project, phrase)
        };
        if (project.settings.servers.length > 0) return {
          kind: "elsewhere",
          call: {
            name: name,
            args: args
          },
          known: found.known
        };
        return {
          kind: "unknown",
          text: (0, help.k8)(name, found.known)
        };
      }
      if (found.kind === "faulty") return {
        kind: "faulty",
        faults: [ {
          kind: "config",
          message: found.message
        } ]
      };
      const plan = planCommand(found.command, args);
      if (plan.kind === "faulty") return {
        kind: "faulty",
        faults: [ {
          kind: "config",
          message: plan.message
        } ]
      };
      return {
        kind: "file",
        file: found.command,
        parts: plan.parts
      };
    }
    function withCommand({name: name, args: args}, said) {
      return (said.startsWith(args) ? `/${name} ${said}` : `/${name} ${args}\n\n${said}`).trim();
    }
  },
  18074: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      I: () => AUTHOR,
      r: () => authorOf
    });
    const AUTHOR = {
      name: "Remit",
      email: "remit@users.noreply.localhost"
    };
    function authorOf(serverUrl) {
      const host = new URL(serverUrl).hostname || "localhost";
      return {
        name: "github-actions[bot]",
        email: `41898282+github-actions[bot]@users.noreply.${host}`
      };
    }
  },
  77826: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      qN: () => begin,
      I1: () => ownWords,
      $q: () => replyAtOnce,
      Y6: () => restOf
    });
    var approve = __webpack_require__(30628);
    var open_pulls = __webpack_require__(47336);
    var catch_up = __webpack_require__(2714);
    var published_before = __webpack_require__(20131);
    var resume = __webpack_require__(56709);
    var ports = __webpack_require__(48076);
    var own_comments = __webpack_require__(89928);
    var own_workflow = __webpack_require__(36267);
    async function stopRuns(world, order, admitted) {
      const over = outcome => ({
        admitted: admitted,
        start: {
          kind: "over",
          outcome: outcome
        }
      });
      const {subject: subject} = admitted.request;
      if (subject === undefined) return over(answer("On which issue or pull request? `/stop` is a comment there."));
      if (order.settings.dryRun) return over(answer("This is a dry run: nothing was stopped."));
      try {
        const own = (0, own_workflow.O)(order);
        const working = await findRuns(world, order, subject.number);
        const runs = working.filter(({workflow: workflow}) => own !== "" && workflow === own);
        for (const {id: id} of runs) await world.github.cancelRun(id);
        const others = working.filter(run => !runs.includes(run));
        return over(answer([ tell(runs), tellOthers(others, own) ].filter(text => text !== "").join("\n\n")));
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return over(refused(error));
      }
    }
    async function findRuns({github: github}, {settings: settings}, subject) {
      const wanted = ({record: record}) => record.run !== undefined && record.run !== settings.github.runId;
      const comments = await (0, own_comments.cC)(github, (0, own_comments.Ru)(settings), subject, wanted);
      const ids = [ ...new Set(comments.map(({record: record}) => Number(record.run))) ];
      const found = await Promise.all(ids.filter(id => id > 0 && Number.isSafeInteger(id)).map(github.workflowRun));
      return found.filter(run => run !== undefined && !run.completed).filter(run => run !== undefined);
    }
    function tell(runs) {
      if (runs.length === 0) {
        return "No run of Remit is at work here. (One that has not begun yet, or whose job may not comment, is not known here: cancel it under Actions.)";
      }
      const named = runs.map(({id: id, url: url}) => `[run ${id}](${url})`).join(", ");
      return `Stopped: ${named}. Its comment says what it had done; what it had not published is kept for \`/continue\`.`;
    }
    function tellOthers(runs, own) {
      if (runs.length === 0) return "";
      const named = runs.map(({id: id, url: url, workflow: workflow}) => `[run ${id}](${url}) of \`${workflow}\``).join(", ");
      const why = own === "" ? "the runner does not say which workflow file this job is of" : `this job is of \`${own}\``;
      return `Not stopped: ${named}, since ${why}.`;
    }
    function answer(message) {
      return {
        conclusion: "answered",
        message: message
      };
    }
    function refused({message: message, status: status, permission: permission}) {
      const hint = permission === undefined ? "Cancel the run under Actions." : `Give the job \`permissions: ${permission}\`, or cancel the run under Actions.`;
      const fault = {
        kind: "github",
        message: `The run was not stopped (${status}): ${message}`,
        hint: hint
      };
      return {
        conclusion: "failed",
        message: "",
        fault: fault
      };
    }
    async function begin(world, order, admitted) {
      const reply = replyAtOnce(admitted);
      if (reply !== undefined) return reply;
      switch (admitted.wish.command?.name.toLowerCase()) {
       case "continue":
        {
          const before = await (0, published_before.nd)(world, order, admitted);
          return before.start.kind === "fresh" ? await (0, resume.U)(world, order, admitted) : before;
        }

       case "approve":
        return await (0, approve.S)(world, order, admitted);

       case "stop":
        return await stopRuns(world, order, admitted);

       default:
        return await beginAfresh(world, order, admitted);
      }
    }
    function replyAtOnce(admitted) {
      const {reply: reply} = admitted.asked;
      if (reply === undefined) return undefined;
      const {kind: kind, text: text} = reply;
      if (kind === "unknown") return {
        admitted: admitted,
        start: {
          kind: "nothing",
          reason: text
        }
      };
      return {
        admitted: admitted,
        start: {
          kind: "over",
          outcome: {
            conclusion: "answered",
            message: text
          }
        }
      };
    }
    async function beginAfresh(world, order, admitted) {
      const reason = restOf(admitted) ?? await (0, open_pulls.s)(world, order, admitted);
      if (reason !== undefined) return {
        admitted: admitted,
        start: {
          kind: "nothing",
          reason: reason
        }
      };
      return await (0, published_before.nd)(world, order, await (0, catch_up.xA)(world, order, admitted));
    }
    function restOf({request: request}) {
      const {rejected: rejected, trigger: trigger, task: task} = request;
      if (rejected === undefined || task === undefined || trigger !== "schedule") return undefined;
      return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: start its workflow by hand, tick its box on the dashboard, or reopen the pull request.`;
    }
    function ownWords({instruction: instruction, prompt: prompt}) {
      return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
    }
  },
  2714: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Wd: () => bringBase,
      lN: () => findBase,
      xA: () => catchUp
    });
    var _change_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33758);
    var _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70873);
    var _change_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91465);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48076);
    var _author_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18074);
    async function catchUp(place, order, admitted) {
      const {request: request, policy: policy} = admitted;
      if (policy.publish.signed.value) return admitted;
      if (request.kind !== "change" || !(0, _change_branch_js__WEBPACK_IMPORTED_MODULE_4__.rj)(request, order.settings.wish.branchPrefix)) return admitted;
      try {
        return {
          ...admitted,
          request: await bring(place, order, request)
        };
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS || error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.y_) return admitted;
        throw error;
      }
    }
    async function bring(place, order, request) {
      const {git: git} = place;
      const {base: branch} = request;
      await git.fetch(branch.sha);
      if ((0, _change_wording_js__WEBPACK_IMPORTED_MODULE_1__.xB)((await git.inspect(branch.sha)).message) === request.key) return request;
      const onto = await findBase(place, order, request);
      if (onto === undefined || onto.sha === branch.sha) return request;
      const parting = await git.history.parting(branch.sha, onto.sha);
      if (parting === undefined) return request;
      const author = (0, _author_js__WEBPACK_IMPORTED_MODULE_3__.r)(order.settings.github.serverUrl);
      const {commits: commits} = await git.history.log(onto.sha, {
        most: 1
      });
      const caughtUp = await (0, _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__._A)(git, {
        branch: branch,
        onto: onto,
        parting: parting,
        author: author,
        time: commits[0]?.time ?? 0
      });
      if (caughtUp === undefined) return request;
      const sha = await (0, _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__.OU)(git, branch.name, caughtUp, author);
      return {
        ...request,
        base: {
          name: branch.name,
          sha: sha
        },
        caughtUp: caughtUp
      };
    }
    async function findBase({github: github}, {settings: settings}, {trusted: trusted}) {
      const name = settings.wish.baseBranch || trusted.name;
      return name === trusted.name ? trusted : await github.branch(name);
    }
    async function bringBase(git, {base: base, caughtUp: caughtUp}, serverUrl) {
      if (caughtUp === undefined || base.sha === caughtUp.head) return await git.fetch(base.sha);
      const {head: head, fork: fork, onto: onto} = caughtUp;
      await Promise.all([ head, fork, onto.sha ].map(commit => git.fetch(commit)));
      await (0, _change_catch_up_js__WEBPACK_IMPORTED_MODULE_0__.OU)(git, base.name, caughtUp, (0, 
      _author_js__WEBPACK_IMPORTED_MODULE_3__.r)(serverUrl));
    }
  },
  61961: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => refuseTick,
      _: () => tellDashboard
    });
    var _change_branch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33758);
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _begin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77826);
    var _first_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96389);
    async function refuseTick({github: github}, {board: board}) {
      if (board === undefined) return undefined;
      try {
        const self = await github.self();
        if (board.author.id === self.id) return undefined;
        return `Issue #${board.number} is by @${board.author.login}: only a dashboard that Remit has opened starts tasks.`;
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.vu)(error)) return `GitHub did not say whose dashboard it is: ${error.message}`;
        throw error;
      }
    }
    async function tellDashboard(desk, order, admitted, outcome) {
      const {wish: wish, github: place} = order.settings;
      const {task: task} = admitted.request;
      if (wish.dashboard !== true || task === undefined || !(0, _first_job_js__WEBPACK_IMPORTED_MODULE_3__.u)(order) || order.stop.aborted) return;
      try {
        const rests = (0, _begin_js__WEBPACK_IMPORTED_MODULE_2__.Y6)(admitted) !== undefined;
        const pull = rests && admitted.request.rejected?.number || await pullOf(desk, order, admitted, outcome);
        const at = Math.floor(desk.clock.now() / 1e3);
        const run = /^\d{1,20}$/.test(place.runId) ? place.runId : "0";
        const row = {
          task: task,
          ticked: false,
          conclusion: outcome.conclusion,
          pull: pull,
          run: run,
          at: at,
          ...rests && {
            rests: rests
          }
        };
        await putRow(desk, row, `${place.serverUrl}/${place.repository}`);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y_)) throw error;
        const lacks = error.permission === undefined ? "" : ` The token lacks ${error.permission}.`;
        desk.runner.annotate("warning", "Remit: dashboard not written", `${error.message}.${lacks}`);
      }
    }
    async function pullOf({github: github}, order, {request: request}, outcome) {
      const published = outcome.publication?.pull?.number;
      if (published !== undefined) return published;
      if (!(0, _change_branch_js__WEBPACK_IMPORTED_MODULE_4__.rj)(request, order.settings.wish.branchPrefix)) return 0;
      return (await github.pullsFrom(request.base.name))[0]?.number ?? 0;
    }
    const AGAIN = [ 500, 2e3, 5e3 ];
    async function putRow({github: github, clock: clock}, row, home) {
      for (const wait of [ ...AGAIN, undefined ]) {
        const found = await findBoard(github);
        const others = ((found && (0, _events_js__WEBPACK_IMPORTED_MODULE_0__.n_)(found.body)) ?? []).filter(({task: task}) => task !== row.task);
        const changed = Math.floor(Date.parse(found?.updatedAt ?? "") / 1e3) || row.at;
        const body = (0, _events_js__WEBPACK_IMPORTED_MODULE_0__.i_)([ ...(0, _events_js__WEBPACK_IMPORTED_MODULE_0__.s8)(others, changed, row.at), row ], home);
        const {number: number} = await (found === undefined ? github.createIssue({
          title: TITLE,
          body: body
        }) : github.updateIssue(found.number, {
          body: body
        }));
        const now = await findBoard(github);
        if (now !== undefined && now.number !== number && found === undefined) await github.updateIssue(number, {
          state: "closed"
        });
        const stands = now?.number === number && (0, _events_js__WEBPACK_IMPORTED_MODULE_0__.n_)(now.body)?.some(each => isSame(each, row));
        if (stands === true || wait === undefined) return;
        await clock.sleep(wait);
      }
    }
    const TITLE = "Remit dashboard";
    async function findBoard(github) {
      const self = await github.self();
      const ours = (await github.issuesBy(self.login)).filter(({author: author, open: open, isPull: isPull, body: body}) => author.id === self.id && open && !isPull && (0, 
      _events_js__WEBPACK_IMPORTED_MODULE_0__.n_)(body) !== undefined);
      return ours.toSorted((a, b) => a.number - b.number)[0];
    }
    function isSame(a, b) {
      return a.task === b.task && a.run === b.run && a.at === b.at && a.conclusion === b.conclusion;
    }
  },
  89896: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      K: () => faultOf
    });
    var _change_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79234);
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    function faultOf(error) {
      if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_) return githubFault(error);
      if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.XS) return gitFault(error);
      if (FULL.has((0, _ports_js__WEBPACK_IMPORTED_MODULE_0__.xU)(error) ?? "")) return fullDisk(error);
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return {
        kind: "internal",
        message: message,
        hint: "This is a fault of Remit's own, or of the machine. The log has the details."
      };
    }
    const FULL = new Set([ "ENOSPC", "EDQUOT", "EFBIG", "EROFS" ]);
    function fullDisk({message: message}) {
      const hint = "It could not be written to: free space in a step before Remit, or take a runner with a larger disk (RUNNER_TEMP holds the log).";
      return {
        kind: "internal",
        message: `The runner's disk is full, or takes no more: ${message}.`,
        hint: hint
      };
    }
    function gitFault(error) {
      const {hint: hint, ...fault} = (0, _change_causes_js__WEBPACK_IMPORTED_MODULE_1__.Hg)(error, "the branch");
      return (error.cause_ === "credentials" || error.cause_ === "tampered") && hint !== undefined ? {
        ...fault,
        hint: hint
      } : fault;
    }
    const OUTAGE = "GitHub was asked for about a minute. Ask again, or run the job again, once it answers.";
    function githubFault({status: status, message: message, permission: permission}) {
      const kind = status === 401 ? "auth" : "github";
      const hint = permission !== undefined ? `Give the job \`permissions: ${permission}\`.` : status === 401 ? _change_causes_js__WEBPACK_IMPORTED_MODULE_1__.NO : status === 0 || status >= 500 ? OUTAGE : undefined;
      return {
        kind: kind,
        message: message,
        ...hint === undefined ? {} : {
          hint: hint
        }
      };
    }
  },
  96389: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => leaveProposal,
      u: () => speaks
    });
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
    var _change_parcel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58859);
    function speaks({settings: settings}) {
      return !settings.dryRun && settings.job?.kind !== "propose";
    }
    async function leaveProposal(world, {settings: settings, places: places}, {request: request, policy: policy}, {outcome: outcome, end: end, made: made, reviewed: reviewed}) {
      if (settings.job?.kind !== "propose" || outcome.conclusion === "declined") return {};
      const {repository: repository, runId: runId} = settings.github;
      const {publication: _, ...told} = outcome;
      const ended = end && (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.dK)(end, world.secrets);
      const review = reviewed?.kind === "proposed" && ended && {
        plan: reviewed.plan,
        end: ended
      };
      const change = made?.kind === "proposed" && ended && changeOf(made, ended);
      const log = Buffer.from(world.log.entries.map(entry => `${JSON.stringify(entry)}\n`).join(""));
      const said = {
        outcome: (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.dK)(told, world.secrets),
        ...change && {
          change: change
        },
        ...review && {
          review: review
        },
        log: log
      };
      const about = {
        repository: repository,
        run: runId,
        key: request.key,
        policy: policy.source.digest
      };
      const packed = await (0, _change_parcel_js__WEBPACK_IMPORTED_MODULE_1__.Pl)({
        ...about,
        ...said
      }, world.git);
      const proposalPath = `${places.run}/proposal`;
      for (const [name, bytes] of packed.files) await world.files.write(`${proposalPath}/${name}`, bytes);
      return {
        proposalPath: proposalPath,
        proposalDigest: packed.digest
      };
    }
    function changeOf({proposal: proposal, unverified: unverified}, end) {
      return {
        proposal: proposal,
        end: end,
        ...unverified !== undefined && {
          unverified: unverified
        }
      };
    }
  },
  16331: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      l: () => passGate,
      G: () => readTrusted
    });
    var external_node_path_ = __webpack_require__(76760);
    var load = __webpack_require__(58157);
    var manifests = __webpack_require__(8040);
    var validator = __webpack_require__(60207);
    var cut = __webpack_require__(89823);
    async function readOutputSchema(input, tree) {
      const given = input.trim();
      if (given === "") return {
        kind: "none"
      };
      if (given.startsWith("{")) return parse(given, "input output-schema");
      const file = await tree.read(given);
      if (file.kind === "text") return parse(file.text, given);
      const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
      return faulty(`output-schema is \`${(0, cut.Ku)(given, 200)}\`: ${why}`);
    }
    function parse(text, source) {
      let schema;
      try {
        schema = JSON.parse(text);
      } catch (error) {
        return faulty(`${source} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (!isObject(schema)) return faulty(`${source} is no JSON object`);
      const wrong = faultIn(schema, "#") ?? unusable(schema);
      return wrong === undefined ? {
        kind: "read",
        form: {
          schema: schema,
          source: source
        }
      } : faulty(`${source}, ${wrong}`);
    }
    function faulty(message) {
      const hint = "Give a JSON Schema (2020-12) as one JSON object, or the path of a file with one in the default branch; references stay within it.";
      return {
        kind: "faulty",
        fault: {
          kind: "config",
          message: `${message}.`,
          hint: hint
        }
      };
    }
    function unusable(schema) {
      try {
        new validator.D(schema, "2020-12", false).validate(null);
        return undefined;
      } catch (error) {
        return `which cannot be used: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
      }
    }
    const TYPES = [ "array", "boolean", "integer", "null", "number", "object", "string" ];
    const NESTED = [ "items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames" ];
    const LISTED = [ "anyOf", "oneOf", "allOf", "prefixItems" ];
    const NAMED = [ "properties", "$defs", "definitions", "patternProperties", "dependentSchemas" ];
    function faultIn(schema, at) {
      if (typeof schema === "boolean") return undefined;
      if (!isObject(schema)) return `at ${at}: expected a schema, found ${(0, cut.Ku)(JSON.stringify(schema), 80)}`;
      return ownFault(schema, at) ?? firstFault(inner(schema, at), ([each, where]) => faultIn(each, where));
    }
    function ownFault(schema, at) {
      const {type: type, required: required, pattern: pattern, $ref: reference, enum: values} = schema;
      const types = Array.isArray(type) ? type : [ type ];
      if (type !== undefined && !types.every(each => TYPES.some(known => known === each))) {
        return `at ${at}/type: expected one of ${TYPES.join(", ")}, found ${JSON.stringify(type)}`;
      }
      if (required !== undefined && !(Array.isArray(required) && required.every(each => typeof each === "string"))) {
        return `at ${at}/required: expected a list of names`;
      }
      if (values !== undefined && !Array.isArray(values)) return `at ${at}/enum: expected a list`;
      if (reference !== undefined && !(typeof reference === "string" && reference.startsWith("#"))) {
        return `at ${at}/$ref: expected a reference within the schema (#\u2026), found ${JSON.stringify(reference)}`;
      }
      return pattern === undefined ? undefined : patternFault(pattern, at);
    }
    function patternFault(pattern, at) {
      try {
        return typeof pattern === "string" && new RegExp(pattern, "u").source !== "" ? undefined : noPattern(pattern, at);
      } catch {
        return noPattern(pattern, at);
      }
    }
    function noPattern(pattern, at) {
      return `at ${at}/pattern: ${JSON.stringify(pattern)} is no regular expression`;
    }
    function inner(schema, at) {
      return [ ...NESTED.flatMap(name => schema[name] === undefined ? [] : [ [ schema[name], `${at}/${name}` ] ]), ...LISTED.flatMap(name => items(schema[name]).map((each, index) => [ each, `${at}/${name}/${index}` ])), ...NAMED.flatMap(name => entries(schema[name]).map(([key, each]) => [ each, `${at}/${name}/${key}` ])) ];
    }
    function items(value) {
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [ value ];
    }
    function entries(value) {
      if (value === undefined) return [];
      return isObject(value) ? Object.entries(value) : [ [ "", value ] ];
    }
    function firstFault(all, find) {
      for (const each of all) {
        const found = find(each);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    function isObject(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    var project_trusted = __webpack_require__(63858);
    var ports = __webpack_require__(48076);
    var events = __webpack_require__(27297);
    async function findEarlierBranch({github: github, git: git, stem: stem, ...query}) {
      const found = (await git.remoteBranches(stem)).filter(({name: name}) => isOf(name, stem, query.slugs));
      const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
      if (branch === undefined) {
        const last = query.returns ? await lastPull(stem, github) : undefined;
        return last === undefined || !(0, events.TK)(last) ? {
          kind: "none"
        } : rejected(last, 1);
      }
      const last = await lastPull(branch.name, github);
      if (last === undefined || last.open || last.head.sha !== branch.sha) return {
        kind: "open",
        branch: branch
      };
      const round = roundOf(branch.name) + 1;
      const newest = await lastPull(`${branch.name.replace(ROUND, "")}.${round}`, github) ?? last;
      return (0, events.TK)(newest) ? rejected(newest, round) : {
        kind: "merged",
        round: round
      };
    }
    function isOf(name, stem, slugs) {
      return name === stem || name.startsWith(`${stem}.`) || slugs && name.startsWith(`${stem}-`);
    }
    function roundOf(name) {
      return Number(ROUND.exec(name)?.[1] ?? 1);
    }
    const ROUND = /\.([1-9]\d{0,5})$/;
    function rejected({number: number, url: url}, round) {
      return {
        kind: "rejected",
        round: round,
        pull: {
          number: number,
          url: url
        }
      };
    }
    async function lastPull(name, github) {
      try {
        return await github.lastPullFrom(name);
      } catch (error) {
        if (error instanceof ports.y_ && [ 403, 404 ].includes(error.status)) return undefined;
        throw error;
      }
    }
    async function admit(wish, facts) {
      const lookups = Promise.all([ lookUpAskers(wish, facts.github), pinSubject(wish, facts), findBase(wish, facts) ]);
      lookups.catch(() => {});
      const [who, trusted, answersOnly = false] = await Promise.all([ facts.who, facts.trusted, facts.answersOnly ]);
      const [[asker, ...others], subject, ownBase] = await lookups;
      const least = leastFor(wish, subject, who);
      const refused = [ asker, ...others ].map(each => refuseActor(each, who, least)).find(refusal => refusal);
      if (refused !== undefined) return refused;
      if (subject !== undefined && "reason" in subject) return {
        ...subject,
        answer: true
      };
      const kind = kindOf(wish, subject, {
        trusted: trusted,
        answersOnly: answersOnly
      });
      const unfit = subject && refuseSubject(subject, {
        ...wish,
        kind: kind
      }, who, trusted);
      if (unfit !== undefined) return {
        ...unfit,
        answer: true
      };
      const base = subject?.subject.head ?? ("base" in ownBase ? ownBase.base : ownBase);
      if ("reason" in base) return {
        ...base,
        answer: true
      };
      return {
        kind: kind,
        trigger: wish.trigger,
        actor: asker.actor,
        ...subject === undefined ? {} : {
          subject: subject.subject
        },
        instruction: wish.instruction,
        ...wish.question === undefined ? {} : {
          question: wish.question
        },
        trusted: trusted,
        base: base,
        ..."base" in ownBase && ownBase.round > 1 && {
          round: ownBase.round
        },
        ..."base" in ownBase && ownBase.rejected && {
          rejected: ownBase.rejected
        },
        key: wish.key,
        ...wish.commentId === undefined ? {} : {
          commentId: wish.commentId
        },
        ...wish.phrase === undefined ? {} : {
          phrase: wish.phrase
        },
        ...wish.occasion === undefined ? {} : {
          occasion: wish.occasion
        },
        ...wish.task === undefined ? {} : {
          task: wish.task
        }
      };
    }
    function declined(reason) {
      return {
        kind: "declined",
        reason: reason
      };
    }
    async function lookUpAskers(wish, github) {
      const [author, ...others] = wish.askers;
      if (wish.trigger === "schedule") return [ {
        actor: {
          ...author,
          permission: "none"
        }
      } ];
      const [first, rest] = await Promise.all([ lookUp(author, github), Promise.all(others.map(each => lookUp(each, github))) ]);
      return [ first, ...rest ];
    }
    async function lookUp(asker, github) {
      try {
        const [permission, account] = await Promise.all([ permissionOf(asker, github), accountOf(asker, github) ]);
        const bot = asker.bot || account.bot;
        const same = account.id === asker.id || asker.id === 0;
        const actor = {
          login: asker.login,
          id: asker.id || account.id,
          permission: permission,
          bot: bot
        };
        return same ? {
          actor: actor
        } : {
          actor: actor,
          trouble: "the login belongs to another account by now"
        };
      } catch (error) {
        if (!(0, ports.vu)(error)) throw error;
        const actor = {
          login: asker.login,
          id: asker.id,
          permission: "none",
          bot: asker.bot
        };
        return {
          actor: actor,
          trouble: `GitHub did not say what they may do (${error.status}): ${withoutPeriod(error.message)}`
        };
      }
    }
    function withoutPeriod(sentence) {
      return sentence.replace(/\.$/, "");
    }
    async function permissionOf(asker, github) {
      if (!asker.bot) return await github.permission(asker.login);
      try {
        return await github.permission(asker.login);
      } catch (error) {
        if (error instanceof ports.y_ && error.status === 404) return "none";
        throw error;
      }
    }
    async function accountOf(asker, github) {
      try {
        return await github.account(asker.login);
      } catch (error) {
        if (error instanceof ports.y_ && error.status === 404 && asker.id !== 0) return asker;
        throw error;
      }
    }
    const LADDER = [ "none", "read", "triage", "write", "maintain", "admin" ];
    function leastFor({trigger: trigger, kind: kind}, subject, who) {
      if (trigger === "schedule") return undefined;
      const fork = subject !== undefined && "subject" in subject && subject.subject.fromFork;
      if (!fork || trigger !== "pull" || kind !== "review" || who.forks.value === "nothing") return who.permission;
      return {
        value: "none",
        source: who.forks.source
      };
    }
    function refuseActor({actor: actor, trouble: trouble}, who, asked) {
      if (asked === undefined) return undefined;
      const {login: login, permission: permission} = actor;
      if (trouble !== undefined) return declined(`@${login} may not start a run: ${trouble}.`);
      if (actor.bot) {
        if (who.bots.value.some(name => name.toLowerCase() === login.toLowerCase())) return undefined;
        return declined(`@${login} is a bot that the policy does not name: bots = [${JSON.stringify(login)}] would.`);
      }
      const {value: least, source: source} = asked;
      if (LADDER.indexOf(permission) >= LADDER.indexOf(least)) return undefined;
      return declined(`@${login} has ${permission} permission; the policy asks for ${least} (${source}).`);
    }
    async function pinSubject(wish, {github: github}) {
      if (wish.subject === undefined) return undefined;
      const {kind: kind, number: number} = wish.subject;
      const title = wish.thread?.title;
      try {
        if (kind === "issue") {
          return {
            subject: {
              kind: kind,
              number: number,
              title: title ?? (await github.issue(number)).title,
              fromFork: false
            }
          };
        }
        const pull = await github.pull(number);
        const {head: head, base: base, fromFork: fromFork} = pull;
        return {
          subject: {
            kind: kind,
            number: number,
            title: title ?? pull.title,
            head: head,
            base: base,
            fromFork: fromFork
          },
          pull: pull
        };
      } catch (error) {
        if (!(0, ports.vu)(error)) throw error;
        return declined(`GitHub did not give ${kind === "pull" ? "pull request" : "issue"} #${number} (${error.status}): ${error.message}`);
      }
    }
    function refuseSubject({subject: subject, pull: pull}, {kind: kind, subject: told}, who, trusted) {
      if (pull === undefined) return undefined;
      const name = `Pull request #${subject.number}`;
      if (told?.head !== undefined && told.head !== pull.head.sha) {
        return declined(`${name} has moved from ${told.head} to ${pull.head.sha} since: that commit has an event of its own.`);
      }
      if (subject.fromFork && who.forks.value === "nothing") {
        return answered(`${name} comes from a fork, and the policy does nothing there (${who.forks.source}).`);
      }
      const why = kind === "change" ? whyUnchanged(subject, pull, trusted) : undefined;
      return why === undefined ? undefined : answered(`${name} ${why}`);
    }
    function answered(reason) {
      return {
        ...declined(reason),
        answer: true
      };
    }
    function whyUnchanged({fromFork: fromFork}, {open: open, merged: merged, head: head}, trusted) {
      if (fromFork) return "comes from a fork, which can be reviewed but not changed: ask for /review, or ask a question.";
      if (!open) {
        const instead = merged ? "Ask on the issue: what follows gets a branch and a pull request of its own" : "Reopen it, or ask on the issue";
        return `is ${merged ? "merged" : "closed"}: there is no branch to put a change on. ${instead}.`;
      }
      if (head.name !== trusted.name) return undefined;
      return `comes from ${trusted.name}, the default branch, which Remit does not push to.`;
    }
    function kindOf({kind: kind, question: question, command: command}, pinned, {trusted: trusted, answersOnly: answersOnly}) {
      if (kind !== "change" || EARLIER.has(command?.name.toLowerCase() ?? "")) return kind;
      if (answersOnly) return "answer";
      const unfit = pinned !== undefined && "pull" in pinned && pinned.pull !== undefined;
      return question === true && unfit && whyUnchanged(pinned.subject, pinned.pull, trusted) !== undefined ? "answer" : "change";
    }
    const EARLIER = new Set([ "approve", "continue" ]);
    async function findBase(wish, facts) {
      if (wish.subject?.kind === "pull") return await facts.trusted;
      try {
        const [earlier, failed] = await Promise.all([ earlierBranch(wish, facts), wish.branch && sameBranch(wish.branch, facts) ]);
        if (failed !== undefined && "reason" in failed) return failed;
        if (earlier.kind === "open") return earlier.branch;
        const base = failed ?? await baseBranch(facts);
        if (earlier.kind === "none" || "reason" in base) return base;
        return {
          base: base,
          round: earlier.round,
          ...earlier.kind === "rejected" && {
            rejected: earlier.pull
          }
        };
      } catch (error) {
        if (!(0, ports.vu)(error)) throw error;
        return declined(`GitHub did not say where the base branch is (${error.status}): ${error.message}`);
      }
    }
    async function earlierBranch({subject: subject, task: task, key: key}, {github: github, git: git, branchPrefix: branchPrefix}) {
      const own = task === undefined ? `dispatch-${key}` : `task-${task}`;
      const stem = `${branchPrefix}${subject === undefined ? own : `issue-${subject.number}`}`;
      return await findEarlierBranch({
        github: github,
        git: git,
        stem: stem,
        slugs: subject !== undefined,
        returns: task !== undefined
      });
    }
    async function baseBranch({github: github, baseBranch: name, ...facts}) {
      const trusted = await facts.trusted;
      if (name === undefined || name === "" || name === trusted.name) return trusted;
      return await github.branch(name) ?? declined(`There is no branch ${JSON.stringify(name)} (input base-branch).`);
    }
    async function sameBranch(branch, facts) {
      const base = await baseBranch(facts);
      if ("reason" in base) return base;
      if (base.name !== branch.name) {
        return declined(`The run was for ${branch.name}, which has no open pull request here: Remit mends pull requests and ${base.name}.`);
      }
      if (base.sha === branch.sha) return base;
      return declined(`${base.name} has moved from ${branch.sha} to ${base.sha} since: its own checks will tell.`);
    }
    var wording = __webpack_require__(91465);
    var author = __webpack_require__(18074);
    var failed_checks = __webpack_require__(14484);
    var first_job = __webpack_require__(96389);
    var own_comments = __webpack_require__(89928);
    async function lookAtAttempt(place, order, request) {
      const {occasion: occasion} = request;
      if (occasion?.kind !== "failure") return {
        kind: "due",
        request: request
      };
      try {
        return await refuseOwn(place, order, request, occasion) ?? await refuseTried(place, order, request) ?? await refusePassed(place, occasion) ?? await refuseSecond(place, order, request, occasion) ?? {
          kind: "due",
          request: await withJobs(place, request, occasion)
        };
      } catch (error) {
        if ((0, ports.vu)(error)) return attempts_declined(`GitHub did not say whether this was tried before: ${error.message}`);
        throw error;
      }
    }
    function attempts_declined(reason) {
      return {
        kind: "declined",
        reason: reason
      };
    }
    async function refuseOwn({git: git, github: github}, {settings: settings}, request, {sha: sha, workflow: workflow, url: url}) {
      await git.fetch(sha);
      if (!(0, wording.E4)((await git.inspect(sha)).message)) return undefined;
      const {subject: subject, task: task, key: key} = request;
      const pull = subject?.number ?? (await github.lastPullFrom(`${settings.wish.branchPrefix}task-${task}${attempts_roundOf(request)}`))?.number;
      return {
        ...attempts_declined(`${sha} is Remit's own attempt to mend a failure, and it failed as well: somebody should look at it (${workflow}: ${url}).`),
        ...pull !== undefined && {
          to: {
            key: key,
            subject: pull
          }
        }
      };
    }
    function attempts_roundOf({round: round = 2}) {
      return round > 2 ? `.${round - 1}` : "";
    }
    async function refuseTried({github: github}, {runUrl: runUrl, settings: settings}, {subject: subject, base: base, key: key}) {
      if (subject === undefined) return undefined;
      const [found] = await (0, own_comments.cC)(github, (0, own_comments.Ru)(settings), subject.number, own => own.key === key);
      if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
      return attempts_declined(`Another run has tried to mend ${base.sha} already: ${found.comment.url}`);
    }
    async function refuseSecond({git: git}, order, {subject: subject, task: task, key: key}, {sha: sha}) {
      if (subject !== undefined || git.kept === undefined) return undefined;
      const name = `tried-${task}`;
      try {
        const found = await git.kept.find(name);
        const [last, url] = found === undefined ? [] : ((await git.show(found, TRIED))?.toString("utf8") ?? "").split("\n");
        if (last === key && url !== order.runUrl) return attempts_declined(`Another run has tried to mend ${sha} already: ${url}`);
        if (last === key || !(0, first_job.u)(order)) return undefined;
        const files = new Map([ [ TRIED, Buffer.from(`${key}\n${order.runUrl}\n`) ] ]);
        await git.kept.keep([ name ], {
          files: files,
          message: `Tried: ${order.runUrl}`,
          author: author.I,
          time: 0
        });
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
      }
      return undefined;
    }
    const TRIED = "tried";
    async function refusePassed({github: github}, {sha: sha, run: run}) {
      const now = await unlessSilent(github.commitRuns(sha));
      const why = NOT_FAILED[now?.find(({id: id}) => id === run)?.state ?? "failed"];
      return why === undefined ? undefined : attempts_declined(`The workflow run ${why}.`);
    }
    const NOT_FAILED = {
      passed: "failed and has passed since, when it was run again",
      running: "failed and is being run again: its end will tell"
    };
    async function withJobs({github: github}, request, occasion) {
      const checks = await unlessSilent(github.jobs(occasion.sha));
      const failed = checks?.failed.filter(job => (0, failed_checks.yW)(job, occasion)) ?? [];
      const jobs = failed.map(({name: name, steps: steps}) => ({
        name: name,
        steps: steps
      }));
      return jobs.length === 0 ? request : {
        ...request,
        occasion: {
          ...occasion,
          jobs: jobs
        }
      };
    }
    async function unlessSilent(asked) {
      try {
        return await asked;
      } catch (error) {
        if (error instanceof ports.y_) return undefined;
        throw error;
      }
    }
    var dashboard = __webpack_require__(61961);
    var run_asked = __webpack_require__(10793);
    async function passGate(world, order) {
      const {settings: settings, event: event} = order;
      const wish = (0, run_asked.a)(event, settings);
      if (wish.kind === "declined") return wish;
      const trusted = pinTrusted(world, event.payload);
      const reading = trusted.then(pinned => readTrusted(world, pinned, settings));
      const admitting = admit(wish, {
        github: world.github,
        git: world.git,
        who: reading.then(({loaded: loaded}) => loaded.kind === "loaded" ? loaded.policy.who : NOBODY),
        answersOnly: reading.then(({loaded: loaded}) => loaded.kind === "loaded" && loaded.policy.publish.to.value === "nothing"),
        trusted: trusted,
        baseBranch: settings.wish.baseBranch,
        branchPrefix: settings.wish.branchPrefix
      });
      const [{loaded: loaded, project: project}, admitted] = await Promise.all([ reading, admitting ]);
      const faults = [ ...policyFaults(loaded), ...project.kind === "faulty" ? project.faults : [] ];
      if (faults.length > 0) return {
        kind: "closed",
        faults: faults
      };
      if (admitted.kind === "declined") return admitted.answer === true ? {
        ...admitted,
        ...answerTo(wish)
      } : admitted;
      if (loaded.kind !== "loaded" || project.kind !== "read") throw new Error("A policy without faults is loaded.");
      const reason = await (0, dashboard.Q)(world, wish);
      if (reason !== undefined) return {
        kind: "declined",
        reason: reason
      };
      const attempt = await lookAtAttempt(world, order, admitted);
      if (attempt.kind === "declined") return attempt;
      const told = await (0, run_asked.v)(wish, event, settings, project.project);
      if (told.kind === "declined") return {
        ...told,
        ...answerTo(wish)
      };
      if (told.kind === "faulty") return {
        kind: "closed",
        faults: told.faults
      };
      const output = await readOutputSchema(settings.wish.outputSchema ?? "", project.project.tree);
      if (output.kind === "faulty") return {
        kind: "closed",
        faults: [ output.fault ]
      };
      const {asked: asked} = told;
      const form = output.kind === "read" ? {
        form: output.form
      } : {};
      const request = {
        ...attempt.request,
        instruction: asked.instruction
      };
      const limits = tighten(loaded.policy.limits, settings.tighten);
      return {
        kind: "open",
        wish: wish,
        request: request,
        asked: asked,
        policy: loaded.policy,
        project: project.project,
        ...form,
        limits: limits
      };
    }
    function answerTo({trigger: trigger, subject: subject, key: key}) {
      const said = trigger === "comment" || trigger === "review_comment" || trigger === "review";
      return said && subject !== undefined ? {
        to: {
          key: key,
          subject: subject.number
        }
      } : {};
    }
    const NOBODY = {
      permission: {
        value: "admin",
        source: "faulty policy"
      },
      bots: {
        value: [],
        source: "faulty policy"
      },
      forks: {
        value: "nothing",
        source: "faulty policy"
      }
    };
    async function pinTrusted({github: github, git: git}, payload) {
      const name = defaultBranchOf(payload) ?? (await github.repository()).defaultBranch;
      const [pinned] = await git.fetchHeads([ name ]);
      if (pinned === undefined) {
        throw new Error(`The default branch ${name} does not exist. An empty repository has no policy.`);
      }
      return pinned;
    }
    function defaultBranchOf(payload) {
      const repository = payload?.repository;
      return typeof repository?.default_branch === "string" ? repository.default_branch : undefined;
    }
    async function readTrusted({git: git}, trusted, {policyFile: policyFile, projectSettings: projectSettings, noSandbox: noSandbox}) {
      const project = await (0, project_trusted.W)(git, trusted.sha, projectSettings);
      const found = findManifests(project.kind === "read" ? project.project.tree.paths : []);
      const [bytes, ...manifests] = await Promise.all([ policyFile, ...found ].map(path => git.show(trusted.sha, path)));
      const texts = new Map(found.map((path, index) => [ external_node_path_.posix.basename(path), manifests[index]?.toString("utf8") ?? "" ]));
      const file = bytes && {
        path: policyFile,
        ref: trusted.name,
        text: bytes.toString("utf8")
      };
      const loaded = (0, load.t)(file, texts);
      return {
        loaded: loaded.kind === "loaded" ? {
          ...loaded,
          policy: withoutSandbox(loaded.policy, noSandbox)
        } : loaded,
        project: project
      };
    }
    function findManifests(paths) {
      const root = manifests.V.filter(name => paths.includes(name));
      if (root.length > 0) return root;
      const below = paths.filter(path => path.split("/").length <= DEEPEST && !/(^|\/)(node_modules|vendor)\//.test(path));
      return manifests.V.flatMap(name => below.find(path => external_node_path_.posix.basename(path) === name) ?? []);
    }
    const DEEPEST = 3;
    function withoutSandbox(policy, source) {
      if (source === undefined || policy.sandbox.mode.value === "off") return policy;
      const {commands: commands} = policy.shell;
      const listed = {
        value: commands.value === "any" ? "listed" : commands.value,
        source: source
      };
      return {
        ...policy,
        sandbox: {
          ...policy.sandbox,
          mode: {
            value: "off",
            source: source
          }
        },
        shell: {
          ...policy.shell,
          commands: listed
        }
      };
    }
    function policyFaults(loaded) {
      if (loaded.kind === "loaded") return [];
      return loaded.faults.map(({path: path, line: line, column: column, message: message, hint: hint}) => ({
        kind: "config",
        message: `${path}:${line}:${column}: ${message}`,
        ...hint === undefined ? {} : {
          hint: hint
        }
      }));
    }
    function tighten(policy, inputs) {
      return Object.fromEntries(Object.entries(policy).map(([name, limit]) => {
        const input = inputs[name];
        const tighter = input !== undefined && (limit.value === 0 || input < limit.value);
        return [ name, tighter ? {
          value: input,
          source: `input max-${name}`
        } : limit ];
      }));
    }
  },
  69994: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      gS: () => isHelp,
      k8: () => unknownCommand,
      qi: () => isBuiltIn,
      sL: () => tellCommands
    });
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78400);
    const BUILT_IN = new Map([ [ "review", "reviews a pull request, at the lines concerned" ], [ "plan", "posts a plan and changes nothing" ], [ "approve", "has exactly the plan of a digest carried out: `/approve <digest>`" ], [ "continue", "goes on where the last run stopped" ], [ "stop", "cancels the run that is at work" ], [ "help", "lists the commands" ] ]);
    function isBuiltIn(name) {
      return BUILT_IN.has(name.toLowerCase());
    }
    function isHelp(name) {
      return name.toLowerCase() === "help";
    }
    async function tellCommands(project, phrase) {
      const names = project.commandNames();
      const own = await Promise.all(names.slice(0, LISTED).map(name => describe(project, name)));
      const more = names.length > LISTED ? [ `- and ${names.length - LISTED} more in \`.gemini/commands/\`` ] : [];
      const list = [ ...[ ...BUILT_IN ].map(([name, does]) => `- \`/${name}\` ${does}`), ...own, ...more ];
      const servers = project.settings.servers.length === 0 ? "" : "\n\nPrompts of the repository's MCP servers are commands, too.";
      return `Write \`${phrase}\` and a question or what is to be done, or a command.\n\n${list.join("\n")}${servers}`;
    }
    const LISTED = 50;
    async function describe(project, name) {
      const found = await project.command(name);
      return found.kind === "command" ? `- \`/${name}\` ${found.command.description}` : `- \`/${name}\` (it cannot be read)`;
    }
    function unknownCommand(name, known) {
      const names = [ ...BUILT_IN.keys(), ...known ];
      const meant = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_0__.p)(name.toLowerCase(), names);
      const hint = meant === undefined ? "" : ` Did you mean /${meant}?`;
      return `There is no command /${name}. There are ${names.map(one => `/${one}`).join(", ")}.${hint}`;
    }
  },
  57233: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => faultOfEntries,
      k: () => faultsOfRecord
    });
    var _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60207);
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    var _tools_schema_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42696);
    function faultsOfRecord(value) {
      return (0, _tools_schema_faults_js__WEBPACK_IMPORTED_MODULE_1__.d)(RECORD, value);
    }
    function faultOfEntries(entries) {
      for (const [index, entry] of entries.entries()) {
        const [fault] = faultsOfEntry(entry);
        if (fault !== undefined) return `line ${index + 1}: ${fault}`;
      }
      return undefined;
    }
    function faultsOfEntry(entry) {
      const [wrong] = (0, _tools_schema_faults_js__WEBPACK_IMPORTED_MODULE_1__.d)(ENTRY, entry);
      if (wrong !== undefined) return [ wrong ];
      const validator = EVENTS.get(entry.event.type);
      if (validator === undefined) return [ `an event of the type ${JSON.stringify(entry.event.type)} is not kept.` ];
      return (0, _tools_schema_faults_js__WEBPACK_IMPORTED_MODULE_1__.d)(validator, entry.event);
    }
    const TEXT = {
      type: "string"
    };
    const COUNT = {
      type: "integer",
      minimum: 0
    };
    const AMOUNT = {
      type: "number",
      minimum: 0
    };
    const TRUTH = {
      type: "boolean"
    };
    const OID = {
      type: "string",
      pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"
    };
    const MEDIA = shape({
      mimeType: TEXT,
      data: TEXT
    });
    const CALL = shape({
      id: TEXT,
      tool: TEXT,
      args: {
        type: "object"
      }
    });
    const PART = shape({}, {
      text: TEXT,
      thought: TRUTH,
      thoughtSignature: TEXT,
      functionCall: shape({
        name: TEXT,
        args: {
          type: "object"
        }
      }, {
        id: TEXT
      }),
      functionResponse: shape({
        name: TEXT,
        response: {
          type: "object"
        }
      }, {
        id: TEXT
      }),
      inlineData: MEDIA
    });
    const ANSWER = shape({
      text: TEXT
    }, {
      error: TEXT,
      media: listOf(MEDIA),
      edit: shape({
        path: TEXT,
        diff: TEXT,
        added: COUNT,
        removed: COUNT
      }),
      todos: listOf(shape({
        description: TEXT,
        status: TEXT
      })),
      note: shape({
        path: TEXT,
        line: COUNT,
        side: TEXT,
        severity: TEXT,
        body: TEXT
      }),
      clippedFrom: COUNT
    });
    const REPLY = shape({
      text: TEXT,
      thoughts: listOf(shape({
        subject: TEXT,
        description: TEXT
      })),
      calls: listOf(CALL),
      parts: listOf(PART),
      citations: listOf(shape({
        uri: TEXT
      }, {
        title: TEXT
      })),
      usage: shape({
        input: AMOUNT,
        output: AMOUNT,
        cached: AMOUNT,
        thoughts: AMOUNT,
        estimated: TRUTH
      }),
      stop: TEXT,
      rawStop: TEXT,
      model: TEXT
    });
    const ENTRY = toValidator(shape({
      seq: COUNT,
      at: AMOUNT,
      agent: {
        const: _events_js__WEBPACK_IMPORTED_MODULE_0__.QT
      },
      event: shape({
        type: TEXT
      })
    }));
    const SIZES = {
      tokensBefore: AMOUNT,
      tokensAfter: AMOUNT
    };
    const EVENTS = new Map(Object.entries({
      "agent.started": shape({
        name: TEXT,
        model: TEXT,
        system: TEXT,
        briefing: listOf(PART),
        tools: listOf(TEXT)
      }),
      "agent.told": shape({
        why: TEXT,
        text: TEXT
      }, {
        pinned: {
          const: true
        }
      }),
      "agent.stopped": shape({
        end: shape({
          kind: TEXT
        })
      }),
      "model.asked": shape({
        purpose: {
          const: "turn"
        },
        turn: COUNT,
        model: TEXT,
        digest: TEXT,
        bytes: COUNT
      }),
      "model.replied": shape({
        purpose: {
          const: "turn"
        },
        turn: COUNT,
        reply: REPLY,
        usd: AMOUNT,
        ms: AMOUNT
      }),
      "call.decided": shape({
        call: CALL,
        decision: shape({
          effect: {
            enum: [ "allow", "deny" ]
          },
          rules: listOf(TEXT),
          reason: TEXT
        })
      }),
      "call.finished": shape({
        id: TEXT,
        tool: TEXT,
        answer: ANSWER,
        ms: AMOUNT
      }),
      "context.compressed": shape({
        trigger: TEXT,
        from: {
          type: "integer"
        },
        to: {
          type: "integer"
        },
        snapshot: TEXT,
        ...SIZES,
        method: TEXT,
        added: listOf(TEXT),
        ms: AMOUNT
      }),
      "context.masked": shape({
        ids: listOf(TEXT),
        ...SIZES
      })
    }).map(([type, schema]) => [ type, toValidator(schema) ]));
    const REFUSED = shape({
      path: TEXT,
      reason: TEXT
    });
    const ASKED = {
      anyOf: [ shape({
        kind: {
          const: "comment"
        },
        subject: COUNT,
        id: COUNT
      }), shape({
        kind: {
          const: "otherwise"
        },
        trigger: TEXT
      }, {
        subject: COUNT
      }) ]
    };
    const RECORD = toValidator(shape({
      version: {
        const: 1
      },
      run: shape({
        id: {
          type: "string",
          pattern: "^[0-9]{1,20}$"
        },
        url: TEXT
      }),
      request: shape({
        kind: {
          enum: [ "answer", "change", "review", "plan" ]
        },
        instruction: TEXT,
        base: shape({
          name: TEXT,
          sha: OID
        })
      }),
      asked: {
        ...listOf(ASKED),
        minItems: 1,
        maxItems: 100
      },
      policy: TEXT,
      outcome: shape({
        conclusion: {
          enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(" ")
        },
        message: TEXT
      }, {
        publication: shape({
          branch: TEXT,
          commit: OID,
          refused: listOf(REFUSED)
        }),
        fault: shape({
          message: TEXT
        })
      }),
      refs: {
        ...listOf({
          type: "string",
          pattern: "^(issue|pull)-[1-9][0-9]{0,14}$"
        }),
        maxItems: 20
      },
      dropped: COUNT
    }, {
      work: OID
    }));
    function shape(fields, optional = {}) {
      return {
        type: "object",
        properties: {
          ...fields,
          ...optional
        },
        required: Object.keys(fields)
      };
    }
    function listOf(items) {
      return {
        type: "array",
        items: items
      };
    }
    function toValidator(schema) {
      return new _cfworker_json_schema__WEBPACK_IMPORTED_MODULE_2__.D(schema, "2020-12", true);
    }
  },
  47336: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => refusePull
    });
    var _change_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33758);
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48076);
    async function refusePull({github: github}, {settings: settings}, {request: request, policy: policy}, branch) {
      const {pulls: limit, to: to} = policy.publish;
      const opens = request.kind === "change" && request.subject?.kind !== "pull" && to.value === "pull";
      if (!opens || limit.value === 0 || settings.dryRun) return undefined;
      const prefix = settings.wish.branchPrefix;
      try {
        const [all, self] = await Promise.all([ github.openPulls(), github.self() ]);
        const ours = all.filter(({head: head, fromFork: fromFork, author: author}) => !fromFork && author.id === self.id && head.name.startsWith(prefix));
        const own = branch ?? branchOf(request, prefix);
        if (ours.length < limit.value || all.some(({head: head, fromFork: fromFork}) => !fromFork && head.name === own)) return undefined;
        const listed = ours.slice(0, SHOWN).map(({number: number}) => `#${number}`);
        const more = ours.length > SHOWN ? ` and ${ours.length - SHOWN} more` : "";
        return `The policy lets ${limit.value} of Remit's pull requests be open at a time (publish.pulls, ${limit.source}), and there are ${listed.join(", ")}${more}. Merge or close one, or raise the limit, and ask again.`;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y_) return undefined;
        throw error;
      }
    }
    const SHOWN = 10;
    function branchOf(request, prefix) {
      const targeted = (0, _change_branch_js__WEBPACK_IMPORTED_MODULE_1__.ie)(request, "", {
        prefix: prefix
      });
      return targeted.kind === "target" && targeted.target.expect !== undefined ? targeted.target.branch : undefined;
    }
  },
  36267: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      O: () => ownWorkflow
    });
    function ownWorkflow({environment: environment, settings: settings}) {
      const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
      return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
    }
  },
  31174: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QC: () => findPlans,
      kr: () => plannedFor,
      mV: () => withVisiblePlan,
      s: () => unkept,
      vk: () => keepPlan
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _agent_canonical_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(955);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _report_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41383);
    var _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16047);
    var _author_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18074);
    function digestOfPlan(plan) {
      return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, 
      _agent_canonical_js__WEBPACK_IMPORTED_MODULE_5__.d)(plan)).digest("hex")}`;
    }
    function nameOfPlan(digest) {
      return `plan-${digest.replace(/^sha256:/, "").slice(0, 16)}`;
    }
    function plannedFor({subject: subject}) {
      if (subject === undefined) return undefined;
      const {kind: kind, number: number, base: base} = subject;
      return {
        kind: kind,
        number: number,
        ...base === undefined ? {} : {
          into: base.name
        }
      };
    }
    function withVisiblePlan(outcome) {
      return outcome.conclusion === "planned" ? {
        ...outcome,
        message: (0, _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.nw)(outcome.message).text.trim()
      } : outcome;
    }
    async function keepPlan({git: git, redact: redact, admitted: admitted, outcome: outcome, url: url, time: time}) {
      const {request: request, policy: policy} = admitted;
      const text = redact(outcome.message);
      const instruction = (0, _request_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.nw)(redact(request.instruction)).text.trim();
      const length = (0, _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.tN)(text).length + (0, 
      _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.tN)(instruction).length;
      if (text === "") return unkept("It is empty.");
      if (length > _report_plan_js__WEBPACK_IMPORTED_MODULE_2__.Ax) {
        return unkept(`It has ${length} characters with what it was asked for, and a comment shows ${_report_plan_js__WEBPACK_IMPORTED_MODULE_2__.Ax} whole: ask for a shorter one.`);
      }
      const subject = plannedFor(request);
      const plan = {
        version: 1,
        text: text,
        instruction: instruction,
        by: request.actor.login,
        ...subject === undefined ? {} : {
          subject: subject
        },
        base: request.base,
        policy: policy.source.digest,
        url: url
      };
      const digest = digestOfPlan(plan);
      const name = nameOfPlan(digest);
      const files = new Map([ [ PLAN_FILE, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`) ] ]);
      try {
        if (git.kept === undefined) return unkept("This git keeps nothing.");
        await git.kept.keep([ name ], {
          files: files,
          message: `Kept for /approve: ${url}`,
          author: _author_js__WEBPACK_IMPORTED_MODULE_4__.I,
          time: time
        });
        return {
          type: "plan.kept",
          digest: digest,
          ref: `refs/remit/${name}`,
          instruction: instruction
        };
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS) return unkept(`It could not be kept: ${error.message}`);
        throw error;
      }
    }
    function unkept(reason) {
      return {
        type: "plan.unkept",
        reason: reason
      };
    }
    const PLAN_FILE = "plan.json";
    async function findPlans(git, digits) {
      const names = await (git.kept?.list(`plan-${digits.slice(0, 16)}`)) ?? [];
      const found = await Promise.all(names.map(name => readPlan(git, name)));
      return found.filter(each => each !== undefined).filter(({digest: digest}) => digest.startsWith(`sha256:${digits}`));
    }
    async function readPlan(git, name) {
      const commit = await (git.kept?.find(name));
      const bytes = commit === undefined ? undefined : await git.show(commit, PLAN_FILE);
      const plan = bytes && parsePlan(bytes.toString("utf8"));
      if (plan === undefined) return undefined;
      const digest = digestOfPlan(plan);
      return nameOfPlan(digest) === name ? {
        plan: plan,
        digest: digest
      } : undefined;
    }
    function parsePlan(text) {
      try {
        const value = JSON.parse(text);
        return isWhole(value) ? value : undefined;
      } catch {
        return undefined;
      }
    }
    function isWhole(value) {
      const texts = [ value?.text, value?.instruction, value?.by, value?.policy, value?.url, value?.base?.name, value?.base?.sha ];
      const subject = value?.subject;
      return value?.version === 1 && texts.every(text => typeof text === "string") && (subject === undefined || [ "issue", "pull" ].includes(subject.kind) && Number.isSafeInteger(subject.number));
    }
  },
  20131: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      _7: () => claimedFault,
      my: () => awaitRecord,
      nd: () => withPublished
    });
    var _change_publish_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55154);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _report_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53086);
    var _faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89896);
    var _own_comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89928);
    async function withPublished(place, order, admitted) {
      const {request: request} = admitted;
      const {base: base, trusted: trusted} = request;
      try {
        if (base.sha !== trusted.sha) await place.git.fetch(base.sha);
        if (!await (0, _change_publish_js__WEBPACK_IMPORTED_MODULE_0__.Mx)(request, place.git)) return {
          admitted: admitted,
          start: {
            kind: "fresh"
          }
        };
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS)) throw error;
        return {
          admitted: admitted,
          start: {
            kind: "over",
            outcome: {
              conclusion: "failed",
              message: "",
              fault: (0, _faults_js__WEBPACK_IMPORTED_MODULE_3__.K)(error)
            }
          }
        };
      }
      const found = await findRecord(place, order, request, base.sha);
      if (found === undefined) return {
        admitted: admitted,
        start: {
          kind: "claimed"
        }
      };
      const {kept: kept} = found.record;
      return {
        admitted: admitted,
        start: {
          kind: "published",
          answered: {
            commit: base.sha,
            ...kept !== undefined && {
              kept: kept
            }
          }
        }
      };
    }
    async function findRecord({github: github}, {settings: settings}, request, commit) {
      const [key, seal] = [ (0, _report_marker_js__WEBPACK_IMPORTED_MODULE_2__.Td)(request), (0, 
      _own_comments_js__WEBPACK_IMPORTED_MODULE_4__.Ru)(settings) ];
      const wanted = own => own.key === key && own.record.pushed === commit;
      try {
        for (const subject of await placesOf(github, request)) {
          const [found] = await (0, _own_comments_js__WEBPACK_IMPORTED_MODULE_4__.cC)(github, seal, subject, wanted);
          if (found !== undefined) return found;
        }
        return undefined;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y_) return undefined;
        throw error;
      }
    }
    const RECORDED_AFTER = [ 1e3, 3e3, 6e3 ];
    async function awaitRecord(desk, order, request, commit) {
      for (const wait of [ ...RECORDED_AFTER, undefined ]) {
        if (await findRecord(desk, order, request, commit) !== undefined) return true;
        if (wait === undefined || order.stop.aborted) break;
        await desk.clock.sleep(wait, order.stop);
      }
      return false;
    }
    async function placesOf(github, {subject: subject, base: base}) {
      if (subject !== undefined) return [ subject.number ];
      const [pulls, self] = await Promise.all([ github.pullsFrom(base.name), github.self() ]);
      return pulls.filter(({author: author}) => author.id === self.id).map(({number: number}) => number);
    }
    function claimedFault({base: base}) {
      return {
        kind: "conflict",
        message: `The branch ${base.name} is at ${base.sha}, which says that it answers this very request, and no comment of Remit's records that Remit has pushed it.`,
        hint: "Look at that commit and at who pushed it. Delete the branch if it is not wanted, and ask again."
      };
    }
  },
  74873: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Q: () => collectWork
    });
    var _change_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25021);
    var _change_proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33717);
    var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
    async function collectWork(unfinished) {
      const {git: git, baseline: baseline, runUrl: runUrl, serverUrl: serverUrl, ...facts} = unfinished;
      const proposed = await (0, _change_proposal_js__WEBPACK_IMPORTED_MODULE_1__.BM)({
        ...facts,
        git: git,
        changes: await (0, _change_changes_js__WEBPACK_IMPORTED_MODULE_0__.S)(baseline, git),
        author: _author_js__WEBPACK_IMPORTED_MODULE_2__.I,
        words: {
          summary: "Unfinished: the run was cut off."
        },
        credits: {
          serverUrl: serverUrl,
          runUrl: runUrl
        },
        branch: {
          prefix: ""
        }
      });
      switch (proposed.kind) {
       case "nothing":
        return undefined;

       case "withheld":
        return proposed.commit;

       case "proposed":
        return proposed.proposal.commit;
      }
    }
  },
  32814: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Xz: () => keepRun,
      oq: () => whyNotKept,
      s: () => unkept
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48076);
    var _author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18074);
    var _resume_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53498);
    function whyNotKept(request, publishesNothing, dryRun) {
      if (request.subject?.fromFork === true) return "Runs on a fork's pull request are not kept.";
      if (publishesNothing) return "The policy publishes nothing, the run's log included.";
      return dryRun ? "This is a dry run: nothing was sent." : undefined;
    }
    async function keepRun(keeping) {
      const started = keeping.entries.findLast(({event: event}) => event.type === "run.started")?.event;
      if (started?.type !== "run.started") return unkept("The run had not started.");
      const {publication: publication} = keeping.outcome;
      const refs = [ ...new Set([ ...keeping.names, ...(0, _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.GT)(started.request, publication?.pull?.number) ]) ];
      if (refs.length === 0) return unkept("The run is on no issue or pull request.");
      const selection = (0, _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.XO)(keeping.entries);
      if (!hasWorked(keeping.entries)) return nothingNew(keeping.names);
      try {
        const sum = await push(keeping, started, refs, selection);
        return {
          type: "run.kept",
          refs: refs.map(refOf),
          dropped: selection.dropped,
          sum: sum
        };
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS)) throw error;
        return unkept(`The run could not be kept: ${error.message}`);
      }
    }
    function hasWorked(entries) {
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return entries.slice(start).some(({agent: agent, event: event}) => agent === _events_js__WEBPACK_IMPORTED_MODULE_0__.QT && event.type === "agent.started");
    }
    function nothingNew(names) {
      return names.length === 0 ? unkept("No agent was at work.") : {
        type: "run.kept",
        refs: names.map(refOf),
        dropped: 0
      };
    }
    function refOf(name) {
      return `refs/remit/${name}`;
    }
    function unkept(reason) {
      return {
        type: "run.kept",
        refs: [],
        reason: reason,
        dropped: 0
      };
    }
    async function push(keeping, started, refs, selection) {
      const {git: git, work: work, time: time, redact: redact} = keeping;
      if (git.kept === undefined) throw new _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS("this git keeps nothing.");
      const {kind: kind, instruction: instruction, question: question, caughtUp: caughtUp, ...request} = started.request;
      const base = caughtUp === undefined ? request.base : {
        ...request.base,
        sha: caughtUp.head
      };
      const record = {
        version: 1,
        run: started.run,
        request: {
          kind: kind,
          instruction: instruction,
          ...question && {
            question: question
          },
          base: base
        },
        asked: [ ...started.continues?.asked ?? [], (0, _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.zU)(started.request) ],
        policy: started.policy.digest,
        outcome: keeping.outcome,
        refs: refs,
        ...work === undefined ? {} : {
          work: work
        },
        dropped: selection.dropped
      };
      const log = (0, _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.gX)(selection.entries);
      const bytes = Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`));
      await git.kept.keep(refs, {
        files: new Map([ [ _resume_state_js__WEBPACK_IMPORTED_MODULE_3__._M, log ], [ _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.Hw, bytes ] ]),
        message: `Kept for /continue: ${started.run.url}`,
        author: _author_js__WEBPACK_IMPORTED_MODULE_2__.I,
        time: time,
        ...work === undefined ? {} : {
          parent: work
        }
      });
      return (0, _resume_state_js__WEBPACK_IMPORTED_MODULE_3__.pC)({
        record: bytes,
        log: log
      });
    }
  },
  53498: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      GT: () => namesFor,
      Hw: () => KEPT_RECORD,
      XO: () => selectEntries,
      Z4: () => renumber,
      _M: () => KEPT_LOG,
      aE: () => readRecord,
      gX: () => writeEntries,
      pC: () => sumOfKept,
      zU: () => askingOf
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22858);
    var _kept_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57233);
    const KEPT_LOG = "log.ndjson";
    const KEPT_RECORD = "run.json";
    function namesFor({subject: subject}, pull) {
      if (subject?.fromFork === true) return [];
      const own = subject === undefined ? [] : [ `${subject.kind}-${subject.number}` ];
      return [ ...new Set([ ...own, ...pull === undefined ? [] : [ `pull-${pull}` ] ]) ];
    }
    const KEPT_BYTES = 5 * 1024 * 1024;
    function selectEntries(entries, most = KEPT_BYTES) {
      return shorten(renumber(entries.filter(belongs), 0), most);
    }
    function renumber(entries, offset) {
      const seqs = entries.map(({seq: seq}) => seq);
      return entries.map(({event: event, ...entry}, index) => {
        const seq = offset + index;
        if (event.type !== "context.compressed") return {
          ...entry,
          seq: seq,
          event: event
        };
        const from = seqs.findIndex(each => each >= event.from);
        const to = seqs.findLastIndex(each => each <= event.to);
        return {
          ...entry,
          seq: seq,
          event: {
            ...event,
            from: offset + from,
            to: offset + to
          }
        };
      });
    }
    function writeEntries(entries) {
      return Buffer.from(entries.map(lineOf).join(""));
    }
    function readRecord(text) {
      try {
        const value = JSON.parse(text);
        return (0, _kept_schema_js__WEBPACK_IMPORTED_MODULE_2__.k)(value).length === 0 ? value : undefined;
      } catch {
        return undefined;
      }
    }
    function sumOfKept({record: record, log: log}) {
      const digest = (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.o)([ record, log ].map(bytes => (0, 
      _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.o)(bytes)).join("\n"));
      return `sha256:${digest}:${record.length + log.length}`;
    }
    function askingOf({subject: subject, commentId: commentId, trigger: trigger}) {
      if (subject === undefined) return {
        kind: "otherwise",
        trigger: trigger
      };
      if (commentId === undefined) return {
        kind: "otherwise",
        trigger: trigger,
        subject: subject.number
      };
      return {
        kind: "comment",
        subject: subject.number,
        id: commentId
      };
    }
    const CONVERSATION = new Set([ "agent.started", "agent.told", "agent.stopped", "model.asked", "model.replied", "call.decided", "call.finished", "context.compressed", "context.masked" ]);
    function belongs({agent: agent, event: event}) {
      if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__.QT || !CONVERSATION.has(event.type)) return false;
      return "purpose" in event ? event.purpose === "turn" : true;
    }
    function lineOf(entry) {
      return `${JSON.stringify(entry)}\n`;
    }
    const LONG = 2e3;
    function shorten(entries, most) {
      let size = writeEntries(entries).length;
      let dropped = 0;
      const kept = entries.map(entry => {
        const shorter = size > most ? withoutResult(entry) : undefined;
        if (shorter === undefined) return entry;
        size -= Buffer.byteLength(lineOf(entry)) - Buffer.byteLength(lineOf(shorter));
        dropped++;
        return shorter;
      });
      return {
        entries: kept,
        dropped: dropped
      };
    }
    function withoutResult(entry) {
      const {event: event} = entry;
      if (event.type !== "call.finished") return undefined;
      const {text: text, media: media, edit: edit, ...answer} = event.answer;
      const length = text.length + (edit?.diff.length ?? 0) + (media ?? []).reduce((sum, {data: data}) => sum + data.length, 0);
      if (length < LONG) return undefined;
      const told = `[${length} characters were left out when the run was kept. Make the call again if you need them.]`;
      return {
        ...entry,
        event: {
          ...event,
          answer: {
            ...answer,
            text: told,
            ...edit && {
              edit: {
                ...edit,
                diff: ""
              }
            }
          }
        }
      };
    }
  },
  56709: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      m2: () => continued,
      U: () => resume,
      oD: () => resumedStill
    });
    var events = __webpack_require__(27297);
    var transcript = __webpack_require__(41410);
    var context = __webpack_require__(3574);
    function mendLog(entries) {
      const open = new Map;
      for (const {agent: agent, event: event} of entries) {
        if (event.type === "model.replied" && event.purpose === "turn") for (const call of event.reply.calls) open.set(call.id, {
          agent: agent,
          call: call
        });
        if (event.type === "call.finished") open.delete(event.id);
      }
      return [ ...open.values() ].map(({agent: agent, call: call}) => ({
        agent: agent,
        event: {
          type: "call.finished",
          id: call.id,
          tool: call.tool,
          answer: CUT_OFF,
          ms: 0
        }
      }));
    }
    const CUT_OFF = {
      text: "The run was cut off before this call was answered. It may have been made in part or not at all: look before you rely on it.",
      error: "cancelled"
    };
    var lib_log = __webpack_require__(97309);
    var ports = __webpack_require__(48076);
    var marker = __webpack_require__(53086);
    var begin = __webpack_require__(77826);
    var run_gate = __webpack_require__(16331);
    var own_comments = __webpack_require__(89928);
    async function readAskedBefore(place, order, asked, actor) {
      const gates = [];
      for (const asking of asked) {
        const read = await readAgain(place, order, asking, actor);
        if (typeof read === "string") return {
          kind: "unread",
          reason: `${read} ${INSTEAD}`
        };
        gates.push(read);
      }
      const [first, ...later] = gates;
      if (first === undefined) return {
        kind: "unread",
        reason: INSTEAD
      };
      const words = [ first.request.instruction, ...later.map(({asked: said}) => (0, begin.I1)(said)) ];
      const instruction = words.filter(text => text !== "").join("\n\n");
      const {kind: kind, question: question} = first.request;
      return {
        kind: "read",
        request: {
          kind: kind,
          instruction: instruction,
          ...question && {
            question: question
          }
        },
        asked: first.asked
      };
    }
    const INSTEAD = "What was asked for is read again from GitHub, since this workflow gives Remit no `seal-key` to know it by.";
    async function readAgain(place, order, asking, actor) {
      const event = asking.kind === "comment" ? await commentEvent(place, asking) : await labelEvent(place, order, asking, actor);
      if (typeof event === "string") return event;
      const gate = await (0, run_gate.l)(place, {
        ...order,
        event: event
      });
      const which = asking.kind === "comment" ? `Comment ${asking.id} on #${asking.subject}` : `The label on #${asking.subject}`;
      if (gate.kind === "declined") return `${which}, which asked for it, asks for nothing any more: ${gate.reason}`;
      if (gate.kind === "closed") return `${which} cannot be read again: ${gate.faults[0]?.message ?? "a fault"}`;
      if (gate.wish.command?.name.toLowerCase() === "approve") return "It was to carry out an approved plan: approve that again.";
      if (asking.kind === "otherwise") return gate;
      const key = (0, marker.Td)(gate.request);
      const answers = await (0, own_comments.cC)(place.github, (0, own_comments.Ru)(order.settings), asking.subject, own => own.key === key);
      return answers.length > 0 ? gate : `${which}, which asked for it, was never answered by Remit.`;
    }
    async function commentEvent({github: github}, {id: id, subject: subject}) {
      const [issue, comments, editor] = await Promise.all([ showIssue(github, subject), github.comments(subject), github.lastEditor(id).catch(unlessGone) ]);
      const comment = comments.find(each => each.id === id);
      if (comment === undefined) return `The comment on #${subject} that asked for it is gone.`;
      if (editor !== undefined && editor !== comment.author.id) return `Somebody else has edited the comment that asked for it: ${comment.url}.`;
      const user = accountOf(comment.author);
      const said = {
        id: id,
        body: comment.body,
        user: user,
        created_at: comment.createdAt
      };
      const payload = {
        action: "created",
        issue: issue.shown,
        comment: said,
        sender: user
      };
      return {
        name: "issue_comment",
        payload: payload
      };
    }
    async function labelEvent({github: github}, {settings: settings}, {trigger: trigger, subject: subject}, actor) {
      const name = settings.wish.triggerLabel ?? "";
      if (trigger !== "label" || subject === undefined || name === "") return "It was asked for by other means than a comment or a label.";
      const {shown: shown, labels: labels} = await showIssue(github, subject);
      const isSet = labels.some(label => label.toLowerCase() === name.toLowerCase());
      if (!isSet || "pull_request" in shown) return `The label ${name} on issue #${subject}, which asked for it, is gone.`;
      const payload = {
        action: "labeled",
        issue: shown,
        label: {
          name: name
        },
        sender: accountOf(actor)
      };
      return {
        name: "issues",
        payload: payload
      };
    }
    async function showIssue(github, number) {
      const {title: title, body: body, author: author, url: url, isPull: isPull, labels: labels, updatedAt: updatedAt} = await github.issue(number);
      const shown = {
        number: number,
        title: title,
        body: body,
        user: accountOf(author),
        html_url: url,
        updated_at: updatedAt
      };
      return {
        labels: labels,
        shown: isPull ? {
          ...shown,
          pull_request: {}
        } : shown
      };
    }
    function accountOf({login: login, id: id, bot: bot}) {
      return {
        login: login,
        id: id,
        type: bot ? "Bot" : "User"
      };
    }
    function unlessGone(error) {
      if (!(error instanceof ports.y_) || error.status !== 404) throw error;
    }
    var kept_schema = __webpack_require__(57233);
    var resume_state = __webpack_require__(53498);
    function continued({record: {run: run, outcome: outcome, asked: asked}}) {
      return {
        url: run.url,
        conclusion: outcome.conclusion,
        asked: asked
      };
    }
    async function resume(world, order, admitted) {
      const found = await find(world, order, admitted.request);
      if (found.kind === "nothing") return {
        admitted: admitted,
        start: found
      };
      if ((0, own_comments.Ru)(order.settings).keyed) {
        const {entries: entries} = found;
        for (const {agent: agent, event: event} of (0, resume_state.Z4)(entries, world.log.entries.length)) world.log.append(event, agent);
        for (const {agent: agent, event: event} of mendLog(world.log.entries)) world.log.append(event, agent);
      }
      return await goOn(world, order, admitted, found);
    }
    async function resumedStill(desk, order, admitted) {
      const found = await find(desk, order, admitted.request);
      return found.kind === "nothing" ? {
        admitted: admitted,
        start: found
      } : await goOn(desk, order, admitted, found);
    }
    async function goOn(desk, order, admitted, found) {
      const {record: record, entries: entries} = found;
      const words = (0, begin.I1)(admitted.asked);
      const write = (earlier, before) => {
        const {kind: then, instruction: instruction, question: question} = before;
        const kind = then === "change" && admitted.policy.publish.to.value === "nothing" ? "answer" : then;
        const whole = [ instruction, words ].filter(text => text !== "").join("\n\n");
        const request = {
          ...admitted.request,
          kind: kind,
          instruction: whole,
          ...question && {
            question: question
          }
        };
        return {
          admitted: {
            ...admitted,
            request: request
          },
          start: {
            kind: "resumed",
            earlier: earlier
          }
        };
      };
      if ((0, own_comments.Ru)(order.settings).keyed) return write({
        record: record,
        words: words
      }, record.request);
      try {
        const before = await readAskedBefore(desk, order, record.asked, admitted.request.actor);
        if (before.kind === "unread") return {
          admitted: admitted,
          start: nothing(before.reason)
        };
        const turns = (0, context.cw)(entries, events.QT).slice(1);
        const earlier = {
          record: record,
          words: words,
          transcript: (0, transcript.cO)(turns, TRANSCRIPT) ?? ""
        };
        const begun = write(earlier, before.request);
        return {
          ...begun,
          admitted: {
            ...begun.admitted,
            asked: before.asked
          }
        };
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return {
          admitted: admitted,
          start: nothing(`What was asked for could not be read again: ${error.message}`)
        };
      }
    }
    const TRANSCRIPT = 1e5;
    async function find(desk, order, request) {
      const [name] = (0, resume_state.GT)(request);
      if (name === undefined) return nothing("A run is kept for an issue or a pull request of this repository only.");
      try {
        const bytes = await readKept(desk, name);
        if (bytes === undefined) return nothing(`Nothing is kept for it (there is no refs/remit/${name}).`);
        const kept = readWhole(bytes, order);
        if (typeof kept === "string") return nothing(`refs/remit/${name} ${kept}`);
        const known = kept.record.refs.includes(name) && await isRecorded(desk, order, kept.record, (0, 
        resume_state.pC)(bytes));
        return known ? kept : nothing(`refs/remit/${name} is not what Remit has kept. ${UNKNOWN}`);
      } catch (error) {
        if (error instanceof ports.XS || error instanceof ports.y_) return nothing(`refs/remit/${name} could not be read: ${error.message}`);
        throw error;
      }
    }
    const UNKNOWN = "No comment of Remit's says its digest, as the one of the run that was kept does: the comment was edited or deleted, the `seal-key` is another, or somebody has changed that ref.";
    async function readKept({git: git}, name) {
      const commit = await (git.kept?.find(name));
      if (commit === undefined) return undefined;
      const [record, log] = await Promise.all([ git.show(commit, resume_state.Hw), git.show(commit, resume_state._M) ]);
      return {
        record: record ?? Buffer.alloc(0),
        log: log ?? Buffer.alloc(0)
      };
    }
    function readWhole({record: bytes, log: log}, {settings: settings}) {
      const record = (0, resume_state.aE)(bytes.toString("utf8"));
      if (record === undefined) return "is not of this version's making.";
      const {serverUrl: serverUrl, repository: repository} = settings.github;
      if (record.run.url !== `${serverUrl}/${repository}/actions/runs/${record.run.id}`) return "names a run of another place.";
      try {
        const entries = (0, lib_log.x6)(log.toString("utf8"));
        const fault = (0, kept_schema.W)(entries);
        return fault === undefined ? {
          kind: "found",
          record: record,
          entries: entries
        } : `has a damaged conversation (${fault})`;
      } catch (error) {
        return `has a damaged conversation (${error instanceof Error ? error.message : String(error)})`;
      }
    }
    async function isRecorded({github: github}, order, {refs: refs}, sum) {
      const seal = (0, own_comments.Ru)(order.settings);
      for (const subject of new Set(refs.map(ref => Number(ref.replace(/\D/g, ""))))) {
        const found = await (0, own_comments.cC)(github, seal, subject, ({record: record}) => record.kept === sum);
        if (found.length > 0) return true;
      }
      return false;
    }
    function nothing(why) {
      return {
        kind: "nothing",
        reason: `There is no earlier run to go on from. ${why} Say what is to be done instead.`
      };
    }
  }
};
