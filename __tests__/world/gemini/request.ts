/** A request as the stand-in received it, with accessors for tests. */
import type { JsonObject } from "../../../src/events.ts";

export interface WirePart {
  readonly text?: string;
  readonly thought?: boolean;
  readonly thoughtSignature?: string;
  readonly functionCall?: { readonly id?: string; readonly name?: string; readonly args?: JsonObject };
  readonly functionResponse?: { readonly id?: string; readonly name?: string; readonly response?: JsonObject };
  readonly inlineData?: { readonly mimeType?: string; readonly data?: string };
}

export interface WireContent {
  readonly role?: string;
  readonly parts?: readonly WirePart[];
}

export interface WireBody {
  readonly contents?: readonly WireContent[];
  readonly systemInstruction?: WireContent;
  readonly tools?: readonly {
    readonly functionDeclarations?: readonly WireDeclaration[];
    readonly googleSearch?: object;
  }[];
  readonly generationConfig?: JsonObject;
}

export interface WireDeclaration {
  readonly name?: string;
  readonly description?: string;
  readonly parametersJsonSchema?: JsonObject;
}

export interface GeminiRequest {
  readonly path: string;
  /** `v1beta`, `v1` or `v1beta1`. */
  readonly version: string;
  readonly model: string;
  readonly action: string;
  readonly vertex: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WireBody;
  /** The raw body. */
  readonly raw: string;
  /** The system instruction's text. */
  readonly system: string;
  /** All text parts of the last content. */
  readonly lastText: string;
  /** The tool answers in the last content, in order. */
  readonly answers: readonly WireAnswer[];
  /** Names of the declared tools. */
  readonly tools: readonly string[];
}

export interface WireAnswer {
  readonly id: string | undefined;
  readonly name: string;
  /** `output` or `error` of the response. */
  readonly text: string;
  readonly failed: boolean;
}

export type Route = Pick<GeminiRequest, "version" | "model" | "action" | "vertex">;

/** `/v1beta/models/M:action` or `/v1beta1/projects/P/locations/L/publishers/google/models/M:action`. */
export function parseRoute(path: string): Route | undefined {
  const match =
    /^\/(?<version>v1|v1beta|v1beta1)\/(?<vertex>projects\/[^/]+\/locations\/[^/]+\/publishers\/google\/)?models\/(?<model>[^/:]+):(?<action>\w+)$/.exec(
      path,
    );
  if (match?.groups === undefined) return undefined;
  const { version = "", model = "", action = "", vertex } = match.groups;
  return { version, model: decodeURIComponent(model), action, vertex: vertex !== undefined };
}

export function formRequest(
  route: Route,
  received: Pick<GeminiRequest, "path" | "headers" | "raw" | "body">,
): GeminiRequest {
  const { body } = received;
  const last = body.contents?.at(-1)?.parts ?? [];
  return {
    ...route,
    ...received,
    system: textOf(body.systemInstruction?.parts ?? []),
    lastText: textOf(last),
    answers: last.flatMap(({ functionResponse }) =>
      functionResponse === undefined ? [] : [formAnswer(functionResponse)],
    ),
    tools: (body.tools ?? []).flatMap(({ functionDeclarations = [] }) =>
      functionDeclarations.map(({ name = "" }) => name),
    ),
  };
}

function textOf(parts: readonly WirePart[]): string {
  return parts.map(({ text = "" }) => text).join("");
}

function formAnswer({ id, name = "", response = {} }: NonNullable<WirePart["functionResponse"]>): WireAnswer {
  const failed = "error" in response;
  const value = response["error"] ?? response["output"] ?? response;
  return { id, name, text: typeof value === "string" ? value : JSON.stringify(value), failed };
}
