/**
 * Measures redaction: MB per second of processor time, for a log and for source code, with two secrets and with a
 * thousand; and the ms to prepare a thousand keys of PEM size, the first time.
 *
 *     node bench/secrets.ts
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { openSecrets } from "../src/secrets.ts";

const digest = (seed: string) => createHash("sha512").update(seed).digest();
const key = (at: number): string => {
  const bytes = Buffer.concat([Buffer.alloc(30), ...Array.from({ length: 18 }, (_, part) => digest(`${at} ${part}`))]);
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----"].join("\n");
};
const keys = new Map(Array.from({ length: 1000 }, (_, at) => [`KEY_${at}`, key(at)]));
const began = performance.now();
const prepared = timeOf(() => openSecrets(keys));
const waited = `${(performance.now() - began).toFixed(0)} ms (${prepared.toFixed(0)} of processor time)`;
process.stdout.write(`${"a thousand keys prepared".padEnd(40)} ${waited}\n`);

const log = Array.from(
  { length: 60_000 },
  (_, at) => `2026-11-22T22:1${at % 10}:04Z PASS src/components/widget${at}.test.ts (${at % 997} ms)\n`,
).join("");
const directory = new URL("../src/", import.meta.url);
const source = readdirSync(directory, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, directory), "utf8"))
  .join("")
  .repeat(4);

const few = openSecrets(new Map([...keys].slice(0, 2)));
const tokens = Array.from({ length: 1000 }, (_, at) => [`TOKEN_${at}`, digest(`${at}`).toString("base64url")] as const);
const many = openSecrets(new Map(tokens));
for (const [which, secrets] of [
  ["two secrets", few],
  ["a thousand", many],
] as const)
  for (const [what, text] of [
    ["a log", log],
    ["source code", source],
  ] as const) {
    const took = Math.min(...Array.from({ length: 7 }, () => timeOf(() => secrets.redact(text))));
    process.stdout.write(`${`${what}, ${which}`.padEnd(40)} ${(text.length / 1000 / took).toFixed(0)} MB/s\n`);
  }

/** This process's processor time in ms, which other load on the machine hardly changes. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
