"use strict";

exports.id = 3235;

exports.ids = [ 3235 ];

exports.modules = {
  93235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      skills: () => skills
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    const skills = {
      equip: async ({session: session, projectContext: {skills: skills}}) => skills.length === 0 ? {} : {
        tools: [ activateSkill(skills, session.admitted.project.tree) ]
      }
    };
    function activateSkill(skills, tree) {
      return {
        name: "activate_skill",
        description: "Read the instructions of a skill before doing the work it is for.",
        parameters: {
          type: "object",
          properties: {
            name: {
              type: "string",
              enum: skills.map(({name: name}) => name)
            }
          },
          required: [ "name" ]
        },
        effect: "read",
        needs: () => [],
        async run(args, context) {
          const wanted = (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.U6)(args, "name");
          const skill = skills.find(({name: name}) => name === wanted);
          if (skill === undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("not_found", `There is no skill ${JSON.stringify(wanted)}.`);
          return answerWith(skill, tree, context);
        }
      };
    }
    async function answerWith(skill, tree, context) {
      const lines = [];
      for (const file of skill.files.slice(0, MOST_FILES)) lines.push(await offer(file, skill, tree, context));
      const more = skill.files.length - lines.length;
      if (more > 0) lines.push(`- and ${more} more files`);
      const files = lines.length === 0 ? "" : `\n<available_resources>\n${lines.join("\n")}\n</available_resources>`;
      const needs = skill.compatibility === undefined ? "" : `It says it needs: ${skill.compatibility}\n`;
      return {
        text: `<activated_skill name="${skill.name}">\nPaths in it are relative to ${skill.directory}.\n${needs}<instructions>\n${skill.body}\n</instructions>${files}\n</activated_skill>`
      };
    }
    const MOST_FILES = 50;
    async function offer(file, {directory: directory}, tree, context) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, file);
      const bytes = (await tree.bytes(path))?.bytes;
      if (bytes === undefined) return `- ${file}: not available`;
      if (await isSame(path, bytes, context)) return `- ${path}`;
      return `- ${file}: read_file ${(await context.spill.keep(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file), bytes.toString("utf8"))).path}`;
    }
    async function isSame(path, bytes, context) {
      const place = await context.workspace.locate(path);
      if (place.kind !== "inside" || place.path !== path) return false;
      try {
        return (await context.files.read(place.absolute)).equals(bytes);
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
        return false;
      }
    }
  }),
  35835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var textArg = (function textArg(args, name) {
      return optionalText(args, name) ?? "";
    });
    var optionalText = (function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    });
    var optionalNumber = (function optionalNumber(args, name, most = Infinity) {
      const value = args[name];
      return typeof value === "number" ? Math.min(value, most) : undefined;
    });
    var optionalFlag = (function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    });
    var rare = (function rare(schema) {
      return {
        ...schema,
        [RARE]: true
      };
    });
    var isSpilled = (function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    });
    var readNeeds = (function readNeeds(path) {
      return typeof path === "string" && isSpilled(path) ? [] : [ pathNeed("read", path) ];
    });
    var pathNeed = (function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      KK: () => isSpilled,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      cs: () => SPILL_PREFIX,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      hy: () => rare,
      ls: () => RARE,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    const RARE = "x-rare";
    function textsArg(args, name) {
      return itemsArg(args, name).filter(item => typeof item === "string");
    }
    function itemsArg(args, name) {
      const value = args[name];
      return Array.isArray(value) ? value : [];
    }
    function objectArg(args, name) {
      return asObject(args[name]);
    }
    function asObject(value) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) ? value : {};
    }
    function filtering(options, {ignoring: ignoring}) {
      return {
        ...ignoring,
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git
      };
    }
    const FILTERING = rare({
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    });
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    const SPILL_PREFIX = "remit-output:";
  }),
  6292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var failure = (function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      V2: () => failure,
      an: () => withCancellation,
      hU: () => unavailable
    });
    function unavailable(what) {
      return {
        text: `${what} is not available in this run.`,
        error: "failed"
      };
    }
    async function withCancellation(signal, work) {
      signal.throwIfAborted();
      const done = new AbortController;
      const cancelled = new Promise((_, reject) => {
        const cancel = () => reject(new Error("The call was cancelled."));
        signal.addEventListener("abort", cancel, {
          once: true,
          signal: done.signal
        });
      });
      try {
        return await Promise.race([ work(), cancelled ]);
      } finally {
        done.abort();
      }
    }
  })
};


