import fc from "fast-check";
import { adTypeSchema } from "../../shared/ad-types.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import { authorScene } from "./author-scene.ts";

const pieces = fc.constantFrom(
  "coffee",
  "30% off",
  "$7",
  "until",
  "Sunday",
  "for people who",
  "helps you",
  '"',
  ",",
  ". ",
  "vs",
  "犬",
  "قهوة",
  "🍕",
  "when",
  "call 555 0199 220",
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(pieces, { maxLength: 40 }).map((list) => list.join(" ")),
);

/** Fails with the first of so many texts that does not become a scene; for the tests. */
export function checkAnyText(numRuns: number, shelf: WordShelf) {
  const hasHeadline = fc.property(
    text,
    fc.constantFrom(...adTypeSchema.options),
    fc.nat(),
    (description, type, seed) => authorScene({ description, type, seed }, shelf).slots.headline.trim() !== "",
  );
  fc.assert(hasHeadline, { numRuns });
}
