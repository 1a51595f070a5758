import { describe, expect, test } from "@jest/globals";
import type { Part } from "../../../src/events.ts";
import type { Web, WebAnswer } from "../../../src/ports.ts";
import type { Session } from "../../../src/run/session.ts";
import { showImages } from "../../../src/features/images/feature.ts";

const SERVER = "https://github.example";
const upload = (digit: string): string =>
  `${SERVER}/user-attachments/assets/${digit.repeat(8)}-aaaa-bbbb-cccc-000000000000`;
const PNG = Buffer.from("\u0089PNG\r\n\u001a\n and so on", "latin1");

const answered = (bytes: Buffer, more: Partial<Extract<WebAnswer, { kind: "answered" }>> = {}): WebAnswer => ({
  kind: "answered",
  status: 200,
  type: "image/png",
  bytes,
  ...more,
});

/** Show the images of a comment from a web with these pages; `asked` lists the addresses that were requested. */
async function show(comment: string, pages: Readonly<Record<string, WebAnswer>>, body = "") {
  const urls: string[] = [];
  const web: Web = {
    fetch: ({ url }) => {
      urls.push(url.href);
      return Promise.resolve(pages[url.href] ?? answered(Buffer.alloc(0), { status: 404 }));
    },
  };
  const job = {
    ports: { web },
    invocation: { settings: { github: { serverUrl: SERVER } } },
    admitted: { pending: { thread: { comment, body } } },
    signal: new AbortController().signal,
  } as unknown as Session;
  const parts: readonly Part[] = await showImages(job);
  return { urls, parts, text: parts.map((part) => part.text ?? "").join("\n") };
}

describe("images of the request", () => {
  test("are shown through GitHub's own redirect, those of the comment first", async () => {
    const stored = "https://store.example/signed";
    const { parts, urls } = await show(
      `Look: ![bug](${upload("1")})`,
      { [upload("1")]: answered(Buffer.alloc(0), { status: 302, location: stored }), [stored]: answered(PNG) },
      `<img width="9" src="${upload("2")}">`,
    );
    expect(parts[1]).toEqual({ inlineData: { mimeType: "image/png", data: PNG.toString("base64") } });
    expect(urls[0]).toBe(upload("1"));
    expect(parts.at(-1)?.text).toContain(`${upload("2")}) is not shown: GitHub answers 404`);
  });

  test("are loaded only from uploads to this server, and no other address is requested", async () => {
    const { urls } = await show(
      [
        "![x](https://evil.example/user-attachments/assets/11111111-aaaa-bbbb-cccc-000000000000)",
        `![x](${SERVER}.evil.example/user-attachments/assets/11111111-aaaa-bbbb-cccc-000000000000)`,
        `![x](https://github.example@evil.example/user-attachments/assets/11111111-aaaa-bbbb-cccc-000000000000)`,
        `![x](${SERVER}/user-attachments/assets/../../octo/shop)`,
        `![x](http://github.example/user-attachments/assets/11111111-aaaa-bbbb-cccc-000000000000)`,
        `<!-- ${upload("3")} -->`,
        "![x](http://169.254.169.254/latest/meta-data)",
      ].join("\n"),
      {},
    );
    expect(urls).toEqual([]);
  });

  test.each([
    [
      "redirects away from https",
      answered(Buffer.alloc(0), { status: 302, location: "http://x.example/" }),
      "without https",
    ],
    ["redirects in circles", answered(Buffer.alloc(0), { status: 302, location: upload("1") }), "from one address"],
    ["is too large", { kind: "too_large" } as const, "bytes"],
    ["is not at a public address", { kind: "refused", reason: "private" } as const, "public web"],
    ["is not an image", answered(Buffer.from("<svg onload=x>")), "not an image"],
  ])("are left out with a note when one %s", async (_name, answer, word) => {
    const { text, parts } = await show(`![x](${upload("1")})`, { [upload("1")]: answer });
    expect(text).toContain(word);
    expect(parts).toHaveLength(1);
  });

  test("are at most four", async () => {
    const { urls } = await show(["1", "2", "3", "4", "5", "6"].map((digit) => upload(digit)).join(" "), {});
    expect(urls).toHaveLength(4);
  });
});
