/** Prints which kind of sandbox this process can have, or why it has none. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openSandbox } from "../../../src/adapters/sandbox.ts";

const base = realpathSync(mkdtempSync(join(tmpdir(), "remit-probe-")));
const [workspace, run] = [join(base, "workspace"), join(base, "run")];
for (const place of [workspace, run]) mkdirSync(place);
const opened = await openSandbox({
  path: process.env["PATH"] ?? "",
  sight: { workspace, hidden: ["/run", run], shown: [], layered: [], covered: [], binds: [], hosts: [] },
  places: { layer: join(run, "layer"), stage: join(run, "stage"), pipes: join(run, "pipes") },
  inside: { directory: fileURLToPath(new URL("../../..", import.meta.url)), entry: "__tests__/world/inside.ts" },
});
process.stdout.write(
  JSON.stringify(opened.kind === "open" ? { way: opened.sandbox.way } : { reasons: opened.reasons }),
);
if (opened.kind === "open") await opened.sandbox[Symbol.asyncDispose]();
rmSync(base, { recursive: true, force: true });
