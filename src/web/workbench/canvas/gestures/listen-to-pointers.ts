import type { Point } from "../../geometry/box.ts";
import type { Fingers } from "../../geometry/pinch.ts";
import { pinchViewGesture } from "./canvas-gestures.ts";
import type { Gesture, Stage } from "./gesture.ts";
import { hitOf } from "./hit.ts";
import { pinchLayersGesture } from "./layer-gestures.ts";
import { type Started, startGesture } from "./start-gesture.ts";

/** A press that moves less is a click or a tap. */
const SLOP_PX = 3;
const DOUBLE_MS = 500;

type Canvas = {
  stage(): Stage;
  selection(): readonly string[];
  /** While the space bar is down, a drag pans. */
  pans(): boolean;
  /** Two clicks on a layer. */
  write(id: string): void;
};

/** Turns pointers on the canvas into gestures, one step per frame. */
export function listenToPointers(element: HTMLElement, canvas: Canvas): () => void {
  const pointers = new Map<number, Point>();
  let started: Started | null = null;
  let gesture: Gesture | null = null;
  let from: Point = { x: 0, y: 0 };
  let hasMoved = false;
  let frame = 0;
  let withShift = false;
  let lastTap = { id: "", at: 0 };
  const listening = new AbortController();
  const { signal } = listening;

  function pointOf(event: PointerEvent): Point {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  function fingers(): Fingers {
    const [a = from, b = from] = pointers.values();
    return [a, b];
  }

  function step() {
    frame = 0;
    const [at] = pointers.values();
    if (at) gesture?.move(at, withShift);
  }

  function finish(how: "end" | "cancel") {
    cancelAnimationFrame(frame);
    // The last position counts, even if no frame came since.
    if (how === "end" && frame) step();
    frame = 0;
    if (hasMoved) gesture?.[how]();
    else if (how === "end") started?.tap?.();
    gesture = null;
    started = null;
    delete element.dataset.pressing;
  }

  function join() {
    const { layers } = started ?? { layers: [] };
    if (hasMoved) gesture?.cancel();
    const stage = canvas.stage();
    gesture = layers.length ? pinchLayersGesture(stage, layers, fingers) : pinchViewGesture(stage, fingers);
    hasMoved = true;
  }

  function down(event: PointerEvent) {
    const hit = hitOf(event.target);
    if (!hit || event.button > 1 || pointers.size > 1) return;
    event.preventDefault();
    element.dataset.pressing = "";
    element.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) return join();
    [from, hasMoved, withShift] = [at, false, event.shiftKey];
    const press = {
      at,
      isTouch: event.pointerType === "touch",
      withShift: event.shiftKey || event.ctrlKey || event.metaKey,
      pans: canvas.pans() || event.button === 1,
    };
    started = startGesture(canvas.stage(), hit, press, canvas.selection());
    gesture = started.gesture;
    const focused = hit.on === "layer" ? (event.target as Element).closest<HTMLElement>("[data-hit]") : element;
    if (hit.on === "layer" || hit.on === "empty") focused?.focus({ preventScroll: true });
    noteTap(hit.on === "layer" ? hit.id : "", event.timeStamp);
  }

  function noteTap(id: string, at: number) {
    const isDouble = id !== "" && id === lastTap.id && at - lastTap.at < DOUBLE_MS;
    lastTap = { id, at };
    if (isDouble && started) started = { ...started, tap: () => canvas.write(id) };
  }

  function move(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    const at = pointOf(event);
    pointers.set(event.pointerId, at);
    withShift = event.shiftKey;
    if (!hasMoved && Math.hypot(at.x - from.x, at.y - from.y) < SLOP_PX) return;
    hasMoved = true;
    frame ||= requestAnimationFrame(step);
  }

  function up(event: PointerEvent) {
    if (!pointers.has(event.pointerId)) return;
    finish(event.type === "pointerup" ? "end" : "cancel");
    // A finger that stays down after a pinch does nothing more.
    pointers.delete(event.pointerId);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !gesture) return;
    event.stopPropagation();
    finish("cancel");
  }

  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  addEventListener("keydown", cancelOnEscape, { signal, capture: true });
  return () => {
    finish("cancel");
    listening.abort();
  };
}
