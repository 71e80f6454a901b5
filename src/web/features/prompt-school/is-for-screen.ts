const TAKES_KEYS = "input, textarea, select, [contenteditable], [role=combobox], [role=tab]";

/** False while somebody types, holds a modifier down, or has something open over the page. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return false;
  return document.querySelector("[data-sheet], [role=menu], [role=listbox]") === null;
}
