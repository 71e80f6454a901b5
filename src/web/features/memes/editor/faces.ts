import type { Swatch } from "@/workbench/inspector/swatches.tsx";
import { TYPEFACES } from "../../../../engine/scene/typefaces.ts";

/** Faces that suit captions, the usual ones first. */
const CAPTION_FACES = ["grotesque", "condensed", "sans", "rounded", "slab", "marker", "hand", "serif"] as const;

export const FACES = CAPTION_FACES.map((id) => ({ value: id, label: TYPEFACES[id].family }));

export const SWATCHES: readonly Swatch[] = [
  { name: "Ink", color: "#211a15" },
  { name: "White", color: "#ffffff" },
  { name: "Red", color: "#e8483f" },
  { name: "Blue", color: "#2b5ca4" },
  { name: "Banana", color: "#ffd91a" },
  { name: "Leaf", color: "#357a35" },
];
