/** Images that people attached to the request, shown to the model. */
import type { Feature } from "../../run/feature.ts";
import { showImages } from "./images.ts";

export const images: Feature = {
  equip: ({ session }) => Promise.resolve({ tell: async () => ({ attachments: await showImages(session) }) }),
};
