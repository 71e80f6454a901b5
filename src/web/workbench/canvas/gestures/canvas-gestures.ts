import { boundsOf, boxBetween, type Point, touches } from "../../geometry/box.ts";
import type { Fingers } from "../../geometry/pinch.ts";
import { panned, pinchedView, toPage } from "../../geometry/view.ts";
import type { Gesture, Stage } from "./gesture.ts";

export function panGesture(stage: Stage, start: Point): Gesture {
  const before = stage.view.get();
  return {
    move: (at) => stage.view.set(panned(before, { x: at.x - start.x, y: at.y - start.y })),
    end() {},
    cancel: () => stage.view.set(before),
  };
}

/** Two fingers beside the layers: zoom and pan at once. */
export function pinchViewGesture(stage: Stage, fingers: () => Fingers): Gesture {
  const before = stage.view.get();
  const from = fingers();
  return {
    move: () => stage.view.set(pinchedView(before, from, fingers())),
    end() {},
    cancel: () => stage.view.set(before),
  };
}

/** Selects what the drawn box touches; with Shift on top of what is selected. */
export function marqueeGesture(stage: Stage, start: Point, selected: readonly string[]): Gesture {
  const reachable = stage.document.layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden);
  return {
    move(at) {
      const box = boxBetween(toPage(stage.view.get(), start), toPage(stage.view.get(), at));
      stage.showMarquee(box);
      const caught = reachable.filter((layer) => touches(box, boundsOf([layer]))).map(({ id }) => id);
      stage.dispatch({ type: "select", ids: [...new Set([...selected, ...caught])] });
    },
    end: () => stage.showMarquee(null),
    cancel() {
      stage.showMarquee(null);
      stage.dispatch({ type: "select", ids: selected });
    },
  };
}
