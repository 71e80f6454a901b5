import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { documentOf } from "../document/workbench-state.ts";
import { panned } from "../geometry/view.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import type { Bench } from "../use-workbench.ts";
import { listenToPointers } from "./gestures/listen-to-pointers.ts";
import { makeStage } from "./make-stage.ts";
import type { CanvasView } from "./use-view.ts";

type Input = { bench: Bench; view: CanvasView; painting: LivePainting | null; write: (id: string) => void };

/** Pixels of the wheel for twice the size. */
const WHEEL_PER_DOUBLE = 400;
/** What browsers that count in lines or pages mean by one. */
const WHEEL_UNITS = [1, 16, 400];

/** Listens to mouse, fingers, wheel and space bar on the canvas. Listeners are set once; they read what is newest. */
export function useCanvasInput(elementRef: RefObject<HTMLElement | null>, input: Input) {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;

    function wheel(event: WheelEvent) {
      event.preventDefault();
      const { view } = latest.current;
      const unit = WHEEL_UNITS[event.deltaMode] ?? 1;
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const at = { x: event.clientX - left, y: event.clientY - top };
        return view.zoom(view.get().scale * 2 ** ((-event.deltaY * unit) / WHEEL_PER_DOUBLE), at);
      }
      view.set(panned(view.get(), { x: -event.deltaX * unit, y: -event.deltaY * unit }));
    }

    /** Space pans, except where it is a letter or presses a button beside the canvas. */
    function space(event: KeyboardEvent) {
      if (event.key !== " ") return;
      const { activeElement } = document;
      const isFree =
        activeElement === document.body || activeElement === element || activeElement?.closest("[data-hit]");
      if (event.type === "keydown" && isFree) {
        event.preventDefault();
        element?.setAttribute("data-panning", "");
      } else element?.removeAttribute("data-panning");
    }

    element.addEventListener("wheel", wheel, { signal, passive: false });
    addEventListener("keydown", space, { signal });
    addEventListener("keyup", space, { signal });
    addEventListener("blur", () => element.removeAttribute("data-panning"), { signal });
    const stopPointers = listenToPointers(element, {
      stage() {
        const { bench, view, painting } = latest.current;
        return makeStage({ element, document: documentOf(bench.state), dispatch: bench.dispatch, view, painting });
      },
      selection: () => latest.current.bench.state.selection,
      pans: () => element.hasAttribute("data-panning"),
      write: (id) => latest.current.write(id),
    });
    return () => {
      stopPointers();
      listening.abort();
    };
  }, [elementRef]);
}
