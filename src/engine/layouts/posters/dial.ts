import { contrast } from "../../color/contrast.ts";
import { readableOn } from "../../color/readable-on.ts";
import { edgesOf } from "../../giant-type/edges-of.ts";
import { blockFace, type GiantFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../giant-type/small-block.ts";
import { shortSide, smallSize, smallWords } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { numberRows } from "./pieces/dial-number.ts";
import { dialNodes, inHub, placeOfDial } from "./pieces/dial-plate.ts";

export const dialLimits: Limits = {
  headline: { most: 110 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 40 },
  giants: { least: 1, most: 1, pattern: /^[+(]?\p{Nd}[\p{Nd} ()./–-]{1,20}\p{Nd}$/u },
};

/** The phone number fills the measure and a great dial waits for a finger; the promise stands in its hub. */
export const dial: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const colors = colorsOf(stage);
  const script = scriptOf(slots.headline);
  const isMirrored = script === "arabic";
  const number = slots.giants?.[0];

  // In a wide picture the words have the side that the dial leaves them.
  const measure = wide ? placeOfDial(frame, 0, false).left - 0.05 * s - safe.x : safe.width;
  const left = wide && isMirrored ? right(safe) - measure : safe.x;
  const rows = number
    ? await numberRows(painter, number, {
        x: left,
        top: safe.y,
        width: measure,
        height: (wide ? 0.46 : story ? 0.11 : frame.shape === "square" ? 0.19 : 0.26) * H,
        gap: 0.026 * s,
        isOneRow: story || frame.shape === "square",
      })
    : undefined;
  const top = rows ? rows.bottom + 0.04 * s : safe.y;

  const face = headFace(blockFace(760, -0.025)(script));
  const ruler = await ruleText(painter, slots.headline, face);
  const ink = await edgesOf(painter, slots.headline, face);
  const hang = Math.max(0, ink.bottom - ruler.baseline);
  const rise = script === "arabic" ? Math.max(0, ruler.baseline - ruler.capital - ink.top) : 0;

  const words = smallWords(stage);
  const promise = words.facts[0] ?? words.call;
  const size = smallSize(frame) * (wide ? 1.05 : 1.1);
  const composed = async (isInHub: boolean) => {
    const rest = isInHub
      ? { ...words, facts: words.facts.slice(1), call: words.facts.length ? words.call : undefined }
      : words;
    const look = { color: colors.ink, size, align: isMirrored ? "right" : "left", firstFact: isInHub ? 2 : 1 } as const;
    const block = await smallBlock(stage, rest, measure, look);
    const gap = block.height ? 0.03 * s : 0;
    const room = wide ? bottom(safe) - top - block.height - gap : story ? 0.2 * safe.height : 0.17 * H;
    const wish = { width: measure, leading: isHan(script) ? 1.18 : 1.06, maxSize: (wide ? 0.1 : 0.07) * s };
    const fitted = fitRows(ruler, { ...wish, height: room * 0.86, maxRows: wide ? 5 : 3 });
    const first = top + rise * fitted.size;
    const end = first + fitted.height + hang * fitted.size;
    // Small print stands beside a short sentence, under a long one, and at the foot of a wide picture.
    const isBeside = !wide && block.height > 0 && fitted.width + block.width + 0.07 * s <= measure && !isMirrored;
    const isLow = isBeside && block.height < end - first + 0.01 * s;
    const lone = isLow ? await smallBlock(stage, rest, measure, { ...look, align: "right" }) : block;
    const y = wide ? bottom(safe) - lone.height : isLow ? end - lone.height : end + gap;
    return { fitted, first, layers: blockAt(lone, { x: left, y }), end: isLow ? end : y + lone.height };
  };

  let set = await composed(promise !== undefined);
  let plate = placeOfDial(frame, set.end, isMirrored, promise === undefined);
  const id = words.facts.length ? "fact-1" : "button";
  const look = { color: colors.onHub, fill: colors.hub };
  const hubbed = promise ? await inHub(stage, id, promise, plate, look) : undefined;
  if (promise && !hubbed) {
    set = await composed(false);
    plate = placeOfDial(frame, set.end, isMirrored, true);
  }

  const place = isMirrored
    ? ({ x: left + measure, top: set.first, align: "right" } as const)
    : { x: left, top: set.first };
  const lines = linesFrom(ruler, set.fitted, place);
  return {
    layers: [
      ...(rows && number ? [giantLayer("giant-1", number, rows.face, rows.lines, { color: colors.ink })] : []),
      giantLayer("headline", slots.headline, face, lines, { color: colors.ink }),
      ...set.layers,
      ...(hubbed ? [hubbed] : []),
    ],
    paint: [fill(box(0, 0, W, H), colors.ground), ...(await dialNodes(painter, plate, colors))],
  };
};

const headFace = (face: GiantFace): GiantFace =>
  face.axis.least < face.axis.most ? { ...face, width: 90, axis: { least: 90, most: 90 } } : face;

/** Ground and dial stand well apart; the hub stands out from the dial. */
function colorsOf(stage: Stage) {
  const { palette: p, scene } = stage;
  const { ground, ink, accent } = inksOf(stage, ["paper", "colour", "dark"]);
  const plates = scene.seed % 2 ? [accent, ink] : [ink, accent];
  const plate = plates.find((color) => contrast(color, ground) >= 3) ?? ink;
  const hubs = [p.pop, accent, p.paper, p.glow, p.accent, ground];
  const isHub = (color: string) =>
    color !== plate && color !== ground && contrast(color, plate) >= 1.9 && contrast(readableOn(color), color) >= 4.8;
  const hub = hubs.find(isHub) ?? ground;
  return { ground, ink, plate, hole: ground, hub, onHub: readableOn(hub, ink, p.ink, p.paper) };
}
