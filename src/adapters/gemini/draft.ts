/** A reply while its stream arrives: text, calls with their ids, sources. It counts only once the stream has ended well. */
import type {
  FunctionCall,
  GenerateContentResponse,
  Part as WirePart,
  Candidate,
  Citation as WireCitation,
  CitationMetadata,
  GroundingChunk,
  GroundingMetadata,
} from "@google/genai/web";
import type { Call, Json, JsonObject, Part, Reply, Thought, Stop, Usage, Citation, Message } from "../../events.ts";
import { isTable } from "../../lib/read-data.ts";
import { wellFormedJson } from "../../lib/well-formed.ts";

/** The verdict on a stream that has ended. */
type DraftVerdict =
  | { readonly kind: "whole"; readonly reply: Reply }
  /** The model itself reports that this answer is unusable; `reply` is what arrived of it. */
  | { readonly kind: "malformed"; readonly why: string; readonly reply: Reply }
  | { readonly kind: "broken"; readonly why: string };

/** A chunk that the model cannot have meant to send. */
class BrokenChunk extends Error {
  override readonly name = "BrokenChunk";
}

/** Characters of one answer: 65,536 tokens, the most a model gives, at 32 characters each. A longer one is rejected. */
const MOST_CHARACTERS = 2_097_152;

export class Draft {
  private readonly model: string;
  private readonly claimId: ClaimId;
  private readonly thoughts: Thought[] = [];
  private readonly calls: Call[] = [];
  private readonly parts: Part[] = [];
  private readonly chunks: GenerateContentResponse[] = [];
  private text = "";
  private size = 0;

  /** `model` is the one that was asked, used when the answer does not name its model. */
  constructor(model: string, claimId: ClaimId) {
    this.model = model;
    this.claimId = claimId;
  }

  /** Adds a chunk and returns its text. Throws {@link BrokenChunk}. */
  take(chunk: GenerateContentResponse): string {
    const parts = chunk.candidates?.[0]?.content?.parts ?? [];
    this.size += JSON.stringify(parts).length;
    if (this.size > MOST_CHARACTERS) throw new BrokenChunk(`more than ${MOST_CHARACTERS} characters`);
    const texts = present<WirePart>(parts).map((part) => this.takePart(part));
    this.chunks.push(chunk);
    return texts.join("");
  }

  /** The model has said why it stopped, so nothing can follow. */
  get finished(): boolean {
    return this.rawStop !== undefined || this.blockReason !== undefined;
  }

  /** The verdict. `sent` is the size of the request in bytes, for an estimate when the answer has no token counts. */
  judge(sent: number): DraftVerdict {
    const raw = this.rawStop ?? (this.calls.length > 0 ? "" : this.blockReason);
    if (raw === undefined) return { kind: "broken", why: this.chunks.length === 0 ? EMPTY : UNFINISHED };
    const reply = this.reply(raw, sent);
    if (!MALFORMED.has(raw) || this.calls.length > 0) return { kind: "whole", reply };
    return { kind: "malformed", why: `the model's answer was malformed (${raw})`, reply };
  }

  /** What has arrived, when the listener stops early. Calls may be missing, so none is made. */
  cutShort(sent: number): Reply {
    const { text } = this;
    return { ...this.reply("", sent), stop: "cut_short", calls: [], parts: text === "" ? [] : [{ text }] };
  }

  /** The tokens of an attempt that is dropped; undefined unless the model reported its input. `sent` as in `judge`. */
  spent(sent: number): Usage | undefined {
    const { usage } = this;
    if (inputOf(usage) === undefined) return undefined;
    return measureUsage(usage, { sent, received: this.received });
  }

  private reply(rawStop: string, sent: number): Reply {
    const stop = rawStop === "" ? "missing" : rawStop === this.rawStop ? stopOf(rawStop) : "blocked_prompt";
    return {
      text: this.text.toWellFormed(), // A character may come in two chunks.
      thoughts: this.thoughts,
      calls: this.calls,
      parts: this.parts,
      ...this.sources,
      usage: measureUsage(this.usage, { sent, received: this.received }),
      stop,
      rawStop,
      model: last(this.chunks, ({ modelVersion }) => modelVersion) ?? this.model,
    };
  }

  /** Returns the part's text, if it is part of the answer's. */
  private takePart({ text, thought, thoughtSignature, functionCall, inlineData }: WirePart): string {
    const signature = typeof thoughtSignature === "string" && thoughtSignature !== "" ? { thoughtSignature } : {};
    if (isTable(functionCall)) {
      // Some models put a call into a thought part.
      if (thought === true) this.think(text ?? "", {});
      this.call(functionCall, signature);
    } else if (thought === true) this.think(text ?? "", signature);
    else if (inlineData?.data !== undefined && inlineData.mimeType !== undefined)
      this.parts.push({ inlineData: { mimeType: inlineData.mimeType, data: inlineData.data }, ...signature });
    else return this.addText(text ?? "", signature);
    return "";
  }

  private addText(text: string, signature: Signature): string {
    this.text += text;
    const before = this.parts.at(-1);
    // Signed text stays a part of its own: a signature is valid only on the part it came with.
    if (signature.thoughtSignature !== undefined) this.parts.push({ text, ...signature });
    else if (before !== undefined && isPlainText(before))
      this.parts[this.parts.length - 1] = { text: before.text + text };
    else if (text !== "") this.parts.push({ text });
    return text;
  }

  // A thought is sent back without its text, which costs tokens and says nothing new; its signature stays in its place.
  private think(text: string, signature: Signature): void {
    if (signature.thoughtSignature !== undefined) this.parts.push({ text: "", thought: true, ...signature });
    const thought = readThought(text);
    const before = this.thoughts.at(-1);
    if (thought.subject === "" && before !== undefined) {
      this.thoughts[this.thoughts.length - 1] = { ...before, description: before.description + text };
    } else if (text.trim() !== "") this.thoughts.push(thought);
  }

  private call({ id: given, name, args: givenArgs }: FunctionCall, signature: Signature): void {
    const args = (givenArgs as Json | undefined) ?? {}; // Null for a tool that takes none.
    if (typeof name !== "string" || name === "") throw new BrokenChunk("a function call without a name");
    if (!isTable(args)) throw new BrokenChunk(`a call of ${name} whose arguments are no object`);
    // Half a character would otherwise go on into files, comments and requests.
    const whole: JsonObject = JSON.parse(wellFormedJson(args));
    const id = this.claimId(name, given);
    this.calls.push({ id, tool: name, args: whole });
    this.parts.push({ functionCall: { id, name, args: whole }, ...signature });
  }

  private get rawStop(): string | undefined {
    return last(this.chunks, ({ candidates }) => {
      const reason: string | undefined = candidates?.[0]?.finishReason;
      return reason === "FINISH_REASON_UNSPECIFIED" ? undefined : reason;
    });
  }

  private get blockReason(): string | undefined {
    return last(this.chunks, ({ promptFeedback }) => promptFeedback?.blockReason as string | undefined);
  }

  private get sources(): Sources {
    return collectSources(this.chunks.flatMap(({ candidates }) => candidates?.[0] ?? []));
  }

  // Later chunks repeat the counts of earlier ones, and may leave some out.
  private get usage(): Counts {
    return Object.assign({}, ...this.chunks.map(({ usageMetadata }) => readCounts(usageMetadata ?? {})));
  }

  private get received(): number {
    const thoughts = this.thoughts.map(({ subject, description }) => subject + description);
    return Buffer.byteLength([this.text, ...thoughts, JSON.stringify(this.calls.map(({ args }) => args))].join(""));
  }
}

type Signature = Pick<Part, "thoughtSignature">;

const EMPTY = "the answer was empty";
const UNFINISHED = "the stream ended without a finish reason";

function isPlainText(part: Part): part is { readonly text: string } {
  return part.text !== undefined && part.thoughtSignature === undefined;
}

// "**Reading the tests**\n\nI will …": Gemini heads each thought with its subject in bold.
function readThought(text: string): Thought {
  const bold = /\*\*(?<subject>.+?)\*\*/s.exec(text);
  if (bold === null) return { subject: "", description: text };
  const description = text.slice(0, bold.index) + text.slice(bold.index + bold[0].length);
  return { subject: (bold.groups?.["subject"] ?? "").trim(), description: description.trim() };
}

/** Undefined when no item has such a text. A gateway may send null or "" where the API sends nothing. */
function last<T>(items: readonly T[], pick: (item: T) => string | undefined): string | undefined {
  return items.map(pick).findLast((found) => (found ?? "") !== "");
}

/** Why the model stopped; an unknown reason is `other`. */
function stopOf(reason: string): Stop {
  return STOPS[reason] ?? "other";
}

/** Reasons for which the answer is unusable although the request was valid; the same request is sent again. */
const MALFORMED: ReadonlySet<string> = new Set([
  "MALFORMED_FUNCTION_CALL",
  "UNEXPECTED_TOOL_CALL",
  "MALFORMED_RESPONSE",
]);

const STOPS: Readonly<Record<string, Stop>> = {
  STOP: "stop",
  MAX_TOKENS: "max_tokens",
  CONTINUATION: "max_tokens", // "… reached the per-request token limit, but generation is not yet complete."
  SAFETY: "safety",
  BLOCKLIST: "safety",
  PROHIBITED_CONTENT: "safety",
  SPII: "safety",
  IMAGE_SAFETY: "safety",
  IMAGE_PROHIBITED_CONTENT: "safety",
  RECITATION: "recitation",
  IMAGE_RECITATION: "recitation",
  MALFORMED_FUNCTION_CALL: "malformed_call",
  UNEXPECTED_TOOL_CALL: "unexpected_call",
};

/** Gemini's counts. Any may be missing, and a proxy may send strings or wrong values. */
type WireUsage = Readonly<Partial<Record<Count, unknown>>>;

type Count =
  | "promptTokenCount"
  | "candidatesTokenCount"
  | "cachedContentTokenCount"
  | "thoughtsTokenCount"
  | "toolUsePromptTokenCount"
  | "totalTokenCount";

type Counts = Readonly<Partial<Record<Count, number>>>;

/** Tokens of one call. Missing counts are estimated from the bytes, never taken as zero: the budget must hold. */
function measureUsage(wire: Counts, bytes: { readonly sent: number; readonly received: number }): Usage {
  const { cachedContentTokenCount: cached = 0, thoughtsTokenCount: thoughts = 0 } = wire;
  const counted = inputOf(wire);
  const output = outputOf(wire, bytes.received);
  const input = counted ?? estimate(bytes.sent);
  return {
    input,
    output: output ?? estimate(bytes.received),
    cached: Math.min(cached, input),
    thoughts,
    estimated: counted === undefined || output === undefined,
  };
}

/** An invalid count is treated as missing: a negative one would give budget back. */
function readCounts(reported: WireUsage): Counts {
  const counts = Object.entries(reported).flatMap(([name, value]) => {
    const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return Number.isSafeInteger(count) && (count as number) >= 0 ? [[name, count]] : [];
  });
  return Object.fromEntries(counts) as Counts;
}

// Google counts its own search results separately and bills them as input.
function inputOf({ promptTokenCount, toolUsePromptTokenCount = 0 }: Counts): number | undefined {
  return promptTokenCount === undefined ? undefined : promptTokenCount + toolUsePromptTokenCount;
}

// The wire leaves out a count of zero: if no answer came, a missing count is zero; if one came, it is unknown.
function outputOf(wire: Counts, received: number): number | undefined {
  const { candidatesTokenCount, thoughtsTokenCount, totalTokenCount } = wire;
  const input = inputOf(wire);
  if (candidatesTokenCount !== undefined) return candidatesTokenCount + (thoughtsTokenCount ?? 0);
  if (totalTokenCount !== undefined && input !== undefined) return Math.max(0, totalTokenCount - input);
  if (received <= EMPTY_BYTES && input !== undefined) return thoughtsTokenCount ?? 0;
  return undefined;
}

const EMPTY_BYTES = "[]".length;

// Gemini's tokenizer makes a token of 2.3 to 4 characters of source text (measured); 3 bytes lies in between.
function estimate(bytes: number): number {
  return Math.ceil(bytes / 3);
}

type Sources = Pick<Reply, "citations" | "supports">;

/** The sources named in the chunks of one answer, without duplicates, in order of arrival. */
function collectSources(candidates: readonly Candidate[]): Sources {
  const quoted = candidates.flatMap(({ citationMetadata }) => present(quotedIn(citationMetadata)));
  const grounding = candidates.flatMap(({ groundingMetadata }) => groundingMetadata ?? []).at(-1);
  const pages = (grounding?.groundingChunks ?? []).map((chunk: GroundingChunk | null) =>
    citation(chunk?.web?.uri, chunk?.web?.title),
  );
  const citations: Citation[] = [];
  const pageNumbers = pages.map((page) => (page === undefined ? -1 : place(citations, page)));
  for (const { uri, title } of quoted) {
    const found = citation(uri, title);
    if (found !== undefined) place(citations, found);
  }
  const supports = supportsOf(grounding, pageNumbers);
  return supports.length === 0 ? { citations } : { citations, supports };
}

/** With a key the API calls them `citationSources`, on Vertex AI `citations`. */
function quotedIn(metadata: (CitationMetadata & { readonly citationSources?: WireCitation[] }) | undefined) {
  return metadata?.citations ?? metadata?.citationSources;
}

/** Any item of a list may be null on the wire. */
function present<T>(items: readonly (T | null)[] | undefined): readonly T[] {
  return (items ?? []).filter((item) => item !== null);
}

function citation(uri: string | undefined, title: string | undefined): Citation | undefined {
  if (uri === undefined || uri === "") return undefined;
  return title === undefined || title === "" ? { uri } : { title, uri };
}

/** The index of a citation, which is added when it is new. */
function place(citations: Citation[], wanted: Citation): number {
  const found = citations.findIndex(({ uri }) => uri === wanted.uri);
  return found >= 0 ? found : citations.push(wanted) - 1;
}

function supportsOf(
  grounding: GroundingMetadata | undefined,
  pages: readonly number[],
): NonNullable<Sources["supports"]> {
  return present(grounding?.groundingSupports).flatMap(({ segment, groundingChunkIndices }) => {
    const citations = (groundingChunkIndices ?? []).map((index) => pages[index] ?? -1).filter((index) => index >= 0);
    return segment?.endIndex === undefined || citations.length === 0 ? [] : [{ end: segment.endIndex, citations }];
  });
}

/** Returns an id for a call: `given`, unless it is missing or already used by another call. */
type ClaimId = (name: string, given: string | undefined) => string;

export interface CallIds {
  /** For the calls of one attempt at answering `messages`. */
  claim(messages: readonly Message[]): ClaimId;
  /** Makes these calls part of the run. Ids of an attempt that is not kept may be used again. */
  keep(calls: readonly Call[]): void;
}

export function openCallIds(): CallIds {
  const taken = new Set<string>();
  const read = new WeakSet<Message>();
  let invented = 0;
  return {
    claim(messages) {
      // A continued run starts with calls that an earlier process made.
      for (const message of messages) {
        if (read.has(message)) continue;
        read.add(message);
        for (const id of idsOf(message)) taken.add(id);
      }
      const claimed = new Set<string>();
      return (name, given) => {
        let id = given ?? "";
        while (id === "" || taken.has(id) || claimed.has(id)) id = `${name}_${++invented}`;
        claimed.add(id);
        return id;
      };
    },
    keep(calls) {
      for (const { id } of calls) taken.add(id);
    },
  };
}

function idsOf({ parts }: Message): string[] {
  return parts.flatMap(({ functionCall }) => (functionCall?.id === undefined ? [] : [functionCall.id]));
}
