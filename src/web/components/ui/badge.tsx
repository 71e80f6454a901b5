import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const badgeStyles = cva(
  "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-full px-[9px] font-[550] text-xs [&_svg]:size-3.5 [&_svg]:flex-none",
  {
    variants: {
      tone: {
        neutral: "bg-inset text-ink-2",
        ok: "bg-ok-soft text-ok-fg",
        warn: "bg-warn-soft text-warn-fg",
        bad: "bg-bad-soft text-bad-fg",
        accent: "bg-accent-soft text-accent-fg",
        info: "bg-info-soft text-info-fg",
      },
      pulse: { true: "animate-pulse-ring font-semibold motion-reduce:animate-none", false: "" },
    },
    defaultVariants: { tone: "neutral", pulse: false },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeStyles> & { icon?: ReactNode };

/** A state in one word. `pulse` is for work in progress: the ring moves, the word does not. */
export function Badge({ tone, pulse, icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={cn(badgeStyles({ tone, pulse }), className)}>
      {pulse && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {icon}
      {children}
    </span>
  );
}
