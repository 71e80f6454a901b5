import { isLight } from "../color/contrast.ts";
import { lighten } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineItem } from "../compose/copy-items.ts";
import { handArt } from "../compose/hand-art.ts";
import { headlineLeading, lettered } from "../compose/lettering.ts";
import { moveTo } from "../compose/move.ts";
import { setAlike } from "../compose/set-rows.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { paintArt } from "../compose/stage-art.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { underline } from "./pieces/hand-lines.ts";
import { handMarks, markField } from "./pieces/hand-marks.ts";
import { handPage } from "./pieces/hand-page.ts";
import { type PanelPlan, panelGrid, planPanel } from "./pieces/hand-panels.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { panelFrame, panelNumber } from "./pieces/panel-frame.ts";
import { signedFoot } from "./pieces/signed-foot.ts";

/** Steps as panels, each with its number, a sketch of its own if there is one (extras), and the words beneath. */
export const panels: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, story, wide } = frame;
  const list = slots.bullets ?? [];
  if (list.length === 0) return letteredPage(stage);
  const isReversed = isRightToLeft(slots.headline);
  const ground = isLight(p.paper) ? lighten(p.paper, 0.6) : lighten(p.paper, 0.07);
  const arts = list.map((_, index) => handArt(stage, scene.extras[index], ground));

  const { copy, area, foot } = await placesOf(stage);
  const title = await stack(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", wide ? 104 : 124, {
        maxLines: isLong(slots.headline) ? 4 : 2,
        ...headlineLeading(slots.headline),
      }),
    ],
    { valign: "middle" },
  );
  const gap = (story ? 32 : 40) * u;
  // In a story the last row reaches below the safe zone, with its words at the top, as long as it has drawings to show.
  const isDrawnBelow = story && arts.at(-1) !== undefined;
  const reach = isDrawnBelow ? { ...area, height: frame.height - 90 * u - area.y } : area;
  const cells = panelGrid(frame, reach, list.length, {
    gap,
    isReversed,
    lastRow: isDrawnBelow ? reach.height - (area.height - 160 * u) : undefined,
  });
  const plans = cells.map((cell, index) => planPanel(cell, arts[index], frame, isReversed));
  const words = await setWords(stage, plans, list, readableOn(ground, p.ink));

  const layers = [...title.layers, ...foot, ...words];
  const heading = title.layers[0];
  const below = story && !isDrawnBelow ? box(0, bottom(frame.safe) + 30 * u, frame.width, 560 * u) : undefined;
  const taken = [...layers.map((layer) => layer.box), ...cells, ...(below ? [below] : [])];
  return {
    layers,
    paint: [
      ...handPage(stage),
      ...handMarks(stage, taken),
      ...(below ? [markField(stage, below)] : []),
      ...(heading ? [underline(stage, heading.box)] : []),
      ...plans.flatMap(({ cell, art, drawing }, index) => [
        panelFrame(stage, cell, ground, index),
        ...(art ? [paintArt(art, contain(drawing, art.aspect))] : []),
        panelNumber(stage, cell, index + 1, isReversed),
      ]),
    ],
  };
};

const isLong = (headline: string) => headline.length > 60;

/** The headline on top; the button and the name at the foot, or beside the headline where height is scarce. */
async function placesOf(stage: Stage): Promise<{ copy: Box; area: Box; foot: Layer[] }> {
  const { frame, slots } = stage;
  const { safe, unit: u, story, wide } = frame;
  const gap = 44 * u;
  if (!story && !wide) {
    const { layers, box: line } = await signedFoot(stage, { align: "apart", size: 42 });
    const head = (frame.shape === "square" ? 190 : 220) * u * (isLong(slots.headline) ? 1.35 : 1);
    const top = safe.y + head + gap;
    return {
      copy: box(safe.x, safe.y, safe.width, head),
      area: box(safe.x + 8 * u, top, safe.width - 16 * u, line.y - 34 * u - top),
      foot: layers,
    };
  }
  const strip = box(safe.x, safe.y, safe.width, (wide ? 150 : 120) * u);
  const { layers, box: line } = await signedFoot(stage, { align: "center", size: wide ? 38 : 34, area: strip });
  const isLeft = isRightToLeft(slots.headline);
  if (wide) {
    const x = isLeft ? safe.x : safe.x + safe.width - line.width;
    const y = safe.y + (strip.height - line.height) / 2;
    const rest = safe.width - line.width - 60 * u;
    const top = bottom(strip) + gap;
    return {
      copy: box(isLeft ? x + line.width + 60 * u : safe.x, safe.y, rest, strip.height),
      area: box(safe.x + 8 * u, top, safe.width - 16 * u, bottom(safe) - 10 * u - top),
      foot: layers.map((layer) => moveTo(layer, layer.box.x - line.x + x, layer.box.y - line.y + y)),
    };
  }
  const copy = box(safe.x, safe.y, safe.width, (isLong(slots.headline) ? 210 : 150) * u);
  const y = bottom(copy) + 22 * u;
  const x = isLeft ? safe.x + safe.width - line.width : safe.x;
  const top = y + line.height + 34 * u;
  return {
    copy,
    area: box(safe.x + 8 * u, top, safe.width - 16 * u, bottom(safe) - 10 * u - top),
    foot: layers.map((layer) => moveTo(layer, layer.box.x - line.x + x, layer.box.y - line.y + y)),
  };
}

/** Words beside drawings are set alike; panels without a drawing are set alike among themselves, larger. */
async function setWords(stage: Stage, plans: readonly PanelPlan[], list: readonly string[], color: string) {
  const set = async (isDrawn: boolean) => {
    const chosen = plans.flatMap((plan, index) => (Boolean(plan.art) === isDrawn ? [{ plan, index }] : []));
    if (chosen.length === 0) return [];
    const made = await setAlike(
      stage,
      chosen.map(({ plan }) => plan.words),
      chosen.map(({ index }) => list[index] ?? ""),
      {
        id: "step",
        ...lettered(list.join(" ")),
        size: isDrawn ? 70 : 92,
        color,
        align: "center",
        valign: "middle",
      },
    );
    return made.map((layer, place) => ({ ...layer, id: `step-${(chosen[place]?.index ?? place) + 1}` }));
  };
  return [...(await set(true)), ...(await set(false))];
}
