import { borrowedFrom, type InspirationImage, mayLend, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import type { Ingredients } from "./generator-state.ts";

/** What the pictures bring along, for the line under the result. */
export function ingredientsOf(images: readonly InspirationImage[], isComposer: boolean): Ingredients | undefined {
  if (images.length === 0) return undefined;
  const has = (role: string) => images.some((image) => roleOf(image) === role);
  const after = images
    .filter((image) => roleOf(image) === "style")
    .map((image) => {
      const parts = mayLend(image, isComposer).filter((part) => borrowedFrom(image).includes(part));
      return { id: image.id, lender: image.lender ?? image.name, parts };
    })
    .filter(({ parts }) => parts.length > 0);
  return { after, hasPhoto: has("hero"), hasLogo: has("logo") };
}
