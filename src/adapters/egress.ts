/**
 * The one way out of the sandbox: a proxy of Remit's own, on a socket in a directory that the sandbox shows. Inside, a
 * forwarder listens on loopback and passes every connection on to the socket; there is no other network.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect as connectTcp } from "node:net";
import { dirname, join } from "node:path";
import { openTunnel, passRequest, type Lines, type Verdict } from "./egress/passing.ts";
import { privacyOf } from "./web/address.ts";

export interface EgressOptions extends Partial<Lines> {
  /** Whether the policy opens a host, by its name in lower case. */
  readonly allows: (host: string) => boolean;
  /** Absolute; made here, shown read-only in the sandbox. */
  readonly directory: string;
}

/** The way out, as a sandbox needs it. */
export interface Egress extends AsyncDisposable {
  /** What must be readable inside. */
  readonly readable: readonly string[];
  /** Tells programs of the proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** The arguments that run `argv` inside, with the forwarder beside it. */
  readonly wrap: (argv: readonly string[]) => readonly string[];
}

/** On the loopback of the sandbox, which each command has for itself. */
const PORT = 3128;

export async function openEgress({ allows, directory, ...lines }: EgressOptions): Promise<Egress> {
  const [socket, script] = [join(directory, "proxy"), join(directory, "forward.mjs")];
  mkdirSync(directory, { recursive: true });
  rmSync(socket, { force: true });
  writeFileSync(script, FORWARDER);
  const { resolve = resolveBySystem, connect = connectByTcp } = lines;
  const judge = (host: string): Promise<Verdict> => judgeHost(host, allows, resolve);
  const server = createServer((request, response) => void passRequest(request, response, judge, connect));
  server.on("connect", (request, client, head) => void openTunnel(request, client, head, judge, connect));
  server.on("clientError", (_error, client) => client.destroy());
  await new Promise<void>((done, failed) => server.once("error", failed).listen(socket, done));
  server.unref();
  return {
    readable: [directory, dirname(process.execPath)],
    environment: proxyVariables(`http://127.0.0.1:${PORT}`),
    wrap: (argv) => ["bash", "--norc", "-c", BESIDE, "egress", process.execPath, script, socket, String(PORT), ...argv],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

// The forwarder is nobody's child that a command could wait for, and holds none of its streams. It says when it listens.
const BESIDE = `
exec {ready}< <(exec "$1" "$2" "$3" "$4" </dev/null 2>/dev/null &)
read -r _ <&"$ready"; exec {ready}<&-
shift 4; exec "$@"
`;

const FORWARDER = `import { connect, createServer } from "node:net";
const [socket, port] = process.argv.slice(2);
process.on("uncaughtException", () => undefined);
createServer({ allowHalfOpen: true }, (client) => {
  const out = connect({ path: socket, allowHalfOpen: true });
  for (const end of [client, out]) end.on("error", () => (client.destroy(), out.destroy()));
  client.pipe(out).pipe(client);
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\\n"));
`;

function proxyVariables(url: string): Readonly<Record<string, string>> {
  const none = "localhost,127.0.0.1,::1";
  return {
    HTTP_PROXY: url,
    HTTPS_PROXY: url,
    http_proxy: url,
    https_proxy: url,
    NO_PROXY: none,
    no_proxy: none,
    NODE_USE_ENV_PROXY: "1",
  };
}

/** The name must be open, and every address it has now public; the addresses are then dialled as they were looked at. */
async function judgeHost(host: string, allows: (host: string) => boolean, resolve: Lines["resolve"]): Promise<Verdict> {
  if (!/^[a-z0-9.-]+$/.test(host) || /^[\d.]+$/.test(host)) {
    return { kind: "refused", reason: `${JSON.stringify(host)} is not a name; addresses are not reached` };
  }
  if (!allows(host)) return { kind: "refused", reason: `the policy's [network] hosts do not name ${host}` };
  try {
    const addresses = await resolve(host);
    const hidden = addresses.find((address) => privacyOf(address) !== undefined);
    if (hidden !== undefined) return { kind: "refused", reason: `${host} is ${hidden}, ${privacyOf(hidden)}` };
    return addresses.length === 0 ? { kind: "refused", reason: `${host} has no address` } : { kind: "open", addresses };
  } catch (error) {
    return { kind: "refused", reason: `${host} was not found: ${error instanceof Error ? error.message : ""}` };
  }
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  const { lookup } = await import("node:dns/promises");
  return (await lookup(host, { all: true })).map(({ address }) => address).toSorted((a, b) => a.length - b.length);
}

const connectByTcp: Lines["connect"] = (address, port) => connectTcp({ host: address, port });
