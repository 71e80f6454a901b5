import type { EditedLayer } from "../../document/edited-layer.ts";
import { boundsOf, moved, type Point } from "../../geometry/box.ts";
import { type Fingers, pinched } from "../../geometry/pinch.ts";
import { type Corner, resized } from "../../geometry/resize.ts";
import { snapped } from "../../geometry/snap.ts";
import { angleAfter } from "../../geometry/turn.ts";
import { toPage } from "../../geometry/view.ts";
import { type Gesture, placingGesture, type Stage } from "./gesture.ts";

/** So near on the screen, edges and centres meet. */
const SNAP_PX = 6;

/** Moves layers together. With Shift they go straight, along the longer way. */
export function moveGesture(stage: Stage, layers: readonly EditedLayer[], start: Point): Gesture {
  const { page, safe, layers: all } = stage.document;
  const bounds = boundsOf(layers);
  const others = all.filter((layer) => !layers.includes(layer) && !layer.isHidden).map((layer) => boundsOf([layer]));
  const targets = { page: { x: 0, y: 0, ...page }, safe, others };
  return placingGesture(stage, layers, bounds, {
    how: "Move",
    paints: false,
    moved(at, withShift) {
      const { scale } = stage.view.get();
      const pull = { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale };
      const by = withShift ? straight(pull) : pull;
      const { shift, guides } = snapped(moved(bounds, by), targets, SNAP_PX / scale);
      const whole = { x: by.x + shift.x, y: by.y + shift.y };
      const places = layers.map(({ id, box, angle }) => ({ id, angle, box: moved(box, whole) }));
      return { places, group: moved(bounds, whole), guides };
    },
  });
}

const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

export function resizeGesture(stage: Stage, layer: EditedLayer, corner: Corner, start: Point): Gesture {
  return placingGesture(stage, [layer], null, {
    how: "Resize",
    paints: true,
    moved(at, withShift) {
      const { scale } = stage.view.get();
      const pull = { x: (at.x - start.x) / scale, y: (at.y - start.y) / scale };
      return { places: [{ id: layer.id, angle: layer.angle, box: resized(layer, corner, pull, withShift) }] };
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

/** Two fingers on a layer. `fingers` says where they are now. */
export function pinchLayerGesture(stage: Stage, layer: EditedLayer, fingers: () => Fingers): Gesture {
  const onPage = ([a, b]: Fingers): Fingers => [toPage(stage.view.get(), a), toPage(stage.view.get(), b)];
  const from = onPage(fingers());
  return placingGesture(stage, [layer], null, {
    how: "Adjust",
    paints: true,
    moved: () => ({ places: [{ id: layer.id, ...pinched(layer, from, onPage(fingers())) }] }),
  });
}
