import type { ReactNode } from "react";

/** A figure inside a button: what pressing it costs, or how long it has been running. */
export function PriceChip({ children }: { children: ReactNode }) {
  return (
    <span className="ml-0.5 rounded-[7px] bg-peel/10 px-2 py-1 font-semibold text-13 tabular-nums leading-tight in-data-disabled:bg-line dark:in-data-disabled:bg-mat">
      {children}
    </span>
  );
}
