import { isWordless, type Layer } from "../../layers/layer.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import type { Stack, StackWish } from "../../layout-pieces/stack.ts";
import type { Block } from "../../photo/place-words.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";

/** Where the words over a picture could stand. At the `end` they move to the far side of their area. */
export type Place = { area: Box; valign: NonNullable<StackWish["valign"]>; size?: number; atEnd?: boolean };

/** Smaller words cover less. */
const SMALL = 84;

export function placesIn({ safe, wide, story, height: H }: Frame): Place[] {
  const band = (share: number, size?: number): Place[] => [
    { area: box(safe.x, bottom(safe) - H * share, safe.width, H * share), valign: "bottom", size },
    { area: box(safe.x, safe.y, safe.width, H * share), valign: "top", size },
  ];
  const beside = (share: number, size?: number): Place[] => [
    { area: box(safe.x, safe.y, safe.width * share, safe.height), valign: "middle", size },
    {
      area: box(right(safe) - safe.width * share, safe.y, safe.width * share, safe.height),
      valign: "middle",
      size,
      atEnd: true,
    },
  ];
  if (wide) return [...beside(0.52), ...beside(0.4, SMALL)];
  return story ? [...band(0.4), ...band(0.26, SMALL)] : [...band(0.5), ...band(0.34, SMALL), ...beside(0.46, SMALL)];
}

/** Larger type than this, in units, is read with less contrast. */
const LARGE = 48;

/** A set stack as a block of words: what has to be read on the picture, and all that covers it. */
export function blockOf(frame: Frame, place: Place, { layers, box: whole }: Stack) {
  const shift = place.atEnd ? right(place.area) - right(whole) : 0;
  const moved = layers.map((layer) => moveTo(layer, layer.box.x + shift, layer.box.y));
  const read = moved.filter((layer) => !isWordless(layer) && layer.kind !== "button" && layer.kind !== "badge");
  const isLarge = ({ style }: Layer) => style.size >= LARGE * frame.unit;
  const boxesOf = (some: readonly Layer[]) => some.map((layer) => layer.box);
  return {
    place,
    layers: moved,
    words: { large: boxesOf(read.filter(isLarge)), small: boxesOf(read.filter((layer) => !isLarge(layer))) },
    box: box(whole.x + shift, whole.y, whole.width, whole.height),
    size: read.find(({ id }) => id === "headline")?.style.size ?? 0,
  } satisfies Block & { place: Place; layers: Layer[] };
}
