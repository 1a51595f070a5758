export const id = 6093;

export const ids = [ 6093 ];

export const modules = {
  36093: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      skills: () => skills
    });
    var external_node_path_ = __webpack_require__(76760);
    var ports = __webpack_require__(48076);
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
        async run(args, site) {
          const name = (0, tools_args.U6)(args, "name");
          if (!names.includes(name)) return (0, tool.V)("not_found", `There is no skill ${JSON.stringify(name)}.`);
          return answerWith(name, await open(name), site);
        }
      };
    }
    async function answerWith(name, skill, site) {
      const lines = [];
      for (const file of skill.files.slice(0, MOST_FILES)) lines.push(await offer(file, skill, site));
      const more = skill.files.length - lines.length;
      if (more > 0) lines.push(`- and ${more} more files`);
      const files = lines.length === 0 ? "" : `\n<available_resources>\n${lines.join("\n")}\n</available_resources>`;
      return {
        text: `<activated_skill name="${name}">\n<instructions>\n${skill.body}\n</instructions>${files}\n</activated_skill>`
      };
    }
    const MOST_FILES = 50;
    async function offer(file, {directory: directory, read: read}, site) {
      const path = external_node_path_.posix.join(directory, file);
      const bytes = await read(file);
      if (bytes === undefined) return `- ${file}: not to be had`;
      if (await isSame(path, bytes, site)) return `- ${path}`;
      return `- ${file}: read_file ${await site.spill.keep(external_node_path_.posix.basename(file), bytes.toString("utf8"))}`;
    }
    async function isSame(path, bytes, site) {
      const place = await site.workspace.locate(path);
      if (place.kind !== "inside" || place.path !== path) return false;
      try {
        return (await site.files.read(place.absolute)).equals(bytes);
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
        const {body: body, directory: directory, files: files} = skill;
        const read = async file => (await tree.bytes(`${directory}/${file}`))?.bytes;
        return Promise.resolve({
          body: body,
          directory: directory,
          files: files,
          read: read
        });
      };
      const names = skills.map(({name: name}) => name);
      return [ activateSkill(names, open) ];
    }
    const skills = {
      equip: ({job: job, projectContext: projectContext}) => Promise.resolve({
        tools: skillTools(job, projectContext.skills)
      })
    };
  }
};
