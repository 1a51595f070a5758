/** What a call may do, and where it may reach. */
import { watched, type Defence } from "./defence.ts";

const DECIDE = "__tests__/policy/decide.test.ts";
const READER = "__tests__/lib/shell.test.ts";

export const CALLS: readonly Defence[] = [
  ...watched("shell", "src/policy/decide.ts", DECIDE, [
    ["a denial of a command wins", "if (denials.length > 0) return denials;", ""],
    ["what cannot be read could be what is denied", "[...found, ...unreadable(line, own)]", "found"],
    ["what cannot be read is not listed", "const doubts = [...unread, ...evaluated].map(", "const doubts = [].map("],
    ["the shell opens no file where commands are listed", "redirections.map((file) =>", "[].map((file) =>"],
    ["any command runs only where the policy says so", 'shell.commands.value === "any" &&', "true &&"],
  ]),
  ...watched("shell", "src/policy/load.ts", "__tests__/policy/load.test.ts", [
    ["not every command without a sandbox", '=== "any" && valueAt(', '=== "none" && valueAt('],
  ]),
  ...watched("shell", "src/policy/commands.ts", DECIDE, [
    ["no program is given variables that nobody named", "if (HARMLESS.test(name)) return true;", "return true;"],
    [
      "a word that nobody knows is not what a rule lists",
      "given?.value !== undefined && !given.many &&",
      "given?.value === undefined ||",
    ],
    ["a word that could be what is denied is", "(many || intersects(wanted, texts))", "many"],
    [
      "a program's path does not hide it from a denial",
      "covers(name, value) || covers(",
      "covers(name, value) && covers(",
    ],
  ]),
  ...watched("shell", "src/lib/shell.ts", READER, [
    [
      "control characters make a line unreadable",
      String.raw`\x0E-\x1F\x7F]/.test(line)`,
      String.raw`\x0E-\x1F\x7F]/.test("")`,
    ],
    ["too long a line is not read", "if (line.length > LONGEST)", "if (false)"],
  ]),
  ...watched("shell", "src/lib/shell.ts", READER, [
    ["a program that nobody knows is told", 'if (name === undefined || name === "") {', 'if (name === "") {'],
    ["a script that nobody knows is told", "if (word.value === undefined)", "if (false)"],
    [
      "a function is the line's own from where it is defined",
      'if (command.type === "Function" && background',
      "if (background",
    ],
    ["expressions can run texts", "hints.code ??= code.slice(0, 80);", ""],
    ["bash that is not valid is told", "for (const { message } of errors ?? [])", "for (const { message } of [])"],
  ]),
  ...watched("shell", "src/lib/shell.ts", "__tests__/policy/listed-by-bash.test.ts", [
    ["what a command prints is evaluated by no expression", "hints.fed ??= node.text;", ""],
    ["nor in an expression itself", "/^(Arithmetic)?CommandExpansion$|", "/^CommandExpansion$|"],
  ]),
  ...watched("shell", "src/lib/shell.ts", "__tests__/lib/shell-by-bash.test.ts", [
    ["no text in quotes is evaluated unseen", "if (code !== undefined && holdsCode(code))", "if (false)"],
  ]),
  ...watched("shell", "src/lib/shell/wrappers.ts", READER, [
    ["an option that nobody knows hides the program", "if (!grammar.flags.includes(letter)) return undefined;", ""],
  ]),
  ...watched("shell", "src/lib/shell/words.ts", READER, [
    ["what is declared is evaluated once more", "holdsCode(word.value);", "false;"],
  ]),
  ...watched("shell", "src/policy/decide.ts", "__tests__/policy/decide.test.ts", [
    [
      "silence denies, and a denial",
      'verdicts.filter(({ effect }) => effect === "deny");',
      "verdicts.filter(() => false);",
    ],
  ]),
  ...watched("shell", "src/agent/call.ts", "__tests__/agent/loop.test.ts", [
    ["no denied call runs", 'if (decision.effect === "allow") return undefined;', "return undefined;"],
    ["no call runs without its decision in the log", 'log.append({ type: "call.decided", call, decision }, name);', ""],
  ]),
  ...watched("paths", "src/policy/presets.ts", "__tests__/policy/decide.test.ts", [
    ["git's own directory is nobody's", 'readonly string[] = [".git/**", "**/.git/**"]', "readonly string[] = []"],
  ]),
  ...watched("paths", "src/change/workspace.ts", "__tests__/change/workspace.test.ts", [
    ["a link does not lead out", "if (!isWithin(resolved, root)) {", "if (!isWithin(written, root)) {"],
    [
      "the kernel's files are not for tools",
      'const SYSTEM = ["/proc", "/sys", "/dev"];',
      "const SYSTEM: string[] = [];",
    ],
    ["tools may not use git's own files", 'return !path.split("/").some(isGitName);', "return true;"],
    ["git's other names are known", "git~1", "git~9"],
    ["a NUL is refused", String.raw`if (path.includes("\0")) return protect(path, "it has a NUL byte");`, ""],
  ]),
  ...watched("URLs", "src/tools/web-fetch.ts", "__tests__/tools/web-fetch.test.ts", [
    ["no user's name in an address", 'if (url.username !== "" || url.password !== "")', "if (false)"],
    ["no port in an address", 'if (url.port !== "")', "if (false)"],
    ["only http and https", 'if (url.protocol !== "https:" && url.protocol !== "http:")', "if (false)"],
    ["a final dot names the same host", String.raw`url.hostname.replace(/\.$/, "")`, "url.hostname"],
  ]),
  ...watched("URLs", "src/adapters/address.ts", "__tests__/adapters/web.test.ts", [
    [
      "the cloud's metadata are private",
      '  ["169.254.0.0", 16, "a link-local address, where clouds keep their metadata"],\n',
      "",
    ],
    ["IPv4 in IPv6 is IPv4", "if (isEmpty(0, 5) && groups[5] === 0xffff) return privacyOf4(tail);", ""],
    [
      "unique local addresses are private",
      'if ((a & 0xfe00) === 0xfc00) return "a private address";\n  if ((a & 0xe000) !== 0x2000) return "a reserved address";',
      "",
    ],
  ]),
  ...watched("URLs", "src/adapters/web/get.ts", "__tests__/adapters/web.test.ts", [
    ["every address of a name is looked at", "if (hidden !== undefined) return", "if (false) return"],
    ["the address that is asked is the one that was looked at", "connect(address, Number(", "connect(host, Number("],
  ]),
  ...watched("URLs", "src/tools/web-fetch.ts", "__tests__/tools/web-fetch.test.ts", [
    [
      "a redirect is judged anew",
      "if (next.host !== at.host && context.allowsHost?.(next.host) !== true) {",
      "if (false) {",
    ],
    ["no secret goes out in an address", "if (leaks(at, context)) return", "if (false) return"],
  ]),
  ...watched("environment", "src/policy/variables.ts", "__tests__/policy/variables.test.ts", [
    ["a policy passes no secret by name", "  if (SECRET.test(name)) return NAMED_SECRET;\n", ""],
    ["nor one among those that begin so", " && reasonToKeep(name) === undefined;", ";"],
    ["nor a beginning that could be the runner's own", "name.startsWith(start) || matches(start, name)", "false"],
  ]),
  ...watched("environment", "src/run/variables.ts", "__tests__/run/variables.test.ts", [
    [
      "a variable that holds a secret stays behind",
      "filter(([, value]) => !isSecret(value, secrets))",
      "filter(() => true)",
    ],
    [
      "what every run gives wins",
      "...Object.fromEntries(passed), ...invocation.toolEnvironment }",
      "...invocation.toolEnvironment, ...Object.fromEntries(passed) }",
    ],
  ]),
  ...watched("hooks", "src/agent/call.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    [
      "what hooks make of a call is judged again",
      "before?.args === undefined ? admitted : await admit(agent, { ...call, args: before.args });",
      "before?.args === undefined ? admitted : ({ ...admitted, call: { ...call, args: before.args } } as Admission);",
    ],
  ]),
  ...watched("hooks", "src/features/hooks/agent-hooks.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    [
      "a call that hooks hold up is not made",
      'if (verdict.kind !== "go") return { kind: "refused"',
      'if (false) return { kind: "refused"',
    ],
    [
      "an answer that hooks hold up is not shown",
      'if (verdict.kind !== "go") return { answer:',
      "if (false) return { answer:",
    ],
  ]),
  ...watched("hooks", "src/features/hooks/agent-hooks.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    ["what hooks add cannot end its mark", '.replaceAll(/<(?=\\/?\\s*hook_context)/gi, "&lt;")', ""],
  ]),
  ...watched("hooks", "src/features/hooks/hook-reply.ts", "__tests__/features/hooks/hooks.test.ts", [
    ["one block is enough", "if (reasons.length > 0) return", "if (reasons.length === verdicts.length) return"],
    ["lists of tools are intersected", "kept.filter((name) => list.includes(name))", "[...kept, ...list]"],
    ["no tools is what one hook says", 'if (modes.includes("NONE"))', "if (false)"],
    ["a failed hook blocks", 'if (verdict.kind !== "failed") return verdict;', 'if (true) return { kind: "go" };'],
  ]),
  ...watched("hooks", "src/features/hooks/hook-reply.ts", "__tests__/features/hooks/hooks.test.ts", [
    ["to ask means no where nobody is asked", ' || decision === "ask") {', ") {"],
  ]),
  ...watched("policy", "src/policy/load.ts", "__tests__/policy/load.test.ts", [
    ["nor may anybody write the name of a renamed one", "&& reading.faults.length > 0) continue;", ") continue;"],
  ]),
  ...watched("policy", "src/lib/read-data.ts", "__tests__/policy/load.test.ts", [
    ["a key that nobody knows is a fault", "if (known.includes(key)) continue;", "continue;"],
  ]),
  ...watched("policy", "src/policy/match.ts", "__tests__/policy/decide.test.ts", [
    ["a host below is not the host above", "&& name.length >= pattern.length", ""],
    ["a host has no odd characters", "return isPlainHost(name) && matches", "return matches"],
  ]),
  ...watched("servers", "src/project/skills.ts", "__tests__/project/skills.test.ts", [
    ["a skill's name is a name", '.replaceAll(/[^\\w.-]+/g, "-")', ""],
  ]),
  ...watched("servers", "src/tools/save-memory.ts", "__tests__/tools/save-memory.test.ts", [
    ["what is remembered is one line", '.replaceAll(/\\s+/g, " ")', ""],
    ["and hides nothing", '.replaceAll("<!--", "<!\\u2013")', ""],
    ["a memory is not written through a link", "if (located.path !== FILE) {", "if (false) {"],
  ]),
  ...watched("servers", "src/project/subagents.ts", "__tests__/project/subagents.test.ts", [
    ["a sub-agent starts no other", 'new Set(["invoke_agent", ', "new Set(["],
    ["no sub-agent passes for the main one", "return name === MAIN ? ", "return false ? "],
  ]),
  ...watched("servers", "src/policy/decide.ts", "__tests__/policy/decide.test.ts", [
    [
      "a server's tool is denied by its own name",
      "if (name === call.tool || !call.tool.startsWith(MCP_PREFIX)) return [];",
      "return [];",
    ],
  ]),
  ...watched("servers", "src/features/servers/mcp.ts", "__tests__/features/servers/mcp.test.ts", [
    ["a name that two tools would share is nobody's", "(known.has(name) ? shared : known).add(name);", ""],
    ["no tool takes a name that another has", "if (!taken.has(name)) return name;", "return name;"],
    ["a description shows all that it says", "${plainText(tool.description)}", "${tool.description}"],
    ["a server's own word that a tool reads is not believed", 'effect: "write",', 'effect: "read",'],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a command reaches no host that the policy does not name", "if (!allows(host)) return", "if (false) return"],
    [
      "nor a private address by a public name",
      "find((address) => privacyOf(address) !== undefined)",
      "find(() => false)",
    ],
    ["nor an address", String.raw` || /^[\d.]+$/.test(host)`, ""],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a plain request goes to its own port", 'if (url.port !== "") return', "if (false) return"],
    [
      "an address with a password is not forwarded",
      'if (url.username + url.password !== "") return',
      "if (false) return",
    ],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a tunnel leads to the port of TLS", "port === TLS ?", "true ?"],
    ["to the server whose name the client says", "if (plain(name) !== host) return", "if (false) return"],
    ["which it says once", "if (others.length > 0) return", "if (false) return"],
    ["and in the clear", "if (result.encrypted) return", "if (false) return"],
    ["in a second hello too", 'if (second.kind === "refused") {', "if (false) {"],
  ]),
  ...watched("URLs", "src/adapters/egress.ts", "__tests__/adapters/egress.test.ts", [
    ["no service is the cloud's metadata", "if (closed !== undefined) return", "if (false) return"],
  ]),
  ...watched("servers", "src/features/servers/servers.ts", "__tests__/features/servers/servers.test.ts", [
    ["no server runs a fork's code without a sandbox", "if (!mayRunCode(ports.shell, admitted)) {", "if (false) {"],
    ["a fork's run has none outside it", 'if (fork) return "it would run', 'if (false) return "it would run'],
    ["nor any that the policy does not name", "return named\n", "return true\n"],
  ]),
  ...watched("servers", "src/adapters/mcp/connection.ts", "__tests__/adapters/mcp.test.ts", [
    [
      "a server runs in the sandbox unless its entry says otherwise",
      'outside === true ? "outside" : "inside"',
      '"outside"',
    ],
    ["no server starts after the run's end", "    signal.throwIfAborted();", "   "],
  ]),
  ...watched("environment", "src/adapters/find-program.ts", "__tests__/adapters/find-program.test.ts", [
    ["no program of the workspace's is started by Remit", " && !isWithin(place, within));", ");"],
  ]),
  ...watched("environment", "src/adapters/sandbox.ts", "__tests__/adapters/sandbox.test.ts", [
    [
      "a sandbox is put together by no program that a command wrote",
      "findProgram(name, `${path}:/usr/sbin:/sbin`, sight.workspace)",
      "findProgram(name, `${path}:/usr/sbin:/sbin`)",
    ],
    ["none is taken in which something is wrong", "return faults.length === 0 ? { inside", "return true ? { inside"],
  ]),
  ...watched("environment", "src/adapters/sandbox/keeper.ts", "__tests__/adapters/sandbox.test.ts", [
    ["root's own settings of the kernel are not theirs", "bind,ro,nosuid,nodev,noexec", "bind,nosuid,nodev,noexec"],
    ["commands have no right, and no way to one", "--no-new-privs --inh-caps=-all", "--inh-caps=-all"],
  ]),
  ...watched("environment", "src/adapters/sandbox/mounting.ts", "__tests__/adapters/sandbox.test.ts", [
    ["what is hidden cannot be written", "none remount,bind,ro,nosuid,nodev`", "none remount,bind,nosuid,nodev`"],
    ["the machine is read-only", 'const RO = "rbind,ro,nosuid,nodev";', 'const RO = "rbind,nosuid,nodev";'],
  ]),
  ...watched("environment", "src/adapters/visible-paths.ts", "__tests__/adapters/sandbox-view.test.ts", [
    ["the home is hidden", "[...named, ...places.ALWAYS_HIDDEN,", "[...places.ALWAYS_HIDDEN,"],
    ["the runner's own directory is hidden", "...work, ...own];", "...work];"],
    [
      "no directory is shown that a home lies in",
      "isInside(way, site.workspace) || isTooMuch(way, site)",
      "isInside(way, site.workspace)",
    ],
    ["credentials beside caches are covered", "[...site.secrets, ...near]", "[...near]"],
    ["and those in what is shown", "secretsIn(path, facts, 2)", "[]"],
  ]),
  ...watched("paths", "src/run/may-read.ts", "__tests__/run/may-read.test.ts", [
    ["what a rule lets nobody read is known, to be covered", "if (everything && !narrows)", "if (everything)"],
  ]),
  ...watched("environment", "src/run/run-shell.ts", "__tests__/features/servers/servers.test.ts", [
    [
      "a fork's code runs in a sandbox or not at all, whatever the mode",
      " && request.subject?.fromFork !== true;",
      ";",
    ],
  ]),
  ...watched("git state", "src/adapters/git/server.ts", "__tests__/adapters/guard.test.ts", [
    ["a git that has changed gets no token", "if (token === undefined || !isChanged(guard)) return;", "return;"],
  ]),
  ...watched("git state", "src/adapters/git-process.ts", "__tests__/adapters/guard.test.ts", [
    ["nor more rights than a command", "isChanged(guard) ? guard.confine(argv, directory) : argv", "words"],
  ]),
  ...watched("git state", "src/adapters/guard.ts", "__tests__/adapters/guard.test.ts", [
    ["a program that was given back its times has changed", "mtimeNs, ctimeNs].join", "mtimeNs].join"],
    [
      "a file that comes where none was is a change",
      "printOf(file) !== print)",
      'print !== "absent" && printOf(file) !== print)',
    ],
  ]),
  ...watched("environment", "src/adapters/commands.ts", "__tests__/adapters/guard.test.ts", [
    ["no command starts when what bounds it has changed", "if (why !== undefined) return why;", ""],
  ]),
  ...watched("environment", "src/adapters/tool-environment.ts", "__tests__/attacks/environment.test.ts", [
    ["tools get what is named, and nothing else", "(PASSED.includes(entry[0]) ||", "(true ||"],
    ["tools have a home of their own", "    HOME: home,\n", ""],
    [
      "git takes no directory for a bare repository",
      '    GIT_CONFIG_VALUE_0: "explicit",\n',
      '    GIT_CONFIG_VALUE_0: "all",\n',
    ],
  ]),
];
