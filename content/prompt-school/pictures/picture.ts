import type { ObjectName } from "../../../src/engine/scene/object-names.ts";
import type { TypefaceId } from "../../../src/engine/scene/typefaces.ts";
import { image, type Node } from "../../../src/engine/tree/node.ts";
import { svgBytes } from "../../../src/engine/tree/svg.ts";

/** The size in which pictures of lessons are drawn: four to three. */
export const PICTURE = { width: 1200, height: 900 } as const;

/** Gives the drawing of an object as SVG. */
type Shelf = (name: ObjectName) => Uint8Array;

/** The two pictures of a lesson. `text` and `faces` name what the painter has to load first. */
export type LessonPictures = {
  good: (shelf: Shelf) => Node[];
  careless: (shelf: Shelf) => Node[];
  text?: string;
  faces?: readonly TypefaceId[];
};

/** Drawn this far past each edge, so that a blur does not draw the edge itself into the picture. */
const BLEED = 90;
const SHEET = { width: PICTURE.width + 2 * BLEED, height: PICTURE.height + 2 * BLEED };

/** A layer over the whole picture. Blurred layers are what lies in front of the focus or behind it. */
export const layer = (body: string, defs = "", blur = 0): Node =>
  image(svgBytes({ ...SHEET, body: `<g transform="translate(${BLEED} ${BLEED})">${body}</g>`, defs }), {
    position: "absolute",
    left: -BLEED,
    top: -BLEED,
    ...SHEET,
    ...(blur > 0 ? { filter: `blur(${blur}px)` } : {}),
  });

/** A shape as large as the sheet. */
export const whole = (paint: string) =>
  `<rect x="${-BLEED}" y="${-BLEED}" width="${SHEET.width}" height="${SHEET.height}" ${paint}/>`;

type Place = { x: number; y: number; size: number; turn?: number; filter?: string; opacity?: number };

/** An object of the engine's picture shelf; `x` and `y` are its middle. */
export const thing = (picture: Uint8Array, { x, y, size, turn = 0, filter, opacity }: Place): Node =>
  image(picture, {
    position: "absolute",
    left: x - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
    ...(filter ? { filter } : {}),
    ...(opacity === undefined ? {} : { opacity }),
  });

/** Repeatable randomness: a picture looks the same whenever it is painted. */
export function dice(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 16807) % 2147483647;
    return from + (state / 2147483647) * (to - from);
  };
}

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
