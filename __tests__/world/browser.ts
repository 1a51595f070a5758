/** Headless Chromium over its own protocol, where the machine has one. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export interface Tab {
  /** Go to an address and wait until it is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** `light` or `dark`; `paper` for print. */
  prefer(look: "light" | "dark" | "paper"): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors on the console, uncaught ones and violations of the page's policy included. */
  readonly complaints: string[];
  /** Addresses that were asked for. */
  readonly requests: string[];
}

export interface Browser extends AsyncDisposable {
  tab(): Promise<Tab>;
}

/** The path of a Chromium; undefined when there is none. */
export function findChromium(): string | undefined {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const paths = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export async function openBrowser(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "remit-browser-"));
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const line = await wire(await listening(child.stderr));
  return {
    tab: () => openTab(line),
    async [Symbol.asyncDispose]() {
      const gone = once(child, "exit");
      line.close();
      child.kill("SIGKILL");
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// No sandbox: the tests may run as root in a container, and open only pages of ours.
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--no-first-run",
  "--remote-debugging-port=0",
];

async function listening(stderr: NodeJS.ReadableStream): Promise<string> {
  let said = "";
  for await (const chunk of stderr) {
    said += String(chunk);
    const address = /ws:\/\/\S+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium did not start: ${said}`);
}

type Told = {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
};

interface Line {
  send<T = unknown>(method: string, params?: object, session?: string): Promise<T>;
  listen(listener: (told: Told) => void): void;
  close(): void;
}

async function wire(address: string): Promise<Line> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  const listeners: ((told: Told) => void)[] = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const told = JSON.parse(String(data)) as Told & { id?: number; result?: never; error?: { message: string } };
    if (told.id === undefined) return listeners.forEach((listener) => listener(told));
    const asked = waiting.get(told.id);
    if (told.error === undefined) asked?.resolve(told.result as never);
    else asked?.reject(new Error(told.error.message));
  });
  return {
    send(method, params = {}, session) {
      const asked = Promise.withResolvers<never>();
      waiting.set(++last, asked);
      socket.send(
        JSON.stringify({ id: last, method, params, ...(session === undefined ? {} : { sessionId: session }) }),
      );
      return asked.promise;
    },
    listen: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  };
}

async function openTab(line: Line): Promise<Tab> {
  const { targetId } = await line.send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await line.send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
  const send = <T>(method: string, params: object = {}) => line.send<T>(method, params, sessionId);
  const complaints: string[] = [];
  const requests: string[] = [];
  let loaded = Promise.withResolvers<void>();
  line.listen(({ method, params, sessionId: from }) => {
    if (from !== sessionId) return;
    if (method === "Page.loadEventFired") loaded.resolve();
    if (method === "Network.requestWillBeSent") requests.push((params["request"] as { url: string }).url);
    if (method === "Runtime.exceptionThrown") complaints.push(JSON.stringify(params["exceptionDetails"]));
    const entry = method === "Log.entryAdded" ? (params["entry"] as { level: string; text: string }) : undefined;
    if (entry?.level === "error" || entry?.level === "warning") complaints.push(entry.text);
  });
  for (const domain of ["Page", "Network", "Runtime", "Log"]) await send(`${domain}.enable`);
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = await send<{ result: { value: T }; exceptionDetails?: object }>("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (answer.exceptionDetails !== undefined) throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result.value;
  };
  return {
    complaints,
    requests,
    evaluate,
    async open(address) {
      loaded = Promise.withResolvers();
      await send("Page.navigate", { url: address });
      await loaded.promise;
    },
    async press(key) {
      const text = key.length === 1 ? { text: key } : {};
      await send("Input.dispatchKeyEvent", { type: "keyDown", key, ...text });
      await send("Input.dispatchKeyEvent", { type: "keyUp", key });
    },
    async resize(width, height) {
      await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    },
    async prefer(look) {
      const features = look === "paper" ? [] : [{ name: "prefers-color-scheme", value: look }];
      await send("Emulation.setEmulatedMedia", { media: look === "paper" ? "print" : "", features });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>("Page.captureScreenshot", { format: "png" });
      return Buffer.from(data, "base64");
    },
  };
}
