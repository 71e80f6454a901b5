import type { Layer, TextLayer } from "../layers/layer.ts";
import { box } from "../scene/box.ts";
import { moveTo } from "./move.ts";
import { setText } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** The brand's name in felt pen, to the right of the button and level with its middle. */
export async function signBeside(
  stage: Stage,
  { box: button }: Layer,
  { size, width, gap }: { size: number; width: number; gap: number },
): Promise<TextLayer> {
  const { frame, palette, scene } = stage;
  const name = await setText(stage, box(0, 0, width * frame.unit, 90 * frame.unit), {
    id: "logo",
    text: scene.brand.name,
    typeface: "marker",
    size,
    color: palette.ink,
    maxLines: 1,
  });
  return moveTo(name, button.x + button.width + gap * frame.unit, button.y + (button.height - name.box.height) / 2);
}
