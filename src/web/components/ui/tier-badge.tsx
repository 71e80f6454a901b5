import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

const tiers = {
  Rising: { bars: 1, look: "bg-rising text-rising-fg" },
  Trending: { bars: 2, look: "bg-trending text-trending-fg" },
  Popular: { bars: 3, look: "bg-popular text-popular-fg" },
  Viral: { bars: 4, look: "bg-viral text-viral-fg" },
} as const;

const barHeights = ["h-1", "h-1.5", "h-2", "h-2.5"] as const;

type TierBadgeProps = Omit<ComponentProps<"span">, "children"> & { tier: keyof typeof tiers };

/** Popularity, shown as ripeness: a colour, a meter and the word. */
export function TierBadge({ tier, className, ...props }: TierBadgeProps) {
  const { bars, look } = tiers[tier];
  return (
    <span
      {...props}
      className={cn(
        "inline-flex h-6 items-center gap-[7px] whitespace-nowrap rounded-full pr-[9px] pl-2 font-semibold text-xs",
        look,
        className,
      )}
    >
      <span aria-hidden="true" className="flex h-2.5 items-end gap-0.5">
        {barHeights.map((height, index) => (
          <span
            key={height}
            className={cn("w-[3px] rounded-[1px] bg-current", height, index >= bars && "opacity-30")}
          />
        ))}
      </span>
      {tier}
    </span>
  );
}
