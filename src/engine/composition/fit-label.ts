import type { BadgeLayer, ButtonLayer } from "../layers/layer.ts";
import { SMALL_SHARE, smallStyle } from "../layers/paint-layer.ts";
import { BUTTON_PADDING } from "../layout-pieces/make-button.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, box } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { lineWidth } from "../text/break-lines.ts";
import { measureText } from "../text/measure-text.ts";
import { SMALLEST } from "./paintable.ts";

/** Of the page's shorter side. Shadows grow with the label, and a large one takes long to paint. */
const LARGEST_LABEL = 0.2;
/** An arrow and the gap before it, in ems of the label. */
const ARROW = 1.42;
/** How much of a button's own air its words may take where its box was drawn by hand. */
const TIGHT = 0.6;

type Button = Pick<ButtonLayer, "text" | "style" | "shape" | "arrow">;
type Badge = Pick<BadgeLayer, "text" | "small" | "style" | "shape">;
type Room = Pick<Box, "width" | "height">;

/** How wide a button is around its label, in ems of it. */
export const buttonEms = async ({ painter }: Stage, { text, style, shape, arrow }: Button, air = 1) =>
  (await labelEms(painter, text, style)) + 2 * air * BUTTON_PADDING[shape] + (arrow ? ARROW : 0);

/** The size, up to the style's own, at which a label has room in a button that was drawn by hand. */
export async function buttonSize(stage: Stage, button: Button, { width, height }: Room): Promise<number> {
  const ems = await buttonEms(stage, button, TIGHT);
  return sizeUpTo(button.style.size, Math.min(width / ems, height * 0.9), stage);
}

/** How much of a badge is there for words: of its diagonal if it is round, and of its width. */
const ROOM = { burst: 0.84, circle: 0.92, pill: 0.88, tag: 0.92 } as const;

/** The size, up to the style's own, at which both lines of a badge have room in it. */
export async function badgeSize(stage: Stage, badge: Badge, { width, height }: Room): Promise<number> {
  const { text, small, style, shape } = badge;
  const below = small ? smallStyle(style) : undefined;
  const wide = Math.max(
    await labelEms(stage.painter, text, style),
    small && below ? (await labelEms(stage.painter, small, below)) * SMALL_SHARE : 0,
  );
  const tall = style.leading + (below ? below.leading * SMALL_SHARE : 0);
  const isRound = shape === "burst" || shape === "circle";
  const most = isRound
    ? (width * ROOM[shape]) / Math.hypot(wide, tall)
    : Math.min((width * ROOM[shape]) / wide, (height * 0.9) / tall);
  return sizeUpTo(style.size, most, stage);
}

/** A label never leaves its button or badge; in one that is far too small for it, the lint says so. */
const sizeUpTo = (wanted: number, most: number, { frame }: Stage) =>
  Math.max(SMALLEST, Math.min(wanted, most, LARGEST_LABEL * Math.min(frame.width, frame.height)));

type Area = Pick<BadgeLayer, "shape" | "box">;

/** Round badges stay round. */
export function badgeBox({ shape, box: area }: Area): Box {
  if (shape === "pill" || shape === "tag") return area;
  const side = Math.min(area.width, area.height);
  return box(area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side);
}

/** A label is set on one line, whatever was typed. */
async function labelEms(painter: Stage["painter"], text: string, style: TextStyle): Promise<number> {
  const { paragraphs } = await measureText(painter, text.replaceAll(/\s+/g, " "), style);
  const words = paragraphs.flatMap((paragraph) => paragraph.words);
  return Math.max(0.1, lineWidth(words, 0, words.length));
}
