/** What the report says of the work's verification, in the comment and on the page alike. */
import { duration } from "./figures.ts";
import type { Block } from "./fit.ts";
import { clip, code, inline } from "./markdown.ts";
import type { Story } from "./story.ts";

/** Why work was not verified; "" where it was, or where there is none. */
export function whyUnverified({ verification: last, unverified, publication, proposed }: Story): string {
  if (publication === undefined && proposed === undefined && last === undefined) return "";
  return unverified ?? (last === undefined ? "no verification command ran." : "");
}

/** What the policy's commands said about the work. */
export function verification(story: Story): Block[] {
  const { verification: last } = story;
  const why = whyUnverified(story);
  const none = why === "" ? [] : [{ kind: "text", markdown: `**Not verified**: ${inline(why)}` } as const];
  return last === undefined ? none : [...none, ...lastVerification(last)];
}

/** Such as "Verification passed (attempt 2)". */
export function verificationTitle({ ok, attempt }: NonNullable<Story["verification"]>): string {
  return `Verification ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
}

function lastVerification(last: NonNullable<Story["verification"]>): Block[] {
  const rows = last.results.map(
    ({ command, ok, ms }) => `- ${ok ? "✓" : "✗"} ${code(clip(command, 200))} (${duration(ms)})`,
  );
  const [head, after = ""] = verificationTitle(last).split(/(?= \()/);
  const failed = last.results.filter(({ ok }) => !ok);
  return [
    { kind: "rows", head: `**${head}**${after}\n`, rows, what: "commands" },
    ...failed.map(({ command, output }): Block => ({
      kind: "fold",
      title: `Output of <code>${escapeTitle(command)}</code>`,
      blocks: [{ kind: "code", language: "", text: output }],
      what: "parts",
    })),
  ];
}

function escapeTitle(command: string): string {
  return clip(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
