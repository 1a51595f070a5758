import { describe, expect, test } from "@jest/globals";
import type { Server, ServerPrompt } from "../../../src/ports.ts";
import { readServerPrompt } from "../../../src/features/servers/feature.ts";

function prompt(name: string, required: readonly string[] = [], optional: readonly string[] = []): ServerPrompt {
  const all = [
    ...required.map((one) => ({ name: one, required: true })),
    ...optional.map((one) => ({ name: one, required: false })),
  ];
  return { name, arguments: all };
}

function server(name: string, ...prompts: readonly ServerPrompt[]): Server {
  const never = () => Promise.reject(new Error("Nobody asks a server here."));
  return {
    name,
    prompts,
    tools: [],
    resources: [],
    instructions: "",
    notes: [],
    call: never,
    read: never,
    prompt: never,
  };
}

const weather = server("weather", prompt("ask", ["city"], ["state"]), prompt("Two words", ["from", "to"]));
const sea = server("the sea", prompt("ask"), prompt("tides"));
const servers = [weather, sea];

describe("a prompt of a server as a command", () => {
  test("is found by its name, alone or after its server's, in a form that can be typed", () => {
    expect(readServerPrompt(servers, "tides", "")).toMatchObject({ kind: "prompt", server: sea, args: {} });
    expect(readServerPrompt(servers, "the-sea:ask", "")).toMatchObject({ kind: "prompt", server: sea });
    expect(readServerPrompt(servers, "weather:ask", "Oslo")).toMatchObject({ server: weather });
    expect(readServerPrompt(servers, "toString", "")).toBeUndefined();
  });

  test("needs its server's name if two servers offer it", () => {
    expect(readServerPrompt(servers, "ask", "Oslo")).toEqual({
      kind: "declined",
      reason: "Several servers offer /ask: say /weather:ask or /the-sea:ask.",
    });
  });

  test("is found by its full name before one whose short name is the same", () => {
    const odd = server("odd", prompt("weather:ask"));
    expect(readServerPrompt([odd, weather], "weather:ask", "Oslo")).toMatchObject({ kind: "prompt", server: weather });
  });

  test.each([
    ["Oslo", { city: "Oslo" }],
    ["New York City", { city: "New York City" }],
    ['--city="New York" --state=NY', { city: "New York", state: "NY" }],
    ['--state=NY "New York"', { state: "NY", city: "New York" }],
    [String.raw`--city="a \"b\" \\ c"`, { city: String.raw`a "b" \ c` }],
    ["--city=Oslo --other=1 and more", { city: "Oslo" }],
    ['--city=""', { city: "" }],
    ["x--city=Oslo", { city: "x--city=Oslo" }],
  ])("takes the arguments %j", (typed, args) => {
    expect(readServerPrompt([weather], "ask", typed)).toMatchObject({ kind: "prompt", args });
  });

  test("takes words as its required arguments in order, and says which are missing", () => {
    expect(readServerPrompt(servers, "Two-words", 'Oslo "New York" rest')).toMatchObject({
      args: { from: "Oslo", to: "New York" },
    });
    expect(readServerPrompt(servers, "Two-words", "Oslo")).toEqual({
      kind: "declined",
      reason: '/Two-words needs --to="…".',
    });
    expect(readServerPrompt([weather], "ask", " ")).toEqual({ kind: "declined", reason: '/ask needs --city="…".' });
  });

  test("gets only the arguments that its server named", () => {
    const reading = readServerPrompt([weather], "ask", "--__proto__=x --constructor=y Oslo");
    expect(reading).toMatchObject({ kind: "prompt" });
    if (reading?.kind === "prompt") expect(Object.entries(reading.args)).toEqual([["city", "Oslo"]]);
  });

  test("is read in linear time, whatever was typed", () => {
    const long = `${'--a="'.repeat(50_000)} ${"\\".repeat(100_000)}`;
    expect(readServerPrompt([weather], "ask", long)).toMatchObject({ kind: "prompt" });
  });
});
