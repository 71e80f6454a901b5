import { Link } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { listSizeUrl } from "@/creatives/rendition.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { AdPicture, isStored, isWideAd } from "./ad-picture.tsx";
import type { SwipeAd } from "./api/swipe-ad.ts";
import { SourceBadge } from "./source-badge.tsx";

const TILE_RATIO = 4 / 5;
const LIST_WIDTH = 640;
const WIDE_LIST_WIDTH = 1080;

type AdTileProps = { ad: SwipeAd; onInspire: (ad: SwipeAd) => Promise<void> };

export const AdTile = memo(function AdTile({ ad, onInspire }: AdTileProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [isBusy, inspire] = useBusy(() => onInspire(ad));
  const stored = ad.supabase_image_url;
  const fills = ratio !== null && Math.abs(ratio - TILE_RATIO) < 0.01;
  return (
    <div className="tile @container flex flex-col">
      <Link
        to="/dashboard/ads-swipe"
        search={(before) => ({ ...before, open: ad.id })}
        state={{ isOpenedHere: true }}
        resetScroll={false}
        preload={false}
        aria-label={`Open the ad by ${ad.name}: ${ad.ad_goal ?? ad.platform ?? ""}`}
        data-grid-stop=""
        className="tile-picture"
        data-fills={fills ? "" : undefined}
      >
        <AdPicture
          ad={ad}
          src={stored && listSizeUrl(stored, isWideAd(ad) ? WIDE_LIST_WIDTH : LIST_WIDTH)}
          onShape={setRatio}
          placeholder={<Skeleton on="page" className="absolute inset-0 rounded-none" />}
        />
      </Link>
      <div className="px-0.5 pt-2.5">
        <p className="flex items-center justify-between gap-2 @max-[216px]:flex-col @max-[216px]:items-start @max-[216px]:gap-0">
          <b className="min-w-0 max-w-full truncate font-semibold">{ad.name}</b>
          <SourceBadge ad={ad} />
        </p>
        <div className="mt-1 flex min-h-10 items-center justify-between gap-2 @max-[216px]:flex-col @max-[216px]:items-stretch">
          <p className="flex max-h-10 min-w-0 flex-wrap gap-x-[0.4em] overflow-hidden text-13 text-ink-3 leading-5 @max-[216px]:h-10">
            <span className="max-w-full truncate @max-[216px]:w-full">{ad.platform}</span>{" "}
            {ad.platform && ad.industry && <span className="@max-[216px]:hidden">·</span>}{" "}
            <span className="max-w-full truncate">{ad.industry}</span>
          </p>
          {isStored(ad) && (
            <Button
              size="sm"
              className="flex-none"
              busy={isBusy}
              onClick={inspire}
              aria-label={`Inspire: use the ad by ${ad.name}`}
              icon={<Sparkles aria-hidden="true" size={15} />}
            >
              Inspire
            </Button>
          )}
        </div>
      </div>
    </div>
  );
});
