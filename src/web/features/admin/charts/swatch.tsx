import { cn } from "@/lib/cn.ts";

/** The looks of the parts of a bar, shared by bars, legend and tooltip. */
export const FILLS = {
  sales: "bg-chart",
  best: "bg-chart-hi shadow-[inset_0_0_0_1.5px_var(--chart)]",
  refunds:
    "bg-[repeating-linear-gradient(135deg,var(--bad-fill)_0_2px,transparent_2px_4px)] shadow-[inset_0_0_0_1.5px_var(--bad-fill)]",
  notYet: "shadow-[inset_0_0_0_1.5px_var(--line-ctl)]",
};

export function Swatch({ fill }: { fill: keyof typeof FILLS }) {
  return <i aria-hidden="true" className={cn("inline-block size-2.5 flex-none rounded-[3px]", FILLS[fill])} />;
}

export function Legend({ entries }: { entries: readonly { fill: keyof typeof FILLS; label: string }[] }) {
  return entries.map(({ fill, label }) => (
    <span key={label} className="inline-flex items-center gap-2 text-13 text-ink-2">
      <Swatch fill={fill} />
      {label}
    </span>
  ));
}
