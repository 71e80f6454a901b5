import { processAdsSwipeImagesInput } from "../../shared/contracts/ad-pictures.ts";
import { queuePictures } from "../ad-pictures/queue-pictures.ts";
import { defineFunction } from "./define-function.ts";

/** `onQueued` wakes whoever copies the pictures. */
export function processAdsSwipeImages(onQueued: () => void) {
  return defineFunction({
    access: "admin",
    input: processAdsSwipeImagesInput,
    maxBody: 64 * 1024,
    run: async (input, { caller, pool }) => {
      const processed = await queuePictures(pool, caller.userId, input);
      onQueued();
      return { processed };
    },
  });
}
