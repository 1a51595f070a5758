/** The machine the run is on: its files, its shell, and search over many files. */
export { openFiles, type FileOptions } from "./machine/files.ts";
export { openPlainCommands } from "./machine/shell.ts";
export { openScanner } from "./machine/scanner.ts";
