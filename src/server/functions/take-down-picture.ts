import { takeDownPictureInput } from "../../shared/contracts/take-down-picture.ts";
import { type TakeDownParts, takeDownPicture as takeDown } from "../admin/take-down-picture.ts";
import { defineFunction } from "./define-function.ts";

export function takeDownPicture(parts: TakeDownParts) {
  return defineFunction({
    access: "admin",
    input: takeDownPictureInput,
    maxBody: 16 * 1024,
    run: async (input, { caller, logger }) => {
      const isOwnerTold = await takeDown(parts, caller.userId, input);
      logger.info("a picture was taken down");
      return { removed: true, owner_told: isOwnerTold };
    },
  });
}
