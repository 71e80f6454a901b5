import { MIN_TEXT_PX } from "../../shared/formats.ts";
import type { BadgeLayer, ButtonLayer, GiantLayer, Layer, LogoLayer, Point, TextLayer } from "../layers/layer.ts";
import { fitWords } from "../layout-pieces/fit-words.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { faceFor } from "../painter/own-font.ts";
import { type Box, box, right } from "../scene/box.ts";
import type { LayerEdit } from "../scene/scene.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { badgeBox, badgeSize, buttonEms, buttonSize } from "./fit-label.ts";
import { paintable, SMALLEST } from "./paintable.ts";

/** Words in a box that somebody drew are as large as it allows, but no larger than this share of the picture. */
const LARGEST = 0.5;
/** Below this share of their box's width, letters of a long word are put on the next line rather than set smaller. */
const UNBROKEN = 0.04;
/** Half a pixel is rounding. */
const ROUNDING = 0.5;

/** One change by hand, on top of what the layout decided. What was not changed stays as it is, to the pixel. */
export async function applyEdit(stage: Stage, layer: Layer, { box: drawn, ...change }: LayerEdit): Promise<Layer> {
  const edit: LayerEdit = drawn ? { ...change, box: paintable(drawn, layer.kind, stage.frame) } : change;
  const style = restyled(layer, edit, stage);
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

function restyled({ style: before, text: said }: Layer, edit: LayerEdit, { palette, painter }: Stage): TextStyle {
  const { outline, size = before.size, ...style } = edit.style ?? {};
  return {
    ...before,
    ...style,
    typeface: faceFor(painter, style.typeface ?? before.typeface, edit.text ?? said),
    size: Math.max(SMALLEST, size),
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
  if (isPlaced)
    return { ...changed, ...(await fittedInto(stage, area, changed, edit.style?.size && style.size)), box: area };
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
  if (area && !isOfSize(area, layer.box)) {
    const wanted = edit.style?.size ?? layer.style.size * (area.height / layer.box.height);
    const size = await buttonSize(stage, { ...changed, style: { ...style, size: wanted } }, area);
    return { ...changed, style: { ...style, size }, box: area };
  }
  const around = area ?? layer.box;
  if (text === layer.text && !isOtherwiseSet(layer.style, style)) return { ...changed, box: around };
  const ems = await buttonEms(stage, changed);
  const size = Math.max(SMALLEST, Math.min(style.size, stage.frame.safe.width / ems));
  const height = layer.box.height * (size / layer.style.size);
  const grown = anchored(around, ems * size, height, stage);
  return { ...changed, style: { ...style, size }, box: paintable(grown, layer.kind, stage.frame) };
}

/** A button keeps the side that it is nearer to, or its middle, and grows no further than the safe zone. */
function anchored(before: Box, width: number, height: number, { frame: { width: page, safe } }: Stage): Box {
  const middle = before.x + before.width / 2;
  const isCentred = Math.abs(middle - page / 2) < page * 0.04;
  const x = isCentred ? middle - width / 2 : middle < page / 2 ? before.x : right(before) - width;
  const [first, last] = [Math.min(before.x, safe.x), Math.max(right(before), right(safe)) - width];
  return box(Math.max(first, Math.min(x, last)), before.y + (before.height - height) / 2, width, height);
}

async function editedBadge(stage: Stage, layer: BadgeLayer, edit: LayerEdit, colours: Colours): Promise<BadgeLayer> {
  const { text = layer.text } = edit;
  const area = edit.box ? badgeBox({ shape: layer.shape, box: edit.box }) : layer.box;
  const changed = { ...layer, ...colours, text, box: area };
  if (text === layer.text && isOfSize(area, layer.box) && !isOtherwiseSet(layer.style, colours.style)) return changed;
  const wanted = edit.style?.size ?? layer.style.size * (area.width / layer.box.width);
  const size = await badgeSize(stage, { ...changed, style: { ...colours.style, size: wanted } }, area);
  return { ...changed, style: { ...colours.style, size } };
}

/** How high the mark of a logo has to be to be painted at all. */
export const LEAST_LOGO = 4;

/** Mark and name grow together, as far as the box allows. */
function editedLogo(
  layer: LogoLayer,
  { text = layer.text, box: area = layer.box }: LayerEdit,
  style: TextStyle,
): LogoLayer {
  const { width, height } = layer.box;
  const fitted = Math.min(area.width / width, area.height / height);
  const ratio = isOfSize(area, layer.box) ? 1 : Math.max(fitted, LEAST_LOGO / height);
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
