/**
 * The actions that Remit's own files use, at the commits of their releases' tags of November 2026, all on Node 24 but
 * Flutter's, which is composite.
 */
export const ACTIONS = {
  checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
  node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
  python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
  pnpm: "pnpm/action-setup@0977fd99725f1db4007ccb2928dbb4e90d06cc86 # v6.0.10",
  uv: "astral-sh/setup-uv@c771a70e6277c0a99b617c7a806ffedaca235ff9 # v9.0.0",
  go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
  java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
  dotnet: "actions/setup-dotnet@a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0",
  ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
  php: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2",
  beam: "erlef/setup-beam@54075bcc5e249e4758d363f27d099f55d843f124 # v1.24.1",
  deno: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4",
  dart: "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
  flutter: "subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0",
  bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
  golangci: "golangci/golangci-lint-action@ba0d7d2ec06a0ea1cb5fa41b2e4a3ab91d21278a # v9.3.0",
  upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
  download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0",
} as const;
