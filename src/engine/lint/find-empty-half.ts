import type { Rgb } from "../color/channels.ts";
import { type Box, box } from "../scene/box.ts";
import type { Finding, Picture } from "./finding.ts";

const CELLS = 16;
/** The least difference of brightness within a cell that counts as something drawn there: more than grain or a gradient. */
const DETAIL = 34;
/** A half looks empty if the share of cells with something drawn in them is below this. */
const LEAST = 0.14;

/** How far a colour has to be from the ground, in one of its channels, to be seen as a shape on it. */
const APART = 28;

/**
 * Halves the finished picture both ways and checks that enough is drawn in each half. A poster is made of large flat
 * shapes, so there a cell also counts when it has another colour than the ground.
 */
export function findEmptyHalf({ width, height, rgba }: Picture, isPoster = false): Finding[] {
  const ground = isPoster ? groundOf(rgba) : undefined;
  const halves: [string, Box][] = [
    ["upper", box(0, 0, width, height / 2)],
    ["lower", box(0, height / 2, width, height / 2)],
    ["left", box(0, 0, width / 2, height)],
    ["right", box(width / 2, 0, width / 2, height)],
  ];
  return halves.flatMap(([name, area]): Finding[] =>
    busyShare(rgba, width, area, ground) < LEAST
      ? [{ kind: "empty-half", layer: "picture", message: `the ${name} half is empty` }]
      : [],
  );
}

function busyShare(rgba: Uint8Array, width: number, area: Box, ground?: Rgb) {
  let busy = 0;
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const place = cell(area, column, row);
      if (spread(rgba, width, place) > DETAIL || (ground && isShape(rgba, width, place, ground))) busy++;
    }
  return busy / (CELLS * CELLS);
}

const cell = ({ x, y, width, height }: Box, column: number, row: number) =>
  box(x + (column * width) / CELLS, y + (row * height) / CELLS, width / CELLS, height / CELLS);

/** The brightness range from the fourth darkest to the fourth brightest of 81 samples, so that grain does not count. */
function spread(rgba: Uint8Array, width: number, area: Box) {
  const samples: number[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = Math.floor(area.x + ((column + 0.5) * area.width) / 9);
      const y = Math.floor(area.y + ((row + 0.5) * area.height) / 9);
      const at = (y * width + x) * 4;
      samples.push(0.3 * (rgba[at] ?? 0) + 0.59 * (rgba[at + 1] ?? 0) + 0.11 * (rgba[at + 2] ?? 0));
    }
  }
  samples.sort((a, b) => a - b);
  return (samples[77] ?? 0) - (samples[3] ?? 0);
}

function isShape(rgba: Uint8Array, width: number, area: Box, ground: Rgb) {
  const [x, y] = [Math.floor(area.x + area.width / 2), Math.floor(area.y + area.height / 2)];
  const at = (y * width + x) * 4;
  return ground.some((channel, index) => Math.abs((rgba[at + index] ?? 0) - channel) > APART);
}

/** The colour that most of the picture has. */
function groundOf(rgba: Uint8Array): Rgb {
  const counts = new Map<string, { color: Rgb; count: number }>();
  for (let at = 0; at + 3 < rgba.length; at += 4 * 97) {
    const color: Rgb = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const key = color.map((channel) => channel >> 3).join();
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { color, count: 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most?.color ?? [255, 255, 255];
}
