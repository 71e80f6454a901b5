import { mix } from "../color/mix.ts";
import type { Layer } from "../layers/layer.ts";
import { sketchButton } from "../layout-pieces/button-items.ts";
import { headlineItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { headlineLeading, lettered } from "../layout-pieces/lettering.ts";
import { fill, glowAt } from "../layout-pieces/light.ts";
import { signature, signBeside } from "../layout-pieces/sign-beside.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { type Box, box } from "../scene/box.ts";
import { underline } from "./pieces/hand-lines.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { napkinSheet } from "./pieces/napkin-sheet.ts";
import { onNapkin } from "./pieces/on-napkin.ts";

function placesOf({ frame }: Stage): { copy: Box; sheet: Box; turn: number } {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.44, safe.height),
      sheet: box(W * 0.5, H * 0.09, W * 0.455, H * 0.82),
      turn: 2,
    };
  if (frame.story)
    return { copy: box(safe.x, safe.y, safe.width, 520), sheet: box(W * 0.07, H * 0.44, W * 0.86, W * 0.86), turn: -2 };
  const tall = frame.shape === "portrait";
  return {
    copy: box(safe.x, safe.y, safe.width, H * (tall ? 0.36 : 0.39) - safe.y - 10 * u),
    sheet: box(W * 0.09, H * (tall ? 0.4 : 0.43), W * 0.82, H * (tall ? 0.54 : 0.51)),
    turn: -1.5,
  };
}

/** Something drawn or noted on a napkin: a chart, a thing with notes to it, or words alone. */
export const napkin: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide } = frame;
  const { copy, sheet, turn } = placesOf(stage);
  const noted = await onNapkin(stage, sheet);
  if (!noted) return letteredPage(stage);

  const button = await sketchButton(stage, { size: 44, gap: 34, maxWidth: copy.width * 0.6 });
  const text = await stackCopy(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", wide ? 118 : 128, {
        maxLines: wide ? 4 : 2,
        ...headlineLeading(slots.headline),
      }),
      !noted.showsSubline && sublineItem(stage, p.paper, 40, { ...lettered(slots.subline ?? ""), maxLines: 3 }),
      button ?? { text: signature(stage, 58) },
    ],
    { gap: 34 },
  );
  const layers: Layer[] = [...text.layers];
  const title = layers[0];
  const placed = layers.find((layer) => layer.kind === "button");
  if (placed) layers.push(await signBeside(stage, placed.box, copy, 58));
  return {
    layers: [...layers, ...noted.layers],
    paint: [
      fill(frame.all, p.paper),
      glowAt(frame.width, 0, frame.width * 0.7, mix(p.paper, p.glow, 0.25)),
      glowAt(0, frame.height, frame.width * 0.7, p.shade, 0.35),
      ...(title ? [underline(stage, title.box)] : []),
      napkinSheet(stage, sheet, turn),
      ...noted.paint,
    ],
    grain: { opacity: 0.06 },
  };
};
