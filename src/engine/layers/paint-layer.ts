import { icon } from "../art/icon.ts";
import { darken } from "../color/mix.ts";
import { box, contain } from "../scene/box.ts";
import { covering } from "../scene/cover.ts";
import { logoMarkSvg } from "../scene/logo-mark.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { fontStyle, lineNode } from "../text/line-node.ts";
import { isRightToLeft, tokensOf } from "../text/tokens.ts";
import { at, column, image, imageAt, type Node, row, type Style } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt, svgBytes } from "../tree/svg.ts";
import {
  type BadgeLayer,
  type ButtonLayer,
  isWordless,
  type Layer,
  type LogoLayer,
  type PictureLayer,
  type TextLayer,
} from "./layer.ts";
import { badgeShape, sketchedRectangle } from "./outlines.ts";
import { giantNode } from "./paint-giant.ts";
import { shapeNode } from "./paint-shape.ts";

/** What layers show that is not ours: the brand's own logo, and pictures that were added, by their names. */
export type OwnImages = { logo?: Uint8Array | undefined; pictures?: ReadonlyMap<string, Uint8Array> | undefined };

export function paintLayer(layer: Layer, own: OwnImages = {}): Node {
  if (layer.kind === "text") return textNode(layer);
  if (layer.kind === "giant") return giantNode(layer);
  if (layer.kind === "button") return buttonNode(layer);
  if (layer.kind === "logo") return logoNode(layer, own.logo);
  if (layer.kind === "picture") return pictureNode(layer, own.pictures?.get(layer.photo));
  if (layer.kind === "shape") return shapeNode(layer, turned(layer.style.rotate));
  return badgeNode(layer);
}

/** A layer's shape without its words. The contrast check measures against this. */
export function paintGround(layer: Layer, own?: OwnImages): Node | undefined {
  if (isWordless(layer)) return paintLayer(layer, own);
  if (layer.kind === "button") return buttonNode({ ...layer, text: "", arrow: false });
  if (layer.kind === "badge") return badgeNode({ ...layer, text: "", small: "" });
  if (layer.kind === "text" && layer.ground) return textNode({ ...layer, lines: [] });
  return undefined;
}

/** Arabic and Hebrew read from the right, so the items beside them are reversed too. */
const reading = (text: string): Style => (isRightToLeft(text) ? { flexDirection: "row-reverse" } : {});

const turned = (degrees: number | undefined) => (degrees ? { transform: `rotate(${degrees}deg)` } : {});

function textNode({ box: area, lines, style, isCentred, ground }: TextLayer): Node {
  const set = (look: TextStyle, stroke?: string) =>
    column(
      {
        position: "absolute",
        left: 0,
        top: 0,
        width: area.width,
        height: area.height,
        ...(isCentred ? { justifyContent: "center" } : {}),
        ...(stroke ? outline(look, stroke) : {}),
      },
      ...lines.map((line) => lineNode(tokensOf(line), look)),
    );
  // The renderer has no paint-order, so an outline is a second text behind the first.
  const behind = style.outline ? [set({ ...style, color: style.outline }, style.outline)] : [];
  return at(area, { ...turned(style.rotate), ...filled(ground) }, ...behind, set(style));
}

const filled = (ground: string | undefined): Style => (ground ? { backgroundColor: ground } : {});

/** How wide the outline of letters is, in ems. Half of it lies outside of them. */
export const OUTLINE_EMS = 0.17;

const outline = (style: TextStyle, color: string) => ({
  WebkitTextStroke: `${Math.max(4, style.size * OUTLINE_EMS)}px ${color}`,
});

function buttonNode({ box: area, text, style, fill, shape, arrow }: ButtonLayer): Node {
  const label = row(
    { gap: style.size * 0.42, ...reading(text) },
    lineNode(tokensOf(text), style),
    arrow && icon(isRightToLeft(text) ? "arrow-left" : "arrow-right", style.size, style.color, 2.6),
  );
  const centred = { alignItems: "center", justifyContent: "center" } as const;
  if (shape === "line") return at(area, { alignItems: "center", ...turned(style.rotate) }, label);
  if (shape === "sketch") {
    const drawing = svgAt(
      box(0, 0, area.width, area.height),
      sketchedRectangle(area.width, area.height, fill, darken(fill, 0.82)),
    );
    return at(
      area,
      { ...centred, ...turned(style.rotate) },
      drawing,
      at(box(0, 0, area.width, area.height), centred, label),
    );
  }
  const unit = style.size / 34;
  return at(
    area,
    {
      ...centred,
      ...turned(style.rotate),
      backgroundColor: fill,
      borderRadius: shape === "pill" ? area.height / 2 : area.height * 0.2,
      boxShadow: `0 ${12 * unit}px ${30 * unit}px rgba(0,0,0,.2), inset 0 ${2 * unit}px 0 rgba(255,255,255,.22)`,
    },
    label,
  );
}

function logoNode({ box: area, text, mark, markFill, markInk, picture, style }: LogoLayer, logo?: Uint8Array): Node {
  const side = area.height;
  const drawing = mark && svgBytes({ width: 48, height: 48, body: logoMarkSvg(mark, markFill, markInk) });
  return at(
    area,
    { alignItems: "center", gap: side * LOGO_GAP, ...reading(text), ...turned(style.rotate) },
    picture && logo
      ? ownLogo(logo, picture, side)
      : drawing && image(drawing, { width: picture?.width ?? side, height: side, flexShrink: 0 }),
    text !== "" && lineNode(tokensOf(text), style),
  );
}

/** Never stretched; with a plate behind it, it keeps some air. */
function ownLogo(logo: Uint8Array, { width, plate }: NonNullable<LogoLayer["picture"]>, height: number): Node {
  const air = plate ? height * LOGO_AIR : 0;
  return row(
    {
      width,
      height,
      flexShrink: 0,
      padding: air,
      ...(plate && { backgroundColor: plate, borderRadius: height * 0.18 }),
    },
    image(logo, { width: width - 2 * air, height: height - 2 * air, objectFit: "contain" }),
  );
}

/** A picture cut to its box. Without its bytes there is nothing to see. */
function pictureNode(layer: PictureLayer, bytes: Uint8Array | undefined): Node {
  const { box: area, style, corner, opacity } = layer;
  const radius = corner * Math.min(area.width, area.height);
  return at(
    area,
    {
      overflow: "hidden",
      ...turned(style.rotate),
      ...(radius && { borderRadius: radius }),
      ...(opacity < 1 && { opacity }),
    },
    bytes && imageAt(bytes, pictureWithin(layer), { objectFit: "fill" }),
  );
}

/** Where the whole picture lies, seen from the corner of the layer's box. */
function pictureWithin({ box: { width, height }, aspect, framing }: PictureLayer) {
  const inside = box(0, 0, width, height);
  if (framing.isWhole) return contain(inside, aspect);
  return covering(aspect, inside, { focus: framing, zoom: framing.zoom });
}

function badgeNode({ box: area, text, small, shape, fill, style }: BadgeLayer): Node {
  const ground =
    shape === "pill" || shape === "tag"
      ? at(box(0, 0, area.width, area.height), {
          backgroundColor: fill,
          borderRadius: shape === "pill" ? area.height / 2 : area.height * 0.14,
          boxShadow: softShadow(style.size / 90),
        })
      : svgAt(box(0, 0, area.width, area.height), badgeShape(shape, area.width, fill), "", {
          filter: `drop-shadow(0 ${area.width * 0.03}px ${area.width * 0.05}px rgba(20,10,30,.22))`,
        });
  const caption = small ? lineNode(tokensOf(small), smallStyle(style)) : false;
  return at(
    area,
    turned(style.rotate),
    ground,
    at(
      box(0, 0, area.width, area.height),
      { ...fontStyle(style), flexDirection: "column", alignItems: "center", justifyContent: "center" },
      text !== "" && lineNode(tokensOf(text), style),
      caption,
    ),
  );
}

/** Between the mark and the name, and around a logo on a plate: shares of the height. */
export const LOGO_GAP = 0.28;
export const LOGO_AIR = 0.16;

/** The second line of a badge, as a share of the first. */
export const SMALL_SHARE = 0.44;

/** The second line of a badge is set in the plain face, at a fraction of the first. */
export const smallStyle = (style: TextStyle): TextStyle => ({
  ...style,
  typeface: "sans",
  weight: 650,
  size: style.size * SMALL_SHARE,
  tracking: 0,
  leading: 1.2,
  uppercase: false,
});
