export const id = 6093;

export const ids = [ 6093 ];

export const modules = {
  36093: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      skills: () => skills
    });
    var external_node_path_ = __webpack_require__(76760);
    var ports = __webpack_require__(27460);
    var tools_args = __webpack_require__(81698);
    var tool = __webpack_require__(74833);
    function activateSkill(names, open) {
      return {
        name: "activate_skill",
        description: "Read the instructions of a skill before doing the work it is for.",
        parameters: {
          type: "object",
          properties: {
            name: {
              type: "string",
              enum: [ ...names ]
            }
          },
          required: [ "name" ]
        },
        effect: "read",
        needs: () => [],
        async run(args, context) {
          const name = (0, tools_args.U6)(args, "name");
          if (!names.includes(name)) return (0, tool.V)("not_found", `There is no skill ${JSON.stringify(name)}.`);
          return answerWith(name, await open(name), context);
        }
      };
    }
    async function answerWith(name, skill, context) {
      const lines = [];
      for (const file of skill.files.slice(0, MOST_FILES)) lines.push(await offer(file, skill, context));
      const more = skill.files.length - lines.length;
      if (more > 0) lines.push(`- and ${more} more files`);
      const files = lines.length === 0 ? "" : `\n<available_resources>\n${lines.join("\n")}\n</available_resources>`;
      const needs = skill.compatibility === undefined ? "" : `It says it needs: ${skill.compatibility}\n`;
      return {
        text: `<activated_skill name="${name}">\nPaths in it are relative to ${skill.directory}.\n${needs}<instructions>\n${skill.body}\n</instructions>${files}\n</activated_skill>`
      };
    }
    const MOST_FILES = 50;
    async function offer(file, {directory: directory, read: read}, context) {
      const path = external_node_path_.posix.join(directory, file);
      const bytes = await read(file);
      if (bytes === undefined) return `- ${file}: not available`;
      if (await isSame(path, bytes, context)) return `- ${path}`;
      return `- ${file}: read_file ${(await context.spill.keep(external_node_path_.posix.basename(file), bytes.toString("utf8"))).path}`;
    }
    async function isSame(path, bytes, context) {
      const place = await context.workspace.locate(path);
      if (place.kind !== "inside" || place.path !== path) return false;
      try {
        return (await context.files.read(place.absolute)).equals(bytes);
      } catch (error) {
        if ((0, ports.xU)(error) === undefined) throw error;
        return false;
      }
    }
    function skillTools({admitted: admitted}, skills) {
      if (skills.length === 0) return [];
      const {tree: tree} = admitted.project;
      const open = name => {
        const skill = skills.find(one => one.name === name);
        if (skill === undefined) throw new Error(`There is no skill ${name}.`);
        const read = async file => (await tree.bytes(`${skill.directory}/${file}`))?.bytes;
        return Promise.resolve({
          ...skill,
          read: read
        });
      };
      const names = skills.map(({name: name}) => name);
      return [ activateSkill(names, open) ];
    }
    const skills = {
      equip: ({session: session, projectContext: projectContext}) => Promise.resolve({
        tools: skillTools(session, projectContext.skills)
      })
    };
  }),
  81698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _spill_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63541);
    function textArg(args, name) {
      return optionalText(args, name) ?? "";
    }
    function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    }
    function optionalNumber(args, name) {
      const value = args[name];
      return typeof value === "number" ? value : undefined;
    }
    function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    }
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
      return isObject(value) ? value : {};
    }
    function isObject(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    const FILTERING = {
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    };
    function filtering(options, {ignoring: ignoring}) {
      const gemini = ignoring.gemini || optionalFlag(options, "respect_gemini_ignore") === true;
      return {
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git,
        gemini: gemini,
        files: ignoring.files
      };
    }
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    function readNeeds(path) {
      return typeof path === "string" && (0, _spill_js__WEBPACK_IMPORTED_MODULE_0__.KK)(path) ? [] : [ pathNeed("read", path) ];
    }
    function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    }
  }),
  63541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      KK: () => isSpilled,
      cs: () => SPILL_PREFIX,
      hU: () => openSpill,
      uZ: () => MOST_BYTES
    });
    const SPILL_PREFIX = "remit-output:";
    const MOST_BYTES = 20 * 1024 * 1024;
    function openSpill(directory, files, redaction, series = "") {
      const kept = new Map;
      const place = name => {
        const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
        const file = `${safe}-${series}${kept.size + 1}.txt`;
        const absolute = `${directory}/${file}`;
        kept.set(SPILL_PREFIX + file, absolute);
        return {
          path: SPILL_PREFIX + file,
          absolute: absolute
        };
      };
      return {
        async keep(name, text) {
          const {path: path, absolute: absolute} = place(name);
          const redacting = redaction();
          const clean = redacting.take(text) + redacting.end();
          await files.write(absolute, Buffer.from(clean));
          return {
            path: path,
            text: clean
          };
        },
        open(name) {
          const {path: path, absolute: absolute} = place(name);
          return {
            path: path,
            sink: redactedSink(files.sink(absolute), redaction())
          };
        },
        locate: path => kept.get(path)
      };
    }
    function redactedSink(sink, redaction) {
      const decoder = new TextDecoder("utf-8", {
        ignoreBOM: true
      });
      let room = MOST_BYTES;
      const pass = text => {
        const bytes = Buffer.from(text).subarray(0, room);
        room -= bytes.length;
        if (bytes.length > 0) sink.write(bytes);
      };
      return {
        write(bytes) {
          if (room > 0) pass(redaction.take(decoder.decode(bytes, {
            stream: true
          })));
        },
        flush: () => pass(redaction.some()),
        close() {
          pass(redaction.take(decoder.decode()) + redaction.end());
          sink.close();
        }
      };
    }
    function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    }
  }),
  74833: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      V: () => failure
    });
    function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    }
  })
};
