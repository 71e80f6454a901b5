import { MIN_TEXT_PX } from "../../shared/formats.ts";
import { readableOn } from "../color/readable-on.ts";
import type { BadgeLayer } from "../layers/layer.ts";
import { SMALL_SHARE, smallStyle } from "../layers/paint-layer.ts";
import { box } from "../scene/box.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { setText } from "./set-text.ts";
import type { Stage } from "./stage.ts";

export type BadgeWish = {
  fill: string;
  color?: string;
  shape?: BadgeLayer["shape"];
  size?: number;
  typeface?: TypefaceId;
  rotate?: number;
};

/** A sticker around its words, at the origin. A round one grows with the longer line, a pill fits closely around it. */
export async function makeBadge(
  stage: Stage,
  text: string,
  small: string | undefined,
  wish: BadgeWish,
): Promise<BadgeLayer> {
  const { unit } = stage.frame;
  const { fill, shape = "burst", size: wanted = 56, typeface = "grotesque", rotate = 0 } = wish;
  const color = wish.color ?? readableOn(fill, stage.palette.paper, stage.palette.ink);
  // The second line is smaller than the first and must not fall below the minimum either.
  const size = small ? Math.max(MIN_TEXT_PX / SMALL_SHARE + 1, wanted) : wanted;
  const room = box(0, 0, 700 * unit, 300 * unit);
  const line = await setText(stage, room, {
    id: "badge",
    text,
    typeface,
    size,
    color,
    maxLines: 1,
    align: "center",
    leading: 1.02,
  });
  const caption = small
    ? await setText(stage, room, {
        ...smallStyle(line.style),
        id: "badge",
        text: small,
        size: size * SMALL_SHARE,
        color,
        align: "center",
        maxLines: 1,
      })
    : undefined;
  const width = Math.max(line.box.width, caption?.box.width ?? 0);
  const height = line.box.height + (caption?.box.height ?? 0);
  const round = shape === "burst" || shape === "circle";
  const side = Math.hypot(width, height) * 1.2 + 24 * unit;
  const area = round
    ? box(0, 0, side, side)
    : box(0, 0, width + line.style.size * 1.1, height + line.style.size * 0.62);
  return {
    kind: "badge",
    id: "badge",
    text,
    ...(small ? { small } : {}),
    shape,
    fill,
    style: { ...line.style, rotate },
    box: area,
  };
}

/** The scene's badge in the colour that stands out most, or nothing when its slot is empty. */
export async function badgeOf(stage: Stage, look: Omit<BadgeWish, "fill">): Promise<BadgeLayer | undefined> {
  const { badge } = stage.slots;
  return badge && makeBadge(stage, badge.text, badge.small, { ...look, fill: stage.palette.pop });
}
