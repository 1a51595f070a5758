/**
 * The process that keeps a run's namespaces: it makes the mounts, then starts commands, each in a process namespace of
 * its own, without rights or a way to gain any. It is the first process of its own process namespace and takes orders
 * from a pipe: when the pipe closes, whatever happened to Remit, the kernel kills everything in it and unmounts.
 */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { Socket } from "node:net";
import { FIRST_PIPES, openStreams, reading, type Streams } from "../streams.ts";
import { FIRST_PROCESS, boundAll, quoteForBash, firstProcessArgv } from "../bash.ts";
import * as fs from "node:fs";
import { basename, join } from "node:path";
import { lastOf } from "../../lib/cut.ts";

/** Absolute paths of the programs that a sandbox needs. */
export interface SandboxPrograms {
  readonly bash: string;
  readonly unshare: string;
  readonly setpriv: string;
  readonly sudo: string | undefined;
}

/** How the namespaces are made: as root, through one sudo, or as any user, in a user namespace. */
export type SandboxMethod = "root" | "sudo" | "user namespaces";

export interface KeeperStart {
  readonly argv: readonly string[];
  /** Absolute, as seen inside. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** A text to read, or a pipe; empty when absent. */
  readonly input?: { readonly text: string } | "pipe";
  /** Gives standard error a pipe of its own. Absent: it goes to standard output. */
  readonly errorsApart?: true;
  /** In the root directory of MCP servers. */
  readonly server?: true;
  /** A program of Remit's own that writes no file. */
  readonly writesNothing?: true;
}

/** A process inside. */
export interface SandboxedProcess {
  readonly id: number;
  readonly output: Socket;
  readonly errors: Socket | undefined;
  readonly input: Socket | undefined;
  /** `left`: it left processes running, which were killed. Resolves with code 137 when the sandbox itself has ended. */
  readonly ended: Promise<{ readonly code: number; readonly left: boolean }>;
  /** Sends SIGTERM, and a moment later kills it and everything it started. Resolves when none is left. */
  kill(): Promise<void>;
}

export interface SandboxKeeper extends AsyncDisposable {
  /** Throws when the keeper has ended, or when no pipe can be made. */
  start(asked: KeeperStart): SandboxedProcess;
  /** Makes the next command's namespaces ready, so that it need not wait for them; each command does so for the next. */
  prepare(): void;
}

interface KeeperFacts {
  readonly way: SandboxMethod;
  readonly tools: SandboxPrograms;
  /** Makes the mounts; afterwards `stage` contains `root` and `servers`. */
  readonly script: string;
  readonly stage: string;
  /** A directory of the run for pipes and words; hidden inside. */
  readonly pipes: string;
  /** Removed at the end with the rights of this way: the kernel leaves directories in it that only root may remove. */
  readonly layer: string;
}

/** Time limit for making the mounts, in ms. A machine under load needs a second; one that hangs has no sandbox. */
const PATIENCE_MS = 20_000;

/** A keeper that makes its mounts. What is started now waits in the pipe of orders, and runs once they are made. */
interface OpeningKeeper {
  readonly keeper: SandboxKeeper;
  /** Resolves when the mounts are made, or with the machine's own message why not. */
  readonly ready: Promise<string | undefined>;
}

export function openSandboxKeeper(facts: KeeperFacts): OpeningKeeper {
  const { way, tools, pipes } = facts;
  fs.mkdirSync(pipes, { recursive: true, mode: 0o700 });
  const script = keeperScript(facts);
  const [program, ...rest] = startWords(way, tools, Buffer.byteLength(script)) as [string];
  const child = spawn(program, rest, { cwd: "/", env: {}, stdio: "pipe", detached: true });
  const answers = openAnswers(child);
  child.stdin.on("error", () => undefined); // It may exit before it has read everything; its output says why.
  child.stdin.write(script);
  const ready = within(PATIENCE_MS, answers.ready, `it did not answer within ${PATIENCE_MS / 1000} s`);
  const order = (names: readonly string[]): void => void child.stdin.write(`pipes ${names.join(" ")}\n`);
  return { keeper: keep(child, answers, openStreams({ directory: pipes, order }), pipes), ready };
}

/**
 * Asks it to end, at once: a busy Remit would close its input later. No one else can kill what sudo runs as root, so the
 * wait has a limit.
 */
async function leave(child: ChildProcessWithoutNullStreams, answers: Answers): Promise<void> {
  child.stdin.end("leave\n");
  await within(PATIENCE_MS, answers.gone, undefined);
  child.kill("SIGKILL");
  await within(GRACE_MS, answers.gone, undefined); // The next way's pipes have the same names.
}

async function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, ms, otherwise)));
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Sudo logs its arguments; everything else comes through the pipe. */
function startWords(way: SandboxMethod, { sudo, unshare, bash }: SandboxPrograms, length: number): readonly string[] {
  const user = way === "user namespaces" ? ["--user", "--map-root-user"] : [];
  const kinds = ["--mount", "--propagation", "private", "--pid", "--net", "--ipc", "--uts"];
  const parent = [unshare, ...user, ...kinds, "--fork", "--kill-child=KILL"];
  const read = 'LC_ALL=C IFS= read -r -N "$0" script && eval "$script"';
  const words = [...parent, "--", bash, "--norc", "--noprofile", "-c", read, String(length)];
  return way === "sudo" && sudo !== undefined ? [sudo, "-n", "--", ...words] : words;
}

function keeperScript({ way, tools, script, stage, pipes, layer }: KeeperFacts): string {
  const user = way === "sudo" ? `--reuid=${process.getuid?.()} --regid=${process.getgid?.()} --clear-groups` : "";
  const groups = way === "root" ? "--clear-groups" : "";
  const rights = `--no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all --pdeathsig=KILL`;
  const drop = `${quoteForBash(tools.setpriv)} ${user} ${groups} ${rights} -- ${quoteForBash(tools.bash)} --norc --noprofile -c ${quoteForBash(FIRST_PROCESS)}`;
  // The kernel's settings belong to root, and root may write to them even without capabilities.
  const first =
    way === "root"
      ? `${quoteForBash(tools.bash)} --norc --noprofile -c ${quoteForBash(`${CLOSE_SETTINGS} && exec ${drop} 9<&-`)}`
      : drop;
  const settings = way === "root" ? `9<${quoteForBash(`${stage}/settings`)}` : "";
  const apart = `--mount --pid --fork --kill-child=KILL --mount-proc`;
  return [
    'for name in $(compgen -e); do unset "$name"; done',
    CLOSE_INHERITED,
    "export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    // Remit has nothing to wait for then. What cannot be made here, it makes itself.
    `mkfifo -m 666 ${FIRST_PIPES.map((name) => quoteForBash(join(pipes, name))).join(" ")} 2>/dev/null`,
    // The keeper of a killed step may still be ending processes that use the same layer.
    `if command -v flock >/dev/null; then exec 8>${quoteForBash(`${layer}/lock`)}; flock -w 10 8 || { echo "the layer is in use by another sandbox" >&2; exit 1; }; fi`,
    // The kernel refuses a layer whose work directory another layer has used that was never unmounted.
    `for left in ${quoteForBash(layer)}/work/* ${quoteForBash(layer)}/cache-*/work/*; do [ ! -e "$left" ] || rm -rf "$left"; done`,
    ...cleanUp({ way, stage, layer }),
    script,
    "set +e",
    ...(way === "root" ? [LIST_SETTINGS] : []),
    ...(way === "user namespaces" ? [] : boundAll()),
    `cd ${quoteForBash(pipes)}`,
    // Only the keeper may have the pipe that orders come by.
    "set -m; declare -A jobs",
    // A pipe can be opened for reading only while some process has it open for writing, even the reader itself.
    `launch() { trap : TERM; local root=$1 id=$2; exec 9<>"$3" <"$3" 9<>"$6" 3<"$6" 9>&- || { printf '%s 126\\n' "$id"; return; }; ${quoteForBash(tools.unshare)} ${apart} --root=${quoteForBash(stage)}/"$root" -- ${first} >"$4" 2>"$5" 4>"$7" 8>&- ${settings}; printf '%s %s\\n' "$id" "$?"; }`,
    "echo ready",
    "while IFS=' ' read -r verb id rest; do",
    "  case $verb in",
    "    leave) break ;;",
    "    run) launch $rest & jobs[$id]=$! ;;",
    "    pipes) mkfifo -m 666 $id $rest 2>/dev/null ;;",
    '    ask) kill -TERM -- "-${jobs[$id]}" 2>/dev/null ;;',
    // A command's first process stays until everything it started is gone.
    '    end) for i in {1..100}; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null || break; sleep 0.01; done; printf \'%s 137\\n\' "$id" ;;',
    "  esac",
    "done",
    'for id in "${!jobs[@]}"; do kill -KILL -- "-${jobs[$id]}" 2>/dev/null; done; wait',
    "exit 0\n",
  ].join("\n");
}

/** Descriptors that Remit inherited, such as a directory outside, would be open in commands as well. */
const CLOSE_INHERITED =
  'for file in /proc/self/fd/*; do file=${file##*/}; [ "$file" -lt 3 ] || eval "exec $file>&-"; done 2>/dev/null';

/** Done once, where no command can write. */
const LIST_SETTINGS =
  "for place in /proc/sys /proc/sysrq-trigger /proc/irq /proc/bus /proc/fs; do [ ! -e $place ] || printf '%s %s none bind,ro,nosuid,nodev,noexec\\n' $place $place; done > settings";

/** Read-only, in the process namespace of one command: these settings need no capability, only the user root. */
const CLOSE_SETTINGS = "mount -n -a -T /proc/self/fd/9";

/** Runs however it ends: only the layer's owner may remove the kernel's files in it, and the next way starts afresh. */
function cleanUp({ way, stage, layer }: Pick<KeeperFacts, "way" | "stage" | "layer">): string[] {
  const mounts = ["servers", "root", "layer"].map((name) => quoteForBash(`${stage}/${name}`)).join(" ");
  const group = 'for group in "${groups[@]}"; do echo 0 > "${group%/*}/cgroup.procs"; done; rmdir "${groups[@]}"';
  return [
    "leave() {",
    "  set +e; exec 2>/dev/null",
    // Detaching a mount takes everything below it along, in one call instead of eighty.
    `  cd /; umount -l ${mounts}`,
    `  rm -rf ${quoteForBash(layer)}/work ${quoteForBash(layer)}/cache-*/work`,
    ...(way === "user namespaces" ? [] : [`  ${group}`]),
    "}",
    "trap leave EXIT",
  ];
}

interface Answers {
  /** Resolves with undefined once the mounts are made; otherwise with the reason why not. */
  readonly ready: Promise<string | undefined>;
  readonly gone: Promise<void>;
  /** Resolves with the exit code of the process that has this id. */
  end(id: number): Promise<number>;
}

/** Characters kept of the keeper's last standard error output. */
const KEPT = 1_000;

function openAnswers(child: ChildProcessWithoutNullStreams): Answers {
  const ends = new Map<number, (code: number) => void>();
  const ready = openPromise<string | undefined>();
  const gone = openPromise<void>();
  let [errors, rest] = ["", ""];
  child.stderr.on("data", (chunk: Buffer) => void (errors = lastOf(errors + chunk.toString(), KEPT)));
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const [first = "", code = ""] = line.split(" ");
      if (first === "ready") ready.resolve(undefined);
      else if (first === "no") ready.resolve(line);
      else ends.get(Number(first))?.(Number(code));
    }
  });
  const over = (why: string): void => {
    ready.resolve(why);
    for (const end of ends.values()) end(137);
    gone.resolve();
  };
  child.on("error", (error) => over(error.message));
  child.on("close", (code) => over(errors.trim() || `it ended with code ${code}`));
  const end = (id: number): Promise<number> =>
    new Promise((resolve) => {
      ends.set(id, (code) => {
        ends.delete(id);
        resolve(code);
      });
    });
  return { ready: ready.promise, gone: gone.promise, end };
}

/** `Promise.withResolvers` for Node 20. */
function openPromise<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve: (value: T): void => resolve(value) };
}

/** A process that waits for its command in namespaces of its own, because making them takes longer than a turn. */
type Prepared = Pipes & Pick<SandboxedProcess, "id" | "ended">;

/** Between SIGTERM and SIGKILL, in ms. */
const GRACE_MS = 200;

function killing(id: number, ended: Promise<unknown>, order: (line: string) => void): SandboxedProcess["kill"] {
  let over = false;
  void ended.then(() => (over = true));
  return async () => {
    if (over) return; // The kernel may have reused its number.
    order(`ask ${id}`);
    const timer = setTimeout(order, GRACE_MS, `end ${id}`);
    await ended;
    clearTimeout(timer);
  };
}

function keep(child: ChildProcessWithoutNullStreams, answers: Answers, streams: Streams, pipes: string): SandboxKeeper {
  let [count, gone] = [0, false];
  void answers.gone.then(() => (gone = true));
  const order = (line: string): void => void child.stdin.write(`${line}\n`);
  const close = (): void => void child.stdin.destroy(); // For when Remit exits: the kernel closes the pipe.
  process.on("exit", close);
  const prepare = (shape: Shape): Prepared => {
    const id = (count += 1);
    const made = openPipes(shape, id, streams, pipes);
    const ended = answers.end(id).then((code) => made.close(code));
    order(`run ${id} ${shape.server === true ? "servers" : "root"} ${id} ${made.names.join(" ")}`);
    return { ...made, id, ended };
  };
  let spare: Prepared | undefined;
  const spareOne = (): void => {
    spare = undefined;
    try {
      const made = (spare = prepare({}));
      void made.ended.then(() => (spare = spare === made ? undefined : spare));
    } catch {
      // The next command that starts reports it.
    }
  };
  return {
    start(asked) {
      if (gone) throw new Error("The sandbox has ended.");
      const usual = asked.input === undefined && asked.errorsApart === undefined && asked.server === undefined;
      const { id, ended, begin, output, errors, input } = (usual ? spare : undefined) ?? prepare(asked);
      begin(asked);
      if (usual) spareOne();
      return { id, output, errors, input, ended, kill: killing(id, ended, order) };
    },
    prepare: spareOne,
    async [Symbol.asyncDispose]() {
      process.off("exit", close);
      await leave(child, answers);
      streams[Symbol.dispose]();
    },
  };
}

/** What must be known of a process before its command is. */
type Shape = Pick<KeeperStart, "input" | "errorsApart" | "server">;

interface Pipes {
  /** Names in the directory of pipes: input, output, errors, words, and the note about the end. */
  readonly names: readonly string[];
  readonly output: Socket;
  readonly errors: Socket | undefined;
  readonly input: Socket | undefined;
  /** Sends the waiting process its command. Call it once. */
  begin(asked: Pick<KeeperStart, "argv" | "directory" | "environment">): void;
  close(code: number): { readonly code: number; readonly left: boolean };
}

function openPipes(shape: Shape, id: number, streams: Streams, pipes: string): Pipes {
  const [output, words] = [streams.openPipe(), streams.openPipe()];
  const errors = shape.errorsApart === true ? streams.openPipe() : undefined;
  const input = shape.input === "pipe" ? streams.openPipe() : undefined;
  const [text, left] = [`${id}.in`, `${id}.left`];
  if (shape.input !== undefined && shape.input !== "pipe")
    fs.writeFileSync(join(pipes, text), shape.input.text, { mode: 0o600 });
  fs.writeFileSync(join(pipes, left), "", { mode: 0o600 });
  const read = input !== undefined ? basename(input.path) : shape.input === undefined ? "/dev/null" : text;
  const [inputPipe, codePipe] = [input && writing(input.writer), writing(words.writer)];
  const written = [words, ...(input === undefined ? [] : [input])];
  const heard = [output, ...(errors === undefined ? [] : [errors])];
  return {
    names: [read, ...[output, errors ?? output, words].map(({ path }) => basename(path)), left],
    output: reading(output.reader),
    errors: errors && reading(errors.reader),
    input: inputPipe,
    begin: ({ argv, directory, environment }) => void codePipe.end(firstProcessArgv(argv, directory, environment)),
    close(code) {
      for (const { writer } of heard) fs.closeSync(writer); // Ours kept the pipe open until the process had it open.
      for (const { path } of [...heard, ...written]) fs.rmSync(path, { force: true });
      for (const socket of [codePipe, inputPipe]) socket?.destroy();
      for (const { reader } of written) fs.closeSync(reader);
      // A command may have written any amount. A sandbox that was given up before it ended has no note.
      const size = fs.statSync(join(pipes, left), { throwIfNoEntry: false })?.size ?? 0;
      for (const name of [text, left]) fs.rmSync(join(pipes, name), { force: true });
      return { code, left: size > 0 };
    },
  };
}

/** Our own reading end stays open to the end: data waits in the pipe until the process opens it. */
function writing(file: number): Socket {
  const socket = new Socket({ fd: file, readable: false, writable: true });
  socket.on("error", () => undefined);
  return socket;
}
