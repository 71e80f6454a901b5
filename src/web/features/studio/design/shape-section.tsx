import { Select } from "@/components/ui/select.tsx";
import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import { NumberField } from "@/workbench/inspector/number-field.tsx";
import { type Swatch, Swatches } from "@/workbench/inspector/swatches.tsx";
import { type AddedLayer, BADGE_SHAPES, BUTTON_SHAPES, SHAPE_NAMES } from "../../../../engine/scene/added-layer.ts";
import type { StudioBench } from "../use-studio.ts";

type ShapeSectionProps = { studio: StudioBench; layer: EditedLayer; added: AddedLayer; swatches: readonly Swatch[] };

const NAMES: Readonly<Record<string, string>> = {
  rounded: "Rounded rectangle",
  bubble: "Speech bubble",
  burst: "Starburst",
  sketch: "Drawn by hand",
  line: "Line",
  block: "Block",
};
const nameOf = (shape: string) => NAMES[shape] ?? shape.charAt(0).toUpperCase() + shape.slice(1);

/** What a shape, a button or a badge of one's own looks like beyond its words: the same in all formats, but for colour. */
export function ShapeSection({ studio, layer, added, swatches }: ShapeSectionProps) {
  const { dispatch, document } = studio;
  const { id, name, style, isLocked } = layer;
  const shapes = shapesOf(added);

  function change(next: Partial<AddedLayer>, key: string) {
    const { scene } = document;
    const all = (scene.added ?? []).map((one) => (one.id === id ? ({ ...one, ...next } as AddedLayer) : one));
    dispatch({ type: "change", name: `Restyle ${name}`, scene: { ...scene, added: all }, touched: [id], key });
  }

  return (
    <section aria-label="Shape" className="grid gap-3 border-line border-b px-4 py-4">
      {shapes && "shape" in added && (
        <Select
          label="Shape"
          disabled={isLocked}
          options={shapes.map((value) => ({ value, label: nameOf(value) }))}
          value={added.shape as string}
          onValueChange={(shape) => change({ shape } as Partial<AddedLayer>, "shape")}
        />
      )}
      {added.kind === "shape" && (
        <>
          <Swatches
            label="Colour of the shape"
            swatches={swatches}
            color={style.ground}
            disabled={isLocked}
            onChange={(ground) => dispatch({ type: "style", style: { ground } })}
          />
          <div className="grid grid-cols-2 gap-1.5">
            <NumberField
              sign="◐"
              label="Solid, in per cent"
              value={Math.round((style.opacity ?? 1) * 100)}
              min={5}
              max={100}
              disabled={isLocked}
              onChange={(solid) => dispatch({ type: "style", style: { opacity: solid / 100 } })}
            />
            <NumberField
              sign="▢"
              label="Only its edge, in pixels; 0 fills it"
              value={Math.round(added.stroke ?? 0)}
              min={0}
              max={200}
              disabled={isLocked}
              onChange={(stroke) => change({ stroke: stroke || undefined }, "stroke")}
            />
          </div>
        </>
      )}
    </section>
  );
}

function shapesOf({ kind }: AddedLayer): readonly string[] | null {
  if (kind === "shape") return SHAPE_NAMES;
  if (kind === "button") return BUTTON_SHAPES;
  return kind === "badge" ? BADGE_SHAPES : null;
}
