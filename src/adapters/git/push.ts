/**
 * Pushes by git's own protocol (receive-pack over HTTP, gitprotocol-http(5) and gitprotocol-pack(5)). Remit speaks it
 * itself: no program gets the token, and no five of them have to start. Git only makes the pack.
 */
import { given } from "../../lib/parts.ts";
import { SERVICE, Unanswered, type Exchange } from "./receive-pack.ts";
import { causeOf, type Retry } from "./server.ts";

/** What is to happen to one ref. Undefined is no ref: without `from` it is created, without `to` deleted. */
export interface RefUpdate {
  readonly ref: string;
  /** Where the server must have it, unless it is at `to` already. */
  readonly from?: string | undefined;
  readonly to: string | undefined;
  /** Replaces what is there, whatever it is. */
  readonly force?: boolean;
}

export interface PushAnswer {
  /** Refs that an attempt whose answer was lost may have moved. */
  readonly unsure: ReadonlySet<string>;
  /** Refs that were there before. */
  readonly there: ReadonlySet<string>;
  /** Why a ref was refused. */
  readonly refused: ReadonlyMap<string, string>;
  /** Set if the server said nothing about the refs. */
  readonly failure?: PushFailure;
  /** What the server said to whoever pushes, by lines. */
  readonly remarks: readonly string[];
}

export interface PushFailure {
  readonly message: string;
  /** The server's status, if it was not 200. */
  readonly status?: number;
  /** Whether the server had said which refs it has. */
  readonly listed: boolean;
  /** Whether another attempt may succeed. */
  readonly passing: boolean;
}

/** Sends updates, and nothing at all if one of them is not where it must be. */
export type Push = (updates: readonly RefUpdate[], options?: PushOptions) => Promise<PushAnswer>;

interface PushOptions {
  /** All updates or none. */
  readonly atomic?: boolean;
  /** Called when all has been sent and the server's answer is awaited; at each attempt. */
  readonly sent?: () => void;
}

/** Makes the pack of what these commits need besides those that are `there`. */
type Pack = (commits: readonly string[], there: ReadonlySet<string>) => Promise<Buffer>;

export interface Pusher {
  readonly push: Push;
  /** Asks for the server's refs ahead of the next push, once. */
  expect(): void;
}

export function openPusher(exchange: Exchange, retry: Retry, pack: Pack): Pusher {
  let ahead: Promise<Listing> | undefined;
  const push = async (order: Order, unsure: Set<string>): Promise<PushAnswer> => {
    const asked = ahead;
    ahead = undefined;
    let server: Listing | undefined;
    try {
      server = await (asked ?? list(exchange));
      const answer = await update(exchange, server, order);
      if (asked === undefined || !hasMoved(answer)) return { ...answer, unsure };
      // Since they were asked for ahead, another run may have moved a ref that is to be replaced whatever it is.
      server = await list(exchange);
      return { ...(await update(exchange, server, order)), unsure };
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      const { message, passing, status } = error;
      for (const { ref, to } of order.updates) if (server !== undefined && server.refs.get(ref) !== to) unsure.add(ref);
      return { ...NOTHING, unsure, failure: { message, passing, listed: server !== undefined, ...given({ status }) } };
    }
  };
  return {
    push(updates, options = {}) {
      const unsure = new Set<string>();
      return retry(
        () => push({ updates, pack, ...options }, unsure),
        ({ failure }) => failure?.passing === true,
      );
    },
    expect() {
      ahead ??= list(exchange);
      ahead.catch(() => undefined); // The push that waits for it gets the error.
    },
  };
}

function hasMoved({ refused, remarks }: Pick<PushAnswer, "refused" | "remarks">): boolean {
  return refused.size > 0 && causeOf([...refused.values(), ...remarks].join("\n")) === "moved";
}

const NOTHING = { there: new Set<string>(), refused: new Map<string, string>(), remarks: [] };

// ── The server's refs ───────────────────────────────────────────────────────────────────────────────────────────────

interface Listing {
  readonly refs: ReadonlyMap<string, string>;
  readonly capabilities: ReadonlySet<string>;
}

async function list(exchange: Exchange): Promise<Listing> {
  const body = await exchange("advertisement");
  const [first = "", ...more] = Array.from(packets(body), (line) => line.toString().trimEnd());
  const lines = first === `# service=${SERVICE}` ? more : [first, ...more]; // HTTP names the service first.
  const [listed = ""] = lines;
  if (listed.startsWith("ERR ")) throw new Unanswered(listed.slice("ERR ".length), false);
  if (!body.subarray(-FLUSH.length).equals(FLUSH)) throw cutOff("its list of refs breaks off");
  const [, capabilities = ""] = listed.split("\0");
  const refs = lines.map((line) => (line.split("\0")[0] ?? "").split(" "));
  return {
    refs: new Map(refs.map(([oid = "", name = ""]) => [name, oid])),
    capabilities: new Set(capabilities.split(" ")),
  };
}

// ── The updates ─────────────────────────────────────────────────────────────────────────────────────────────────────

interface Order extends PushOptions {
  readonly updates: readonly RefUpdate[];
  readonly pack: Pack;
}

async function update(
  exchange: Exchange,
  { refs, capabilities }: Listing,
  { updates, atomic = false, sent, pack }: Order,
): Promise<Omit<PushAnswer, "unsure">> {
  const isThere = ({ ref, to }: RefUpdate): boolean => refs.get(ref) === to;
  const there = new Set(updates.filter(isThere).map(({ ref }) => ref));
  const due = updates.filter((each) => !isThere(each));
  const stale = due.filter(({ ref, from, force = false }) => !force && refs.get(ref) !== from);
  if (stale.length > 0) return { ...NOTHING, there, refused: new Map(stale.map(({ ref }) => [ref, STALE])) };
  if (due.length === 0) return { ...NOTHING, there };
  if (atomic && !capabilities.has("atomic"))
    throw new Unanswered("the server takes no updates that belong together", false);
  const wanted = [...WANTED, ...(atomic ? ["atomic"] : [])].filter((name) => capabilities.has(name));
  const commands = due.map(({ ref, to = NONE }, index) => {
    const command = `${refs.get(ref) ?? NONE} ${to} ${ref}`;
    return toPacket(index === 0 ? `${command}\0 ${wanted.join(" ")}` : command);
  });
  const commits = due.flatMap(({ to }) => (to === undefined ? [] : [to]));
  const packed = commits.length === 0 ? [] : [await pack(commits, new Set(refs.values()))];
  const body = Buffer.concat([...commands, FLUSH, ...packed]);
  const answer = await exchange("result", { body, ...given({ sent }) });
  const report = readReport(answer, wanted.includes(SIDE_BAND));
  const unsaid = due.find(({ ref }) => !report.said.has(ref));
  if (unsaid !== undefined) throw cutOff(`it did not say what became of ${unsaid.ref}`);
  return { there, refused: report.refused, remarks: report.remarks };
}

/** The reason that git gives. */
export const STALE = "stale info";
const NONE = "0".repeat(40);
const SIDE_BAND = "side-band-64k";
const WANTED = ["report-status", SIDE_BAND, "quiet"];

interface Report {
  readonly said: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
  readonly remarks: readonly string[];
}

/** `unpack ok`, then `ok <ref>` or `ng <ref> <reason>` for each; on bands, with what the server says besides. */
function readReport(body: Buffer, banded: boolean): Report {
  const bands = banded ? readBands(body) : { report: body, remarks: "" };
  const said = new Set<string>();
  const refused = new Map<string, string>();
  const problems: string[] = [];
  for (const line of packets(bands.report)) {
    const [, word = "", what = "", reason = ""] = /^(\S+) (\S+)(?: (.*))?$/s.exec(line.toString().trimEnd()) ?? [];
    if (word === "unpack" && what !== "ok") problems.push(line.toString().trimEnd());
    if (word === "ok" || word === "ng") said.add(what);
    if (word === "ng") refused.set(what, reason === "" ? "the server refused it and gave no reason" : reason);
  }
  // A server that shows its progress goes back to the beginning of the line: what a terminal would show in the end counts.
  const remarks = bands.remarks.split("\n").map((line) => line.trimEnd().split("\r").at(-1)?.trim() ?? "");
  return { said, refused, remarks: [...problems, ...remarks.filter((line) => line !== "")] };
}

/** Band 1 has the report, 2 what people read, 3 the last words of a server that gives up. */
function readBands(body: Buffer): { readonly report: Buffer; readonly remarks: string } {
  const bands: readonly Buffer[][] = [[], [], [], []];
  for (const packet of packets(body)) bands[packet[0] ?? 0]?.push(packet.subarray(1));
  const [, report = [], remarks = [], fatal = []] = bands;
  if (fatal.length > 0) throw cutOff(Buffer.concat(fatal).toString().trim());
  return { report: Buffer.concat(report), remarks: Buffer.concat(remarks).toString() };
}

// ── Lines of the protocol ───────────────────────────────────────────────────────────────────────────────────────────

/** Each line has its length before it, four hexadecimal digits that count themselves; `0000` ends a section. */
function* packets(body: Buffer): Generator<Buffer> {
  for (let at = 0; at + 4 <= body.length;) {
    const digits = body.toString("latin1", at, at + 4);
    const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : Infinity;
    if (at + length > body.length) throw cutOff("its answer is not git's protocol");
    if (length > 4) yield body.subarray(at + 4, at + length);
    at += Math.max(length, 4);
  }
}

function toPacket(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

const FLUSH = Buffer.from("0000");

function cutOff(what: string): Unanswered {
  return new Unanswered(`the server's answer cannot be read: ${what}`, true);
}
