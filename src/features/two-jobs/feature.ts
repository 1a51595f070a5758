/** Two jobs: one that works and may not write, and one that publishes what the first has proposed. */
import { leaveProposal } from "./first-job.ts";
import { fail, openLater, unpack } from "./second-job.ts";

export const twoJobs = { close: leaveProposal, open: openLater, unpack, fail };
