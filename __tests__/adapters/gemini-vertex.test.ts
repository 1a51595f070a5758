import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { judgeError } from "../../src/adapters/gemini/failure.ts";
import { fakeClock } from "../world/agent.ts";
import { call, fault, openGeminiServer, say, type Step } from "../world/gemini.ts";
import { answered, openLine, QUESTION } from "../world/gemini/ask.ts";

/** A server, and a file of credentials for it such as google-github-actions/auth writes. */
async function open(script: Step[], credentials?: string, offers: readonly string[] = []) {
  const gemini = await openGeminiServer({ script, offers });
  const directory = await mkdtemp(path.join(tmpdir(), "remit-vertex-"));
  const keyFile = path.join(directory, "credentials.json");
  process.env["GOOGLE_APPLICATION_CREDENTIALS"] = keyFile;
  const subject = path.join(directory, "token.txt");
  await writeFile(subject, "a token of the job's own");
  await writeFile(keyFile, credentials ?? gemini.federation(subject));
  const vertex = { kind: "vertex", project: "shop", location: "europe-west1" } as const;
  return {
    gemini,
    ...openLine(gemini, { credentials: vertex }),
    async [Symbol.asyncDispose]() {
      delete process.env["GOOGLE_APPLICATION_CREDENTIALS"];
      await rm(directory, { recursive: true });
      await gemini.close();
    },
  };
}

describe("Vertex AI", () => {
  test("is reached under the project's path, with a token for the job's identity", async () => {
    await using line = await open([call("glob", { pattern: "*" }), say("Done.")]);
    const first = await line.reply();
    await line.reply({ messages: answered(QUESTION.messages, first) });
    const [request] = line.gemini.requests;
    expect(request?.path).toContain(
      "/v1beta1/projects/shop/locations/europe-west1/publishers/google/models/gemini-2.5-pro:",
    );
    expect(request?.headers["x-goog-api-key"]).toBeUndefined();
    expect(line.gemini.requests[1]?.answers).toMatchObject([{ id: "call-1", name: "glob", failed: false }]);
  });

  test("lists the models that a project can use when the requested one is missing", async () => {
    await using line = await open([fault(404)], undefined, ["gemini-2.5-flash", "gemini-3.7-flash"]);
    expect(await line.ask({ model: "gemini-3.8-flash" })).toMatchObject({
      cause: "not_found",
      offers: ["gemini-3.7-flash", "gemini-2.5-flash"],
    });
  });

  test("fails without usable credentials, and says where they come from", async () => {
    await using line = await open([], JSON.stringify({ type: "nonsense" }));
    const result = await line.ask();
    expect(result).toMatchObject({ kind: "failed", cause: "auth", fault: { kind: "auth" } });
    expect(JSON.stringify(result)).toContain("roles/aiplatform.user");
    expect(line.waits).toEqual([]);
  });

  // Google's client itself tries four times in as many seconds, which no test waits for.
  test.each([429, 500, 503])("is asked again when its token service answers %d", (status) => {
    const error = Object.assign(new Error("Error code undefined"), { status });
    const at = { model: "gemini-3.8-flash", vertex: true, clock: fakeClock(), answered: false, begun: false };
    expect(judgeError(error, at)).toMatchObject({
      kind: "connection",
      why: `the token service answered ${status}`,
      failure: { cause: "unavailable" },
    });
  });
});
