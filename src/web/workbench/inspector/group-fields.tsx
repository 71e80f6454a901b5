import { placesOf } from "../document/arrange-layers.ts";
import type { EditedLayer } from "../document/edited-layer.ts";
import type { Dispatch } from "../document/workbench-action.ts";
import { boundsOf, tidyBox } from "../geometry/box.ts";
import { changedTogether, middleOf, minScale } from "../geometry/group.ts";
import { NumberField } from "./number-field.tsx";

type Together = Parameters<typeof changedTogether>[2];

/** Place, size and angle of several layers as one. Both sides grow in proportion, and the angle is how far to turn. */
export function GroupFields({ layers, dispatch }: { layers: readonly EditedLayer[]; dispatch: Dispatch }) {
  const disabled = layers.length === 0;
  const bounds = disabled ? { x: 0, y: 0, width: 0, height: 0 } : boundsOf(layers);
  const { x, y, width, height } = tidyBox(bounds);

  function change(how: "Move" | "Resize" | "Turn", together: Together) {
    const around = how === "Turn" ? middleOf(layers) : bounds;
    dispatch({ type: "place", how, places: placesOf(layers, changedTogether(layers, around, together)) });
  }
  const grow = (scale: number) => change("Resize", { scale: Math.max(scale, minScale(layers)) });
  const shared = { disabled };
  return (
    <section aria-label="Place of all" className="grid grid-cols-3 gap-1.5 px-4 pt-3 pb-4">
      <NumberField
        {...shared}
        sign="X"
        label="X"
        value={x}
        onChange={(to) => change("Move", { shift: { x: to - x, y: 0 } })}
      />
      <NumberField
        {...shared}
        sign="Y"
        label="Y"
        value={y}
        onChange={(to) => change("Move", { shift: { x: 0, y: to - y } })}
      />
      <NumberField
        {...shared}
        sign="∠"
        label="Turn by degrees"
        value={0}
        onChange={(turn) => change("Turn", { turn })}
      />
      <NumberField
        {...shared}
        sign="W"
        label="Width"
        min={1}
        value={width}
        onChange={(to) => grow(to / bounds.width)}
      />
      <NumberField
        {...shared}
        sign="H"
        label="Height"
        min={1}
        value={height}
        onChange={(to) => grow(to / bounds.height)}
      />
    </section>
  );
}
