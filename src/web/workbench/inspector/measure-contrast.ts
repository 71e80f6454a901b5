import { channels, type Rgb } from "../../../engine/color/channels.ts";
import { contrast, contrastOfRgb } from "../../../engine/color/contrast.ts";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import { boundsOf } from "../geometry/box.ts";

const SIDE = 24;
/** So small a share of spots may be worse than the ratio shown: a highlight, the edge of a shape. */
const OUTLIERS = 0.1;

/** The contrast of a layer's words with their ground: the layer's own, their outline, or the picture beneath. */
export function measureContrast(layer: EditedLayer, page: EditedDocument["page"], under: ImageBitmap | null) {
  const { color, ground, outline } = layer.style;
  if (outline ?? ground) return contrast(color, (outline ?? ground) as string);
  const pixels = under && pixelsBelow(layer, page, under);
  return pixels ? typicalContrast(color, pixels) : null;
}

/** What all but a few of the spots reach at least. */
export function typicalContrast(color: string, pixels: readonly Rgb[]): number | null {
  const ink = channels(color);
  const ratios = pixels.map((pixel) => contrastOfRgb(ink, pixel)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * OUTLIERS)] ?? null;
}

function pixelsBelow(layer: EditedLayer, page: EditedDocument["page"], under: ImageBitmap): Rgb[] | null {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  // Grain is seen as its average.
  context.imageSmoothingQuality = "high";
  const scale = under.width / page.width;
  const { x, y, width, height } = boundsOf([layer]);
  context.drawImage(under, x * scale, y * scale, width * scale, height * scale, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const pixels: Rgb[] = [];
  for (let at = 0; at < data.length; at += 4) {
    // Beside the page there is nothing.
    if (data[at + 3] === 255) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  return pixels;
}
