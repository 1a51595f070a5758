/** The system's source of unpredictable bytes. */
import { randomBytes } from "node:crypto";
import type { Random } from "../ports.ts";

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString("hex") };
