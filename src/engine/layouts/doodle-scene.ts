import { sketchButton } from "../compose/button-items.ts";
import { headlineItem, sublineItem } from "../compose/copy-items.ts";
import { heroByHand } from "../compose/hand-art.ts";
import { headlineLeading, lettered } from "../compose/lettering.ts";
import { placeIn } from "../compose/move.ts";
import { setText, type TextWish } from "../compose/set-text.ts";
import { stackCopy } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { paintArt } from "../compose/stage-art.ts";
import { type Box, box, contain, right } from "../scene/box.ts";
import { underline } from "./pieces/hand-lines.ts";
import { handMarks } from "./pieces/hand-marks.ts";
import { handPage } from "./pieces/hand-page.ts";
import { letteredPage } from "./pieces/lettered-page.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.46, safe.height),
      art: box(W * 0.5, H * 0.07, W * 0.46, H * 0.86),
    };
  if (frame.story)
    return {
      copy: box(safe.x, safe.y, safe.width, H * 0.46 - safe.y - 12 * u),
      art: box(W * 0.03, H * 0.47, W * 0.94, H * 0.47),
    };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (tall ? 0.3 : 0.32)),
    art: box(W * 0.05, H * (tall ? 0.38 : 0.4), W * 0.9, H * (tall ? 0.47 : 0.44) - 26 * u),
  };
}

/** A drawing in felt pen on a page of a pad. Without a drawing the words are the picture. */
export const doodleScene: Layout = async (stage) => {
  const { frame, palette: p, scene, slots } = stage;
  const { wide, story, unit: u, safe, height: H } = frame;
  const art = heroByHand(stage);
  if (!art) return letteredPage(stage);
  const { copy, art: room } = placesOf(stage);
  const foot = box(safe.x, H - safe.y - 134 * u, safe.width, 134 * u);
  const area = contain(room, art.aspect, 0.5, story ? 0.6 : wide ? 0.5 : 1);

  const inColumn = wide || story;
  const button = await sketchButton(stage, { size: 48 });
  const name: TextWish = {
    id: "logo",
    text: scene.brand.name,
    typeface: "marker",
    size: 62,
    color: p.ink,
    maxLines: 1,
  };
  const text = await stackCopy(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", (wide ? 128 : 150) * (slots.headline.length < 14 ? 1.6 : 1), {
        maxLines: wide ? 5 : 3,
        ...headlineLeading(slots.headline),
      }),
      sublineItem(stage, p.paper, 42, { ...lettered(slots.subline ?? ""), maxLines: 4, gap: 40 }),
      inColumn && (button ?? { text: name, gap: 40 }),
    ],
    { gap: 24 },
  );
  const layers = [...text.layers];
  const title = layers[0];
  if (!inColumn && button) layers.push(placeIn(button.layer, foot, 0, 0.5));
  const beside = inColumn && button ? layers.at(-1)?.box : undefined;
  const { line, side } = beside ? lineBeside(beside, copy, 40 * u) : { line: foot, side: "right" as const };
  if (beside || !inColumn) layers.push(await setText(stage, line, { ...name, align: side, valign: "middle" }));

  return {
    layers,
    keepClear: [area],
    paint: [
      ...handPage(stage),
      ...handMarks(
        stage,
        layers.map((layer) => layer.box),
        area,
      ),
      ...(title ? [underline(stage, title.box)] : []),
      paintArt(art, area),
    ],
  };
};

/** In a column the brand name stands beside the button, on the side with more room. In Arabic that is the left. */
function lineBeside(button: Box, copy: Box, gap: number) {
  const [before, after] = [button.x - copy.x - gap, right(copy) - right(button) - gap];
  return after >= before
    ? { line: box(right(button) + gap, button.y, after, button.height), side: "left" as const }
    : { line: box(copy.x, button.y, before, button.height), side: "right" as const };
}
