/** Secrets that somebody wants to leak, in every encoding that a tool offers. */
import { describe, expect, test } from "@jest/globals";
import { openSecrets } from "../../src/secrets.ts";

const SECRET = "hunter2-Zx81kkQ9w2-Lp04vvT7";
const secrets = openSecrets(new Map([["S", SECRET]]));

const bytes = (join: string, spell: (byte: number) => string) => (value: string) =>
  Array.from(Buffer.from(value), spell).join(join);
const hex = (byte: number) => byte.toString(16).padStart(2, "0");
const between = (mark: string) => (value: string) => Array.from(value).join(mark);
const base64 = (value: string) => Buffer.from(value).toString("base64");
const dump = (show: (row: Buffer) => string) => (value: string) =>
  (value.match(/.{1,16}/gs) ?? []).map((row, index) => `${hex(index)}0: ${show(Buffer.from(row))}`).join("\n");

const ATTACKS: Readonly<Record<string, (value: string) => string>> = {
  "od -An -tx1": bytes(" ", hex),
  "xxd -p": bytes("", hex),
  "xxd with its text column": dump(
    (row) => `${row.toString("hex").replaceAll(/.{4}/g, "$& ")}  ${row.toString("latin1")}`,
  ),
  "hexadecimal with colons": bytes(":", hex),
  "upper-case hexadecimal with colons": bytes(":", (byte) => hex(byte).toUpperCase()),
  "hexadecimal with dashes": bytes("-", hex),
  "a C array": bytes(", ", (byte) => `0x${hex(byte)}`),
  "an upper-case C array": bytes(",", (byte) => `0x${hex(byte).toUpperCase()}`),
  "an array of numbers": bytes(",", String),
  "a buffer as JSON": (value) => JSON.stringify(Buffer.from(value)),
  "octal escapes, as bash and od write them": bytes("", (byte) => `\\${byte.toString(8).padStart(3, "0")}`),
  "shell escapes": bytes("", (byte) => `\\x${hex(byte)}`),
  "JavaScript escapes with braces": bytes("", (byte) => `\\u{${byte.toString(16)}}`),
  "old JavaScript escapes": bytes("", (byte) => `%u00${hex(byte)}`),
  "a query, encoded three times": (value) => encodeURIComponent(encodeURIComponent(encodeURIComponent(`${value}&`))),
  "base64 of a line that contains it": (value) => base64(`export KEY=${value}\n`),
  "base64 in a data URL": (value) => `data:text/plain;base64,${base64(value)}`,
  "base64 in lines of eight": (value) => base64(value).replaceAll(/.{8}/g, "$&\r\n"),
  "base64 without its first letters": (value) => base64(value).slice(3),
  "base64 of JSON": (value) => base64(JSON.stringify({ token: value })),
  "a basic authentication header": (value) => `Authorization: Basic ${base64(`x-access-token:${value}`)}`,
  "an address with a password": (value) => `https://x:${value}@git.example/x.git`,
  "without its beginning": (value) => value.slice(7),
  "without its end": (value) => value.slice(0, -7),
  "its middle": (value) => value.slice(7, 20),
  "in two halves": (value) => `${value.slice(0, 13)} and ${value.slice(13)}`,
  "one letter per line": between("\n"),
  "with tabs": between("\t"),
  "with carriage returns": between("\r"),
  "with backspaces": between("\b"),
  "with NUL": between("\0"),
  "with soft hyphens": between("\u00ad"),
  "with zero-width joiners": between("\u200d"),
  "with word joiners": between("\u2060"),
  "with fillers": between("\u3164"),
  "with Braille blanks": between("\u2800"),
  "with tag characters": between("\u{e0041}"),
  "with supplementary variation selectors": between("\u{e0101}"),
  "with emoji": between("🔑"),
  "with direction marks": between("\u202e"),
  "with annotation marks": between("\ufff9"),
  "with non-breaking spaces": between("\u00a0"),
  "with invisible entities": between("&#8203;"),
  "with invisible named entities": between("&ZeroWidthSpace;"),
  "with HTML soft hyphens": between("&shy;"),
  "with HTML spaces": between("&nbsp;"),
  "with colours": between("\u001b[31m"),
  "with a terminal link": between("\u001b]8;;x\u0007"),
  "with backslashes": between("\\"),
  "in an error's stack": (value) => `Error: bad key ${JSON.stringify(value)}\n    at x (a.js:1:2)`,
  "in JSON in JSON in JSON": (value) => JSON.stringify(JSON.stringify(JSON.stringify({ value }))),
};

/** Whether a reader could see twelve characters of the secret in a row. */
function leaks(text: string): boolean {
  const seen = text.replaceAll(/[^!-~]/g, "");
  return Array.from({ length: SECRET.length - 11 }, (_, at) => SECRET.slice(at, at + 12)).some((part) =>
    seen.includes(part),
  );
}

describe("a declared secret does not leak", () => {
  test.each(Object.entries(ATTACKS))("%s", (_, spell) => {
    const spelled = spell(SECRET);
    const redacted = secrets.redact(`before ${spelled} after`);
    expect(redacted).toContain("[redacted:S]");
    expect(leaks(redacted)).toBe(false);
    expect(secrets.found(Buffer.from(spelled))).toBe(true);
  });
});

describe("text without a secret stays unchanged", () => {
  test.each([
    "The hunter2 meme, and Lp04.",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "3f:a2:9c:00:17:5e:8b:44:d1:6a:72:09:be:31:c5:f8:0d:63:9a:27",
    "[104, 101, 108, 108, 111, 44, 32, 119, 111, 114, 108, 100]",
    "0xde, 0xad, 0xbe, 0xef, 0x00, 0x01, 0x02, 0x03",
    "\\101\\102\\103 and \\1 and $1",
    "👩🏽‍💻 wrote 🏴󠁧󠁢󠁳󠁣󠁴󠁿 می‌خواهم",
    "npm-2-Zx81 is a version of Lp04vvT",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ])("%s", (text) => {
    expect(secrets.redact(text)).toBe(text);
  });
});
