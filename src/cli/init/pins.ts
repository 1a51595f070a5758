/**
 * The actions that a workflow uses, each at a commit: a tag can be moved, a commit cannot. The commits are those that
 * the named releases' tags pointed to in November 2026; all of them run on Node 24.
 */
export const ACTIONS = {
  checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
  node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
  python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
  go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
  java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
  upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
  download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0",
} as const;
