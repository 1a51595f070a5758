/**
 * Property tests generate the same cases in every run, so that a failure means the change is wrong. Set `REMIT_SEED` to
 * another number to search for new cases.
 */
import * as fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["REMIT_SEED"] ?? "20261121") });
