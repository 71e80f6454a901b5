import { placesOf } from "../../document/arrange-layers.ts";
import type { EditedLayer } from "../../document/edited-layer.ts";
import { boundsOf, moved, type Point } from "../../geometry/box.ts";
import { type Fingers, pinched } from "../../geometry/pinch.ts";
import { type Corner, resized } from "../../geometry/resize.ts";
import { snapped, snappedPull } from "../../geometry/snap.ts";
import { angleAfter } from "../../geometry/turn.ts";
import { toPage } from "../../geometry/view.ts";
import { type Gesture, placingGesture, type Stage } from "./gesture.ts";
import { SNAP_PX, targetsFor } from "./snap-targets.ts";

/** Moves layers together. With Shift they go straight, along the longer way. */
export function moveGesture(stage: Stage, layers: readonly EditedLayer[], start: Point): Gesture {
  const bounds = boundsOf(layers);
  const targets = targetsFor(stage, layers);
  return placingGesture(
    stage,
    layers,
    { box: bounds, angle: 0 },
    {
      how: "Move",
      paints: false,
      moved(at, withShift) {
        const { scale } = stage.view.get();
        const pull = { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale };
        const by = withShift ? straight(pull) : pull;
        const { shift, guides } = snapped(moved(bounds, by), targets, SNAP_PX / scale);
        const whole = { x: by.x + shift.x, y: by.y + shift.y };
        const places = layers.map(({ id, box, angle }) => ({ id, angle, box: moved(box, whole) }));
        return { places, group: { box: moved(bounds, whole), angle: 0 }, guides };
      },
    },
  );
}

const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** With Shift in proportion. The edges of an upright layer snap as when it is moved; those of a turned one meet no line. */
export function resizeGesture(stage: Stage, layer: EditedLayer, corner: Corner, start: Point): Gesture {
  const { id, box, angle } = layer;
  const targets = targetsFor(stage, [layer]);
  return placingGesture(stage, [layer], null, {
    how: "Resize",
    paints: true,
    moved(at, withShift) {
      const { scale } = stage.view.get();
      const free = { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale };
      const { pull, guides } =
        angle === 0 ? snappedPull(box, corner, free, withShift, targets, SNAP_PX / scale) : { pull: free, guides: [] };
      return { places: [{ id, angle, box: resized(layer, corner, pull, withShift) }], guides };
    },
  });
}

export function turnGesture(stage: Stage, layer: EditedLayer, start: Point): Gesture {
  return placingGesture(stage, [layer], null, {
    how: "Turn",
    paints: false,
    moved(at, withShift) {
      const [from, to] = [toPage(stage.view.get(), start), toPage(stage.view.get(), at)];
      return { places: [{ id: layer.id, box: layer.box, angle: angleAfter(layer, from, to, withShift) }] };
    },
  });
}

/** Two fingers on a layer or on several that are selected. `fingers` says where they are now. */
export function pinchLayersGesture(stage: Stage, layers: readonly EditedLayer[], fingers: () => Fingers): Gesture {
  const onPage = ([a, b]: Fingers): Fingers => [toPage(stage.view.get(), a), toPage(stage.view.get(), b)];
  const from = onPage(fingers());
  return placingGesture(
    stage,
    layers,
    { box: boundsOf(layers), angle: 0 },
    {
      how: "Adjust",
      paints: true,
      moved() {
        const now = pinched(layers, from, onPage(fingers()));
        return { places: placesOf(layers, now), group: { box: boundsOf(now), angle: 0 } };
      },
    },
  );
}
