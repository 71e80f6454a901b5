import type { Point } from "./box.ts";
import { type Fingers, pinchOf } from "./pinch.ts";

/** How the page lies in the window: pixels of the screen per pixel of the page, and where its top left corner is. */
export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };

const MIN_SCALE = 0.1;
const MAX_SCALE = 4;
const STEPS = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4];

const within = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

export type Margin = { side: number; top: number; bottom: number };

/** The whole page in the middle of what the margin leaves. */
export function fitted(page: Size, window: Size, margin: Margin): View {
  const room = { width: window.width - 2 * margin.side, height: window.height - margin.top - margin.bottom };
  const scale = within(Math.min(room.width / page.width, room.height / page.height));
  return {
    scale,
    x: (window.width - page.width * scale) / 2,
    y: margin.top + (room.height - page.height * scale) / 2,
  };
}

/** Zooms so that what is at a point of the screen stays there. */
export function zoomed(view: View, to: number, at: Point): View {
  const scale = within(to);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The next step of the zoom buttons, up or down. */
export function nextScale(scale: number, direction: 1 | -1): number {
  const isBeyond = (step: number) => (direction === 1 ? step > scale * 1.01 : step < scale * 0.99);
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  return steps.find(isBeyond) ?? (direction === 1 ? MAX_SCALE : MIN_SCALE);
}

export const panned = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Two fingers on the empty canvas: what was between them stays between them. */
export function pinchedView(view: View, from: Fingers, to: Fingers): View {
  const { scale, start, end } = pinchOf(from, to);
  return panned(zoomed(view, view.scale * scale, start), { x: end.x - start.x, y: end.y - start.y });
}

export const toPage = ({ scale, x, y }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});
