/** Programs that run the code which they are given, as alternatives of a regular expression over a program's name. */

export const SHELLS = "(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox";

export const LANGUAGES = String.raw`python[\d.]*|node|deno|bun|perl|ruby|php|lua`;
