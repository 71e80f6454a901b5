import type { ReactNode } from "react";

/** Samples side by side, with a label that says how they differ. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-2.5 not-first:mt-6">
      <p className="text-ink-3 text-xs">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
