/** What serves the files inside, from the source: an entry of its own, since a test has no bundle. */
import { serveInside } from "../../src/adapters/sandbox/inside.ts";

serveInside();
