/** What is kept beside the log: the page, to be read as an artifact, and the receipt, to be checked or attested. */
import { renderPage } from "../report/page.ts";
import { makeReceipt, renderReceipt } from "../report/receipt.ts";
import type { Desk, Order } from "./world.ts";

/** Write the page beside the log; returns its path, "" when the run was cancelled and has no time for it. */
export async function keepPage({ files, log }: Desk, { places, stop }: Order): Promise<string> {
  if (stop.aborted) return "";
  const path = `${places.run}/report.html`;
  await files.write(path, Buffer.from(renderPage(log.entries)));
  return path;
}

/** Write the receipt beside the log, which must have its end; returns its path, "" for a run that never started. */
export async function keepReceipt({ files, log }: Desk, { places }: Order): Promise<string> {
  const receipt = makeReceipt(log.entries);
  if (receipt === undefined) return "";
  const path = `${places.run}/receipt.json`;
  await files.write(path, Buffer.from(renderReceipt(receipt)));
  return path;
}
