const TAKES_KEYS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox]";
const IS_OPEN = "[data-sheet], [role=menu], [role=listbox]";

/** False while somebody types, holds a modifier down, or has something open over the page. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return false;
  return document.querySelector(IS_OPEN) === null;
}
