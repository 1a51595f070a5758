import { describe, expect, test } from "@jest/globals";
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { openSecrets } from "../src/secrets.ts";
import { indexPatterns } from "../src/secrets/patterns.ts";
import { scan } from "../src/secrets/scan.ts";
import { squares } from "./linear/work.ts";
import { LONG } from "./world/long.ts";

const KEY = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY";
const ODD = `p@ss w\\rd"%41&<é>!xyzzy/plugh`;
const PEM = [
  "-----BEGIN PRIVATE KEY-----",
  "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj",
  "MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu",
  "NMoSfm76oqFvAp8Gy0iz5sxjZmSnXyCdPEovGhLa0VzMaQ8s+CLOyS56YyCFGeJZ",
  "-----END PRIVATE KEY-----",
].join("\n");
const secrets = openSecrets(new Map(Object.entries({ KEY, ODD, PEM, SHORT: "hunter2" })));

const each = (spell: (code: number) => string) => (value: string) => Array.from(Buffer.from(value), spell).join("");
const hex = (code: number) => code.toString(16).padStart(2, "0");

const base64 = (value: string) => Buffer.from(value).toString("base64");

const ENCODINGS: Readonly<Record<string, (value: string) => string>> = {
  "as it is": (value) => value,
  "in base64": (value) => Buffer.from(value).toString("base64"),
  "in base64, at an offset of one byte": (value) => Buffer.from(`:${value}`).toString("base64"),
  "in base64, at an offset of two bytes": (value) => Buffer.from(`u:${value}\n`).toString("base64"),
  "in base64url": (value) => Buffer.from(`a${value}z`).toString("base64url"),
  "in wrapped base64": (value) => Buffer.from(value).toString("base64").replace(/.{16}/g, "$&\n"),
  "in hexadecimal": each(hex),
  "in capital hexadecimal": (value) => each(hex)(value).toUpperCase(),
  "in spaced hexadecimal": each((code) => `${hex(code)} `),
  "percent-encoded": encodeURIComponent,
  "percent-encoded throughout": each((code) => `%${hex(code)}`),
  "percent-encoded twice": (value) => encodeURIComponent(encodeURIComponent(value)),
  "escaped for JSON": (value) => JSON.stringify(value),
  "escaped for JSON twice": (value) => JSON.stringify(JSON.stringify(value)),
  "in \\u escapes": (value) => Array.from(value, (char) => `\\u${hex(char.charCodeAt(0)).padStart(4, "0")}`).join(""),
  "in \\x escapes": each((code) => `\\x${hex(code)}`),
  "in decimal entities": (value) => Array.from(value, (char) => `&#${char.codePointAt(0)};`).join(""),
  "in hexadecimal entities": (value) =>
    Array.from(value, (char) => `&#x${char.codePointAt(0)?.toString(16)};`).join(""),
  "escaped for HTML": (value) =>
    value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "letter by letter": (value) => Array.from(value).join(" "),
  "over several lines": (value) => value.replace(/.{7}/gs, "$&\n"),
  "with zero-width spaces": (value) => Array.from(value).join("\u200b"),
  "with ANSI colours": (value) => Array.from(value).join("\x1b[1m"),
  "in UTF-16": (value) => Buffer.from(value, "utf16le").toString("latin1"),
  "in base64 of UTF-16": (value) => Buffer.from(value, "utf16le").toString("base64"),
  "in base64 of big-endian UTF-16": (value) => Buffer.from(value, "utf16le").swap16().toString("base64"),
  "in base64 in base64": (value) => base64(base64(value)),
  "in base64 in base64, both at an offset of one byte": (value) => base64(`:${base64(`:${value}`)}`),
  "in wrapped base64 in base64": (value) => base64(base64(value).replace(/.{20}/g, "$&\n")),
  "in hexadecimal in base64": (value) => base64(each(hex)(value)),
  "in base64 in hexadecimal": (value) => each(hex)(base64(value)),
};

describe("a declared secret", () => {
  for (const [how, encode] of Object.entries(ENCODINGS)) {
    for (const [name, value] of Object.entries({ KEY, ODD })) {
      test(`is redacted ${how} (${name})`, () => {
        const encoded = encode(value);
        const redacted = secrets.redact(`before ${encoded} after`);
        expect(redacted).toMatch(/^before .{0,8}\[redacted:\w+\].{0,8} after$/s);
        for (let at = 0; at + 12 <= encoded.length; at++) expect(redacted).not.toContain(encoded.slice(at, at + 12));
        expect(secrets.found(Buffer.from(encoded))).toBe(true);
      });
    }
  }

  test("is redacted when its beginning is missing", () => {
    expect(secrets.redact(`x ${KEY.slice(7)} y`)).toBe("x [redacted:KEY] y");
  });

  test("is redacted when only twelve characters of it are left", () => {
    for (let at = 0; at + 12 <= KEY.length; at++) {
      expect(secrets.redact(`(${KEY.slice(at, at + 12)})`)).toBe("([redacted:KEY])");
    }
  });

  test("that is short is redacted only as a whole", () => {
    expect(secrets.redact("log in with hunter2, not hunter")).toBe("log in with [redacted:SHORT], not hunter");
  });

  test("of fewer than six characters is left alone", () => {
    expect(openSecrets(new Map([["A", "abc"]])).redact("abc abc")).toBe("abc abc");
  });

  test("of several lines is redacted line by line", () => {
    const line = PEM.split("\n")[2] as string;
    expect(secrets.redact(`the second line is ${line}.`)).toBe("the second line is [redacted:PEM].");
  });

  test("of several lines is redacted by a line that begins like a comment", () => {
    const line = `//${PEM.split("\n")[2]?.slice(2)}`;
    const some = openSecrets(new Map([["PEM", `${PEM.split("\n")[1]}\n${line}\n// ${"words ".repeat(8)}`]]));
    expect(some.redact(`It is ${line}, // ${"words ".repeat(8)}`)).toBe(
      `It is [redacted:PEM], // ${"words ".repeat(8)}`,
    );
  });

  test("that is a service account's file has its key redacted, but not its ordinary words", () => {
    const account = JSON.stringify({
      type: "service_account",
      private_key_id: "90f1a2b3c4d5e6f708192a3b4c5d6e7f80910a2b",
      private_key: `${PEM}\n`,
      client_email: "bot@shop.iam.gserviceaccount.com",
      token_uri: "https://oauth2.googleapis.com/token",
    });
    const some = openSecrets(new Map([["ACCOUNT", account]]));
    expect(some.redact("id 90f1a2b3c4d5e6f708192a3b4c5d6e7f80910a2b")).toBe("id [redacted:ACCOUNT]");
    const text = "type service_account, https://oauth2.googleapis.com/token, iam.gserviceaccount.com";
    expect(some.redact(text)).toBe(text);
    expect(some.redact(account)).not.toContain("MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEA");
  });

  test.each([
    ["a short leaf of JSON", '{"db":{"user":"shop","password":"hunter2"}}', "hunter2"],
    ["a leaf of JSON whose name says nothing", '{"items":[{"value":"Zx81kkQ9"}]}', "Zx81kkQ9"],
    ["a number of JSON", '{"passcode":12345678}', "12345678"],
    ["a short line", "Zx81kk\nkQ9w2Lp0", "kQ9w2Lp0"],
    ["a line's value", "[default]\npassword = hunter2", "hunter2"],
    ["a quoted value", 'export TOKEN="Zx81kkQ9"', "Zx81kkQ9"],
    ["a value whose name is no secret's", "maria:hunter2", "hunter2"],
    ["one of several values", "Server=db;User Id=sa;Password=Str0ng!;Encrypt=yes", "Str0ng!"],
    ["one of several values in a row", "host=db.example password=hunter2 user=shop", "hunter2"],
    ["the password of an address", "postgres://shop:s3cr3tpw@db.example:5432/shop", "s3cr3tpw"],
    ["an encoded password of an address", "redis://:p%40ssw0rd@cache:6379/0", "p@ssw0rd"],
    ["the user of an address", "https://9f8e7d6c5b4a@o1.ingest.example/1", "9f8e7d6c5b4a"],
    ["a query's value", "https://x.example/hook?sig=Zx81kkQ9", "Zx81kkQ9"],
    ["the whole of it", '{"user":"shop","region":"us-east-1"}', '{"user":"shop","region":"us-east-1"}'],
  ])("has its parts redacted: %s", (_, value, part) => {
    const some = openSecrets(new Map([["S", value]]));
    for (const spell of [(text: string) => text, base64, (text: string) => base64(base64(text))]) {
      expect(some.redact(`(${spell(part)})`)).toMatch(/^\(.{0,2}\[redacted:S\].{0,4}\)$/);
    }
  });

  test.each([
    [
      "a service account",
      '{"project_id":"shop-prod-123456","client_id":"103948573094857309485","type":"service_account"}',
    ],
    [
      "a database",
      '{"user":"postgres","host":"db.internal.example","region":"us-east-1","port":5432,"created":"2026-11-22"}',
    ],
    ["an address", "postgres://postgres:postgres@db.internal.example:5432/shop_production?sslmode=require"],
    ["a file", "# comment of a file\n[default]\nregion = us-east-1\noutput=json\n</configuration>\nserver"],
  ])("keeps its common words and numbers readable: %s", (_, value) => {
    const some = openSecrets(new Map([["S", value]]));
    const parts = value.split(/[{}",:/?@\s]+/).join("; ");
    expect(some.redact(parts)).toBe(parts);
  });

  test("that is a passphrase is redacted as a whole, but not its single words", () => {
    const some = openSecrets(new Map([["PHRASE", "correct horse battery staple"]]));
    expect(some.redact("correct horse battery staple!")).toBe("[redacted:PHRASE]!");
    expect(some.redact("a correct horse eats")).toBe("a correct horse eats");
  });

  test("that is a URL keeps its host name readable", () => {
    const some = openSecrets(new Map([["HOOK", "https://hooks.chat.example/services/T00/B11/Zx81kkQ9w2"]]));
    expect(some.redact("see https://hooks.chat.example/docs")).toBe("see https://hooks.chat.example/docs");
    expect(some.redact("https://hooks.chat.example/services/T00/B11/Zx81kkQ9w2")).not.toContain("Zx81kkQ9w2");
  });

  test("of one repeated letter is still redacted", () => {
    const some = openSecrets(new Map([["A", "aaaaaaaaaaaaaaaa"]]));
    expect(some.redact("x aaaaaaaaaaaaaaaa y")).toBe("x [redacted:A] y");
  });
});

const TOKENS: Readonly<Record<string, string>> = {
  "old GitHub token": `ghp_${"a1B2".repeat(9)}`,
  "long GitHub token with dots": `ghs_12345.${"eyJhbGciOiJSUzI1NiJ9".repeat(3)}.${"Zx-8_k".repeat(20)}`,
  "fine-grained GitHub token": `github_pat_11ABCDEFG0aBcDeFgHiJkL_${"mN0p".repeat(14)}`,
  "Google key": "AIzaSyA-1234567890abcdefghijklmnopqrstu",
  "new Google key": `AQ.Ab8RN6${"xY9_".repeat(12)}`,
  "Google access token": `ya29.a0AfH6SM${"bQ-9".repeat(20)}.tail`,
  "Amazon's key": `AKIA${"Q7ZT".repeat(4)}`,
  "Slack's token": `xoxb-${"12345678".repeat(2)}-${"aB3d".repeat(6)}`,
  "npm's token": `npm_${"aB1c".repeat(9)}`,
  "GitLab's token": `glpat-${"aB1_".repeat(5)}`,
  "Stripe's key": `sk_live_${"aB1c".repeat(6)}`,
  "a model provider's key": `sk-ant-api03-${"aB1-".repeat(12)}`,
  "JSON web token": `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U`,
};

describe("a declared secret with special characters", () => {
  test("is redacted in both alphabets of base64", () => {
    const value = "|b>~?>b>bcc?z||~cz";
    const some = openSecrets(new Map([["S", value]]));
    for (const offset of ["", "x", "xy"]) {
      const encoded = Buffer.from(offset + value);
      expect(encoded.toString("base64")).toMatch(/[+/].*[+/]/);
      expect(some.redact(encoded.toString("base64"))).toMatch(/^.{0,3}\[redacted:S\].{0,3}$/);
      expect(some.redact(encoded.toString("base64url"))).toMatch(/^.{0,3}\[redacted:S\].{0,3}$/);
    }
  });

  test("of a few repeated characters is not found in a ruler or a row of dots", () => {
    const some = openSecrets(
      new Map([
        ["S", "--------"],
        ["T", "= = = = = = ="],
      ]),
    );
    expect(some.redact("a - - - - - - - - b")).toBe("a - - - - - - - - b");
    expect(some.redact("a ======= b")).toBe("a ======= b");
  });
});

describe("a token that nobody declared", () => {
  const none = openSecrets(new Map());
  const redact = (text: string) => none.redact(text);
  const found = (bytes: Buffer) => none.found(bytes);

  for (const [what, token] of Object.entries(TOKENS)) {
    test(`is recognised by its shape: ${what}`, () => {
      expect(redact(`token=${token}, and more.`)).toMatch(/^token=\[redacted:[a-z-]+\], and more\.$/);
      expect(redact(`"${token.slice(0, 10)}\u200b${token.slice(10)}"`)).toMatch(/^"\[redacted:[a-z-]+\]"$/);
      expect(found(Buffer.from(`+const t = "${token}";`))).toBe(true);
      for (const before of ["x.", "keys_", "old-"])
        expect(redact(before + token)).toMatch(new RegExp(`^${before}\\[redacted:[a-z-]+\\]$`));
    });
  }

  test("is recognised as a private key when key data follows the heading", () => {
    const diff = PEM.replace(/^/gm, "+");
    for (const text of [PEM, JSON.stringify(PEM), diff, PEM.replaceAll("\n", "\r\n"), PEM.slice(0, 180)]) {
      expect(redact(`x ${text}`)).not.toMatch(/MIIEvQ|MzEfYyjiWA4R4/);
    }
    expect(redact(`a\n${PEM}\nb`)).toBe("a\n[redacted:private-key]\nb");
  });

  test.each([`ghp_xxxx${"aB3".repeat(12)}`, `ghs_${"x".repeat(30)}Aa1234`, `AIza${"x".repeat(34)}-`])(
    "is redacted although it begins like a placeholder: %s",
    (token) => {
      expect(redact(`token ${token}.`)).toMatch(/^token \[redacted:[\w-]+\]\.$/);
    },
  );

  test.each(["AWS_SECRET_ACCESS_KEY=", 'aws_secret_access_key = "', '"SecretAccessKey": "'])(
    "is redacted after %s, except for the example in AWS's documentation",
    (name) => {
      const value = "aB3d/Ef+".repeat(5);
      expect(redact(`${name}${value}"`)).not.toContain(value);
      expect(redact(`${name}${value}"`)).toContain(name);
      const example = `${name}wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"`;
      expect(redact(example)).toBe(example);
    },
  );

  test("is not confused with text that mentions its shape", () => {
    const text =
      "Keys begin with `-----BEGIN PRIVATE KEY-----`, tokens with ghp_ or github_pat_, Google's with AIza or ya29.";
    expect(redact(text)).toBe(text);
    const others = `AKIAIOSFODNN7EXAMPLE npm_${"x".repeat(36)} glpat-${"x".repeat(20)} sk-ant-${"x".repeat(40)} sk-learn-extra-contributions xoxo-${"-".repeat(3)}`;
    expect(redact(others)).toBe(others);
    expect(redact("GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")).toContain("ghp_xxxx");
  });
});

describe("many secrets", () => {
  const random = (bytes: number, seed: string) =>
    Array.from({ length: Math.ceil(bytes / 64) }, (_, at) => createHash("sha512").update(`${seed} ${at}`).digest());
  const keys = Array.from({ length: 1000 }, (_, at) => {
    const lines = `MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQ${Buffer.concat(random(1150, `${at}`)).toString("base64")}`;
    return ["-----BEGIN PRIVATE KEY-----", ...(lines.match(/.{1,64}/g) ?? []), "-----END PRIVATE KEY-----"].join("\n");
  });

  test("take memory in proportion to their length, whatever they share, and are found by any line", () => {
    const characters = keys.join("").length;
    const patterns = indexPatterns(new Map(keys.map((key, at) => [`K${at}`, key])));
    const [{ codes, starts, owners, places, heads, nexts, bits } = never(), ...others] = patterns.indexes;
    expect(others).toEqual([]);
    const bytes = [codes, starts, places, heads, nexts, bits].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeLessThan(5 * characters);
    // Each letter is stored once, and one place for every seventh; the lines of a key are one pattern, except for a
    // short last one.
    expect(codes.length).toBeLessThan(1.02 * characters);
    expect(places.length).toBeLessThan(characters / 6);
    expect(owners.length).toBeLessThanOrEqual(2 * keys.length);
    // Few of the groups that all keys begin with are left to be compared one by one.
    expect(Array.from(heads, (head) => rowFrom(head, nexts)).filter((row) => row > 20).length).toBeLessThan(3);
    for (const [key, line] of [
      [3, 4],
      [999, 9],
      [500, 1],
    ] as const) {
      const text = `line ${keys[key]?.split("\n")[line]}.`;
      expect(scan(text, patterns).spans).toContainEqual({ start: 5, end: text.length - 1, name: `K${key}` });
    }
  });
});

function never(): never {
  throw new Error("There is an index.");
}

/** Groups that are compared one by one. */
function rowFrom(head: number, nexts: Int32Array): number {
  let length = 0;
  for (let group = head; group !== 0; group = nexts[group] ?? 0) length += 1;
  return length;
}

describe("ordinary text", () => {
  const ordinary = [
    "The quick brown fox jumps over the lazy dog; 100 % of \\n escapes &amp; entities survive.",
    "const total = items.reduce((sum, item) => sum + item.price * item.count, 0);",
    "sha512-z5KbzB1bWlNXwVKs8mT5cQX6xYwGJ8Kp0NnO1PqR2StU3vWx4Yz5aB6cD7eF8gH9==",
    "0123456789abcdef0123456789abcdef01234567  src/cart.ts",
    "------------------------------------------------------------",
    "https://github.com/octo/shop/pull/34#issuecomment-1 and \x1b[32mgreen\x1b[0m",
  ];

  test("stays unchanged, byte for byte", () => {
    for (const text of ordinary) expect(secrets.redact(text)).toBe(text);
  });

  test("that is random is never taken for a secret", () => {
    const safe = fc.string({ unit: "binary", maxLength: 400 });
    fc.assert(
      fc.property(safe, (text) => secrets.redact(text) === text),
      { numRuns: 300, seed: 1 },
    );
  });
});

describe("redaction", () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        KEY,
        ODD,
        PEM,
        "hunter2",
        ...Object.values(TOKENS),
        KEY.slice(3, 20),
        "\\",
        "%",
        "&",
        "\x1b[",
        "\n",
      ),
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...Object.values(ENCODINGS)).map((encode) => encode(KEY)),
    ),
    { maxLength: 12 },
  );

  test("leaves no twelve characters of a declared key, whatever surrounds it", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const redacted = secrets.redact(parts.join(""));
        for (let at = 0; at + 12 <= KEY.length; at++) expect(redacted).not.toContain(KEY.slice(at, at + 12));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test("gives the same result when done twice", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const once = secrets.redact(parts.join(""));
        expect(secrets.redact(once)).toBe(once);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test("takes time in proportion to the text, even for worst-case texts", () => {
    const size = LONG ? 1_000_000 : 100_000;
    const units = [
      "ordinary words and numbers 0123456789, ",
      "eyJ",
      "eyJaaaaaaaaaaa.",
      "eyJ-",
      "-----BEGIN PRIVATE KEY-----\n",
      "%25",
      "\\",
      "&#",
      "\x1b]",
      "ghp_",
      KEY.slice(0, 11),
    ];
    const texts = [
      ...units.map((unit) => ({ name: unit, make: (length: number) => unit.repeat(length / unit.length) })),
      {
        name: "two long parts of a JWT",
        make: (length: number) => `${"eyJ-".repeat(length / 8)}aaaaaaa.${"eyJ-".repeat(length / 8)}`,
      },
    ];
    const scale = { small: size / 8, nothing: (3 * size) / 1_000, generous: 24 };
    expect(squares((text) => secrets.redact(text), texts, [scale])).toEqual([]);
    const key = `-----BEGIN PRIVATE KEY-----${"A".repeat(size / 2)}\n${`${"A".repeat(16)}\n`.repeat(size / 40)}!`;
    // A diff of the whole text would take minutes.
    expect(secrets.redact(key).slice(0, 100)).toBe("[redacted:private-key]\n!");
    expect(secrets.redact("ordinary words, ".repeat((5 * size) / 16) + KEY)).toMatch(/words, \[redacted:KEY\]$/);
  });
});

test("a short text that held no secret is searched again after its word was declared one", () => {
  const secrets = openSecrets(new Map());
  expect(secrets.redact("the word is hunter2-hunter2")).toBe("the word is hunter2-hunter2");
  secrets.declare("WORD", "hunter2-hunter2");
  expect(secrets.redact("the word is hunter2-hunter2")).toBe("the word is [redacted:WORD]");
});
