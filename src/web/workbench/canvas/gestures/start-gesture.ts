import type { EditedLayer } from "../../document/edited-layer.ts";
import type { Point } from "../../geometry/box.ts";
import { marqueeGesture, panGesture } from "./canvas-gestures.ts";
import type { Gesture, Stage } from "./gesture.ts";
import { resizeTogetherGesture, turnTogetherGesture } from "./group-gestures.ts";
import type { Hit } from "./hit.ts";
import { moveGesture, resizeGesture, turnGesture } from "./layer-gestures.ts";

type Press = { at: Point; isTouch: boolean; withShift: boolean; pans: boolean };

export type Started = {
  gesture: Gesture | null;
  /** What is moved or turned, for a second finger to join in. */
  layers: readonly EditedLayer[];
  /** What happens if the pointer goes up where it came down. */
  tap?: () => void;
};

/** Decides what a press is the beginning of, and selects what was pressed. */
export function startGesture(stage: Stage, hit: Hit, press: Press, selection: readonly string[]): Started {
  const { document, dispatch } = stage;
  const { at, isTouch, withShift, pans } = press;
  if (pans) return { gesture: panGesture(stage, at), layers: [] };
  const movable = (ids: readonly string[]) =>
    document.layers.filter(({ id, isLocked }) => ids.includes(id) && !isLocked);
  const chosen = movable(selection);
  const [only, ...more] = chosen;
  if (hit.on === "corner" && only) {
    const resize = more.length
      ? resizeTogetherGesture(stage, chosen, hit.corner, at)
      : resizeGesture(stage, only, hit.corner, at);
    return { gesture: resize, layers: chosen };
  }
  if (hit.on === "turn" && only) {
    const turn = more.length ? turnTogetherGesture(stage, chosen, at) : turnGesture(stage, only, at);
    return { gesture: turn, layers: chosen };
  }
  if (hit.on === "layer") {
    const { id } = hit;
    if (withShift) {
      dispatch({ type: "toggle", id });
      return { gesture: null, layers: [] };
    }
    const isChosen = selection.includes(id);
    if (!isChosen) dispatch({ type: "select", ids: [id] });
    const layers = movable(isChosen ? selection : [id]);
    return { gesture: moveGesture(stage, layers, at), layers, tap: () => dispatch({ type: "select", ids: [id] }) };
  }
  const kept = withShift ? selection : [];
  const clear = () => dispatch({ type: "select", ids: kept });
  // A finger beside the layers moves the page, as everywhere on a phone.
  return { gesture: isTouch ? panGesture(stage, at) : marqueeGesture(stage, at, kept), layers: [], tap: clear };
}
