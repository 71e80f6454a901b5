import type { Mood } from "../../scene/art-reference.ts";
import type { Face } from "./face.ts";

export const MOOD_FACES: Record<Mood, Face> = {
  happy: { eyes: "happy", mouth: "grin", brows: "up", extra: ["blush"] },
  smug: { eyes: "half", look: [0.7, 0], mouth: "smug", brows: "one" },
  shocked: { eyes: "wide", mouth: "scream", brows: "up" },
  tired: { eyes: "half", look: [0, 0], mouth: "flat", brows: "sad" },
  angry: { eyes: "open", mouth: "teeth", brows: "angry" },
  sad: { eyes: "open", look: [0, 0.6], mouth: "frown", brows: "sad", extra: ["tears"] },
  dreamy: { eyes: "star", mouth: "smile", extra: ["blush"] },
  sweating: { eyes: "wide", look: [0.2, 0.8], mouth: "teeth", brows: "sad", extra: ["sweat"] },
  thrilled: { eyes: "star", mouth: "grin", brows: "up", extra: ["blush"] },
  disgusted: { eyes: "half", look: [-1, 0], mouth: "yuck", brows: "flat" },
};
