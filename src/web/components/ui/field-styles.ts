export const labelStyles = "font-[550] text-13";

/** The border of every input and select; focus thickens it without moving anything. */
export const controlStyles = [
  "w-full min-w-0 rounded-3 bg-surface text-ink text-sm shadow-field transition-shadow duration-120",
  // 16 px on touch, or iOS zooms in on focus.
  "pointer-coarse:text-base placeholder:text-ink-3 placeholder:opacity-100",
  "data-invalid:shadow-field-bad",
  "focus:shadow-field-focus focus:outline-2 focus:outline-transparent",
  "data-disabled:cursor-not-allowed data-disabled:bg-inset data-disabled:text-ink-3 data-disabled:shadow-line",
].join(" ");

/** CSS counts buttons as read-only too, so this is for text fields only. */
export const readOnlyStyles = "read-only:bg-inset read-only:text-ink-2";
