/** Reads the start of TLS connections: from real clients, and bytes that no honest client sends. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { readAnswer, readClientHello } from "../../src/adapters/egress/client-hello.ts";
import { cases } from "../world/long.ts";
import { ENCRYPTED, makeHello, serverNames, splitRecords, takeClientHello } from "../world/client-hello.ts";

let real: readonly Buffer[];

beforeAll(async () => {
  const name = { servername: "example.com" };
  real = await Promise.all([
    takeClientHello(name),
    takeClientHello({ ...name, ALPNProtocols: ["h2", "http/1.1"] }),
    takeClientHello({ ...name, maxVersion: "TLSv1.2" }),
    takeClientHello({ ...name, ecdhCurve: "P-384" }),
  ]);
});

describe("a real ClientHello", () => {
  test("is read with its length and its one server name", () => {
    for (const hello of real) {
      const expected = { kind: "hello", length: hello.length, names: ["example.com"], encrypted: false };
      expect(readClientHello(hello)).toEqual(expected);
      expect(readClientHello(Buffer.concat([hello, Buffer.from("more")]))).toEqual(expected);
    }
  });

  test("is incomplete wherever it is cut, and the reader never expects more than the whole", () => {
    for (const hello of [...real, ...real.map((one) => splitRecords(one, 50))]) {
      for (let size = 0; size < hello.length; size++) {
        const result = readClientHello(hello.subarray(0, size));
        if (result.kind !== "incomplete") throw new Error(`cut at ${size}: ${JSON.stringify(result)}`);
        expect(result.atLeast).toBeGreaterThan(size);
        expect(result.atLeast).toBeLessThanOrEqual(hello.length);
      }
    }
  });

  test("reads the same in records of any size", () => {
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.integer({ min: 1, max: 600 }), (hello, size) => {
        const split = splitRecords(hello, size);
        expect(readClientHello(split)).toMatchObject({ length: split.length, names: ["example.com"] });
      }),
    );
  });

  test("never makes the reader throw when any bytes are changed, inserted or removed", () => {
    const change = fc.tuple(fc.nat(1_999), fc.nat(3), fc.uint8Array({ maxLength: 4 }));
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.array(change, { minLength: 1, maxLength: 6 }), (hello, changes) => {
        const bytes = changes.reduce((left, [at, gone, put]) => {
          return Buffer.concat([left.subarray(0, at), put, left.subarray(at + gone)]);
        }, hello);
        expectSound(bytes);
      }),
      { numRuns: cases(5_000) },
    );
  });

  test("with any one byte changed neither makes the reader throw nor reads as longer than it is", () => {
    for (const [index] of (real[0] as Buffer).entries()) {
      for (const value of [0, 1, 255]) {
        const bytes = Buffer.from(real[0] as Buffer);
        bytes[index] = value;
        expectSound(bytes);
      }
    }
  });
});

test("arbitrary bytes never make the reader throw, as the first hello or as the second", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expectSound(Buffer.from(bytes));
      expectSound(Buffer.concat([Buffer.from([22, 3, 1]), bytes]));
    }),
    { numRuns: cases(5_000) },
  );
});

describe("a crafted ClientHello", () => {
  test("is read with no name, with several, or as encrypted", () => {
    expect(readClientHello(makeHello([]))).toMatchObject({ names: [], encrypted: false });
    expect(readClientHello(makeHello([serverNames("a.example", "b.example")]))).toMatchObject({
      names: ["a.example", "b.example"],
    });
    expect(readClientHello(makeHello([serverNames("a.example"), ENCRYPTED]))).toMatchObject({ encrypted: true });
    expect(readClientHello(makeHello([ENCRYPTED, serverNames("a.example")]))).toMatchObject({ encrypted: true });
  });

  test.each<readonly [string, () => Buffer]>([
    ["with its name twice", () => makeHello([serverNames("a.example"), serverNames("b.example")])],
    ["with bytes behind its names", () => makeHello([[0, Buffer.concat([serverNames("a")[1], Buffer.from("b")])]])],
    ["with a name of another kind", () => makeHello([[0, Buffer.from([0, 4, 1, 0, 1, 97])]])],
    ["with a second message in its record", () => lengthen(makeHello([serverNames("a.example")]), 10)],
    ["whose message ends in front of its names", () => endBefore(makeHello([serverNames("a.example")]), 2 + 4 + 14)],
    ["whose length leaves out its end", () => shorten(makeHello([serverNames("a.example")]))],
  ])("%s is rejected", (_what, make) => {
    expect(readClientHello(make())).toMatchObject({ kind: "other" });
  });

  test.each(["GET / HTTP/1.1\r\n", "SSH-2.0-OpenSSH_9.6\r\n", "\x15\x03\x03\x00\x02\x02\x28", "\x80\x2e\x01"])(
    "is rejected when it begins with %j",
    (text) => {
      expect(readClientHello(Buffer.from(text, "latin1"))).toMatchObject({ kind: "other" });
    },
  );

  test("may follow records of other kinds only when it is the second one", () => {
    const hello = makeHello([serverNames("a.example")]);
    const before = Buffer.from([20, 3, 3, 0, 1, 1, 23, 3, 3, 0, 2, 9, 9]);
    const bytes = Buffer.concat([before, hello]);
    expect(readClientHello(bytes)).toMatchObject({ kind: "other" });
    expect(readClientHello(bytes, "second")).toMatchObject({ names: ["a.example"], length: bytes.length });
    for (let size = 0; size < bytes.length; size++) {
      expect(readClientHello(bytes.subarray(0, size), "second")).toMatchObject({ kind: "incomplete" });
    }
  });
});

test("a server's answer asks for another hello only by the random number of a HelloRetryRequest", () => {
  const random = createHash("sha256").update("HelloRetryRequest").digest();
  const retry = Buffer.concat([Buffer.from([22, 3, 3, 0, 90, 2, 0, 0, 86, 3, 3]), random]);
  expect(readAnswer(retry)).toEqual({ kind: "answer", again: true });
  expect(readAnswer(retry.fill(1, 20, 21))).toEqual({ kind: "answer", again: false });
  expect(readAnswer(Buffer.from([21, 3, 3, 0, 2, 2, 40]))).toEqual({ kind: "answer", again: false });
  for (let size = 0; size < retry.length; size++) {
    expect(readAnswer(retry.subarray(0, size))).toEqual({ kind: "incomplete", atLeast: size === 0 ? 1 : 43 });
  }
});

function expectSound(bytes: Buffer): void {
  for (const turn of ["first", "second"] as const) {
    const result = readClientHello(bytes, turn);
    if (result.kind === "incomplete") expect(result.atLeast).toBeGreaterThan(bytes.length);
    if (result.kind === "hello") expect(result.length).toBeLessThanOrEqual(bytes.length);
  }
}

/** Gives the last record more content than its message has. */
function lengthen(hello: Buffer, by: number): Buffer {
  const longer = Buffer.concat([hello, Buffer.alloc(by, 1)]);
  longer.writeUInt16BE(longer.length - 5, 3);
  return longer;
}

/** The same bytes, the last `size` of which belong to the next message. */
function endBefore(hello: Buffer, size: number): Buffer {
  const shorter = Buffer.from(hello);
  shorter.writeUIntBE(hello.length - 9 - size, 6, 3);
  return shorter;
}

/** A message that ends before its extensions do. */
function shorten(hello: Buffer): Buffer {
  const shorter = Buffer.from(hello.subarray(0, -3));
  shorter.writeUInt16BE(shorter.length - 5, 3);
  shorter.writeUIntBE(shorter.length - 9, 6, 3);
  return shorter;
}
