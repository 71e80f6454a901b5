import { cva } from "class-variance-authority";

/** The look of a button, also for links that lead somewhere: `<Link className={buttonStyles({ variant: "ink" })}>`. */
export const buttonStyles = cva(
  [
    "inline-flex flex-none items-center justify-center whitespace-nowrap font-[550] tracking-[-0.005em] select-none",
    "transition-[background-color,box-shadow,transform,opacity] duration-120 ease-house [&_svg]:flex-none",
    "data-disabled:cursor-not-allowed data-disabled:bg-inset data-disabled:text-ink-3 data-disabled:shadow-line",
    "data-disabled:opacity-100 data-disabled:transform-none",
  ],
  {
    variants: {
      variant: {
        primary: [
          "bg-banana font-semibold text-peel shadow-primary hover:bg-banana-hi",
          "active:translate-y-0.5 active:shadow-pressed",
        ],
        ink: "bg-ink font-semibold text-bg hover:opacity-90",
        outline: "bg-surface text-ink shadow-card hover:bg-inset",
        ghost: "text-ink hover:bg-highlight",
        danger: "bg-bad-fill font-semibold text-bad-on hover:opacity-90",
        "danger-quiet": "text-bad-fg hover:bg-bad-soft",
      },
      size: {
        sm: "h-8 gap-1.5 rounded-2 px-3 text-13 pointer-coarse:h-10",
        md: "h-10 gap-2 rounded-3 px-4 text-sm pointer-coarse:h-11",
        lg: "h-13 gap-2 rounded-4 px-6 text-base",
      },
      iconOnly: { true: "aspect-square px-0", false: "" },
    },
    defaultVariants: { variant: "outline", size: "md", iconOnly: false },
  },
);
