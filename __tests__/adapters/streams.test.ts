import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { FIRST_PIPES, openStreams, type Streams } from "../../src/adapters/streams.ts";

let place: string;
beforeEach(() => {
  place = fs.mkdtempSync(join(tmpdir(), "remit-streams-test-"));
});
afterEach(() => {
  fs.rmSync(place, { recursive: true, force: true });
});

function make(names: readonly string[]): void {
  execFileSync(
    "mkfifo",
    names.map((name) => join(place, name)),
  );
}

function namesOf(streams: Streams, count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    const { reader, writer, path } = streams.openPipe();
    fs.writeSync(writer, "x");
    expect(fs.readSync(reader, Buffer.alloc(2))).toBe(1);
    for (const file of [reader, writer]) fs.closeSync(file);
    return basename(path);
  });
}

const maker = (order: (names: readonly string[]) => void) => ({ directory: place, order });

test("every pipe is one that another process has made, asked for before there is none left", () => {
  const asked: string[][] = [];
  make(FIRST_PIPES);
  using streams = openStreams(
    maker((names) => {
      asked.push([...names]);
      make(names);
    }),
  );
  const names = namesOf(streams, 3 * FIRST_PIPES.length);
  expect(names.filter((name) => ![FIRST_PIPES, ...asked].flat().includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(asked.length).toBe(3);
});

test("while the other process makes none, Remit makes its own, and asks for no more", () => {
  let asked = 0;
  make(FIRST_PIPES);
  using streams = openStreams(maker(() => void (asked += 1)));
  const names = namesOf(streams, 4 * FIRST_PIPES.length);
  expect(names.slice(0, FIRST_PIPES.length).toSorted()).toEqual(FIRST_PIPES.toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(asked).toBe(1);
});

test("pipes that are still being made are used when all are there", () => {
  make(FIRST_PIPES.slice(0, -1));
  using streams = openStreams(maker(() => undefined));
  const before = namesOf(streams, FIRST_PIPES.length);
  make(FIRST_PIPES.slice(-1));
  expect(before.filter((name) => FIRST_PIPES.includes(name))).toEqual([]);
  expect(namesOf(streams, FIRST_PIPES.length).toSorted()).toEqual(FIRST_PIPES.toSorted());
});
