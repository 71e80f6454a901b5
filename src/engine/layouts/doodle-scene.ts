import { sketch } from "../art/sketch.ts";
import { mix } from "../color/mix.ts";
import { sketchButton } from "../compose/button-items.ts";
import { headlineItem, sublineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { placeIn } from "../compose/move.ts";
import { setText } from "../compose/set-text.ts";
import { stackCopy } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { heroArt, paintArt } from "../compose/stage-art.ts";
import { type Box, box, contain, right } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.46, safe.height),
      art: box(W * 0.48, H * 0.05, W * 0.5, H * 0.9),
    };
  if (frame.story)
    return {
      copy: box(safe.x, safe.y, safe.width, H * 0.46 - safe.y - 12 * u),
      art: box(-W * 0.03, H * 0.46, W * 1.06, H * 0.48),
    };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (tall ? 0.27 : 0.28)),
    art: box(W * 0.05, H * (tall ? 0.37 : 0.36), W * 0.9, H * (tall ? 0.47 : 0.46) - 26 * u),
  };
}

/** A drawing in felt pen on a page of a dotted notebook. */
export const doodleScene: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { wide, story, unit: u, safe, height: H } = frame;
  const { copy, art: room } = placesOf(stage);
  const foot = box(safe.x, H - safe.y - 134 * u, safe.width, 134 * u);
  const art = heroArt(stage);
  const area = contain(room, art.aspect, 0.5, story || wide ? 0.6 : 1);

  const inColumn = wide || story;
  const button = await sketchButton(stage, { size: 48 });
  const headline = headlineItem(stage, p.paper, "marker", wide ? 128 : 150, { maxLines: wide ? 5 : 3 });
  const text = await stackCopy(
    stage,
    copy,
    [
      headline,
      inColumn && sublineItem(stage, p.paper, 40, { typeface: "hand", leading: 1.12, maxLines: 4, gap: 44 }),
      inColumn && button,
    ],
    { gap: 24 },
  );
  const layers = [...text.layers];
  const title = layers[0];
  if (!inColumn && button) layers.push(placeIn(button.layer, foot, 0, 0.5));
  const beside = inColumn && button ? layers.at(-1)?.box : undefined;
  const { line, side } = beside ? lineBeside(beside, copy, 40 * u) : { line: foot, side: "right" as const };
  if (beside || !inColumn)
    layers.push(
      await setText(stage, line, {
        id: "logo",
        text: scene.brand.name,
        typeface: "marker",
        size: 62,
        color: p.ink,
        align: side,
        valign: "middle",
        maxLines: 1,
      }),
    );

  const stroke = title
    ? underline(stage, title.box.x, title.box.y + title.box.height + 8 * u, Math.min(title.box.width * 0.7, 640 * u))
    : undefined;
  return {
    layers,
    keepClear: [area],
    paint: [fill(frame.all, p.paper), dotted(stage), ...(stroke ? [stroke] : []), paintArt(art, area)],
  };
};

/** In a column the brand name stands beside the button, on the side with more room. In Arabic that is the left. */
function lineBeside(button: Box, copy: Box, gap: number) {
  const [before, after] = [button.x - copy.x - gap, right(copy) - right(button) - gap];
  return after >= before
    ? { line: box(right(button) + gap, button.y, after, button.height), side: "left" as const }
    : { line: box(copy.x, button.y, before, button.height), side: "right" as const };
}

const dotted = ({ frame, palette: p }: Stage) =>
  at(frame.all, {
    backgroundImage: `radial-gradient(circle, ${mix(p.paper, p.muted, 0.28)} ${2.4 * frame.unit}px, transparent ${2.8 * frame.unit}px)`,
    backgroundSize: `${38 * frame.unit}px ${38 * frame.unit}px`,
  });

function underline({ frame, palette: p, scene }: Stage, x: number, y: number, width: number) {
  const { unit: u } = frame;
  const points = Array.from({ length: 40 }, (_, step): [number, number] => [
    x + (step / 39) * width,
    y + 5 * u * Math.sin(step * 0.5),
  ]);
  return svgAt(frame.all, sketch(scene.seed).ink(points, 12 * u, p.accent));
}
