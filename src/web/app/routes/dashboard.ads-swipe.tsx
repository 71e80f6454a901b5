import { createFileRoute, Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { z } from "zod";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useIsBananaman } from "@/features/admin/api/is-bananaman.ts";
import { LONGEST_SEARCH } from "@/features/swipe-ads/api/search-ads.ts";
import { SwipeScreen } from "@/features/swipe-ads/swipe-screen.tsx";
import { textParam } from "@/lib/list/text-param.ts";
import { useDocumentTitle } from "../use-document-title.ts";

const LONGEST_NAME = 200;

const searchSchema = z.object({
  search: textParam(LONGEST_SEARCH),
  platform: textParam(LONGEST_NAME),
  industry: textParam(LONGEST_NAME),
  company: textParam(LONGEST_NAME),
  /** The ad that is shown in detail. */
  open: z.uuid().optional().catch(undefined),
});

export const Route = createFileRoute("/dashboard/ads-swipe")({
  component: AdsSwipeRoute,
  validateSearch: (search: Record<string, unknown>): Partial<z.infer<typeof searchSchema>> =>
    searchSchema.parse(search),
});

function AdsSwipeRoute() {
  useDocumentTitle("Ads Swipe");
  const { open, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { isBananaman } = useIsBananaman();
  return (
    <SwipeScreen
      filters={filters}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      openId={open}
      onOpen={(id) =>
        void navigate({
          search: (before) => ({ ...before, open: id }),
          // Still one step away from the list, or as far as it was.
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
    />
  );
}
