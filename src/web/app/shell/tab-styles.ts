/** A tab at the bottom of a phone; `aria-current` or `data-current` marks the one that is open. */
export const tabStyles = [
  "group grid size-full content-center justify-items-center gap-1 font-medium text-[11.5px] text-ink-2 -outline-offset-2",
  "aria-[current=page]:font-[650] aria-[current=page]:text-ink data-current:font-[650] data-current:text-ink",
].join(" ");

export const tabIconStyles = [
  "grid h-[26px] w-12 place-items-center rounded-full",
  "group-aria-[current=page]:bg-banana group-aria-[current=page]:text-peel group-data-current:bg-banana group-data-current:text-peel",
].join(" ");
