import { readableOn } from "../../color/readable-on.ts";
import { serifFace } from "../../giant-type/faces.ts";
import type { Rows } from "../../giant-type/fit-rows.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallRow } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Composition, Layout, Stage } from "../../layout-pieces/stage.ts";
import { areaOf, partUnder, subjectShown } from "../../photo/crop.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { QUIET, quietAreas } from "../../photo/quiet-areas.ts";
import { tonesOf } from "../../photo/tones.ts";
import { type Box, bottom, box, overlap, right } from "../../scene/box.ts";
import { type Crop, cropsOf, subjectAt } from "./pieces/calm-crops.ts";
import { paintCrop } from "./pieces/calm-paint.ts";
import { besideOrOver } from "./pieces/calm-places.ts";
import { calmSmall, inColor } from "./pieces/calm-small.ts";
import { heightUnder, type Small, setIn, topOf, wordsAt } from "./pieces/calm-words.ts";

export const calmLimits: Limits = {
  headline: { least: 6, most: 80 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  photo: true,
};

/** Words in a photograph need more than the bounds, 4.5 and 3: a small copy of it does not show every spot. */
const READ = 5;
const GIANT_READ = 3.7;
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
  if (!photo || !look) return withoutPhoto(stage, ruler, small);
  if (!setting) return besideOrOver(stage, look, photo, ruler, small) ?? withoutPhoto(stage, ruler, small);
  const { crop, zone, rows, ink, foot } = setting;
  const whole = rows.height + heightUnder(small, rows, foot !== undefined);
  const top = topOf(zone, whole, frame.height);
  const words = wordsAt(stage, ruler, rows, small, { x: zone.x, top, width: zone.width, ink, hasFoot: Boolean(foot) });
  return {
    layers: [...words, ...(foot ?? []).map((layer) => inColor(layer, ink))],
    paint: paintCrop(photo, look, frame, crop),
    keepClear: look.heads.map((head) => areaOf(crop.picture, head)),
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
      if (look.heads.some((head) => overlap(zone, areaOf(picture, head)) > 0)) continue;
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

/** The zone without the rim that borders on something; at the safe edge there is air already. */
function withAir(zone: Box, safe: Box, air: number): Box {
  const left = zone.x > safe.x + 1 ? air : 0;
  const above = zone.y > safe.y + 1 ? air : 0;
  const beside = right(zone) < right(safe) - 1 ? air : 0;
  const below = bottom(zone) < bottom(safe) - 1 ? air : 0;
  return box(zone.x + left, zone.y + above, zone.width - left - beside, zone.height - above - below);
}

/** Without a photograph: the words on paper, and a field of colour where it would be. */
function withoutPhoto(stage: Stage, ruler: Ruler, small: Small): Composition {
  const { frame, palette } = stage;
  const { width: W, height: H, safe, wide, story } = frame;
  const s = shortSide(frame);
  const fromRight = ruler.script === "arabic";
  const split = wide ? W * 0.47 : story ? 0.4 * H : 0.42 * H;
  const gap = 0.04 * s;
  const zone = wide
    ? box(fromRight ? W - split + gap : safe.x, safe.y, split - safe.x - gap, safe.height)
    : box(safe.x, safe.y, safe.width, split - safe.y - gap);
  const area = wide ? box(fromRight ? 0 : split, 0, W - split, H) : box(0, split, W, H - split);
  const rows = setIn(ruler, zone, small, false, (wide ? 0.3 : 0.24) * s);
  const ink = readableOn(palette.paper, palette.ink);
  return {
    layers: wordsAt(stage, ruler, rows, small, { x: zone.x, top: zone.y, width: zone.width, ink, hasFoot: false }),
    paint: [fill(frame.all, palette.paper), fill(area, palette.accent)],
  };
}
