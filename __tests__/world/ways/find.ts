/** Runs before the first test: finds which kinds of sandbox this machine has. Workers inherit the result. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SandboxMethod } from "../../../src/adapters/sandbox.ts";
import { FOUND, nodeOn, openWay, WAYS, type Ways } from "./machine.ts";

const run = promisify(execFile);
const PROBE = fileURLToPath(new URL("probe.ts", import.meta.url));

export async function findWays(): Promise<void> {
  process.env[FOUND] ??= JSON.stringify(await find());
}

async function find(): Promise<Ways> {
  const own = await probe([process.execPath, PROBE]);
  const others = process.getuid?.() === 0 ? WAYS.filter((way) => way !== own) : [];
  const had = await Promise.all(others.map(async (way) => ((await has(way)) ? [way] : [])));
  return { ...(own && { own }), had: [...(own ? [own] : []), ...had.flat()] };
}

async function has(way: SandboxMethod): Promise<boolean> {
  using machine = openWay(way);
  return (await probe(nodeOn(machine, PROBE))) === way;
}

async function probe([program = "", ...args]: readonly string[]): Promise<SandboxMethod | undefined> {
  const environment = { PATH: process.env["PATH"] ?? "", LANG: "C.UTF-8" };
  const { stdout } = await run(program, args, { env: environment, cwd: "/" }).catch(
    // A sandbox that opens but does not close cleanly counts: the tests should report what is wrong with it.
    (error: unknown) => ({ stdout: String(Reflect.get(Object(error) as object, "stdout") ?? "") }),
  );
  return (JSON.parse(stdout.trim() || "{}") as { readonly way?: SandboxMethod }).way;
}
