type Size = { width: number; height: number };
export type Area = { left: number; top: number; right: number; bottom: number };

/** From here on there is room beside a toast; on phones it takes the whole width. */
const TABLET_PX = 760;
const EDGE_PX = 24;
const TOP_EDGE_PX = 14;
const PHONE_EDGE_PX = 8;
const PHONE_TOP_PX = 6;
const STEP_PX = 8;
/** What a finger needs beside a toast. */
const MARGIN_PX = 4;

export const isPhoneWide = (width: number) => width < TABLET_PX;

/** Where a toast of this size may stand, the usual place first: at the bottom right, on phones over the top bar. */
export function toastSpots(page: Size, toast: Size): Area[] {
  const at = (left: number, top: number) => ({ left, top, right: left + toast.width, bottom: top + toast.height });
  if (isPhoneWide(page.width)) {
    return steps(page.height - toast.height - PHONE_TOP_PX).map((down) => at(PHONE_EDGE_PX, PHONE_TOP_PX + down));
  }
  const [right, middle] = [page.width - toast.width - EDGE_PX, (page.width - toast.width) / 2];
  const bottom = page.height - toast.height - EDGE_PX;
  return [
    at(right, bottom),
    at(right, TOP_EDGE_PX),
    at(middle, TOP_EDGE_PX),
    at(middle, bottom),
    at(EDGE_PX, bottom),
    // Above whatever bar there is at the bottom.
    ...steps(bottom - TOP_EDGE_PX).map((up) => at(right, bottom - up)),
  ];
}

const steps = (distance: number) =>
  Array.from({ length: Math.max(1, Math.floor(distance / STEP_PX)) }, (_, step) => step * STEP_PX);

/**
 * The first spot that covers no control, or else the one that covers least of them. A toast that stands well stays, even
 * if a better spot has become free.
 */
export function pickSpot(spots: readonly Area[], controls: readonly Area[], current: number): number {
  // In quarters of a control: where all spots are about as bad, the usual one is best.
  const costs = spots.map((spot) =>
    Math.ceil(4 * controls.reduce((sum, control) => sum + coveredShare(spot, control), 0)),
  );
  return costs[current] === 0 ? current : costs.indexOf(Math.min(...costs));
}

/** How much of a control a toast hides. A share, so that a small button counts as much as a large tile. */
function coveredShare(toast: Area, control: Area): number {
  const width = Math.min(toast.right + MARGIN_PX, control.right) - Math.max(toast.left - MARGIN_PX, control.left);
  const height = Math.min(toast.bottom + MARGIN_PX, control.bottom) - Math.max(toast.top - MARGIN_PX, control.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((control.right - control.left) * (control.bottom - control.top));
}
