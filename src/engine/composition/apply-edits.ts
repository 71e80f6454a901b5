import type { GiantLayer, Layer } from "../layers/layer.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import type { LayerEdit } from "../scene/scene.ts";
import type { TextStyle } from "../scene/text-style.ts";

/** Changes made in the editor override the layout's decisions; an edited text is broken into lines again. */
export async function applyEdits(
  stage: Stage,
  layers: readonly Layer[],
  edits: readonly LayerEdit[],
): Promise<Layer[]> {
  const edited: Layer[] = [];
  for (const layer of layers) {
    const changes = edits.filter((edit) => edit.layer === layer.id);
    const hidden = changes.some((edit) => edit.hidden);
    if (!hidden)
      edited.push(
        await changes.reduce<Promise<Layer>>(
          async (before, edit) => apply(stage, await before, edit),
          Promise.resolve(layer),
        ),
      );
  }
  return edited;
}

async function apply(stage: Stage, layer: Layer, edit: LayerEdit): Promise<Layer> {
  const text = edit.text ?? layer.text;
  const style = restyled(layer.style, edit);
  const area = edit.box ?? layer.box;
  if (layer.kind === "giant") return editedGiant(layer, edit);
  if (layer.kind === "button" || layer.kind === "badge")
    return { ...layer, text, style, box: area, fill: edit.fill ?? layer.fill };
  if (layer.kind === "logo") return { ...layer, text, style, box: area };
  const { unit } = stage.frame;
  return setText(stage, area, { ...style, id: layer.id, text, size: style.size / unit, minSize: 24 });
}

/** Giant type is moved and coloured as a whole; new words are set by the layout itself. */
function editedGiant(layer: GiantLayer, { box: area = layer.box, style }: LayerEdit): GiantLayer {
  const [dx, dy] = [area.x - layer.box.x, area.y - layer.box.y];
  const lines = layer.lines.map((line) => ({
    ...line,
    box: { ...line.box, x: line.box.x + dx, y: line.box.y + dy },
    ...(line.origin ? { origin: { x: line.origin.x + dx, y: line.origin.y + dy } } : {}),
  }));
  return { ...layer, lines, box: { ...layer.box, x: area.x, y: area.y }, style: restyled(layer.style, { style }) };
}

const restyled = (before: TextStyle, { style: { outline, ...style } = {} }: Pick<LayerEdit, "style">): TextStyle => ({
  ...before,
  ...style,
  outline: outline === undefined ? before.outline : (outline ?? undefined),
});
