import { channels } from "../../color/channels.ts";
import { luminance } from "../../color/contrast.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { blockFace } from "../../giant-type/faces.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { areaOf, coverAt } from "../../photo/crop.ts";
import { findDetail } from "../../photo/find-detail.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, inset, overlap } from "../../scene/box.ts";
import { at, type Node } from "../../tree/node.ts";
import { type Block, blockOf, linesOfBlock } from "./pieces/block-rows.ts";
import { footOf, smallLayers } from "./pieces/foot.ts";
import { type PlateInks, plateInks } from "./pieces/two-inks-colours.ts";
import { plateNodes } from "./pieces/two-inks-plate.ts";

export const twoInksLimits: Limits = {
  headline: { most: 46 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 40 },
  photo: true,
};

/** Below and above this brightness the photograph says itself whether it prints dark or light. */
const [DARK, LIGHT] = [0.12, 0.5];
/** How much of its subject has to stay in sight. */
const SHOWN = 0.74;

/** The air between words and a head, as a share of their width. */
const AIR = 0.03;

/** The share of the picture that its subject should take. */
const LARGE = 0.45;
/** A lower line of words across a wide picture is no poster. */
const LEAST = 0.14;

/** Where the words and the picture stand. */
type Plan = { photo: Box; words: Box; block: Block; bar: Box; small: Layer[] };

/** The photograph printed in two inks, the words over it in a third, which is also the bar under them. */
export const twoInks: Layout = async (stage) => {
  const { frame, slots, photo, painter, palette, scene } = stage;
  const look = photo ? await lookAt(stage, photo) : undefined;
  const bright = look ? luminance(channels(look.meanIn(WHOLE))) : 0.3;
  const isNight = bright < DARK || (bright < LIGHT && scene.seed % 2 === 0);
  const inks = plateInks(palette, isNight);
  const face = blockFace(900, -0.02)(scriptOf(slots.headline));
  const ruler = await ruleText(painter, inCapitals(slots.headline), face);

  const plans = await plansOf(stage, ruler, inks);
  const pictures = plans.map((plan) => (look ? pictureOf(look, plan) : { picture: plan.photo, shown: 1 }));
  const most = Math.max(...pictures.map(({ shown }) => shown));
  const chosen = pictures.findIndex(({ shown }) => shown >= Math.min(look?.heads.length ? 1 : SHOWN, most));
  const plan = plans[chosen] ?? (plans[0] as Plan);
  const { picture } = pictures[chosen] ?? { picture: plan.photo };

  const lines = linesOfBlock(ruler, plan.block, plan.words, mortarOf(stage));
  return {
    layers: [giantLayer("headline", slots.headline, face, lines, { color: inks.type }), ...plan.small],
    paint: [
      fill(frame.all, isNight ? inks.dark : inks.light),
      ...(photo && look
        ? plateNodes(await painter.decodedPhoto(photo), look, plan.photo, picture, inks)
        : [discIn(plan, isNight ? inks.light : inks.dark)]),
      ...(plan.small.length ? [fill(plan.bar, inks.type)] : []),
    ],
    keepClear: look?.heads.map((head) => areaOf(picture, head)) ?? [],
  };
};

/** Without a photograph: a disc in the other ink. */
function discIn({ photo, bar }: Plan, color: string): Node {
  const floor = bar.y > photo.y + photo.height / 2 ? bar.y : bottom(photo);
  const radius = Math.min(photo.width, floor - photo.y) * 0.46;
  const centre = { x: photo.x + photo.width * 0.62, y: floor - radius * 0.7 };
  return at(
    photo,
    { overflow: "hidden" },
    at(box(centre.x - radius - photo.x, centre.y - radius - photo.y, radius * 2, radius * 2), {
      backgroundColor: color,
      borderRadius: radius,
    }),
  );
}

const mortarOf = ({ frame }: Stage) => 0.024 * shortSide(frame);

/** The ways to place the words, the best first; the photograph decides which of them leaves it in sight. */
async function plansOf(stage: Stage, ruler: Ruler, inks: PlateInks): Promise<Plan[]> {
  const { width: W, height: H, story, wide, safe } = stage.frame;
  const s = shortSide(stage.frame);
  const mortar = mortarOf(stage);
  const margin = story ? safe.x : 0.045 * s;
  const foot = await footOf(stage, safe, await smallLayers(stage, safe.width, { color: inks.onType, weight: 680 }));
  const set = (width: number, height: number, mostRows: number) =>
    blockOf(stage.painter, ruler, { width, height, mostRows, maxCapital: height, mortar });

  if (story) {
    const block = await set(safe.width, (safe.height - foot.box.height) * 0.62, 3);
    const words = box(safe.x, safe.y, safe.width, block.height);
    const air = foot.layers.length ? 0.03 * s : 0;
    const bar = box(0, bottom(words) + mortar * 1.4, W, foot.box.height + 2 * air);
    const small = foot.layers.map((layer) => ({
      ...layer,
      box: { ...layer.box, y: layer.box.y - foot.box.y + bar.y + air },
    }));
    const over = { photo: box(0, 0, W, H), words, block, bar, small };
    return [over, { ...over, photo: box(0, bottom(bar), W, H - bottom(bar)) }];
  }
  const height = foot.layers.length ? foot.box.height + 2 * (H - bottom(safe)) : 0;
  const bar = box(0, H - height, W, height);
  const small = foot.layers;
  const photo = box(0, 0, W, bar.y);
  const full = await set(W - 2 * margin, bar.y * (wide ? 0.42 : 0.44), wide ? 1 : 3);
  const top = { photo, words: box(margin, margin, W - 2 * margin, full.height), block: full, bar, small };
  if (!wide) {
    const under = bottom(top.words) + margin;
    return [
      top,
      { ...top, words: { ...top.words, y: bar.y - margin - full.height } },
      { ...top, photo: box(0, under, W, bar.y - under) },
    ];
  }
  // A tall subject has no room under a line of words; it stands beside them.
  const beside = W * 0.46;
  const half = await set(W - beside - 2 * margin, bar.y - 2 * margin, 4);
  const fromRight = ruler.script === "arabic";
  const side = {
    photo: box(fromRight ? 0 : W - beside, 0, beside, bar.y),
    words: box(fromRight ? beside + margin : margin, (bar.y - half.height) / 2, W - beside - 2 * margin, half.height),
    block: half,
    bar,
    small,
  };
  return full.height < bar.y * LEAST ? [side] : [top, side];
}

/** The crop that leaves most of the subject in sight, above all the point of it, and how much that is. */
function pictureOf(look: Look, { photo, words, bar }: Plan): { picture: Box; shown: number } {
  const { subject, heads } = look;
  const [width, height] = [subject.width * 0.5, subject.height * 0.5];
  const point = findDetail(look, { width, height });
  const core = box(point.x - width / 2, point.y - height / 2, width, height);
  const cores = heads.length > 0 ? heads : [core];
  let best = { picture: photo, shown: -1, worth: -1 };
  for (const zoom of [1, 1.12, 1.25, 1.4, 1.6])
    for (const y of [0.4, 0.5, 0.58, 0.66, 0.74, 0.82]) {
      const picture = coverAt(look, photo, { at: { x: 0.5, y }, zoom });
      const inCores = cores.reduce((sum, part) => sum + inSight(areaOf(picture, part)), 0) / cores.length;
      // A person may stand behind words up to the chin.
      const shown = heads.length > 0 ? inCores : 0.4 * inSight(areaOf(picture, subject)) + 0.6 * inCores;
      // A small subject on a plain ground prints as an empty sheet, so it is taken larger.
      const large = Math.min(1, overlap(areaOf(picture, subject), photo) / (photo.width * photo.height * LARGE));
      const worth = shown + large * 0.3;
      if (worth > best.worth) best = { picture, shown, worth };
    }
  return best;

  function inSight(area: Box) {
    // Letters of some scripts reach out of their lines, and a chin on a letter looks covered.
    const hidden = overlap(area, heads.length > 0 ? inset(words, -AIR * words.width) : words) + overlap(area, bar);
    return (overlap(area, photo) - hidden) / Math.max(1, area.width * area.height);
  }
}
