import { readableOn } from "../color/readable-on.ts";
import type { LogoLayer } from "../layers/layer.ts";
import { box } from "../scene/box.ts";
import { setText } from "./set-text.ts";
import type { Stage } from "./stage.ts";

export type LogoWish = { color: string; markFill?: string; size?: number; maxWidth?: number };

/** Mark and name side by side, at the origin. */
export async function makeLogo(
  stage: Stage,
  { color, markFill = stage.palette.accent, size = 34, maxWidth = 520 * stage.frame.unit }: LogoWish,
): Promise<LogoLayer> {
  const { unit } = stage.frame;
  const { name, mark } = stage.scene.brand;
  const side = size * 1.4 * unit;
  const label = await setText(stage, box(0, 0, maxWidth - side * 1.28, size * 2 * unit), {
    id: "logo",
    text: name,
    typeface: "grotesque",
    size,
    color,
    maxLines: 1,
  });
  return {
    kind: "logo",
    id: "logo",
    text: name,
    mark,
    markFill,
    markInk: readableOn(markFill, "#ffffff"),
    style: label.style,
    box: box(0, 0, side * 1.28 + label.box.width, side),
  };
}
