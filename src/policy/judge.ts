/** The judging of paths, for rooms that ask about one path and no call. */
export { judgePath, openCase } from "./decide.ts";
