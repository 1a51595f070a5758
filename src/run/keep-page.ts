/** The page: the whole run in one file, to be kept as an artifact. */
import { renderPage } from "../report/page.ts";
import type { Order, World } from "./world.ts";

/** Write the page beside the log; returns its path, "" when the run was cancelled and has no time for it. */
export async function keepPage({ files, log }: World, { places, stop }: Order): Promise<string> {
  if (stop.aborted) return "";
  const path = `${places.run}/report.html`;
  await files.write(path, Buffer.from(renderPage(log.entries)));
  return path;
}
