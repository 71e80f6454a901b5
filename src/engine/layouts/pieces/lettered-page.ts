import { sketch } from "../../art/sketch.ts";
import { headlineItem, sublineItem } from "../../layout-pieces/copy-items.ts";
import { headlineLeading, lettered } from "../../layout-pieces/lettering.ts";
import { stack } from "../../layout-pieces/stack.ts";
import type { Composition, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { svgAt } from "../../tree/svg.ts";
import { arrow, underline } from "./hand-lines.ts";
import { handMarks, markField } from "./hand-marks.ts";
import { handPage } from "./hand-page.ts";
import { signedFoot } from "./signed-foot.ts";

/** A page carried by its lettering: the words as large as they fit, underlined, an arrow to the button. */
export async function letteredPage(stage: Stage): Promise<Composition> {
  const { frame, palette: p, scene, slots } = stage;
  const { safe, unit: u, wide } = frame;
  const foot = await signedFoot(stage, { align: "center" });
  const top = box(safe.x, safe.y, safe.width, foot.box.y - safe.y - 40 * u);
  const text = await stack(
    stage,
    top,
    [
      headlineItem(stage, p.paper, "marker", (wide ? 230 : 270) * (slots.headline.length < 14 ? 1.6 : 1), {
        align: "center",
        ...headlineLeading(slots.headline),
      }),
      sublineItem(stage, p.paper, 54, { ...lettered(slots.subline ?? ""), align: "center", gap: 60 }),
    ],
    { align: "center", valign: "middle" },
  );
  const layers = [...text.layers, ...foot.layers];
  const taken = [...layers.map((layer) => layer.box)];
  const button = foot.layers.find((layer) => layer.kind === "button")?.box;
  // The arrow comes from the side where the name does not stand.
  const isLeft = button ? button.x - foot.box.x < 1 : true;
  const start = isLeft ? -150 * u : 150 * u;
  const end = button && (isLeft ? button.x - 18 * u : right(button) + 18 * u);
  const hasRoom = end !== undefined && end + start > 20 * u && end + start < frame.width - 20 * u;
  const pointer =
    button && hasRoom
      ? arrow(
          sketch(scene.seed + 1),
          [end + start, button.y + button.height * 0.1],
          [end, button.y + button.height * 0.55],
          p.accent,
          11 * u,
          isLeft ? -0.3 : 0.3,
        )
      : "";
  if (button && hasRoom)
    taken.push(box(Math.min(end, end + start), button.y - 20 * u, 150 * u, button.height + 40 * u));
  const title = text.layers[0];
  const below = frame.story
    ? box(0, bottom(safe) + 30 * u, frame.width, frame.height - bottom(safe) - 60 * u)
    : undefined;
  return {
    layers,
    paint: [
      ...handPage(stage),
      ...handMarks(stage, below ? [...taken, below] : taken),
      ...(below ? [markField(stage, below)] : []),
      ...(title ? [underline(stage, title.box, true)] : []),
      svgAt(frame.all, pointer),
    ],
  };
}
