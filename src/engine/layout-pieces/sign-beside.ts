import type { TextLayer } from "../layers/layer.ts";
import { type Box, right } from "../scene/box.ts";
import { setText, type TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** The brand's name in felt pen. */
export const signature = ({ palette, scene }: Stage, size: number): TextWish => ({
  id: "logo",
  text: scene.brand.name,
  typeface: "marker",
  size,
  color: palette.ink,
  maxLines: 1,
});

/** The name level with the button, on the side of the column with more room; in Arabic that is the left. */
export function signBeside(stage: Stage, button: Box, column: Box, size: number): Promise<TextLayer> {
  const gap = 40 * stage.frame.unit;
  const [before, after] = [button.x - column.x - gap, right(column) - right(button) - gap];
  const name = signature(stage, size);
  return after >= before
    ? setText(stage, { ...button, x: right(button) + gap, width: after }, { ...name, valign: "middle" })
    : setText(stage, { ...button, x: column.x, width: before }, { ...name, align: "right", valign: "middle" });
}
