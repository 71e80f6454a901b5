/** Scrim and frame of everything modal: centred, on phones a sheet from the bottom edge. */
export const scrimStyles = [
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-200",
  "data-starting-style:opacity-0 data-ending-style:opacity-0",
].join(" ");

export const viewportStyles = [
  "fixed inset-0 z-50 grid items-end justify-items-stretch overflow-hidden",
  "tablet:place-items-center tablet:p-6",
].join(" ");

export const sheetStyles = [
  "flex max-h-[94dvh] min-h-0 w-full flex-col overflow-hidden bg-overlay text-ink text-sm shadow-3 outline-none",
  "rounded-t-5 pb-[env(safe-area-inset-bottom)] tablet:max-h-[calc(100dvh-48px)] tablet:rounded-5 tablet:pb-0",
  "transition-[opacity,translate,scale] duration-200 ease-house",
  "max-tablet:data-starting-style:translate-y-full max-tablet:data-ending-style:translate-y-full",
  "tablet:data-starting-style:scale-97 tablet:data-starting-style:opacity-0 tablet:data-ending-style:opacity-0",
].join(" ");

export const footerStyles =
  "flex flex-none flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-3 tablet:px-5 tablet:py-3.5";

export const sheetTitleStyles = "font-bold font-display text-[1.375rem] leading-[1.15] tracking-[-0.025em]";
