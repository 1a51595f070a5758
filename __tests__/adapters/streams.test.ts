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

test("the first pipes are those that another process has made, the next are its own", () => {
  make(FIRST_PIPES);
  using streams = openStreams(place);
  const names = namesOf(streams, FIRST_PIPES.length + 2);
  expect(names.slice(0, -2).toSorted()).toEqual(FIRST_PIPES.toSorted());
  expect(names.slice(-2).filter((name) => FIRST_PIPES.includes(name))).toEqual([]);
});

test("while another process still makes them, it makes its own", () => {
  make(FIRST_PIPES.slice(0, -1));
  using streams = openStreams(place);
  const before = namesOf(streams, 1);
  make(FIRST_PIPES.slice(-1));
  expect([...before, ...namesOf(streams, 20)].filter((name) => FIRST_PIPES.includes(name))).toEqual([]);
});
