import type { Format } from "../formats.ts";
import type { Dialect } from "./dialect.ts";

/** What a layout needs of a picture: a free part for words, air around the subject, or a subject to be cut out. */
type Need = "free" | "air" | "whole";
const AIR: readonly string[] = ["porthole", "closer", "two-inks", "split", "arch", "spotlight", "triptych"];
const WHOLE: readonly string[] = ["tuck", "cut-out", "behind", "pedestal"];

const needOf = (layout: string | undefined): Need =>
  layout && AIR.includes(layout) ? "air" : layout && WHOLE.includes(layout) ? "whole" : "free";

type Free = "top" | "far above" | "left" | "right";

const freeIn = (format: Format, isFromRight: boolean): Free => {
  if (format === "9:16") return "far above";
  if (format === "16:9" || format === "1.91:1") return isFromRight ? "right" : "left";
  return "top";
};

/**
 * Where the subject goes, so that words have room. The free part is described as a thing that is plain by nature: a model
 * that is told to keep "space for text" paints text.
 */
export function roomForWords(
  layout: string | undefined,
  { format, isFromRight, dialect }: { format: Format; isFromRight: boolean; dialect: Dialect },
): string {
  const need = needOf(layout);
  if (need === "air") return "The subject stands in the middle with air on all sides, whole and not cut by the frame.";
  if (need === "whole") return "The subject is whole, not cut by the frame, on a seamless background of one colour.";
  return FREE[dialect][freeIn(format, isFromRight)];
}

const FREE: Record<Dialect, Record<Free, string>> = {
  plain: {
    top: "The subject stands in the lower half of the frame; the upper half is a plain, softly lit wall that runs on without detail.",
    "far above":
      "A tall picture: the subject in the lower third above an empty floor; everything above it is one clear, even surface, like sky.",
    left: "The subject in the right third of the frame; the left half is one smooth surface out of focus.",
    right: "The subject in the left third of the frame; the right half is one smooth surface out of focus.",
  },
  gemini: {
    top: "A single subject positioned in the lower half of the frame. The upper half is a vast, empty, softly lit surface without detail, creating significant negative space.",
    "far above":
      "A tall picture with a single subject positioned in the lower third. Everything above it is a vast, empty, even surface like a clear sky, creating significant negative space.",
    left: "A single subject positioned in the right third of the frame. The left half is a vast, empty, smooth background out of focus, creating significant negative space.",
    right:
      "A single subject positioned in the left third of the frame. The right half is a vast, empty, smooth background out of focus, creating significant negative space.",
  },
  openai: {
    top: "Composition: subject in the lower half; the upper half is a plain, evenly lit wall that runs on without detail.",
    "far above":
      "Composition: tall; subject in the lower third on an empty floor; the upper two thirds are one clear, even surface.",
    left: "Composition: subject in the right third; the left half is one smooth surface out of focus.",
    right: "Composition: subject in the left third; the right half is one smooth surface out of focus.",
  },
  flux: {
    top: "The subject sits in the lower half of the frame under a plain, softly lit, empty wall.",
    "far above": "A tall frame, the subject in the lower third on an empty floor under a clear, even sky.",
    left: "The subject sits in the right third of the frame, beside a wide, smooth, empty surface out of focus.",
    right: "The subject sits in the left third of the frame, beside a wide, smooth, empty surface out of focus.",
  },
};
