import { mix } from "../color/mix.ts";
import { sketchButton } from "../compose/button-items.ts";
import { headlineItem, sublineItem } from "../compose/copy-items.ts";
import { headlineLeading, lettered } from "../compose/lettering.ts";
import { fill, glowAt } from "../compose/light.ts";
import { setText } from "../compose/set-text.ts";
import { signBeside } from "../compose/sign-beside.ts";
import { stackCopy } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, box } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
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
  const { frame, palette: p, slots, scene } = stage;
  const { wide } = frame;
  const { copy, sheet, turn } = placesOf(stage);
  const noted = await onNapkin(stage, sheet);
  if (!noted) return letteredPage(stage);

  const button = await sketchButton(stage, { size: 44, gap: 34 });
  const text = await stackCopy(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", wide ? 118 : 128, {
        maxLines: wide ? 4 : 2,
        ...headlineLeading(slots.headline),
      }),
      !noted.showsSubline && sublineItem(stage, p.paper, 40, { ...lettered(slots.subline ?? ""), maxLines: 3 }),
      button ?? {
        text: { id: "logo", text: scene.brand.name, typeface: "marker", size: 58, color: p.ink, maxLines: 1 },
      },
    ],
    { gap: 34 },
  );
  const layers: Layer[] = [...text.layers];
  const title = layers[0];
  const placed = layers.find((layer) => layer.kind === "button");
  if (placed) layers.push(await nameBeside(stage, placed, copy));
  return {
    layers: [...layers, ...noted.layers],
    paint: [
      fill(frame.all, p.paper),
      glowAt(frame.width, 0, frame.width * 0.7, mix(p.paper, p.glow, 0.5)),
      glowAt(0, frame.height, frame.width * 0.7, p.shade, 0.35),
      ...(title ? [underline(stage, title.box)] : []),
      napkinSheet(stage, sheet, turn),
      ...noted.paint,
    ],
    grain: { opacity: 0.06 },
  };
};

/** In Arabic the button is on the right, so the name goes to its left. */
async function nameBeside(stage: Stage, button: Layer, copy: Box) {
  const { unit: u } = stage.frame;
  if (!isRightToLeft(stage.slots.headline)) return signBeside(stage, button, { size: 58, width: 400, gap: 38 });
  const { x, y, height } = button.box;
  return setText(stage, box(copy.x, y, x - copy.x - 38 * u, height), {
    id: "logo",
    text: stage.scene.brand.name,
    typeface: "marker",
    size: 58,
    color: stage.palette.ink,
    align: "right",
    valign: "middle",
    maxLines: 1,
  });
}
