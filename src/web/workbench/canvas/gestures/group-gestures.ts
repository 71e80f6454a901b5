import { placesOf } from "../../document/arrange-layers.ts";
import type { EditedLayer } from "../../document/edited-layer.ts";
import { boundsOf, type Point } from "../../geometry/box.ts";
import { changedTogether, middleOf, scaleAfter } from "../../geometry/group.ts";
import type { Corner } from "../../geometry/resize.ts";
import { snappedPull } from "../../geometry/snap.ts";
import { angleAfter } from "../../geometry/turn.ts";
import { toPage } from "../../geometry/view.ts";
import { type Gesture, placingGesture, type Stage } from "./gesture.ts";
import { SNAP_PX, targetsFor } from "./snap-targets.ts";

/** Several layers grow from the corner that stays, always in proportion. */
export function resizeTogetherGesture(
  stage: Stage,
  layers: readonly EditedLayer[],
  corner: Corner,
  start: Point,
): Gesture {
  const group = { box: boundsOf(layers), angle: 0 };
  const targets = targetsFor(stage, layers);
  return placingGesture(stage, layers, group, {
    how: "Resize",
    paints: true,
    moved(at) {
      const { scale: zoom } = stage.view.get();
      const free = { x: (at.x - start.x) / zoom, y: (at.y - start.y) / zoom };
      const { pull, guides } = snappedPull(group.box, corner, free, true, targets, SNAP_PX / zoom);
      const { scale, around } = scaleAfter(layers, corner, pull);
      const [frame, ...now] = changedTogether([group, ...layers], around, { scale });
      return { places: placesOf(layers, now), ...(frame && { group: frame }), guides };
    },
  });
}

/** Several layers turn around their common middle, as one. */
export function turnTogetherGesture(stage: Stage, layers: readonly EditedLayer[], start: Point): Gesture {
  const group = { box: boundsOf(layers), angle: 0 };
  return placingGesture(stage, layers, group, {
    how: "Turn",
    paints: false,
    moved(at, withShift) {
      const [from, to] = [toPage(stage.view.get(), start), toPage(stage.view.get(), at)];
      const turn = angleAfter(group, from, to, withShift);
      const [frame, ...now] = changedTogether([group, ...layers], middleOf(layers), { turn });
      const places = layers.map(({ id }, index) => ({ id, ...(now[index] ?? group) }));
      return { places, ...(frame && { group: frame }) };
    },
  });
}
