/** `mode: gate`: a job that only says whether a request is admitted. */
import { answerGate } from "./gate-job.ts";

export const gateJob = { answer: answerGate };
