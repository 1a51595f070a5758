/** What a file is by its first bytes: media that a model can see or listen to, or a pointer of Git LFS. */

/** Gemini takes 20 MB per request, 15 before base64; the rest of the conversation needs some of it. */
export const MOST_MEDIA_BYTES = 12 * 1024 * 1024;

/**
 * Type, file name endings, and the text at an offset of the first bytes. A wrong type would fail the request, and so
 * would one that Gemini does not take, such as GIF.
 */
type Kind = readonly [mime: string, endings: readonly string[], offset: number, starts: readonly string[]];

const KINDS: readonly Kind[] = [
  ["image/png", ["png"], 0, ["\u0089PNG"]],
  ["image/jpeg", ["jpg", "jpeg"], 0, ["\u00ff\u00d8\u00ff"]],
  ["image/webp", ["webp"], 8, ["WEBP"]],
  ["image/heic", ["heic", "heif"], 4, ["ftyp"]],
  ["application/pdf", ["pdf"], 0, ["%PDF-"]],
  ["audio/mp3", ["mp3"], 0, ["ID3", "\u00ff\u00fb", "\u00ff\u00f3", "\u00ff\u00f2"]],
  ["audio/wav", ["wav"], 8, ["WAVE"]],
  ["audio/aiff", ["aif", "aiff"], 0, ["FORM"]],
  ["audio/aac", ["aac"], 0, ["\u00ff\u00f1", "\u00ff\u00f9"]],
  ["audio/ogg", ["ogg", "oga", "opus"], 0, ["OggS"]],
  ["audio/flac", ["flac"], 0, ["fLaC"]],
  ["video/mp4", ["mp4", "m4v"], 4, ["ftyp"]],
  ["video/mov", ["mov"], 4, ["ftyp", "moov"]],
  ["video/webm", ["webm"], 0, ["\u001aE\u00df\u00a3"]],
  ["video/mpeg", ["mpg", "mpeg"], 0, ["\u0000\u0000\u0001"]],
  ["video/avi", ["avi"], 8, ["AVI "]],
];

/** The MIME type of a file whose name and first bytes agree on one; undefined for everything else. */
export function mediaType(path: string, bytes: Buffer): string | undefined {
  const ending = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
  const kind = KINDS.find(([, endings]) => endings.includes(ending));
  const start = bytes.toString("latin1", 0, 16);
  return kind?.[3].some((text) => start.startsWith(text, kind[2])) === true ? kind[0] : undefined;
}

/** Whether bytes are such a pointer. */
export function isLfsPointer(stored: Buffer): boolean {
  return stored.length < 1_024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}
