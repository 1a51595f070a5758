/** The sources of an answer: citations of quoted text, and the pages that a grounded search read. */
import type {
  Candidate,
  Citation as WireCitation,
  CitationMetadata,
  GroundingChunk,
  GroundingMetadata,
} from "@google/genai/web";
import type { Citation, Reply } from "../../events.ts";

export type Sources = Pick<Reply, "citations" | "supports">;

/** The sources named in the chunks of one answer, without duplicates, in order of arrival. */
export function collectSources(candidates: readonly Candidate[]): Sources {
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
