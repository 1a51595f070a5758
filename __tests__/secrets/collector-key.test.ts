/** A collector's key is one value in a list of headers. */
import { expect, test } from "@jest/globals";
import { declaredSecrets } from "../../src/secrets.ts";

test("a collector's key is a secret, decoded and without its scheme; ordinary header values are not", () => {
  const declared = declaredSecrets({
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20dXNlcjprM3k%3D,x-team=shop",
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: "x-api-key=k3y-0123456789",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example:4318",
  });
  expect([...declared.values()]).toEqual(["dXNlcjprM3k=", "k3y-0123456789"]);
});
