/** A sunken row of choices, with the selected one raised. Scrolls sideways when there is not enough room. */
export const segmentListStyles = [
  "relative inline-flex max-w-full gap-0.5 overflow-x-auto rounded-3 bg-inset p-[3px] align-top",
  "[scrollbar-width:none]",
].join(" ");

export const segmentStyles = [
  "relative inline-flex h-[30px] flex-none cursor-pointer select-none items-center justify-center gap-1.5 rounded-[7px] px-3",
  "whitespace-nowrap font-medium text-13 text-ink-2 transition-colors duration-120 hover:text-ink pointer-coarse:h-10",
  "[&_svg]:size-4 [&_svg]:flex-none -outline-offset-2",
  "data-active:bg-raised data-active:text-ink data-active:shadow-card",
  "data-checked:bg-raised data-checked:text-ink data-checked:shadow-card",
  "data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:opacity-60",
].join(" ");
