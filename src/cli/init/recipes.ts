/** Replaces a project's task by what it runs, so that it works without the network and without the CI's extras. */
import { bare, commandsIn, purposeOf, starterOf } from "./commands.ts";
import { managerOf, runScript } from "./node.ts";
import { toml } from "./python.ts";
import { json, list, record, texts, word, type Tree } from "./tree.ts";

/**
 * The commands that do in the sandbox what `command` does in the CI: itself, or what its task runs; undefined when the
 * task cannot be taken apart. `tree` is the content of its directory.
 */
export function offline(command: string, tree: Tree): readonly string[] | undefined {
  const own = bare(command);
  if (/^(tox|nox)\b/.test(own)) return byTox(own, command, tree);
  if (/^make\b/.test(own)) return byMake(command, own, tree);
  const scripted = byScript(own, tree);
  return [tidy(withoutNetwork(scripted ?? command))];
}

/** Options that keep a build tool off the network. */
function withoutNetwork(command: string): string {
  const started = command.replace(
    /\buv run(?: --?(?:(?:group|extra|only-group|no-group|with|package|p|python)[= ]\S+|[\w-]+))*(?= )/,
    "uv run --no-sync",
  );
  if (/(^|\s)(\.\/)?mvnw?\s/.test(started))
    return started.replace(/((?:^|\s)(?:\.\/)?mvnw?)\s+(?!.*\s-o\b)/, "$1 -o -B ").replace(/ clean(?= )/, "");
  return started.replace(/((?:^|\s)(?:\.\/)?gradlew?)\s+(?!.*--offline)/, "$1 --offline ");
}

/** Removes options that only change the output, or leave a file of results in the checkout. */
function tidy(command: string): string {
  return command
    .replace(
      /\s--(?:color(?:=always)?|colors|verbose|no-progress|show-diff-on-failure|junitxml=\S+|junit-xml=\S+|cov(?:-[\w-]+)?(?:=\S+)?|coverage-\w+[= ]\S+|coverage=\S+|basetemp=\S+|manifest-path \.\/Cargo\.toml|github-output|scan|stacktrace)(?=\s|$)/g,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

// ── Scripts of package.json ─────────────────────────────────────────────────────────────────────────────────────────

/** The script that `test` wraps only to measure coverage. */
function byScript(own: string, tree: Tree): string | undefined {
  const name = /^(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run) ([\w:.-]+)$/.exec(own)?.[1];
  const body = texts(json(tree.text("package.json"))["scripts"])[name ?? ""] ?? "";
  const wraps = name !== undefined && name !== "test" && /\b(npm|pnpm|yarn) (run )?test(?![\w:-])/.test(body);
  return wraps ? runScript(managerOf(tree), "test") : undefined;
}

// ── make ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A target that first fetches something is taken apart. */
function byMake(command: string, own: string, tree: Tree): readonly string[] | undefined {
  const makefile = tree.text(tree.first("GNUmakefile", "makefile", "Makefile") ?? "");
  const target = own
    .split(/\s+/)
    .slice(1)
    .find((each) => !each.startsWith("-") && !each.includes("="));
  const lines = recipeOf(makefile, target ?? /^([A-Za-z][\w.-]*)\s*:(?!=)/m.exec(makefile)?.[1] ?? "", new Set());
  const fits = (line: string): boolean => !["install", "elsewhere"].includes(purposeOf(line).for);
  if (lines.every((line) => fits(line) && !/^richgo\b/.test(line) && tidy(line) === line.replace(/\s+/g, " ")))
    return [tidy(command)];
  const plain = lines.filter((line) => fits(line) && purposeOf(line).for !== "other");
  return plain.length === 0 || plain.some((line) => /\$[({]|^richgo\b/.test(line)) ? undefined : plain.map(tidy);
}

/** The lines of a target, after those of the targets it needs. */
function recipeOf(makefile: string, target: string, seen: Set<string>): readonly string[] {
  if (seen.has(target)) return [];
  seen.add(target);
  const escaped = target.replace(/[^\w-]/g, "\\$&");
  const [, needs = "", recipe = ""] =
    new RegExp(`^${escaped}[ \\t]*:(?!=)([^\\n]*)\\n((?:\\t[^\\n]*\\n|[ \\t]*\\n)*)`, "m").exec(`${makefile}\n`) ?? [];
  const before = needs.split(/\s+/).flatMap((need) => (need === "" ? [] : recipeOf(makefile, need, seen)));
  const lines = recipe.split("\n").map((line) => line.trim().replace(/^[@+-]+/, ""));
  return [...before, ...commandsIn(lines.filter((line) => !line.startsWith("$(info")).join("\n"))];
}

// ── tox and nox ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** tox creates environments from the network, so its commands run in the project's environment. */
function byTox(own: string, command: string, tree: Tree): readonly string[] | undefined {
  const name = /\s(?:-e|-s|--session|--env)[ =]?(\S+)/.exec(own)?.[1] ?? "";
  const lines = own.startsWith("nox") ? noxLines(tree, name) : toxLines(tree, name);
  const checks = lines.map(tidy).filter((line) => !["other", "install", "elsewhere"].includes(purposeOf(line).for));
  const start = starterOf(command).startsWith("uv run") ? "uv run --no-sync " : "";
  const started = checks.map((line) =>
    start !== "" ? start + line : line.replace(/^(?=(pytest|mypy|ruff|flake8|black|isort|pylint)\b)/, "python -m "),
  );
  return started.length === 0 ? undefined : started;
}

function toxLines(tree: Tree, name: string): readonly string[] {
  const factors = /^py[\d.]*|^$|ALL/.test(name) ? "" : name;
  const tox = record(record(toml(tree.text("pyproject.toml"))["tool"])["tox"]);
  const native = { ...tox, ...toml(tree.text("tox.toml")) };
  const settings = factors === "" ? record(native["env_run_base"]) : record(record(native["env"])[factors]);
  const lists = list(settings["commands"]).map((line) =>
    list(line)
      .flatMap((part) => (typeof part === "string" ? [quoted(part)] : []))
      .join(" "),
  );
  const ini = tree.text("tox.ini") || word(native["legacy_tox_ini"]);
  return lists.length > 0 ? lists.map(withoutPlaces) : iniLines(ini, factors).map(withoutPlaces);
}

function quoted(part: string): string {
  return /\s/.test(part) ? JSON.stringify(part) : part;
}

function iniLines(text: string, factors: string): readonly string[] {
  const section = factors === "" ? "testenv" : `testenv:${factors}`;
  const [, body = ""] = text.split(`[${section}]`);
  const own = body.split(/^\[/m)[0] ?? "";
  const block = /^commands\s*=((?:.*\n)(?:[ \t]+.*\n|\s*\n)*)/m.exec(`${own}\n`)?.[1] ?? "";
  return block
    .replace(/\\\n\s*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** tox's substitutions: each stands for nothing or for a default. */
function withoutPlaces(line: string): string {
  return line
    .replace(/\{posargs:([^}]*)\}/g, "$1")
    .replace(/\S*\{(?:posargs|\[\]|env_?tmp_?dir|envdir|toxinidir|tox_root)\}\S*/g, "")
    .trim();
}

/** The commands of a nox session, as far as its calls are literal. */
function noxLines(tree: Tree, name: string): readonly string[] {
  const text = tree.text("noxfile.py");
  const session = name.replace(/-[\d.]+$/, "");
  const [, body = text] = session === "" ? [] : text.split(new RegExp(`def ${session.replace(/\W/g, "_")}\\(`));
  const calls = (session === "" ? text : (body.split(/^def |^@/m)[0] ?? "")).matchAll(/session\.run\(([^)]*)\)/g);
  return [...calls].map(([, words = ""]) =>
    [...words.matchAll(/["']([^"']+)["']/g)].map(([, part = ""]) => quoted(part)).join(" "),
  );
}
