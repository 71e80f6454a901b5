import type { Area } from "./spots.ts";

const CONTROLS = "a[href], button, input, textarea, select, label:has(input), summary, [role=option], [role=menuitem]";
/** On phones a toast lies over the bar with the page's name, unless it is a bar of tools. */
const PHONE_GROUND = "header:not([data-keep-clear])";

/** Whatever can be pressed now: on the page, or in the dialog over it. */
export function findControls(toasts: Element, isPhone: boolean): Area[] {
  const scope = [...document.querySelectorAll("[data-sheet][data-open]")].at(-1) ?? document.body;
  return [...scope.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (toasts.contains(control) || control.matches(":disabled, [inert] *")) return [];
    // The header of a dialog holds its way out.
    if (isPhone && scope === document.body && control.closest(PHONE_GROUND)) return [];
    const area = control.getBoundingClientRect();
    const isInSight = area.bottom > 0 && area.top < innerHeight && area.right > 0 && area.left < innerWidth;
    const isEmpty = area.width === 0 || area.height === 0;
    return isInSight && !isEmpty && control.checkVisibility({ visibilityProperty: true }) ? [area] : [];
  });
}
