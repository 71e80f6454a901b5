import { RotateCw } from "lucide-react";
import type { EditedLayer } from "../document/edited-layer.ts";
import { boundsOf } from "../geometry/box.ts";
import { CORNERS } from "../geometry/resize.ts";
import { GROUP } from "./gestures/gesture.ts";
import { placeStyle } from "./place-style.ts";

const corners = {
  "top left": "top-0 left-0 cursor-nwse-resize",
  "top right": "top-0 left-full cursor-nesw-resize",
  "bottom right": "top-full left-full cursor-nwse-resize",
  "bottom left": "top-full left-0 cursor-nesw-resize",
};
const tag =
  "absolute whitespace-nowrap rounded-1 bg-peel px-[7px] py-[3px] font-[550] text-white text-xs leading-[1.3] shadow-[0_0_0_1px_rgb(255_255_255/0.25)]";

/** Around what is selected: one layer with its handles, or several with a frame and handles around all that are free. */
export function SelectionFrame({ layers }: { layers: readonly EditedLayer[] }) {
  const [first, ...others] = layers;
  if (!first) return null;
  if (others.length === 0) return <OneFrame layer={first} />;
  const free = layers.filter(({ isLocked }) => !isLocked);
  const [only] = free;
  return (
    <div aria-hidden="true">
      {layers.map((layer) => (
        <div
          key={layer.id}
          data-place={layer.id}
          data-thin=""
          className="bench-placed bench-frame"
          style={placeStyle(layer)}
        />
      ))}
      {free.length === 1 && only && <OneFrame layer={only} />}
      {free.length > 1 && <GroupFrame layers={free} />}
    </div>
  );
}

function OneFrame({ layer }: { layer: EditedLayer }) {
  const { id, name, angle, isLocked } = layer;
  return (
    <div aria-hidden="true" data-place={id} className="bench-placed bench-frame" style={placeStyle(layer)}>
      <span className={`${tag} -top-8 left-0`}>{isLocked ? `${name}, locked` : name}</span>
      {!isLocked && <Handles angle={angle} />}
    </div>
  );
}

function GroupFrame({ layers }: { layers: readonly EditedLayer[] }) {
  return (
    <div
      data-place={GROUP}
      data-group=""
      className="bench-placed bench-frame"
      style={placeStyle({ box: boundsOf(layers), angle: 0 })}
    >
      <span className={`${tag} -top-9 left-0`}>{layers.length} layers</span>
      <Handles angle={0} />
    </div>
  );
}

/** Pull a corner to resize, the round one to turn. */
function Handles({ angle }: { angle: number }) {
  return (
    <>
      <span data-turn="" className="bench-turn">
        <RotateCw size={14} />
      </span>
      <span
        data-angle=""
        className={`${tag} top-[calc(100%+16px)] left-[calc(50%+26px)] tabular-nums pointer-coarse:top-[calc(100%+25px)]`}
      >
        {Math.round(angle)}°
      </span>
      {CORNERS.map((corner) => (
        <span key={corner} data-corner={corner} className={`bench-handle ${corners[corner]}`} />
      ))}
    </>
  );
}
