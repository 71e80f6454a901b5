import { type Box, bottom, box, right } from "../../../scene/box.ts";
import type { PhotoPixels } from "../../../scene/photo-pixels.ts";

/** So much of the word has to be seen, and so much of each letter. */
const WORD_SEEN = 0.72;
const LETTER_SEEN = 0.42;
const GRID = 40;
/** A pixel through which the letters can no longer be read. */
const SOLID = 90;

/** The share of an area that the solid parts of a picture cover. */
function coveredBy({ small }: PhotoPixels, picture: Box, area: Box) {
  let covered = 0;
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = (area.x + ((column + 0.5) * area.width) / GRID - picture.x) / picture.width;
      const y = (area.y + ((row + 0.5) * area.height) / GRID - picture.y) / picture.height;
      if (x < 0 || x >= 1 || y < 0 || y >= 1) continue;
      const at = (Math.floor(y * small.height) * small.width + Math.floor(x * small.width)) * 4;
      if ((small.rgba[at + 3] ?? 0) > SOLID) covered++;
    }
  return covered / GRID ** 2;
}

/** Whether a word can still be read when a picture stands before it. */
export function isReadBehind(pixels: PhotoPixels, picture: Box, word: Box, letters: number): boolean {
  if (1 - coveredBy(pixels, picture, word) < WORD_SEEN) return false;
  const width = word.width / Math.max(1, letters);
  return Array.from({ length: letters }, (_, index) => box(word.x + index * width, word.y, width, word.height)).every(
    (letter) => 1 - coveredBy(pixels, picture, letter) >= LETTER_SEEN,
  );
}

/** The largest place of a picture in a room, standing on its ground, that leaves the word behind it readable. */
export function standingBefore(
  pixels: PhotoPixels,
  room: Box,
  word: { box: Box; letters: number },
  places: readonly number[],
): Box {
  const aspect = pixels.width / pixels.height;
  const most = Math.min(room.width, room.height * aspect);
  let last = room;
  for (let step = 0; step < 24; step++) {
    const width = most * (1 - step * 0.03);
    for (const share of places) {
      const left = Math.min(right(room) - width, Math.max(room.x, room.x + room.width * share - width / 2));
      last = box(left, bottom(room) - width / aspect, width, width / aspect);
      if (isReadBehind(pixels, last, word.box, word.letters)) return last;
    }
  }
  return last;
}
