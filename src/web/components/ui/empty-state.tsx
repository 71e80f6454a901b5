import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

type EmptyStateProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  /** A slice or an emoji as a picture, 72 to 96 px. */
  art: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  /** The first of a screen that shows nothing else. */
  heading?: "h1" | "h2" | "h3";
};

/** Says what this list or screen is for, and offers the one action that fills it. */
export function EmptyState({
  art,
  title,
  description,
  action,
  heading: Heading = "h3",
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={cn("flex flex-col items-center px-6 py-10 text-center text-sm", className)}>
      <div aria-hidden="true" className="grid h-24 place-items-center">
        {art}
      </div>
      <Heading className="mt-4 text-balance font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
        {title}
      </Heading>
      {description && <p className="mt-1.5 max-w-[38ch] text-pretty text-ink-2">{description}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
