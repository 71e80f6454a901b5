import { channels, type Rgb, toHex } from "../color/channels.ts";
import { contrastOfRgb } from "../color/contrast.ts";
import { LOGO_AIR } from "../layers/paint-layer.ts";
import type { Palette } from "../scene/palette.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import type { Stage } from "./stage.ts";

/** Without `on` the ground is not known. */
type Room = { on?: string | undefined; size: number; maxWidth: number };

/** From this shape on a logo spells the name itself. */
const WIDE = 2;
/** As a share of the size of the name it stands for. */
const TALL = 2.1;
const MAX_SHARE = 0.8;
/** Below this contrast to the ground a part of a logo is lost. */
const SEEN = 2.2;
/** So much of a logo may be lost: the white inside a badge, a thin shadow. */
const LOST = 0.4;

/** Of a logo that is not cut out so much has to be seen, or it is a bare patch of its ground. */
const LEAST_SEEN = 0.02;

/** How large a logo stands, and the plate behind it if the ground would swallow it. Its shape is kept. */
export async function measureLogo({ painter, frame, palette }: Stage, logo: Uint8Array, { on, size, maxWidth }: Room) {
  const pixels = await painter.photoPixels(logo);
  const shape = pixels.width / pixels.height;
  const plate = plateFor(pixels, palette, on);
  const air = plate ? LOGO_AIR : 0;
  // The plate has the same air on all sides, so it is a little less wide than the logo's own shape would make it.
  const widthFor = (height: number) => (height - 2 * air * height) * shape + 2 * air * height;
  const tall = size * TALL * frame.unit * (plate ? 1.3 : 1) * (shape >= WIDE ? 0.8 : 1);
  const height = Math.min(tall, tall * ((maxWidth * MAX_SHARE) / widthFor(tall)));
  return { height, width: widthFor(height), plate, isWide: shape >= WIDE };
}

/**
 * None where the logo is seen; its own ground for one that is not cut out; else a colour of the creative on which it is
 * seen, or white or near black.
 */
function plateFor({ isTransparent, small }: PhotoPixels, { ink, paper }: Palette, on?: string): string | undefined {
  const seen: Rgb[] = [];
  for (let at = 0; at < small.rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = small.rgba.subarray(at, at + 4);
    if (alpha >= 128) seen.push([r, g, b]);
  }
  const lostOn = (ground: string) =>
    seen.filter((color) => contrastOfRgb(color, channels(ground)) < SEEN).length / Math.max(1, seen.length);
  const seenOn = (ground: string) => seen.reduce((sum, color) => sum + contrastOfRgb(color, channels(ground)), 0);
  const isSwallowed = on !== undefined && lostOn(on) > (isTransparent ? LOST : 1 - LEAST_SEEN);
  if (!isTransparent && !isSwallowed) return toHex(seen[0] ?? [255, 255, 255]);
  if (on && !isSwallowed) return undefined;
  const clearest = (plates: readonly string[]) =>
    plates.toSorted((one, other) => lostOn(one) - lostOn(other) || seenOn(other) - seenOn(one))[0];
  const own = clearest([paper, ink]);
  return own && lostOn(own) <= LOST ? own : clearest(["#ffffff", "#17151c"]);
}
