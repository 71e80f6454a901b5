import { createFileRoute, Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useIsBananaman } from "@/features/admin/api/is-bananaman.ts";
import type { AdFilters } from "@/features/swipe-ads/api/search-ads.ts";
import { SwipeScreen } from "@/features/swipe-ads/swipe-screen.tsx";
import { readId, readText } from "@/lib/list/address.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `open` is the ad that is shown in detail; `pictures=missing` lists, for administrators, what members do not see yet. */
type SwipeSearch = Omit<AdFilters, "withoutPicture"> & { open?: string | undefined; pictures?: "missing" | undefined };

export const Route = createFileRoute("/dashboard/ads-swipe")({
  component: AdsSwipeRoute,
  validateSearch: ({ search, platform, industry, company, open, pictures }: Record<string, unknown>): SwipeSearch => ({
    search: readText(search),
    platform: readText(platform),
    industry: readText(industry),
    company: readText(company),
    open: readId(open),
    pictures: pictures === "missing" ? "missing" : undefined,
  }),
});

function AdsSwipeRoute() {
  useDocumentTitle("Ads Swipe");
  const { open, pictures, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { isBananaman } = useIsBananaman();
  return (
    <SwipeScreen
      filters={{ ...filters, withoutPicture: (isBananaman && pictures === "missing") || undefined }}
      // Added to the address as it is now: the one that is shown may be a moment behind.
      onFilter={(change) =>
        void navigate({ search: (now) => ({ ...now, open: undefined, ...change }), replace: true, resetScroll: false })
      }
      onMissing={(isOpen) => void navigate({ search: { pictures: isOpen ? "missing" : undefined } })}
      openId={open}
      onOpen={(id) =>
        void navigate({
          search: (before) => ({ ...before, open: id }),
          // Replacing the entry does not change how far back the list is in the history.
          state: (before) => ({ isOpenedHere: before.isOpenedHere === true }),
          replace: true,
          resetScroll: false,
        })
      }
      upload={
        isBananaman && (
          <Link to="/dashboard/ads-upload" className={buttonStyles({ variant: "primary" })}>
            <Upload aria-hidden="true" size={16} />
            Upload Ads
          </Link>
        )
      }
      copyPictures={
        isBananaman && (
          <Link to="/dashboard/ads-upload" className={buttonStyles({ size: "sm" })}>
            Copy their pictures
          </Link>
        )
      }
    />
  );
}
