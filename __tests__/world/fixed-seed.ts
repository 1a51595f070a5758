/**
 * Property tests draw the same cases in every run: a red run must mean that the change is red. New cases are looked for
 * with another number in `REMIT_SEED`.
 */
import * as fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["REMIT_SEED"] ?? "20261121") });
