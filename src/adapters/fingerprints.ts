/**
 * Files of the machine that Remit's own programs are made of, as they were before the first command ran. As root without
 * a sandbox, commands own them: what changed is not started with a token, nor with more rights than a command has.
 */
import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Fingerprints {
  /** Files that are not what they were. */
  changed(): readonly string[];
}

/** Of programs with what they load, and of other files. What is not there is known as absent. */
export async function takeFingerprints(
  programs: readonly string[],
  others: readonly string[] = [],
): Promise<Fingerprints> {
  const files = [...programs, ...(await librariesOf(programs)), ...CODE, ...others];
  const all = new Set(files.flatMap((file) => [file, ...below(file)]));
  const taken = new Map([...all].map((file) => [file, printOf(file)]));
  return { changed: () => [...taken].filter(([file, print]) => printOf(file) !== print).map(([file]) => file) };
}

/** For people, who want to know which. */
export function describeFiles(files: readonly string[]): string {
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : "";
  return `${files.slice(0, SHOWN).join(", ")}${more}`;
}

const SHOWN = 5;

/** Git, with the programs that it starts itself: `git-remote-https` gets the token. */
export async function gitPrograms(git: string): Promise<readonly string[]> {
  const { stdout } = await run(git, ["--exec-path"], { env: {} }).catch(() => ({ stdout: "" }));
  const place = stdout.trim();
  return place === "" ? [git] : [git, place, ...REMOTES.map((name) => join(place, name))];
}

const REMOTES = ["git-remote-http", "git-remote-https"];

/** What the dynamic loader, the C library and the TLS libraries read, and load code by. */
const CODE = [
  "/etc/ld.so.preload",
  "/etc/ld.so.cache",
  "/etc/nsswitch.conf",
  "/etc/ssl/openssl.cnf",
  "/usr/lib/ssl/openssl.cnf",
  "/etc/pki/tls/openssl.cnf",
  "/etc/gnutls/config",
  "/etc/pkcs11",
  "/usr/share/p11-kit/modules",
  "/etc/krb5.conf",
  "/etc/gss/mech",
  "/etc/gss/mech.d",
];

/** Whom git believes that a server is GitHub's. With these as they were, a name that leads elsewhere gets no token. */
export function certificates(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const named = ["SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "CURL_CA_BUNDLE"];
  return [
    ...named.flatMap((name) => environment[name] ?? []).filter((file) => file.startsWith("/")),
    "/etc/ssl/certs",
    "/etc/ssl/cert.pem",
    "/etc/pki/tls/certs",
    "/etc/pki/ca-trust/extracted/pem",
  ];
}

/** What the dynamic loader would load for them; none where there is no `ldd`. */
async function librariesOf(programs: readonly string[]): Promise<readonly string[]> {
  const files = programs.filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  const each = files.map(async (file) => {
    // It ends with an error for a program that is not dynamic.
    const { stdout } = await run("ldd", [file]).catch(() => ({ stdout: "" }));
    return [...stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)].map(([, library = ""]) => library);
  });
  const libraries = (await Promise.all(each)).flat();
  // Another of the same name may stand where a link leads from.
  return [...new Set(libraries.flatMap((file) => [file, fs.realpathSync(file)]))];
}

/** Of a directory, what is in it. */
function below(file: string): readonly string[] {
  if (fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return fs.readdirSync(file).map((name) => join(file, name));
}

/**
 * Changes with the content and with every other change. Nobody sets a ctime: it is the clock's, which commands cannot
 * turn back (CAP_SYS_TIME is not among what they keep).
 */
function printOf(file: string): string {
  try {
    const link = fs.lstatSync(file, { bigint: true });
    return [link, ...(link.isSymbolicLink() ? [fs.statSync(file, { bigint: true })] : [])].map(tell).join("/");
  } catch {
    return "absent";
  }
}

function tell({ dev, ino, mode, uid, size, mtimeNs, ctimeNs }: fs.BigIntStats): string {
  return [dev, ino, mode, uid, size, mtimeNs, ctimeNs].join("-");
}

const run = promisify(execFile);
