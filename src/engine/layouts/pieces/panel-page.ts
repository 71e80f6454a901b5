import { readableOn } from "../../color/readable-on.ts";
import type { Layer } from "../../layers/layer.ts";
import { headlineItem } from "../../layout-pieces/copy-items.ts";
import { headlineLeading } from "../../layout-pieces/lettering.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import { stack } from "../../layout-pieces/stack.ts";
import type { Composition, Stage } from "../../layout-pieces/stage.ts";
import { paintArt } from "../../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain } from "../../scene/box.ts";
import { isRightToLeft } from "../../text/tokens.ts";
import { underline } from "./hand-lines.ts";
import { handMarks, markField } from "./hand-marks.ts";
import { handPage } from "./hand-page.ts";
import { type PanelContent, planPanels, reachesBelow, setPanelWords } from "./hand-panels.ts";
import { panelFrame, panelNumber } from "./panel-frame.ts";
import { signedFoot } from "./signed-foot.ts";

type PanelLook = {
  /** What the words of a panel are called. */
  id: string;
  groundOf(index: number): string;
  isNumbered: boolean;
  isLed: boolean;
};

/** A page of panels under a headline, with the button and the name. */
export async function panelPage(
  stage: Stage,
  contents: readonly PanelContent[],
  { id, groundOf, isNumbered, isLed }: PanelLook,
): Promise<Composition> {
  const { frame, palette: p, slots } = stage;
  const { unit: u, story, wide } = frame;
  const isReversed = isRightToLeft(slots.headline);
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
  const plans = planPanels(frame, area, contents, { isReversed, isLed });
  const words = await setPanelWords(stage, plans, { id, color: (index) => readableOn(groundOf(index), p.ink) });

  const layers = [...title.layers, ...foot, ...words];
  const heading = title.layers[0];
  const below =
    story && !reachesBelow(frame, contents) ? box(0, bottom(frame.safe) + 30 * u, frame.width, 560 * u) : undefined;
  const taken = [...layers.map((layer) => layer.box), ...plans.map(({ cell }) => cell), ...(below ? [below] : [])];
  return {
    layers,
    paint: [
      ...handPage(stage),
      ...handMarks(stage, taken),
      ...(below ? [markField(stage, below)] : []),
      ...(heading ? [underline(stage, heading.box)] : []),
      ...plans.flatMap(({ cell, art, drawing }, index) => [
        panelFrame(stage, cell, groundOf(index), index),
        ...(art ? [paintArt(art, contain(drawing, art.aspect))] : []),
        ...(isNumbered ? [panelNumber(stage, cell, index + 1, isReversed)] : []),
      ]),
    ],
  };
}

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
