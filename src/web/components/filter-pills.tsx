import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import "./filter-pills.css";

/** One filter of a list with all its values in sight; on phones a row that scrolls sideways. */
export function FilterPills({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div role="group" aria-label={label} className={cn("filter-pills", className)}>
      {children}
    </div>
  );
}

export const pillStyles =
  "inline-flex h-[34px] flex-none items-center gap-1.5 whitespace-nowrap rounded-full px-3.5 font-medium text-13 text-ink-2 transition-colors hover:bg-inset hover:text-ink pointer-coarse:h-10";

type FilterPillProps = {
  isPressed: boolean;
  onClick: () => void;
  /** How many rows the value has. */
  count?: number | undefined;
  children: string;
};

export function FilterPill({ isPressed, onClick, count, children }: FilterPillProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={cn(
        pillStyles,
        isPressed
          ? "bg-ink font-semibold text-bg hover:bg-ink hover:text-bg"
          : "bg-surface shadow-[inset_0_0_0_1px_var(--line)]",
      )}
    >
      {children}
      {count !== undefined && <span className={cn("tabular-nums", !isPressed && "text-ink-3")}>{count}</span>}
    </button>
  );
}
