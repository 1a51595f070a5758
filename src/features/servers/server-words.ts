/** What MCP servers say about themselves, as the model is told of it: data, and not much of it. */
import type { Server } from "../../ports.ts";
import { cleanText, markData } from "../../request/untrusted.ts";
import { cutHead } from "../../tools/clip.ts";

/** Characters of one server's words, and of all servers': they are paid for on every turn. */
const MOST_OF_ONE = 4_000;
const MOST_OF_ALL = 12_000;

/** "" when no server says anything. */
export function tellServers(servers: readonly Server[], mark: string): string {
  let left = MOST_OF_ALL;
  const told = servers.flatMap(({ name, instructions }) => {
    const whole = cleanText(instructions).text.trim();
    const text = cutHead(whole, Math.min(MOST_OF_ONE, left));
    left -= text.length;
    if (text === "") return [];
    const cut =
      text.length < whole.length ? `\n[Cut here: ${whole.length - text.length} characters were left out.]` : "";
    return [markData(`${text}${cut}`, { what: `MCP server ${name}, about its tools` }, mark)];
  });
  return told.length === 0 ? "" : `# What MCP servers say about their tools\n\n${told.join("\n\n")}`;
}
