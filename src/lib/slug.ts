/** A title as part of a branch name or URL. */

/** Characters used of a title at most: branch names are shown in narrow columns. */
const SLUG = 40;

/** Lower-case ASCII letters and digits joined by hyphens, cut at a word. */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
    if (longer.length > SLUG) break;
    slug = longer;
  }
  return slug;
}
