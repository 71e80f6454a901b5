import { sketchButton } from "../layout-pieces/button-items.ts";
import { headlineItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { heroByHand } from "../layout-pieces/hand-art.ts";
import { headlineLeading, lettered } from "../layout-pieces/lettering.ts";
import { signature, signBeside } from "../layout-pieces/sign-beside.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { underline } from "./pieces/hand-lines.ts";
import { handMarks } from "./pieces/hand-marks.ts";
import { handPage } from "./pieces/hand-page.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { signedFoot } from "./pieces/signed-foot.ts";

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
  const { frame, palette: p, slots } = stage;
  const { wide, story } = frame;
  const art = heroByHand(stage);
  if (!art) return letteredPage(stage);
  const { copy, art: room } = placesOf(stage);
  const area = contain(room, art.aspect, 0.5, story ? 0.6 : wide ? 0.5 : 1);

  const inColumn = wide || story;
  const button = inColumn ? await sketchButton(stage, { size: 48, maxWidth: copy.width * 0.6 }) : undefined;
  const text = await stackCopy(
    stage,
    copy,
    [
      headlineItem(stage, p.paper, "marker", (wide ? 128 : 150) * (slots.headline.length < 14 ? 1.6 : 1), {
        maxLines: wide ? 5 : 3,
        ...headlineLeading(slots.headline),
      }),
      sublineItem(stage, p.paper, 42, { ...lettered(slots.subline ?? ""), maxLines: 4, gap: 40 }),
      inColumn && (button ?? { text: signature(stage, 62), gap: 40 }),
    ],
    { gap: 24 },
  );
  const layers = [...text.layers];
  const title = layers[0];
  if (!inColumn) layers.push(...(await signedFoot(stage, { align: "apart" })).layers);
  else if (button) layers.push(await signBeside(stage, layers.at(-1)?.box ?? copy, copy, 62));

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
