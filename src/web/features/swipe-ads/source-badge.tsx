import { Check, Globe } from "lucide-react";
import { isStored } from "./ad-picture.tsx";
import type { SwipeAd } from "./api/swipe-ad.ts";

/** Whether we store a copy of the picture, or link to it where the ad came from. */
export function SourceBadge({ ad }: { ad: SwipeAd }) {
  const Icon = isStored(ad) ? Check : Globe;
  return (
    <span className="inline-flex flex-none items-center gap-1.5 font-medium text-ink-3 text-xs">
      <Icon aria-hidden="true" size={12} />
      {isStored(ad) ? "Local" : "External"}
    </span>
  );
}
