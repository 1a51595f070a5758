/**
 * What the list of features does for a run: which ones are loaded, which one decides, and in which order they
 * contribute.
 */
import { describe, expect, test } from "@jest/globals";
import type { AgentEnd, Request } from "../../src/events.ts";
import type { PendingRequest } from "../../src/request/trigger.ts";
import { begin, type StartedRequest } from "../../src/run/begin.ts";
import type { AgentSetup } from "../../src/run/agent-setup.ts";
import { loadFeatures, type Feature, type AgentExtension, type FeatureEntry } from "../../src/run/feature.ts";
import type { AdmittedRequest } from "../../src/run/gate.ts";
import { callbacksIn, extensionsFor, extensionForSubAgent, briefingOf, toolsIn } from "../../src/run/extensions.ts";
import type { Session } from "../../src/run/session.ts";
import { admitBy, type Run } from "../../src/run/open.ts";
import { look, retireBy } from "../../src/run/publish.ts";
import type { PublishPorts, Invocation } from "../../src/run/invocation.ts";
import type { SubAgent } from "../../src/project/subagents.ts";
import { fakeAgent, fakeTool } from "../world/agent.ts";
import { invocationOf } from "../world/invocations.ts";
import { issueRequest } from "../world/requests.ts";

const REQUEST = issueRequest("a".repeat(40));
const ADMITTED = { request: REQUEST } as AdmittedRequest;
const SETUP = {} as PublishPorts;

/** A list of features, and the names of those that were loaded. */
function listOf(...features: readonly (Feature & Partial<Pick<FeatureEntry, "name" | "when" | "admits">>)[]) {
  const loaded: string[] = [];
  const list = features.map(({ name = "", when = () => true, admits, ...feature }): FeatureEntry => {
    const load = () => Promise.resolve((loaded.push(name), feature));
    return { name, when, load, ...(admits && { admits }) };
  });
  return { list, loaded };
}

describe("the list of features", () => {
  test("loads only the features that the request needs, in the order of the list", async () => {
    const { list, loaded } = listOf(
      { name: "first", when: ({ request }) => request.kind === "change" },
      { name: "second", when: ({ request }) => request.kind === "review" },
      { name: "third", when: (_, { dryRun }) => !dryRun },
    );
    expect(await loadFeatures(list, ADMITTED, invocationOf().settings)).toHaveLength(2);
    expect(loaded).toEqual(["first", "third"]);
  });

  test("asks only the features that the pending request concerns before the gate, until one declines", async () => {
    const other = (request: Request) => ({ kind: "due", request: { ...request, task: "other" } }) as const;
    const { list, loaded } = listOf(
      { name: "not asked", admits: ({ board }) => board !== undefined },
      { name: "changes", admits: () => true, admit: (_, __, ___, request) => Promise.resolve(other(request)) },
      { name: "declines", admits: () => true, admit: () => Promise.resolve({ kind: "declined", reason: "No." }) },
      { name: "never", admits: () => true },
    );
    expect(await admitBy(list, SETUP, invocationOf())({} as PendingRequest, REQUEST)).toEqual({
      kind: "declined",
      reason: "No.",
    });
    expect(loaded).toEqual(["changes", "declines"]);
    const due = await admitBy(list.slice(0, 2), SETUP, invocationOf())({} as PendingRequest, REQUEST);
    expect(due).toEqual({ kind: "due", request: { ...REQUEST, task: "other" } });
  });

  test("lets the first feature with an answer decide where a run starts from", async () => {
    const start = { kind: "nothing", reason: "It rests." } as const;
    const features: readonly Feature[] = [
      { start: () => Promise.resolve(undefined) },
      { start: ({ admitted }) => Promise.resolve({ admitted, start } satisfies StartedRequest) },
      { start: () => Promise.reject(new Error("not asked any more")) },
    ];
    const run = { ports: SETUP, invocation: invocationOf(), admitted: ADMITTED };
    expect(await begin(run, features, "before work")).toEqual({
      admitted: ADMITTED,
      start,
    });
  });

  test("closes an empty pull request through the first feature that takes it", async () => {
    const asked: string[] = [];
    const feature = (name: string, closes: boolean): Feature => ({
      retire: (_, commit) => Promise.resolve((asked.push(`${name} ${commit}`), closes)),
    });
    const run = (...features: readonly Feature[]) => ({ ports: SETUP, invocation: invocationOf(), features });
    const retired = retireBy(run(feature("a", false), {}, feature("b", true), feature("c", true)));
    expect(await retired(ADMITTED, "f00")).toBe(true);
    expect(asked).toEqual(["a f00", "b f00"]);
    expect(await retireBy(run(feature("d", false)))(ADMITTED, "f00")).toBe(false);
  });

  test("shows a publication to every feature", async () => {
    const notes: string[] = [];
    const feature: Feature = { look: (_, __, note) => Promise.resolve(void notes.push(note)) };
    const run = { ports: SETUP, invocation: {} as Invocation, features: [feature, {}, feature] } as unknown as Run;
    await look(run, { kind: "nothing", refused: [] }, "a note");
    expect(notes).toEqual(["a note", "a note"]);
  });
});

describe("the extensions that features give an agent", () => {
  const own = [fakeTool("own", () => ({ text: "" }))];
  const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

  test("come in the order of the list, and each feature knows the tools of those before it", async () => {
    const known: string[][] = [];
    const featureWithTool = (name: string): Feature => ({
      equip: (_, tools) => {
        known.push(names(tools));
        return Promise.resolve({ tools: [fakeTool(name, () => ({ text: "" }))] });
      },
    });
    const extensions = await extensionsFor({} as AgentSetup, [featureWithTool("a"), {}, featureWithTool("b")], own);
    if ("kind" in extensions) throw new Error("It was refused.");
    expect(known).toEqual([["own"], ["own", "a"]]);
    expect(names(toolsIn(extensions))).toEqual(["a", "b"]);
  });

  test("are refused together when one feature refuses, and later features are not asked", async () => {
    const fault = { kind: "config", message: "A server is missing." } as const;
    const features: readonly Feature[] = [
      { equip: () => Promise.resolve({ kind: "failed", fault }) },
      { equip: () => Promise.reject(new Error("asked")) },
    ];
    expect(await extensionsFor({} as AgentSetup, features, own)).toEqual({ kind: "failed", fault });
  });

  test("are made for a sub-agent by the features' own hook for sub-agents, with all their texts joined", async () => {
    const callbacks = {
      beforeWork: () => Promise.resolve<AgentEnd | undefined>(undefined),
    } as unknown as AgentExtension["callbacks"];
    const features: readonly Feature[] = [
      { equip: () => Promise.reject(new Error("for the main agent")) },
      { equipSubAgent: () => Promise.resolve({ brief: () => Promise.resolve({ text: "One." }) }) },
      {
        equipSubAgent: () =>
          Promise.resolve({ brief: () => Promise.resolve({ text: "" }), ...(callbacks && { callbacks }) }),
      },
      { equipSubAgent: () => Promise.resolve({ brief: () => Promise.resolve({ text: "Two." }) }) },
    ];
    const extension = await extensionForSubAgent({} as Session, features, {} as SubAgent);
    if ("kind" in extension) throw new Error("It was refused.");
    expect(callbacksIn([extension])).toBe(callbacks);
    expect(await briefingOf([extension], fakeAgent({ script: [] }).agent)).toEqual([{ text: "One.\n\nTwo." }]);
  });
});
