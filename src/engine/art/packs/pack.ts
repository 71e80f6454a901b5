import { darken, lighten } from "../../color/mix.ts";
import { seededRandom } from "../../random.ts";
import type { ArtOf } from "../../scene/art-reference.ts";
import { type Box, box } from "../../scene/box.ts";
import { logoMarkSvg } from "../../scene/logo-mark.ts";
import { familyList } from "../../scene/typefaces.ts";
import { at, image, type Node, words } from "../../tree/node.ts";
import { drawingAt, linear, svgBytes } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";
import { labelPattern } from "./label-pattern.ts";
import { type PackColors, packColors } from "./pack-colors.ts";
import { PACK_SHAPES, type PackShape } from "./pack-shapes.ts";

/**
 * A product pack. The silhouette is filled, printed and then shaded: a horizontal gradient of light and dark makes it
 * round, two soft strips are the window light, and a darker foot sets it on the floor.
 */
export function pack({ variant, seed, label }: ArtOf<"pack">, { palette, brand, note }: ArtContext): Art {
  const shape: PackShape = PACK_SHAPES[variant];
  const colors = packColors(palette, seed);
  const drawing = {
    width: shape.width,
    height: shape.height,
    body: bodyOf(shape, colors, seed),
    defs: defsOf(shape, colors),
  };
  return {
    aspect: shape.width / shape.height,
    paint(area) {
      const scale = area.width / shape.width;
      const paper = box(
        area.x + shape.label.x * scale,
        area.y + shape.label.y * scale,
        shape.label.width * scale,
        shape.label.height * scale,
      );
      return [drawingAt(drawing, area), printedLabel(paper, colors, brand, label ?? note, variant === "box" ? 8 : 0)];
    },
  };
}

function bodyOf(shape: PackShape, colors: PackColors, seed: number) {
  const { width, height, round } = shape;
  const glass = shape.content !== undefined;
  const fill = glass ? lighten(colors.main, 0.78) : colors.main;
  const pattern = glass
    ? ""
    : labelPattern(Math.abs(seed), width, height, colors.second, lighten(colors.main, 0.3), seededRandom(seed + 5));
  const content = glass
    ? `<rect x="0" y="${shape.content}" width="${width}" height="${height}" fill="url(#liquid)"/><ellipse cx="${width / 2}" cy="${shape.content}" rx="${width / 2}" ry="13" fill="#fff" opacity=".4"/>`
    : "";
  const strips = `<rect x="${width * 0.176}" y="0" width="${width * 0.123}" height="${height}" fill="url(#gleam)"/><rect x="${width * 0.77}" y="0" width="${width * 0.035}" height="${height}" fill="#fff" opacity="${0.4 * round}"/>`;
  return `${shape.behind?.(colors) ?? ""}<clipPath id="body"><path d="${shape.body}"/></clipPath><g clip-path="url(#body)"><path d="${shape.body}" fill="${fill}"/>${content}${pattern}<rect width="${width}" height="${height}" fill="url(#round)" opacity="${Math.max(0.25, round)}"/>${strips}<rect y="${height * 0.7}" width="${width}" height="${height * 0.3}" fill="url(#foot)"/></g>${shape.front?.(colors) ?? ""}`;
}

function defsOf(shape: PackShape, colors: PackColors) {
  const dark = darken(colors.main, 0.75);
  return [
    linear("round", [
      [0, dark, 0.5],
      [0.14, dark, 0.12],
      [0.3, "#ffffff", 0.26],
      [0.5, "#ffffff", 0],
      [0.78, dark, 0.16],
      [1, dark, 0.55],
    ]),
    linear(
      "foot",
      [
        [0, dark, 0],
        [1, dark, 0.22],
      ],
      "down",
    ),
    linear("liquid", [
      [0, darken(colors.main, 0.12)],
      [0.3, lighten(colors.main, 0.16)],
      [0.7, colors.main],
      [1, darken(colors.main, 0.2)],
    ]),
    linear("cap", [
      [0, darken(colors.cap, 0.18)],
      [0.22, lighten(colors.cap, 0.4)],
      [0.5, colors.cap],
      [1, darken(colors.cap, 0.34)],
    ]),
    linear("neck", [
      [0, "#ffffff", 0.75],
      [0.5, "#ffffff", 0.3],
      [1, "#ffffff", 0.65],
    ]),
    linear("rubber", [
      [0, "#2b2730"],
      [0.3, "#5b5564"],
      [1, "#1a171e"],
    ]),
    linear("metal", [
      [0, "#8d959e"],
      [0.25, "#fbfcfd"],
      [0.55, "#b4bcc5"],
      [0.8, "#eef1f4"],
      [1, "#7b848e"],
    ]),
    linear("side", [
      [0, "#000000", 0.05],
      [1, "#000000", 0.28],
    ]),
    linear("gleam", [
      [0, "#ffffff", 0],
      [0.4, "#ffffff", 0.36 * shape.round],
      [0.6, "#ffffff", 0.36 * shape.round],
      [1, "#ffffff", 0],
    ]),
  ].join("");
}

/** Brand, a hairline and what is inside, printed on a paper label. */
function printedLabel(
  area: Box,
  colors: PackColors,
  brand: ArtContext["brand"],
  inside: string | undefined,
  skew: number,
): Node {
  const { width, height } = area;
  const name = brand.name;
  const size = Math.min(width * 0.26, (width * 1.45) / Math.max(4, name.length));
  const small = {
    fontFamily: familyList("sans"),
    fontWeight: 650,
    fontSize: width * 0.078,
    letterSpacing: width * 0.008,
    lineHeight: 1.35,
    color: colors.ink,
    textAlign: "center",
    width: width * 0.86,
    justifyContent: "center",
  } as const;
  const mark =
    brand.mark && svgBytes({ width: 48, height: 48, body: logoMarkSvg(brand.mark, colors.ink, colors.label) });
  return at(
    area,
    {
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "center",
      gap: height * 0.045,
      backgroundColor: colors.label,
      borderRadius: width * 0.05,
      ...(skew ? { transform: `skewY(${skew}deg)` } : {}),
    },
    mark && image(mark, { width: width * 0.2, height: width * 0.2 }),
    words(name, {
      fontFamily: familyList("grotesque"),
      fontWeight: 800,
      fontSize: size,
      letterSpacing: -size * 0.03,
      lineHeight: 1,
      color: colors.ink,
      whiteSpace: "nowrap",
    }),
    height > width &&
      at(box(width * 0.35, height * 0.9, width * 0.3, Math.max(1, width * 0.008)), {
        backgroundColor: colors.ink,
        opacity: 0.5,
      }),
    inside ? words(inside.toLocaleUpperCase("en"), small) : null,
  );
}
