import { type Run, waysToCut } from "../../../giant-type/cuts.ts";
import { edgesOf } from "../../../giant-type/edges-of.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import { box } from "../../../scene/box.ts";

/** A row that is as wide as the wall: the room it takes, and how far its marks reach over its capitals. */
export type Course = { run: Run; size: number; axis: number; width: number; height: number; over: number };
export type Courses = { rows: Course[]; height: number };

type Reach = { up: number; down: number; before: number; after: number };

/** How far a row's ink reaches up and down from the baseline, and how wide it is at the ends of the axis, in ems. */
type Row = { up: number; down: number; narrow: number; wide: number };

export type WallRoom = { measure: number; height: number; mortar: number; maxRows?: number };

/** Marks and tails may hang this far into the mortar. */
const HANG = 0.55;
const MOST_ROWS = 6;
/** A short word gets a row of its own only where every word does. */
const SHORT = 3;
const SENTENCE = 2;
/** Worse than rows that are unlike. */
const LONELY = 2.5;

/** Sets a text as courses of a wall. It is measured by its ink, so that rows end on one edge and marks touch nothing. */
export async function mason(painter: Painter, ruler: Ruler) {
  const { axis, ...look } = ruler.face;
  // All the words together first, so that their letters are painted on one sheet.
  await edgesOf(painter, ruler.textOf(0, ruler.words.length), look);
  const reaches = await Promise.all(
    ruler.words.map(async ({ text }): Promise<Reach> => {
      const { top, bottom, before, after } = await edgesOf(painter, text, look);
      return { up: ruler.baseline - top, down: bottom - ruler.baseline, before, after };
    }),
  );
  const isArabic = ruler.script === "arabic";
  const airOf = ([from, to]: Run) => {
    const [first, last] = isArabic ? [reaches[to - 1], reaches[from]] : [reaches[from], reaches[to - 1]];
    return { before: first?.before ?? 0, after: last?.after ?? 0 };
  };

  function widthOf(run: Run, setting: number) {
    const { before, after } = airOf(run);
    return ruler.widthOf(run[0], run[1], setting) - before - after;
  }

  const rows = new Map<number, Row>();

  /** What does not depend on the size of a row. Ways to cut a text share their rows, so each is looked up once. */
  function rowOf(run: Run): Row {
    const key = run[0] * (ruler.words.length + 1) + run[1];
    const known = rows.get(key);
    if (known) return known;
    let [up, down] = [0, 0];
    for (let word = run[0]; word < run[1]; word++) {
      up = Math.max(up, reaches[word]?.up ?? 0);
      down = Math.max(down, reaches[word]?.down ?? 0);
    }
    const row = { up, down, narrow: widthOf(run, axis.least), wide: widthOf(run, axis.most) };
    rows.set(key, row);
    return row;
  }

  /** How much of a row's room is over its capitals. */
  const overOf = ({ up }: Row, size: number, mortar: number) =>
    Math.max(0, up * size - HANG * mortar - ruler.capital * size);

  /** The room that a row takes. */
  const heightOf = (row: Row, size: number, mortar: number) =>
    ruler.capital * size + overOf(row, size, mortar) + Math.max(0, row.down * size - HANG * mortar);

  function courseOf(run: Run, size: number, { measure, mortar }: WallRoom): Course {
    let [low, high] = [axis.least, axis.most];
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2;
      if (widthOf(run, middle) * size > measure) high = middle;
      else low = middle;
    }
    const row = rowOf(run);
    const [over, height] = [overOf(row, size, mortar), heightOf(row, size, mortar)];
    return { run, size, axis: low, width: widthOf(run, low) * size, over, height };
  }

  /** One common size, held between what each row reaches at its widest and at its narrowest. */
  function coursesOf(runs: readonly Run[], room: WallRoom) {
    const found = runs.map(rowOf);
    const least = found.map(({ wide }) => room.measure / wide);
    const most = found.map(({ narrow }) => room.measure / narrow);
    const free = room.height - (runs.length - 1) * room.mortar;
    const sizeOf = (row: number, common: number) => Math.min(most[row] ?? 0, Math.max(least[row] ?? 0, common));
    const heightAt = (common: number) => {
      let sum = 0;
      for (let row = 0; row < found.length; row++) sum += heightOf(found[row] as Row, sizeOf(row, common), room.mortar);
      return sum;
    };
    const [lowest, highest] = [heightAt(0), heightAt(Number.POSITIVE_INFINITY)];
    if (lowest > free)
      return { sizes: least.map((size) => (size * free) / lowest), misfit: 0.6 + 60 * (lowest / free - 1) };
    if (highest < free) return { sizes: most, misfit: 3 * (free / highest - 1) };
    let [low, high] = [Math.min(...least), Math.max(...most)];
    for (let step = 0; step < 22; step++) {
      const middle = (low + high) / 2;
      if (heightAt(middle) > free) high = middle;
      else low = middle;
    }
    return { sizes: found.map((_, row) => sizeOf(row, low)), misfit: 0 };
  }

  /** "IN" and "FOR THE" as the largest words of a wall say nothing. */
  const isLonely = ([from, to]: Run) =>
    ruler.words.slice(from, to).every(({ text }) => text.length <= SHORT && /^\p{L}+$/u.test(text));

  return {
    /** The cut whose rows fill the room and are most alike. */
    lay(room: WallRoom): Courses {
      let best: { runs: readonly Run[]; sizes: number[] } = { runs: [], sizes: [] };
      let least = Number.POSITIVE_INFINITY;
      for (let count = 1; count <= Math.min(ruler.words.length, room.maxRows ?? MOST_ROWS); count++)
        for (const runs of waysToCut(ruler, count)) {
          const { sizes, misfit } = coursesOf(runs, room);
          const stops = runs.filter(([from]) => ruler.stopsBefore(from)).length;
          const unlike = Math.max(...sizes) / Math.min(...sizes);
          const lonely = ruler.words.length > SENTENCE ? runs.filter(isLonely).length : 0;
          const cost = misfit + unlike * 0.5 - stops * 0.35 + lonely * LONELY + (count > 5 ? 1 : 0);
          if (cost >= least) continue;
          least = cost;
          best = { runs, sizes };
        }
      const rows = best.runs.map((run, row) => courseOf(run, best.sizes[row] ?? 0, room));
      const height = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * room.mortar;
      return { rows, height };
    },
    /** A row whose ink begins at `x` and whose room begins at `top`. */
    lineAt({ run, size, axis: width, over }: Course, x: number, top: number): GiantLine {
      const place = { x: x - airOf(run).before * size, y: top + over + (ruler.capital - ruler.baseline) * size };
      const wide = ruler.widthOf(run[0], run[1], width) * size;
      return { text: ruler.textOf(...run), box: box(place.x, place.y, wide, size), size, width };
    },
  };
}
