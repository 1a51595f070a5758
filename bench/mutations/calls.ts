/** What a call may do, and what it can reach. */
import { watched, type Defence } from "./defence.ts";

const DECIDE = "__tests__/policy/decide.test.ts";
const READER = "__tests__/lib/shell.test.ts";

export const CALLS: readonly Defence[] = [
  ...watched("shell", "src/policy/decide.ts", DECIDE, [
    ["a rule that denies a command wins over one that allows it", "if (denials.length > 0) return denials;", ""],
    [
      "what cannot be parsed counts as denied where a rule denies commands",
      "[...found, ...unreadable(line, own)]",
      "found",
    ],
    [
      "what cannot be parsed is not a listed command",
      "const doubts = [...unread, ...evaluated].map(",
      "const doubts = [].map(",
    ],
    ["with listed commands, a line cannot redirect to files", "redirections.map((file) =>", "[].map((file) =>"],
    [
      "an unlisted command runs only if the policy allows any command",
      'call.policy.shell.commands.value === "any" &&',
      "true &&",
    ],
  ]),
  ...watched("shell", "src/policy/load.ts", "__tests__/policy/load.test.ts", [
    ["a policy cannot allow any command without a sandbox", '=== "any" && valueAt(', '=== "none" && valueAt('],
  ]),
  ...watched("shell", "src/policy/commands.ts", DECIDE, [
    ["a program gets no variable that the rule does not name", "if (HARMLESS.test(name)) return true;", "return true;"],
    [
      "a word known only at run time matches no rule that allows",
      "given?.value !== undefined && !given.many &&",
      "given?.value === undefined ||",
    ],
    [
      "a word known only at run time is denied only if it could match the rule",
      "(many || intersects(wanted, texts))",
      "many",
    ],
    [
      "a program that is named by its path can be denied by its name",
      "covers(name, value) || covers(",
      "covers(name, value) && covers(",
    ],
  ]),
  ...watched("shell", "src/lib/shell/parser.ts", READER, [
    [
      "a line with control characters is not parsed",
      String.raw`\x0E-\x1F\x7F]/.test(line)`,
      String.raw`\x0E-\x1F\x7F]/.test("")`,
    ],
    ["a line that is too long is not parsed", "if (line.length > LONGEST)", "if (false)"],
  ]),
  ...watched("shell", "src/lib/shell/parser.ts", READER, [
    [
      "a program known only at run time is reported as unreadable",
      'if (name === undefined || name === "") {',
      'if (name === "") {',
    ],
    ["a script known only at run time is reported as unreadable", "if (word.value === undefined)", "if (false)"],
    [
      "only the definition of a function makes it the line's own",
      'if (command.type === "Function" && background',
      "if (background",
    ],
    ["code in a quoted text is noted for the expressions of the line", "hints.code ??= firstOf(code, 80);", ""],
    [
      "a line that is not valid bash is reported as unreadable",
      "for (const { message } of errors ?? [])",
      "for (const { message } of [])",
    ],
  ]),
  ...watched("shell", "src/lib/shell/parser.ts", "__tests__/policy/listed-by-bash.test.ts", [
    ["a line is not allowed if bash evaluates a command's output in it", "hints.fed ??= node.text;", ""],
    [
      "a command inside an arithmetic expression is noticed",
      "/^(Arithmetic)?CommandExpansion$|",
      "/^CommandExpansion$|",
    ],
  ]),
  ...watched("shell", "src/lib/shell/parser.ts", "__tests__/lib/shell-by-bash.test.ts", [
    [
      "quoted texts are searched for code that bash could evaluate",
      "if (code !== undefined && holdsCode(code))",
      "if (false)",
    ],
  ]),
  ...watched("shell", "src/lib/shell/wrappers.ts", READER, [
    [
      "after an unknown option of a wrapper, the program counts as unreadable",
      "if (!grammar.flags.includes(letter)) return undefined;",
      "",
    ],
  ]),
  ...watched("shell", "src/lib/shell/words.ts", READER, [
    ["code in the arguments of `declare` is noticed", "holdsCode(word.value);", "false;"],
  ]),
  ...watched("shell", "src/lib/json-schema.ts", "__tests__/lib/json-schema.test.ts", [
    ["a missing argument does not fit plainly", "required.every((name: string) => Object.hasOwn(value, name)) &&", ""],
    ["an argument with a condition does not fit plainly", "if (hasConditions(others)) return false;", ""],
    ["an object with a condition does not fit plainly", " || hasConditions(others)) return", ") return"],
    ["a text of wide characters may be too short", "2 * Number(minLength)", "Number(minLength)"],
  ]),
  ...watched("shell", "src/lib/shell/plain.ts", "__tests__/lib/plain-line.test.ts", [
    ["an assignment before a command is left to the parser", 'name.includes("=") || ', ""],
    ["a reserved word is left to the parser", "RESERVED.has(name) || ", ""],
    ["a program that runs others unread is left to the parser", "|| isOpaque(base)) return", ") return"],
    ["what a builtin runs is left to the parser", "readBuiltin(name, words) !== undefined ||", ""],
    ["what a wrapper runs is left to the parser", "|| unwrap(base, words) !== undefined)", ")"],
  ]),
  ...watched("shell", "src/policy/decide.ts", "__tests__/policy/decide.test.ts", [
    [
      "a call is denied if one of its needs is",
      'verdicts.filter(({ effect }) => effect === "deny");',
      "verdicts.filter(() => false);",
    ],
  ]),
  ...watched("shell", "src/agent/call.ts", "__tests__/agent/loop.test.ts", [
    ["a denied call does not run", 'if (decision.effect === "allow") return undefined;', "return undefined;"],
    [
      "the log has the decision on a call before it runs",
      'log.append({ type: "call.decided", call, decision }, name);',
      "",
    ],
  ]),
  ...watched("paths", "src/policy/presets.ts", "__tests__/policy/decide.test.ts", [
    [
      "no tool reads or writes the `.git` directory",
      'readonly string[] = [".git/**", "**/.git/**"]',
      "readonly string[] = []",
    ],
  ]),
  ...watched("paths", "src/change/workspace.ts", "__tests__/change/workspace.test.ts", [
    [
      "no link leads a tool out of the workspace",
      "if (!isWithin(resolved, root)) {",
      "if (!isWithin(written, root)) {",
    ],
    [
      "tools cannot use `/proc`, `/sys` and `/dev`",
      'const SYSTEM = ["/proc", "/sys", "/dev"];',
      "const SYSTEM: string[] = [];",
    ],
    [
      "tools cannot use git's own files",
      "if (isGitPath(inside) || (isWithin(written, root) && isGitPath(posix.relative(root, written)))) {",
      "if (false) {",
    ],
    [
      "a path with a NUL byte is refused",
      String.raw`if (path.includes("\0")) return protect(path, "it has a NUL byte");`,
      "",
    ],
  ]),
  ...watched("paths", "src/lib/git-names.ts", "__tests__/lib/git-names.test.ts", [
    ["`git~1` counts as a name of `.git`", "git|git~1", "git|git~9"],
    [
      "`.git:x` counts as a name of `.git`",
      "const OWN = /^(?:\\.git|git~1)[ .]*(?::.*)?$/s;",
      "const OWN = /^(?:\\.git|git~1)[ .]*$/s;",
    ],
  ]),
  ...watched("URLs", "src/tools/web-fetch.ts", "__tests__/tools/web-fetch.test.ts", [
    [
      "`web_fetch` refuses a URL with a user name or password",
      'if (url.username !== "" || url.password !== "")',
      "if (false)",
    ],
    ["`web_fetch` refuses a URL with a port", 'if (url.port !== "")', "if (false)"],
    [
      "`web_fetch` takes only http and https URLs",
      'if (url.protocol !== "https:" && url.protocol !== "http:")',
      "if (false)",
    ],
    ["a final dot in a host name is ignored", String.raw`url.hostname.replace(/\.$/, "")`, "url.hostname"],
  ]),
  ...watched("URLs", "src/adapters/address.ts", "__tests__/adapters/web.test.ts", [
    [
      "the address of a cloud's metadata service is private",
      '    ["169.254.0.0", 16, "a link-local address, where clouds keep their metadata"],\n',
      "",
    ],
    [
      "an IPv4 address inside IPv6 is judged as IPv4",
      'if (isIP(base) === 4) block.addSubnet(`64:ff9b::${base}`, 96 + bits, "ipv6");',
      "",
    ],
    ["unique local IPv6 addresses are private", '    ["fc00::", 7, "a private address"],\n', ""],
    ["other IPv6 addresses are reserved", "family === 4 || GLOBAL.check(address, kind)", "true"],
  ]),
  ...watched("URLs", "src/adapters/web/get.ts", "__tests__/adapters/web.test.ts", [
    ["every address of a host is checked, not only the first", "if (hidden !== undefined) return", "if (false) return"],
    ["the connection goes to the address that was checked", "connect(address, Number(", "connect(host, Number("],
  ]),
  ...watched("URLs", "src/tools/web-fetch.ts", "__tests__/tools/web-fetch.test.ts", [
    [
      "a redirect to another host must be allowed too",
      "if (next.host !== at.host && context.allowsHost?.(next.host) !== true) {",
      "if (false) {",
    ],
    ["a URL with a secret in it is not fetched", "if (leaks(at, context)) return", "if (false) return"],
  ]),
  ...watched("environment", "src/policy/variables.ts", "__tests__/policy/variables.test.ts", [
    [
      "a policy cannot pass a variable whose name says that it is secret",
      "  if (SECRET.test(name)) return NAMED_SECRET;\n",
      "",
    ],
    ["a prefix passes no variable whose name says that it is secret", " && reasonToKeep(name) === undefined;", ";"],
    [
      "a prefix that matches the runner's own variables is refused",
      "name.startsWith(start) || matches(start, name)",
      "false",
    ],
  ]),
  ...watched("environment", "src/run/variables.ts", "__tests__/run/variables.test.ts", [
    [
      "a variable with a secret value is not passed to commands",
      "filter(([, value]) => !isSecret(value, secrets))",
      "filter(() => true)",
    ],
    [
      "variables that Remit sets override those that the policy passes",
      "...Object.fromEntries(passed), ...invocation.toolEnvironment }",
      "...invocation.toolEnvironment, ...Object.fromEntries(passed) }",
    ],
  ]),
  ...watched("hooks", "src/agent/call.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    [
      "a call that a hook changed is judged again",
      "before?.args === undefined ? admitted : await admitAgain(agent, { ...call, args: before.args });",
      "before?.args === undefined ? admitted : ({ ...admitted, call: { ...call, args: before.args } } as Admission);",
    ],
    [
      "arguments that a hook changed are checked",
      "const answer = await refuseArguments(agent, call);",
      "const answer = undefined as Answer | undefined;",
    ],
    ["the arguments of a hook's own call are checked", "(await refuseArguments(agent, tail)) ?? ", ""],
  ]),
  ...watched("shell", "src/agent/call.ts", "__tests__/agent/loop.test.ts", [
    ["the arguments of a call are checked", " ?? (await refuseArguments(beside, call))", ""],
  ]),
  ...watched("hooks", "src/features/hooks/agent-hooks.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    [
      "a call that a hook blocks is not made",
      'if (verdict.kind !== "go") return { kind: "refused"',
      'if (false) return { kind: "refused"',
    ],
    [
      "an answer that a hook blocks is not shown to the model",
      'if (verdict.kind !== "go") return { answer:',
      "if (false) return { answer:",
    ],
  ]),
  ...watched("hooks", "src/features/hooks/agent-hooks.ts", "__tests__/features/hooks/agent-hooks.test.ts", [
    ["text that a hook adds cannot close its mark", '.replaceAll(/<(?=\\/?\\s*hook_context)/gi, "&lt;")', ""],
  ]),
  ...watched("hooks", "src/features/hooks/hook-reply.ts", "__tests__/features/hooks/hooks.test.ts", [
    [
      "one hook that blocks is enough",
      "if (reasons.length > 0) return",
      "if (reasons.length === verdicts.length) return",
    ],
    [
      "the lists of tools that hooks allow are intersected",
      "kept.filter((name) => list.includes(name))",
      "[...kept, ...list]",
    ],
    ["one hook that allows no tools is enough", 'if (modes.includes("NONE"))', "if (false)"],
    ["a failed hook blocks", 'if (verdict.kind !== "failed") return verdict;', 'if (true) return { kind: "go" };'],
  ]),
  ...watched("hooks", "src/features/hooks/hook-reply.ts", "__tests__/features/hooks/hooks.test.ts", [
    ["a hook that wants a person to be asked blocks", ' || decision === "ask") {', ") {"],
  ]),
  ...watched("policy", "src/lib/read-data.ts", "__tests__/policy/load.test.ts", [
    ["an unknown key in a policy file is a fault", "if (known.includes(key)) continue;", "continue;"],
  ]),
  ...watched("policy", "src/policy/match.ts", "__tests__/policy/decide.test.ts", [
    ["`*.example.com` does not match `example.com`", "&& name.length >= pattern.length", ""],
    ["a host name with odd characters matches no rule", "return isPlainHost(name) && matches", "return matches"],
  ]),
  ...watched("servers", "src/project/skills.ts", "__tests__/project/skills.test.ts", [
    ["odd characters in a skill's name are replaced", '.replaceAll(/[^\\w.-]+/g, "-")', ""],
  ]),
  ...watched("servers", "src/tools/save-memory.ts", "__tests__/tools/save-memory.test.ts", [
    ["a saved memory is one line", '.replaceAll(/\\s+/g, " ")', ""],
    ["a saved memory cannot contain an HTML comment", '.replaceAll("<!--", "<!\\u2013")', ""],
    ["a memory is not saved through a link", "if (located.path !== FILE) {", "if (false) {"],
  ]),
  ...watched("servers", "src/project/subagents.ts", "__tests__/project/subagents.test.ts", [
    ["a sub-agent cannot start another one", 'new Set(["invoke_agent", ', "new Set(["],
    ["no sub-agent can have the main agent's name", "return name === MAIN ? ", "return false ? "],
  ]),
  ...watched("servers", "src/policy/decide.ts", "__tests__/policy/decide.test.ts", [
    [
      "a server's tool can be denied by its own name, whatever name it is declared under",
      "if (name === call.tool || !call.tool.startsWith(MCP_PREFIX)) return [];",
      "return [];",
    ],
  ]),
  ...watched("servers", "src/features/servers/mcp.ts", "__tests__/features/servers/mcp.test.ts", [
    [
      "a name that two servers' tools would share is given to neither",
      "(known.has(name) ? shared : known).add(name);",
      "",
    ],
    ["no two tools are declared under one name", "if (!taken.has(name)) return name;", "return name;"],
    ["a server's description has no invisible text", "${withoutUnseen(tool.description)}", "${tool.description}"],
    ["a server's claim that its tool only reads is ignored", 'effect: "write",', 'effect: "read",'],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a command reaches no host that the policy does not name", "if (!allows(host)) return", "if (false) return"],
    [
      "a command cannot reach a private address by a public name",
      "find((address) => privacyOf(address) !== undefined)",
      "find(() => false)",
    ],
    ["a command cannot reach a host by its IP address", String.raw` || /^[\d.]+$/.test(host)`, ""],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a plain HTTP request carries no second one", "...bodyHeaders(request), ", ""],
    ["a plain HTTP request cannot name a port", 'if (url.port !== "") return', "if (false) return"],
    [
      "a request with a password in its URL is not forwarded",
      'if (url.username + url.password !== "") return',
      "if (false) return",
    ],
  ]),
  ...watched("URLs", "src/adapters/egress/proxy.ts", "__tests__/adapters/egress.test.ts", [
    ["a tunnel can lead only to the TLS port", "port === TLS ?", "true ?"],
    [
      "the server name in a TLS handshake must be the tunnel's host",
      "if (plain(name) !== host) return",
      "if (false) return",
    ],
    ["a TLS handshake with several server names is refused", "if (others.length > 0) return", "if (false) return"],
    ["a TLS handshake with an encrypted server name is refused", "if (result.encrypted) return", "if (false) return"],
    ["a second TLS client hello is checked like the first", 'if (second.kind === "refused") {', "if (false) {"],
  ]),
  ...watched("URLs", "src/adapters/egress.ts", "__tests__/adapters/egress.test.ts", [
    ["a service cannot be a cloud's metadata service", "if (closed !== undefined) return", "if (false) return"],
  ]),
  ...watched("servers", "src/features/servers/servers.ts", "__tests__/features/servers/servers.test.ts", [
    ["no MCP server runs a fork's code without a sandbox", "if (!mayRunCode(ports.shell, admitted)) {", "if (false) {"],
    [
      "a run on a fork starts no MCP server outside the sandbox",
      'if (fork) return "it would run',
      'if (false) return "it would run',
    ],
    ["an MCP server runs outside the sandbox only if the policy names it", "return named\n", "return true\n"],
  ]),
  ...watched("servers", "src/adapters/mcp/connection.ts", "__tests__/adapters/mcp.test.ts", [
    [
      "an MCP server runs in the sandbox unless its entry says otherwise",
      'transport.outside === true ? "outside" : "inside"',
      '"outside"',
    ],
    ["no MCP server starts after the run has ended", "    signal.throwIfAborted();", "   "],
  ]),
  ...watched("servers", "src/adapters/shells.ts", "__tests__/e2e/project-servers.test.ts", [
    [
      "an MCP server of the sandbox starts in it",
      'where === "outside" ? await openOutside(',
      "true ? await openOutside(",
    ],
  ]),
  ...watched("servers", "src/main/jobs.ts", "__tests__/e2e/project-servers.test.ts", [
    [
      "a job starts MCP servers where their entries say",
      "start: (where) => shells.server(where)",
      'start: () => shells.server("outside")',
    ],
  ]),
  ...watched("environment", "src/adapters/find-program.ts", "__tests__/adapters/find-program.test.ts", [
    ["Remit starts no program from the workspace", " && !isWithin(place, within);", ";"],
    ["git's PATH has no directory of the workspace", "filter((place) => !isWithin(place, within))", "slice(0)"],
  ]),
  ...watched("environment", "src/adapters/visible-paths.ts", "__tests__/adapters/sandbox-view.test.ts", [
    [
      "a place is hidden where a directory cannot be listed",
      "entries.size > 0 && !entries.has(name)",
      "!entries.has(name)",
    ],
  ]),
  ...watched("environment", "src/change/layout.ts", "__tests__/e2e/sandbox-checkout.test.ts", [
    [
      "git in a command runs no hook of an earlier step",
      "await Promise.all(others.map((path) => inside.remove(path)));",
      "",
    ],
    ["commands see no file of git's directory that git does not need", "isGitPart(name) ? []", 'name !== "hooks" ? []'],
  ]),
  ...watched("environment", "src/adapters/git/credentials.ts", "__tests__/adapters/git-credentials.test.ts", [
    ["what a helper stores beside git's configuration is a secret", "<= MOST_CREDENTIALS) learn(", "< 0) learn("],
  ]),
  ...watched("environment", "src/adapters/files.ts", "__tests__/adapters/machine-files.test.ts", [
    [
      "a directory is removed with those in it",
      "entries.length > MOST_REMOVED || entries.some((entry) => entry.isDirectory())",
      "entries.length > MOST_REMOVED",
    ],
  ]),
  ...watched("environment", "src/adapters/streams.ts", "__tests__/adapters/streams.test.ts", [
    ["pipes that are still being made are not used", 'paths.at(-1) ?? ""', 'paths[0] ?? ""'],
    ["the next pipes are asked for before there is none left", "waiting.length <= AT_ONCE / 2", "waiting.length < 0"],
  ]),
  ...watched("environment", "src/adapters/own-code.ts", "__tests__/e2e/own-code.test.ts", [
    ["without a sandbox the program loads from memory", "Object.assign(globalThis, { remitChunks: kept });", ""],
  ]),
  ...watched("environment", "src/adapters/sandbox.ts", "__tests__/adapters/sandbox.test.ts", [
    [
      "Remit makes the sandbox with no program from the workspace",
      "findProgram(name, `${path}:/usr/sbin:/sbin`, sight.workspace)",
      "findProgram(name, `${path}:/usr/sbin:/sbin`)",
    ],
    [
      "a sandbox that fails one of Remit's checks is not used",
      "return faults.length === 0 ? { inside",
      "return true ? { inside",
    ],
  ]),
  ...watched("environment", "src/adapters/sandbox/keeper.ts", "__tests__/adapters/sandbox.test.ts", [
    ["the keeper makes the next pipes", "mkfifo -m 666 $id $rest", "true"],
    ["commands cannot write the kernel's settings", "bind,ro,nosuid,nodev,noexec", "bind,nosuid,nodev,noexec"],
    ["commands cannot gain privileges", "--no-new-privs --inh-caps=-all", "--inh-caps=-all"],
  ]),
  ...watched("environment", "src/adapters/sandbox/mounting.ts", "__tests__/adapters/sandbox.test.ts", [
    ["hidden paths cannot be written", "none remount,bind,ro,nosuid,nodev`", "none remount,bind,nosuid,nodev`"],
    ["what the machine keeps in memory is hidden too", "remit:${stage}", "tmpfs"],
    ["the machine is read-only to commands", 'const RO = "rbind,ro,nosuid,nodev";', 'const RO = "rbind,nosuid,nodev";'],
  ]),
  ...watched("environment", "src/adapters/visible-paths.ts", "__tests__/adapters/sandbox-view.test.ts", [
    ["commands do not see the home directory", "[...named, ...places.ALWAYS_HIDDEN,", "[...places.ALWAYS_HIDDEN,"],
    ["commands do not see the runner's directory", "...work, ...own];", "...work];"],
    [
      "a directory that contains a home is never shown",
      "isInside(way, host.workspace) || isTooMuch(way, host)",
      "isInside(way, host.workspace)",
    ],
    ["credentials beside package caches are hidden", "[...host.secrets, ...near]", "[...near]"],
    ["credentials inside shown paths are hidden", "secretsIn(path, facts, 2)", "[]"],
  ]),
  ...watched("paths", "src/lib/shown-lines.ts", "__tests__/request/briefing.test.ts", [
    [
      "a diff has no line of a file that a rule denies to read",
      "mayRead(path) && mayRead(from) ? lines",
      "true ? lines",
    ],
  ]),
  ...watched("paths", "src/request/occasion.ts", "__tests__/request/briefing.test.ts", [
    [
      "a comment's lines are not those of a file that a rule denies to read",
      "mayRead(path) ? lastOf(",
      "true ? lastOf(",
    ],
  ]),
  ...watched("paths", "src/run/may-read.ts", "__tests__/run/may-read.test.ts", [
    ["paths that a rule denies to read are hidden from commands", "if (everything && !narrows)", "if (everything)"],
  ]),
  ...watched("environment", "src/run/run-shell.ts", "__tests__/features/servers/servers.test.ts", [
    ["a fork's code does not run without a sandbox, whatever the mode", " && request.subject?.fromFork !== true;", ";"],
  ]),
  ...watched("git state", "src/adapters/git/server.ts", "__tests__/adapters/guard.test.ts", [
    ["nothing is published once git has changed", "if (!isChanged(guard)) return;", "return;"],
  ]),
  ...watched("git state", "src/adapters/git/relay.ts", "__tests__/adapters/git-relay.test.ts", [
    ["git's way to the server answers only whoever knows its address", "!path.startsWith(`${secret}/`) || ", ""],
    ["git's way to the server only reads", "|| !READS.includes(`${method} ${asked}`)", ""],
  ]),
  ...watched("git state", "src/adapters/git/server.ts", "__tests__/adapters/git-relay.test.ts", [
    ["messages do not show the address by which git reads", ".replaceAll(by.href, url.href)", ""],
  ]),
  ...watched("git state", "src/adapters/git-process.ts", "__tests__/adapters/guard.test.ts", [
    [
      "a git program that has changed is confined like a command",
      "isChanged(guard) ? guard.confine(argv, directory) : argv",
      "argv",
    ],
  ]),
  ...watched("git state", "src/adapters/kept-git.ts", "__tests__/adapters/kept-git.test.ts", [
    [
      "the copy of git's files on the disk, which may hold a token, is encrypted",
      "encrypt(serialize(kept), key)",
      "serialize(kept)",
    ],
    [
      "an index is put back only from the copy that was made",
      "if (digestOf(copy, path) === copied) return;",
      "if (digestOf(copy, path) !== undefined) return;",
    ],
    [
      "the copy of git's files does not grow with the repository",
      "stat.size <= LARGE && !INDEX.test(basename(path))",
      "true",
    ],
    ["what could not be restored is not called restored", "attempt(write) ?? false", "attempt(write) ?? true"],
    ["git's files are restored where one of their directories has gone", "known?.filter(isThere)", "known"],
  ]),
  ...watched("git state", "src/adapters/shells.ts", "__tests__/e2e/persisted-token.test.ts", [
    [
      "commands are blamed only for what has changed since the first of them",
      "const end = atStart?.restore();",
      "const end = before.restore();",
    ],
  ]),
  ...watched("git state", "src/adapters/guard.ts", "__tests__/adapters/guard.test.ts", [
    [
      "a changed program is noticed even if its modification time was restored",
      "mtimeNs, ctimeNs].join",
      "mtimeNs].join",
    ],
    [
      "a new file where none was counts as a change",
      "printOf(file) !== print)",
      'print !== "absent" && printOf(file) !== print)',
    ],
  ]),
  ...watched("environment", "src/adapters/plain-commands.ts", "__tests__/adapters/guard.test.ts", [
    ["no command starts after a program that confines it has changed", "if (why !== undefined) return why;", ""],
  ]),
  ...watched("environment", "src/adapters/tool-environment.ts", "__tests__/attacks/environment.test.ts", [
    ["tools get only the variables that Remit names", "(PASSED.includes(entry[0]) ||", "(true ||"],
    ["tools get a home directory of their own", "    HOME: home,\n", ""],
    [
      "git treats no directory of the workspace as a bare repository",
      '    GIT_CONFIG_VALUE_0: "explicit",\n',
      '    GIT_CONFIG_VALUE_0: "all",\n',
    ],
  ]),
];
