import { cn } from "@/lib/cn.ts";
import type { BrandColor } from "../../shared/brands/brand-kit.ts";

/** The colours of a brand side by side. */
export function ColorStrip({ colors, className }: { colors: readonly Pick<BrandColor, "hex">[]; className?: string }) {
  return (
    <span aria-hidden="true" className={cn("flex h-3 overflow-hidden rounded-1 shadow-line", className)}>
      {colors.map(({ hex }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colours may be the same
        <i key={at} style={{ backgroundColor: hex }} className="min-w-0 flex-1" />
      ))}
    </span>
  );
}
