/** Judges single paths, for rooms that have no call. */
export { judgePath, openCase } from "./decide.ts";
