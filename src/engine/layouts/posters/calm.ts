import { contrast } from "../../color/contrast.ts";
import { readableOn } from "../../color/readable-on.ts";
import { serifFace } from "../../giant-type/faces.ts";
import { fitRows, type Rows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallRow } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import type { Composition, Layout, Stage } from "../../layout-pieces/stage.ts";
import { coverAt, partUnder, photoIn, subjectShown, wholeIn } from "../../photo/crop.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { QUIET, quietAreas } from "../../photo/quiet-areas.ts";
import { tonesOf, WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, overlap, right } from "../../scene/box.ts";
import { type Crop, cropsOf, subjectAt } from "./pieces/calm-crops.ts";
import { paintCrop } from "./pieces/calm-paint.ts";
import { calmSmall, inColor } from "./pieces/calm-small.ts";

export const calmLimits: Limits = {
  headline: { least: 6, most: 80 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  photo: true,
};

/** Words in a photograph need more than the bounds, 4.5 and 3: a small copy of it does not show every spot. */
const READ = 5;
const GIANT_READ = 3.7;
const LEADING = { latin: 0.94, cyrillic: 1.04, arabic: 1.22, japanese: 1.16, chinese: 1.16 } as const;

type Small = Awaited<ReturnType<typeof calmSmall>>;
type Setting = { crop: Crop; zone: Box; rows: Rows; ink: string; foot: Layer[] | undefined; score: number };

/** The photograph has the frame, and the words stand in its quietest rectangle. */
export const calm: Layout = async (stage) => {
  const { frame, slots, photo } = stage;
  const script = scriptOf(slots.headline);
  const fromRight = script === "arabic";
  const face = serifFace()(script);
  const ruler = await ruleText(stage.painter, slots.headline, face);
  const small = await calmSmall(stage, fromRight);
  const look = photo && (await lookAt(stage, photo, stage.palette.paper));
  const setting = look && !look.isTransparent ? await quietest(stage, look, ruler, small) : undefined;
  if (!setting || !photo || !look) return besideField(stage, look, ruler, small);
  const { crop, zone, rows, ink, foot } = setting;
  const whole = rows.height + heightUnder(small, rows, foot !== undefined);
  const top = topOf(zone, whole, frame.height);
  const words = wordsAt(stage, ruler, rows, small, { x: zone.x, top, width: zone.width, ink, hasFoot: Boolean(foot) });
  return {
    layers: [...words, ...(foot ?? []).map((layer) => inColor(layer, ink))],
    paint: paintCrop(photo, look, frame, crop),
    // The picture may go on beyond its edge, as a gradient.
    isFlat: false,
  };
};

/** Every crop with its quiet rectangles: large words, little going on under them and the subject in sight win. */
async function quietest(stage: Stage, look: Look, ruler: Ruler, small: Small): Promise<Setting | undefined> {
  const { frame } = stage;
  const { safe, wide, story } = frame;
  const s = shortSide(frame);
  const fromRight = ruler.script === "arabic";
  const { dark, light } = tonesOf(look);
  const seen = story ? box(0, 0, frame.width, bottom(safe) + 200) : frame.all;
  const footRow = story ? undefined : await smallRow(stage, safe, small.signed.layers);
  let best: Setting | undefined;
  for (const crop of cropsOf(look, frame, fromRight)) {
    const { picture } = crop;
    const shown = subjectShown(look, picture, seen);
    const subject = subjectAt(look, crop);
    const need = Math.max(small.facts.width, small.signed.width, (wide ? 0.24 : 0.4) * frame.width);
    const zones = quietAreas(look, picture, safe, { leastWidth: need + 0.045 * s, leastHeight: 0.16 * frame.height });
    for (const zone of zones.slice(0, 8).map((quiet) => withAir(quiet, safe, 0.022 * s))) {
      const under = partUnder(picture, zone);
      const [onLight, onDark] = [look.contrastIn(under, dark), look.contrastIn(under, light)];
      const ink = onLight > onDark ? dark : light;
      if (Math.max(onLight, onDark) < GIANT_READ) continue;
      const isFoot = ({ box: area }: Layer) => {
        const part = partUnder(picture, area);
        return look.energyIn(part) < QUIET && look.contrastIn(part, ink) >= READ && overlap(area, subject) === 0;
      };
      const foot = footRow && footRow.box.height < small.size * 2 && footRow.layers.every(isFoot) ? footRow : undefined;
      const isHigh = foot !== undefined && foot.layers.length > 0;
      const room = isHigh ? Math.min(zone.height, foot.box.y - small.size - zone.y) : zone.height;
      const rows = setIn(ruler, { ...zone, height: room }, small, isHigh, (wide ? 0.3 : 0.24) * s);
      if (rows.size < (wide ? 0.085 : 0.055) * s || rows.size * 0.5 < small.size) continue;
      const words = rows.height + heightUnder(small, rows, isHigh);
      const small0 = topOf({ ...zone, height: room }, words, frame.height) + rows.height;
      const print = box(fromRight ? right(zone) - need : zone.x, small0, need, words - rows.height);
      if (look.contrastIn(partUnder(picture, print), ink) < READ) continue;
      const covered = overlap(zone, subject) / (zone.width * zone.height);
      const score =
        Math.min(rows.size / s, 0.2) * 1.5 -
        look.energyIn(under) * 0.012 -
        (1 - shown) * 0.6 -
        covered * 0.3 +
        Math.min(1, subject.width / frame.width) * 0.05 -
        (crop.carried ? 0.015 : 0);
      if (!best || score > best.score)
        best = { crop, zone: { ...zone, height: room }, rows, ink, foot: isHigh ? foot.layers : undefined, score };
    }
  }
  return best;
}

/** Words stand at the head of their zone, or at its foot when it is low in the frame. */
const topOf = (zone: Box, height: number, frameHeight: number) =>
  zone.y + zone.height / 2 > frameHeight * 0.6 ? bottom(zone) - height : zone.y;

/** The zone without the rim that borders on something; at the safe edge there is air already. */
function withAir(zone: Box, safe: Box, air: number): Box {
  const left = zone.x > safe.x + 1 ? air : 0;
  const above = zone.y > safe.y + 1 ? air : 0;
  const beside = right(zone) < right(safe) - 1 ? air : 0;
  const below = bottom(zone) < bottom(safe) - 1 ? air : 0;
  return box(zone.x + left, zone.y + above, zone.width - left - beside, zone.height - above - below);
}

/** What stands under the headline, with the air before it. */
function heightUnder(small: Small, rows: Rows, hasFoot: boolean) {
  const blocks = [small.facts, ...(hasFoot ? [] : [small.signed])].filter((block) => block.layers.length > 0);
  const depth = 0.24 * rows.size + small.size * 0.7;
  return blocks.length
    ? depth + blocks.reduce((sum, { height }) => sum + height + small.size * 0.35, 0)
    : 0.2 * rows.size;
}

function setIn(ruler: Ruler, area: Box, small: Small, hasFoot: boolean, maxSize: number): Rows {
  const leading = LEADING[ruler.script];
  const rowsIn = (height: number) =>
    fitRows(ruler, { width: area.width, height: Math.max(1, height), leading, maxSize, maxRows: 5 });
  const guess = rowsIn(area.height * 0.7);
  return rowsIn(area.height - heightUnder(small, guess, hasFoot));
}

type WordsPlace = { x: number; top: number; width: number; ink: string; hasFoot: boolean };

function wordsAt(stage: Stage, ruler: Ruler, rows: Rows, small: Small, place: WordsPlace): Layer[] {
  const { x, top, width, ink, hasFoot } = place;
  const fromRight = ruler.script === "arabic";
  const edge = fromRight ? x + width : x;
  const lines = linesFrom(ruler, rows, { x: edge, top, align: fromRight ? "right" : "left" });
  let y = top + rows.height + 0.24 * rows.size + small.size * 0.7;
  const layers: Layer[] = [];
  for (const block of [small.facts, ...(hasFoot ? [] : [small.signed])]) {
    if (block.layers.length === 0) continue;
    const left = fromRight ? edge - block.width : edge;
    for (const layer of block.layers) layers.push(inColor(moveTo(layer, left + layer.box.x, y + layer.box.y), ink));
    y += block.height + small.size * 0.35;
  }
  return [giantLayer("headline", stage.slots.headline, ruler.face, lines, { color: ink }), ...layers];
}

/** A photograph that is nowhere quiet, or a logo: the words get a field of their own in its tone. */
function besideField(stage: Stage, look: Look | undefined, ruler: Ruler, small: Small): Composition {
  const { frame, palette, photo } = stage;
  const { width: W, height: H, safe, wide, story } = frame;
  const s = shortSide(frame);
  const fromRight = ruler.script === "arabic";
  const { ground, ink } = fieldInks(stage, look);
  const split = wide ? W * 0.47 : story ? 0.4 * H : 0.42 * H;
  const gap = 0.04 * s;
  const zone = wide
    ? box(fromRight ? W - split + gap : safe.x, safe.y, split - safe.x - gap, safe.height)
    : box(safe.x, safe.y, safe.width, split - safe.y - gap);
  const area = wide ? box(fromRight ? 0 : split, 0, W - split, H) : box(0, split, W, H - split);
  const rows = setIn(ruler, zone, small, false, (wide ? 0.3 : 0.24) * s);
  const picture = look && (look.isTransparent ? wholeIn(look, area) : coverAt(look, area));
  return {
    layers: wordsAt(stage, ruler, rows, small, { x: zone.x, top: zone.y, width: zone.width, ink, hasFoot: false }),
    paint: [fill(frame.all, ground), photo && picture ? photoIn(photo, area, picture) : fill(area, palette.accent)],
  };
}

/** A dark photograph gets a dark field, a light one a light field, so that the two belong together. */
function fieldInks({ palette }: Stage, look: Look | undefined) {
  if (!look || look.isTransparent) return { ground: palette.paper, ink: readableOn(palette.paper, palette.ink) };
  const { dark, light } = tonesOf(look);
  const isDark = contrast(look.meanIn(WHOLE), "#ffffff") > 4.5;
  return isDark ? { ground: dark, ink: readableOn(dark, light) } : { ground: light, ink: readableOn(light, dark) };
}
