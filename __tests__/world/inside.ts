/** The process that serves files inside the sandbox, run from source: a separate entry, since tests have no bundle. */
import { serveInside } from "../../src/adapters/sandbox/inside.ts";

serveInside();
