import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/lib/cn.ts";

type CardProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  /** At the right end of the header. */
  action?: ReactNode;
  heading?: "h2" | "h3";
  /** Lets the content reach the edges. */
  flush?: boolean;
};

/** Never put one inside another. */
export function Card({
  title,
  action,
  heading: Heading = "h2",
  flush = false,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...props}
      className={cn("min-w-0 rounded-4 bg-surface text-sm text-ink shadow-card", className)}
    >
      {title && (
        <div className="flex min-h-14 items-center justify-between gap-2.5 border-line border-b px-5 py-2">
          <Heading id={titleId} className="font-semibold text-sm leading-tight tracking-[-0.005em]">
            {title}
          </Heading>
          {action}
        </div>
      )}
      <div className={cn(!flush && "p-5")}>{children}</div>
    </section>
  );
}
