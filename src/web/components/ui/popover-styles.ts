/** What opens beside a control: menus and lists. */
export const popoverStyles = [
  "min-w-44 max-w-[calc(100vw-32px)] origin-(--transform-origin) rounded-3 bg-overlay p-1 text-ink text-sm shadow-popover outline-none",
  "transition-[opacity,scale] duration-120 ease-house",
  "data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0",
].join(" ");

/** One item in such a list. */
export const itemStyles = [
  "flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-1 px-2.5 py-1.5 outline-none pointer-coarse:min-h-11",
  "data-highlighted:bg-highlight data-disabled:text-ink-3 [&_svg]:size-4 [&_svg]:flex-none",
].join(" ");
