import type { EditedLayer } from "../document/edited-layer.ts";
import type { Dispatch } from "../document/workbench-action.ts";
import { type Box, tidyBox } from "../geometry/box.ts";
import { MIN_SIDE } from "../geometry/resize.ts";
import { NumberField } from "./number-field.tsx";

/** Place, size and angle in numbers: what the handles do, exactly and without a mouse. */
export function PlaceFields({ layer, dispatch }: { layer: EditedLayer; dispatch: Dispatch }) {
  const { id, box, angle, isLocked } = layer;
  // A layout puts layers between two pixels.
  const { x, y, width, height } = tidyBox(box);
  const place = (how: "Move" | "Resize", change: Partial<Box>) =>
    dispatch({ type: "place", how, places: [{ id, angle, box: { ...box, ...change } }] });
  const turn = (to: number) => dispatch({ type: "place", how: "Turn", places: [{ id, box, angle: to }] });
  const shared = { disabled: isLocked };
  // A line has to be grasped by its ends only.
  const least = layer.kind === "shape" ? 1 : MIN_SIDE;
  return (
    <section aria-label="Place" className="grid grid-cols-3 gap-1.5 px-4 pt-3 pb-4">
      <NumberField {...shared} sign="X" label="X" value={x} onChange={(to) => place("Move", { x: to })} />
      <NumberField {...shared} sign="Y" label="Y" value={y} onChange={(to) => place("Move", { y: to })} />
      <NumberField {...shared} sign="∠" label="Angle in degrees" value={angle} onChange={turn} />
      <NumberField
        {...shared}
        sign="W"
        label="Width"
        min={least}
        value={width}
        onChange={(to) => place("Resize", { width: to })}
      />
      <NumberField
        {...shared}
        sign="H"
        label="Height"
        min={least}
        value={height}
        onChange={(to) => place("Resize", { height: to })}
      />
    </section>
  );
}
