import type { Layer } from "../../layers/layer.ts";
import { sketchButton } from "../../layout-pieces/button-items.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import { setText } from "../../layout-pieces/set-text.ts";
import { signature } from "../../layout-pieces/sign-beside.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { type Box, bottom, box, union } from "../../scene/box.ts";
import { isRightToLeft } from "../../text/tokens.ts";

type FootWish = { align: "center" | "apart"; size?: number; area?: Box };

/** The last line of a doodle: the button, and the brand's name in felt pen beside it. In Arabic the button is right. */
export async function signedFoot(
  stage: Stage,
  { align, size = 48, area = stage.frame.safe }: FootWish,
): Promise<{ layers: Layer[]; box: Box }> {
  const { frame, slots } = stage;
  const gap = 40 * frame.unit;
  const button = (await sketchButton(stage, { size, maxWidth: area.width * 0.62 }))?.layer;
  const taken = button ? button.box.width + gap : 0;
  const name = await setText(
    stage,
    box(0, 0, area.width - taken, size * 1.6 * frame.unit),
    signature(stage, size * 1.2),
  );
  const items: Layer[] = button ? [button, name] : [name];
  if (isRightToLeft(slots.headline)) items.reverse();
  const height = Math.max(...items.map((item) => item.box.height));
  const width = taken + name.box.width;
  const isApart = align === "apart" && items.length > 1;
  let x = isApart ? area.x : area.x + (area.width - width) / 2;
  const layers = items.map((item) => {
    const placed = moveTo(item, x, bottom(area) - height + (height - item.box.height) / 2);
    x = isApart ? area.x + area.width - (items.at(-1)?.box.width ?? 0) : x + item.box.width + gap;
    return placed;
  });
  return { layers, box: union(layers.map((layer) => layer.box)) };
}
