import { channels, type Rgb } from "../../../engine/color/channels.ts";
import { contrast, contrastOfRgb } from "../../../engine/color/contrast.ts";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import { type Box, boundsOf, centerOf } from "../geometry/box.ts";
import type { Painting } from "../painting/painting-store.ts";

const SIDE = 24;
/** So small a share of spots may be worse than the ratio shown: a highlight, the edge of a shape. */
const OUTLIERS = 0.1;

/** What lies under a layer: the picture, and the layers between, from the lowest up. */
export type Ground = { under: ImageBitmap | null; between: readonly Between[] };
type Between = { layer: EditedLayer; bitmap: ImageBitmap; offset: Box };

export function groundOf(layer: EditedLayer, layers: readonly EditedLayer[], painting: Painting | undefined): Ground {
  const below = layers.slice(
    0,
    layers.findIndex(({ id }) => id === layer.id),
  );
  const between = below.flatMap((one): Between[] => {
    const part = one.isHidden ? undefined : painting?.layers.get(one.id);
    return part ? [{ layer: one, ...part }] : [];
  });
  return { under: painting?.under ?? null, between };
}

/** The contrast of a layer's words with their ground: the layer's own, their outline, or the picture beneath. */
export function measureContrast(layer: EditedLayer, page: EditedDocument["page"], ground: Ground) {
  const { color, ground: own, outline } = layer.style;
  if (outline ?? own) return contrast(color, (outline ?? own) as string);
  const pixels = pixelsBelow(layer, page, ground);
  return pixels ? typicalContrast(color, pixels) : null;
}

/** What all but a few of the spots reach at least. */
export function typicalContrast(color: string, pixels: readonly Rgb[]): number | null {
  const ink = channels(color);
  const ratios = pixels.map((pixel) => contrastOfRgb(ink, pixel)).sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * OUTLIERS)] ?? null;
}

function pixelsBelow(layer: EditedLayer, page: EditedDocument["page"], { under, between }: Ground): Rgb[] | null {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
  if (!context || !under) return null;
  // Grain is seen as its average.
  context.imageSmoothingQuality = "high";
  const { x, y, width, height } = boundsOf([layer]);
  const toCanvas = new DOMMatrix().scale(SIDE / width, SIDE / height).translate(-x, -y);
  context.setTransform(toCanvas);
  context.drawImage(under, 0, 0, page.width, page.height);
  for (const { layer: one, bitmap, offset } of between) {
    const center = centerOf(one.box);
    context.setTransform(toCanvas.translate(center.x, center.y).rotate(one.angle).translate(-center.x, -center.y));
    context.drawImage(bitmap, one.box.x + offset.x, one.box.y + offset.y, offset.width, offset.height);
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const pixels: Rgb[] = [];
  for (let at = 0; at < data.length; at += 4) {
    // Beside the page there is nothing.
    if (data[at + 3] === 255) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  return pixels;
}
