import { describe, expect, test } from "@jest/globals";
import { openAccess } from "../../src/adapters/gemini/access.ts";

const vertex = (location: string) => openAccess({ kind: "vertex", project: "shop", location }, undefined);

describe("access to the API", () => {
  test("with a key uses Google's own address, and a path for each model", () => {
    const access = openAccess({ kind: "api-key", key: "k" }, undefined);
    expect(access.root).toBe("https://generativelanguage.googleapis.com/v1beta");
    expect(access.pathOf("gemini-2.5-pro")).toBe("models/gemini-2.5-pro");
    expect(access.pathOf("tunedModels/shop")).toBe("tunedModels/shop");
  });

  test.each([
    ["global", "https://aiplatform.googleapis.com"],
    ["eu", "https://aiplatform.eu.rep.googleapis.com"],
    ["us", "https://aiplatform.us.rep.googleapis.com"],
    ["europe-west1", "https://europe-west1-aiplatform.googleapis.com"],
  ])("to Vertex AI in %s uses %s", (location, baseUrl) => {
    expect(vertex(location).root).toBe(`${baseUrl}/v1beta1`);
  });

  test("to Vertex AI uses the address that the job names", () => {
    const access = openAccess({ kind: "vertex", project: "shop", location: "eu" }, "https://proxy.example/");
    expect(access.root).toBe("https://proxy.example/v1beta1");
  });

  test.each([
    ["gemini-2.5-pro", "projects/shop/locations/eu/publishers/google/models/gemini-2.5-pro"],
    ["meta/llama-4", "projects/shop/locations/eu/publishers/meta/models/llama-4"],
    ["publishers/google/models/gemini-2.5-pro", "projects/shop/locations/eu/publishers/google/models/gemini-2.5-pro"],
    ["models/42", "projects/shop/locations/eu/models/42"],
    ["projects/else/locations/us/models/42", "projects/else/locations/us/models/42"],
  ])("names %s as %s in Vertex AI", (model, name) => {
    expect(vertex("eu").pathOf(model)).toBe(name);
  });
});
