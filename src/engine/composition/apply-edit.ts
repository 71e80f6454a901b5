import { MIN_TEXT_PX } from "../../shared/formats.ts";
import type { BadgeLayer, ButtonLayer, GiantLayer, Layer, LogoLayer, Point, TextLayer } from "../layers/layer.ts";
import { fitWords } from "../layout-pieces/fit-words.ts";
import { BUTTON_PADDING, buttonHeight } from "../layout-pieces/make-button.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, box, right } from "../scene/box.ts";
import type { LayerEdit } from "../scene/scene.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { fitText } from "../text/fit-text.ts";
import { measureText } from "../text/measure-text.ts";

/** Words in a box that somebody drew are as large as it allows, but no larger than this share of the picture. */
const LARGEST = 0.5;
/** Below this share of their box's width, letters of a long word are put on the next line rather than set smaller. */
const UNBROKEN = 0.04;
/** The words of a button or a badge are set this small before they would leave it. */
const SMALLEST_LABEL = 12;
/** Half a pixel is rounding. */
const ROUNDING = 0.5;

/** One change by hand, on top of what the layout decided. What was not changed stays as it is, to the pixel. */
export async function applyEdit(stage: Stage, layer: Layer, edit: LayerEdit): Promise<Layer> {
  const style = restyled(layer.style, edit, stage);
  if (layer.kind === "giant") return editedGiant(layer, edit, style);
  if (layer.kind === "text") return editedText(stage, layer, edit, style);
  if (layer.kind === "logo") return editedLogo(layer, edit, style);
  const fill = (edit.roles?.fill && stage.palette[edit.roles.fill]) ?? edit.fill ?? ("fill" in layer ? layer.fill : "");
  if (layer.kind === "button") return editedButton(stage, layer, edit, { style, fill });
  if (layer.kind === "badge") return editedBadge(stage, layer, edit, { style, fill });
  const opacity = edit.opacity ?? layer.opacity;
  const area = edit.box ?? layer.box;
  if (layer.kind === "shape") return { ...layer, style, fill, opacity, box: area };
  return { ...layer, style, opacity, box: area, framing: edit.framing ?? layer.framing };
}

function restyled(before: TextStyle, edit: LayerEdit, { palette }: Stage): TextStyle {
  const { outline, ...style } = edit.style ?? {};
  return {
    ...before,
    ...style,
    ...(edit.roles?.color && { color: palette[edit.roles.color] }),
    outline: outline === undefined ? before.outline : (outline ?? undefined),
  };
}

/** What lines are broken by. */
const METRICS = [
  "typeface",
  "weight",
  "size",
  "tracking",
  "leading",
  "width",
  "italic",
  "uppercase",
  "outline",
] as const;

const isOtherwiseSet = (before: TextStyle, now: TextStyle) => METRICS.some((key) => before[key] !== now[key]);

const isOfSize = (one: Box, other: Box) =>
  Math.abs(one.width - other.width) < ROUNDING && Math.abs(one.height - other.height) < ROUNDING;

async function editedText(stage: Stage, layer: TextLayer, edit: LayerEdit, style: TextStyle): Promise<TextLayer> {
  const { text = layer.text, box: area } = edit;
  const isPlaced = area !== undefined && !isOfSize(area, layer.box);
  const moved = area ? { ...layer.box, x: area.x, y: area.y } : layer.box;
  const changed = { ...layer, text, style, isCut: undefined };
  if (text.trim() === "") return { ...changed, lines: [], box: area ?? layer.box };
  if (!isPlaced && text === layer.text && !isOtherwiseSet(layer.style, style)) return { ...layer, style, box: moved };
  if (isPlaced) return { ...changed, ...(await fittedInto(stage, area, changed, edit.style?.size)), box: area };
  const { unit } = stage.frame;
  const room = grownBy(moved, (edit.style?.size ?? layer.style.size) / layer.style.size, style.align);
  const set = await setText(stage, room, { ...style, id: layer.id, text, size: style.size / unit });
  return { ...changed, ...set };
}

/** Words in a box that somebody drew: of a size that was chosen, if it fits, or as large as they fit. */
export async function fittedInto(
  { painter, frame }: Stage,
  area: Box,
  { text, style, ground }: Pick<TextLayer, "text" | "style" | "ground">,
  size: number | undefined,
) {
  const { size: _, align: __, color: ___, ...face } = style;
  const max = size ?? Math.min(frame.width, frame.height) * LARGEST;
  const min = Math.min(max, MIN_TEXT_PX * frame.unit);
  const limits = { max, min, unbroken: Math.min(max, Math.max(min, area.width * UNBROKEN)) };
  const { size: found, lines, isCut } = await fitWords({ painter }, area, face, { text, ground }, limits);
  return { lines, style: { ...style, size: found }, ...(isCut && { isCut }) };
}

/** Larger letters need a larger box, which grows from where its words begin. */
function grownBy({ x, y, width, height }: Box, ratio: number, align: TextStyle["align"]): Box {
  const [wide, tall] = [width * Math.max(1, ratio) + 1, height * Math.max(1, ratio) + 1];
  const more = wide - width;
  return box(align === "left" ? x : align === "center" ? x - more / 2 : x - more, y, wide, tall);
}

type Colours = { style: TextStyle; fill: string };

async function editedButton(stage: Stage, layer: ButtonLayer, edit: LayerEdit, colours: Colours): Promise<ButtonLayer> {
  const { text = layer.text, box: area } = edit;
  const { style } = colours;
  const changed = { ...layer, ...colours, text };
  const isPlaced = area !== undefined && !isOfSize(area, layer.box);
  if (text === layer.text && !isPlaced && !isOtherwiseSet(layer.style, style))
    return { ...changed, box: area ?? layer.box };
  const beside = (size: number) => 2 * size * BUTTON_PADDING[layer.shape] + (layer.arrow ? size * 1.42 : 0);
  if (!isPlaced) {
    const { width } = await labelled(stage, text, style, { width: stage.frame.safe.width, height: stage.frame.height });
    const wide = Math.max(width + beside(style.size), 1);
    const around = area ? { ...layer.box, x: area.x, y: area.y } : layer.box;
    return { ...changed, box: anchored(around, wide, buttonHeight(layer.shape, style.size), stage) };
  }
  const wanted = edit.style?.size ?? layer.style.size * (area.height / layer.box.height);
  const room = { width: Math.max(1, area.width - beside(wanted) * 0.72), height: area.height * 0.9 };
  const { size } = await labelled(stage, text, { ...style, size: wanted }, room);
  return { ...changed, style: { ...style, size }, box: area };
}

/** A button keeps the side that it is nearer to, or its middle. */
function anchored(before: Box, width: number, height: number, { frame }: Stage): Box {
  const middle = before.x + before.width / 2;
  const y = before.y + (before.height - height) / 2;
  if (Math.abs(middle - frame.width / 2) < frame.width * 0.04) return box(middle - width / 2, y, width, height);
  return box(middle < frame.width / 2 ? before.x : right(before) - width, y, width, height);
}

/** The size, up to the style's own, at which a label fits on one line. */
export async function labelled(
  { painter, frame }: Stage,
  text: string,
  style: TextStyle,
  room: Pick<Box, "width" | "height">,
) {
  const measured = await measureText(painter, text, style);
  const minSize = Math.min(style.size, SMALLEST_LABEL * frame.unit);
  return fitText(measured, { ...room, maxSize: style.size, minSize, maxLines: 1 });
}

/** Which part of a badge has room for words. */
const BADGE_ROOM = { burst: 0.74, circle: 0.8, pill: 0.86, tag: 0.9 } as const;

async function editedBadge(stage: Stage, layer: BadgeLayer, edit: LayerEdit, colours: Colours): Promise<BadgeLayer> {
  const { text = layer.text } = edit;
  const area = badgeBox(layer, edit.box);
  const changed = { ...layer, ...colours, text, box: area };
  if (text === layer.text && isOfSize(area, layer.box) && !isOtherwiseSet(layer.style, colours.style)) return changed;
  const size = edit.style?.size ?? layer.style.size * (area.width / layer.box.width);
  const room = { width: area.width * BADGE_ROOM[layer.shape], height: area.height * 0.7 };
  const label = await labelled(stage, text, { ...colours.style, size }, room);
  return { ...changed, style: { ...colours.style, size: label.size } };
}

/** Round badges stay round. */
function badgeBox({ shape, box: before }: BadgeLayer, area: Box | undefined): Box {
  if (!area || shape === "pill" || shape === "tag") return area ?? before;
  const side = Math.min(area.width, area.height);
  return box(area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side);
}

/** Mark and name grow together, as far as the box allows. */
function editedLogo(
  layer: LogoLayer,
  { text = layer.text, box: area = layer.box }: LayerEdit,
  style: TextStyle,
): LogoLayer {
  const { width, height } = layer.box;
  const ratio = isOfSize(area, layer.box) ? 1 : Math.min(area.width / width, area.height / height);
  const resized = style.size === layer.style.size ? { ...style, size: style.size * ratio } : style;
  const picture = layer.picture && { ...layer.picture, width: layer.picture.width * ratio };
  return {
    ...layer,
    text,
    style: resized,
    ...(picture && { picture }),
    box: box(area.x, area.y, width * ratio, height * ratio),
  };
}

/** Giant type is moved, sized, turned and coloured as a whole; new words are set by the layout itself. */
function editedGiant(layer: GiantLayer, { box: area = layer.box }: LayerEdit, style: TextStyle): GiantLayer {
  const before = layer.box;
  const ratio = isOfSize(area, before) ? 1 : Math.min(area.width / before.width, area.height / before.height);
  const placed = ({ x, y }: Point): Point => ({
    x: area.x + (x - before.x) * ratio,
    y: area.y + (y - before.y) * ratio,
  });
  const now = box(area.x, area.y, before.width * ratio, before.height * ratio);
  const turn = style.rotate ?? 0;
  const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
  const lines = layer.lines.map((line) => {
    const corner = placed(line.box);
    const origin = placed(line.origin ?? line.box);
    // Turning about the middle of all lines is turning each about its own origin, which goes around the middle.
    const turned = turn ? around(middle, origin, turn) : origin;
    const [dx, dy] = [turned.x - origin.x, turned.y - origin.y];
    return {
      ...line,
      size: line.size * ratio,
      box: box(corner.x + dx, corner.y + dy, line.box.width * ratio, line.box.height * ratio),
      ...((line.origin || turn) && { origin: turned }),
      ...(turn && { turn: (line.turn ?? 0) + turn }),
      ...(line.shown && { shown: line.shown.map(placed) }),
    };
  });
  return { ...layer, lines, box: now, style };
}

function around(middle: Point, { x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - middle.x, y - middle.y];
  return {
    x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}
