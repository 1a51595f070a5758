import { describe, expect, test } from "@jest/globals";
import type { JsonObject } from "../../src/events.ts";
import { describeFault, readData } from "../../src/lib/read-data.ts";
import { fillServer, SERVER, serversOf, type ServerSetting } from "../../src/project/servers.ts";

function server(entry: JsonObject): ServerSetting {
  const { value, faults } = readData(SERVER, entry);
  const [found] = value === undefined ? [] : serversOf({ s: value });
  if (found === undefined) throw new Error(faults.map(describeFault).join("\n"));
  return found;
}

describe("an entry of mcpServers", () => {
  test("describes a local program with its arguments, environment and tools", () => {
    const entry = {
      command: "node",
      args: ["x.js"],
      env: { KEY: "v" },
      cwd: "sub",
      timeout: 5000,
      includeTools: ["a"],
    };
    expect(server({ ...entry, excludeTools: ["b"], required: true, trust: true, description: "d" })).toEqual({
      kind: "entry",
      name: "s",
      required: true,
      include: ["a"],
      exclude: ["b"],
      timeoutMs: 5000,
      transport: { kind: "stdio", command: "node", args: ["x.js"], environment: { KEY: "v" }, directory: "sub" },
    });
  });

  test("describes a server on the network in each supported form", () => {
    expect(server({ httpUrl: "http://h" })).toMatchObject({
      transport: { kind: "http", url: "http://h", headers: {} },
    });
    expect(server({ url: "http://h" })).toMatchObject({ transport: { kind: "http-or-sse" } });
    expect(server({ url: "http://h", type: "sse" })).toMatchObject({ transport: { kind: "sse" } });
    expect(server({ url: "http://h", type: "http", headers: { A: "b" } })).toMatchObject({
      transport: { kind: "http", headers: { A: "b" } },
    });
  });

  test("is unusable when somebody would have to sign in", () => {
    expect(server({ httpUrl: "http://h", oauth: { enabled: true }, required: true })).toMatchObject({
      kind: "unusable",
      required: true,
      reason: expect.stringContaining("needs somebody to sign in"),
    });
  });
});

describe("variables of an entry", () => {
  const filled = (entry: JsonObject, environment = { TOKEN: "t0ken", EMPTY: "", HOST: "h" }) => {
    const setting = server(entry);
    return setting.kind === "entry" ? fillServer(setting, environment) : setting;
  };

  test("are expanded in every field, from the environment alone", () => {
    const args = ["--key=${TOKEN}", "$$"];
    const env = { A: "$TOKEN-x", B: "${NONE:-def}", C: "${EMPTY:-d}" };
    const environment = { A: "t0ken-x", B: "def", C: "d" };
    expect(filled({ command: "$HOST", args, env, cwd: "${HOST}" })).toMatchObject({
      transport: { command: "h", args: ["--key=t0ken", "$$"], environment, directory: "h" },
    });
    expect(filled({ httpUrl: "http://$HOST", headers: { A: "Bearer $TOKEN" } })).toMatchObject({
      transport: { url: "http://h", headers: { A: "Bearer t0ken" } },
    });
  });

  test("make the entry unusable when they are not set, and the reason names them", () => {
    const found = filled({ command: "x", env: { A: "$NONE", B: "${toString}" } });
    expect(found).toMatchObject({ kind: "unusable", reason: expect.stringContaining("`NONE`, `toString`") });
  });

  test("are not expanded a second time", () => {
    const found = filled({ command: "x", env: { A: "$TOKEN" } }, { TOKEN: "$HOST", EMPTY: "", HOST: "h" });
    expect(found).toMatchObject({ transport: { environment: { A: "$HOST" } } });
  });
});
