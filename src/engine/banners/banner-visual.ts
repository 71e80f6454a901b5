import { heroByHand } from "../layout-pieces/hand-art.ts";
import { fill } from "../layout-pieces/light.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { coverAt, photoIn, wholeIn } from "../photo/crop.ts";
import { type Look, lookAt } from "../photo/look-at.ts";
import type { Box } from "../scene/box.ts";
import { imageAt, type Node } from "../tree/node.ts";

/** Something to show beside the words. Without an aspect it fills whatever panel it gets. */
export type BannerVisual = { aspect: number | undefined; least: number; paint(area: Box, ground: string): Node[] };

/** Smaller pictures show nothing, in pixels of the shorter side. */
const LEAST = { photo: 78, drawing: 62, screen: 132 } as const;

/** The scene's picture: the user's photo, its drawing, or nothing. */
export async function bannerVisual(stage: Stage): Promise<BannerVisual | undefined> {
  const { scene, photo } = stage;
  if (photo) return ofPhoto(photo, await lookAt(stage, photo), scene.layout === "meme");
  const { kit } = scene.art;
  if (kit === "none" || kit === "shape") return undefined;
  const isByHand = scene.type === "chatgptdoodle";
  const art = isByHand ? heroByHand(stage) : heroArt(stage);
  if (!art) return undefined;
  if (kit === "landscape") return { aspect: undefined, least: LEAST.photo, paint: (area) => [paintArt(art, area)] };
  return {
    aspect: Math.min(1.6, Math.max(0.5, art.aspect)),
    least: kit === "screen" ? LEAST.screen : LEAST.drawing,
    paint: (area) => [paintArt(art, area)],
  };
}

function ofPhoto(photo: Uint8Array, look: Look, isWhole: boolean): BannerVisual {
  if (isWhole)
    return {
      aspect: look.aspect,
      least: LEAST.drawing,
      paint: (area) => [imageAt(photo, area, { objectFit: "contain" })],
    };
  if (look.isTransparent)
    return { aspect: look.aspect, least: LEAST.drawing, paint: (area) => [imageAt(photo, wholeIn(look, area, 0.02))] };
  return {
    aspect: undefined,
    least: LEAST.photo,
    paint: (area, ground) => [fill(area, ground), photoIn(photo, area, coverAt(look, area))],
  };
}
