/** What changes files' texts, in one piece: it is loaded before the first edit needs it, for all tools that edit. */
export { createText, loadText, overwriteText, storeText } from "./edit-file.ts";
export { replaceText } from "./replace-text.ts";
