/** A self-signed certificate for a host, valid for a day, as TLS servers use it. */
import { generateKeyPairSync, sign } from "node:crypto";

export interface Certificate {
  /** Both are PEM. */
  readonly key: string;
  readonly cert: string;
}

export function makeCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(0x30, oid("2a8648ce3d040302")); // ecdsa-with-SHA256
  const name = der(0x30, der(0x31, der(0x30, oid("550403"), der(0x0c, Buffer.from(host)))));
  const day = 86_400_000;
  const validity = der(0x30, time(Date.now() - day), time(Date.now() + day));
  const alternative = der(0x30, der(0x82, Buffer.from(host))); // subjectAltName: a DNS name.
  const names = der(0x30, oid("551d11"), der(0x04, alternative));
  const authority = der(0x30, oid("551d13"), der(0x04, der(0x30, der(0x01, Buffer.from([0xff]))))); // CA: true.
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))), // Version 3.
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, names, authority)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const whole = der(0x30, body, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/.{64}/g, "$&\n").trimEnd()}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

/** GeneralizedTime. */
function time(ms: number): Buffer {
  const text = new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, "");
  return der(0x18, Buffer.from(text));
}
