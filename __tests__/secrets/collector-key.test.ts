/** The key of a collector stands inside a list of headers. */
import { expect, test } from "@jest/globals";
import { declaredSecrets } from "../../src/secrets/declared.ts";

test("the key of a collector is a secret, by itself and decoded; ordinary words among its headers are not", () => {
  const declared = declaredSecrets({
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20dXNlcjprM3k%3D,x-team=shop",
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: "x-api-key=k3y-0123456789",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example:4318",
  });
  expect([...declared.values()]).toEqual(["dXNlcjprM3k=", "k3y-0123456789"]);
});
