/** One question to git's receive-pack: by HTTP, or to a repository on this machine. */
import { fileURLToPath } from "node:url";
import { messageOf } from "../../lib/attempt.ts";
import { given } from "../../lib/parts.ts";
import type { Processes } from "../git-process.ts";
import { isUntrusted, send, type HttpAnswer } from "../http.ts";
import { repositoryAddress, GIT_AGENT, type ServerAddress } from "./server.ts";

/** Asks which refs there are, or sends updates. Throws {@link Unanswered} unless the answer is git's. */
export type Exchange = (
  kind: "advertisement" | "result",
  request?: {
    readonly body: Buffer;
    /** Called when all of it has been sent. */
    readonly sent?: () => void;
  },
) => Promise<Buffer>;

export class Unanswered extends Error {
  /** Whether another attempt may succeed. */
  readonly passing: boolean;
  /** The server's status, if it was not 200. */
  readonly status: number | undefined;
  constructor(message: string, passing: boolean, status?: number) {
    super(message);
    this.passing = passing;
    this.status = status;
  }
}

export const SERVICE = "git-receive-pack";

export function openReceivePack(address: ServerAddress, processes: Processes): Exchange {
  const isHttp = address.url.protocol.startsWith("http");
  return isHttp ? (kind, request) => byHttp(address, kind, request) : byProcess(address.url, processes);
}

async function byHttp(
  { url, authorization, check }: ServerAddress,
  kind: "advertisement" | "result",
  request?: Parameters<Exchange>[1],
): Promise<Buffer> {
  check();
  const type = `application/x-${SERVICE}-${kind}`;
  const path = request === undefined ? `info/refs?service=${SERVICE}` : SERVICE;
  const headers = {
    ...given({ authorization }),
    "user-agent": GIT_AGENT,
    accept: kind === "result" ? type : "*/*", // As git does.
    ...(request && { "content-type": `application/x-${SERVICE}-request` }),
  };
  // A redirect could carry the token to another host.
  const how = { headers, redirect: "manual", silence: SILENCE_MS } as const;
  try {
    const answer = await send(`${repositoryAddress(url)}/${path}`, {
      ...how,
      ...(request && { method: "POST", ...request }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 200 && typeOf(answer) === type) return content;
    throw refusalOf(answer, content);
  } catch (error) {
    if (error instanceof Unanswered) throw error;
    throw new Unanswered(messageOf(error), !isUntrusted(error));
  }
}

/** A server that sends and takes nothing for so long is given up, as git does by `http.lowSpeedTime`. */
const SILENCE_MS = 60_000;

/** A page for browsers is not shown. */
function refusalOf(answer: HttpAnswer, content: Buffer): Unanswered {
  const { status } = answer;
  if (status === 200) return new Unanswered("its answer is not git's protocol", false);
  const said = typeOf(answer) === "text/plain" ? content.toString().trim() : "";
  return new Unanswered(said === "" ? `the server answered ${status}` : said, status === 429 || status >= 500, status);
}

/** Without parameters, such as a character set. */
function typeOf({ headers }: HttpAnswer): string | undefined {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

function byProcess(url: URL, processes: Processes): Exchange {
  const place = fileURLToPath(url);
  return async (kind, { body, sent } = { body: Buffer.alloc(0) }) => {
    const form = kind === "advertisement" ? "--http-backend-info-refs" : "--stateless-rpc";
    const running = processes.run(["receive-pack", form, place], { input: body });
    sent?.();
    const { code, output, stderr } = await running;
    if (code !== 0) throw new Unanswered(stderr.trim(), false);
    return output;
  };
}
