import {
  type EditedDocument,
  type EditedLayer,
  LAYER_CHANGES,
  type LayerStyle,
} from "@/workbench/document/edited-layer.ts";

const words: LayerStyle = {
  face: "grotesque",
  size: "auto",
  color: "#ffd9ad",
  align: "left",
  isBold: true,
  isUppercase: false,
  outline: null,
  ground: null,
};

function layer(
  id: string,
  name: string,
  text: string,
  place: [number, number, number, number],
  change: Partial<EditedLayer> = {},
): EditedLayer {
  const [x, y, width, height] = place;
  const base = { id, name, text, kind: "text" as const, box: { x, y, width, height }, angle: 0 };
  return { ...base, style: words, isLocked: false, isHidden: false, ...change };
}

/** An ad in five layers. */
export const SAMPLE: EditedDocument = {
  page: { width: 1080, height: 1350 },
  safe: { x: 64, y: 64, width: 952, height: 1222 },
  under: "espresso",
  allows: LAYER_CHANGES,
  layers: [
    layer("logo", "Logo", "nudge", [64, 72, 230, 72], { kind: "logo" }),
    layer("subline", "Subline", "Single origin. Zero small talk.", [64, 1090, 760, 56], {
      style: { ...words, face: "sans", size: 48, isBold: false },
    }),
    layer("headline", "Headline", "Monday has a mute button.", [64, 800, 952, 270]),
    layer("button", "Button", "Shop the roast", [64, 1174, 380, 100], {
      kind: "button",
      style: { ...words, face: "sans", size: 44, align: "center", color: "#2a1710", ground: "#ffd9ad" },
    }),
    layer("badge", "Badge", "NEW", [840, 96, 150, 150], {
      kind: "badge",
      angle: 12,
      style: { ...words, size: 52, align: "center", color: "#2a1710", ground: "#ffd91a" },
    }),
  ],
};

export const GROUNDS = [
  { id: "espresso", name: "Espresso" },
  { id: "milk", name: "Milk" },
  { id: "rust", name: "Rust" },
] as const;

export const FACES = [
  { id: "grotesque", name: "Bricolage" },
  { id: "sans", name: "Geist" },
  { id: "mono", name: "Geist Mono" },
] as const;

export const SWATCHES = [
  { name: "Cream", color: "#ffd9ad" },
  { name: "Milk", color: "#fff5e6" },
  { name: "Rust", color: "#d9622b" },
  { name: "Banana", color: "#ffd91a" },
  { name: "Espresso", color: "#2a1710" },
] as const;
