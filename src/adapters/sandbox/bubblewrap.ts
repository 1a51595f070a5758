/** The first rung: bubblewrap. */
import { existsSync } from "node:fs";
import type { Sandbox, View } from "../sandbox.ts";
import { limited } from "./limits.ts";
import { startOutside } from "./starting.ts";

/** `program` is bubblewrap's absolute path. New namespaces of every kind, no capabilities, and no new privileges (bubblewrap always sets that). */
export function bubblewrap(program: string, view: View): Sandbox {
  const { workspace, writable, hidden, readable } = view;
  const flags = [
    "--unshare-all",
    "--die-with-parent",
    "--new-session",
    "--cap-drop",
    "ALL",
    "--ro-bind",
    "/",
    "/",
    "--dev",
    "/dev",
    "--proc",
    "/proc",
    ...hidden.filter((place) => existsSync(place)).flatMap((place) => ["--tmpfs", place]),
    ...readable.flatMap((place) => ["--ro-bind-try", place, place]),
    ...[workspace, ...writable].flatMap((place) => ["--bind", place, place]),
  ];
  return {
    name: "bubblewrap",
    confining: [],
    starting: startOutside([workspace, ...writable]),
    wrap: (argv, directory, files = []) => [
      program,
      ...flags,
      ...files.flatMap((file) => ["--ro-bind-try", file, file]),
      "--chdir",
      directory,
      "--",
      ...limited(argv),
    ],
    showing: (more, places = []) =>
      bubblewrap(program, { ...view, readable: [...readable, ...more], writable: [...writable, ...places] }),
  };
}
