/** Code for the end of a run: loaded while the model is awaited, or when it is needed. One place loads it, so that it is bundled once. */
export function loadPublishing() {
  return import("./publish.ts");
}

export function loadClosing() {
  return import("./close.ts");
}
