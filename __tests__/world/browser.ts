/** Headless Chromium, if the machine has one. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser as Program, type Page } from "playwright-core";

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
  /** Console errors, uncaught errors and violations of the page's content security policy. */
  readonly complaints: string[];
  /** The requested URLs. */
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
  // No sandbox: the tests may run as root in a container, and open only pages of ours.
  const program = await chromium.launch({ executablePath: path, chromiumSandbox: false, args: FLAGS });
  return { tab: () => openTab(program), [Symbol.asyncDispose]: () => program.close() };
}

const FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run"];

async function openTab(program: Program): Promise<Tab> {
  const page = await program.newPage();
  const [complaints, requests] = [listenForComplaints(page), listenForRequests(page)];
  return {
    complaints,
    requests,
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    async open(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    prefer: (look) => page.emulateMedia(look === "paper" ? { media: "print" } : { media: "screen", colorScheme: look }),
    screenshot: () => page.screenshot(),
  };
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

function listenForRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return requests;
}
