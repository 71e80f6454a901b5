import { Link } from "@tanstack/react-router";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useLatestCreatives } from "./api/get-latest-creatives.ts";
import { CreativeLink, wideStyles } from "./creative-link.tsx";

const gridStyles = "grid grid-cols-2 gap-4 tablet:grid-cols-3 tablet:gap-5";

export function LatestCreatives() {
  const { data, isError, isFetching, refetch } = useLatestCreatives();
  return (
    <section aria-labelledby="latest-creatives" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="latest-creatives" className="font-semibold text-base tracking-[-0.01em]">
          Latest creatives
        </h2>
        <Link to="/dashboard/gallery" className="-my-1 py-1 font-[550] text-13 hover:underline">
          Open Gallery →
        </Link>
      </div>
      {data && data.length > 0 && (
        <ul className={gridStyles}>
          {data.map((creative, index) => (
            <CreativeLink key={creative.id} creative={creative} isWide={index === 0 && data.length % 2 === 1} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            art={<Slice />}
            title="No creatives yet"
            description="Everything you generate is kept here and in your Gallery."
          />
        </Card>
      )}
      {!data && isError && (
        <Card>
          <LoadFailed what="Your latest creatives" isBusy={isFetching} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !isError && (
        <div role="status" className={gridStyles}>
          <span className="sr-only">Loading your latest creatives</span>
          <Skeleton on="page" className={`aspect-4/5 rounded-4 ${wideStyles}`} />
          <Skeleton on="page" className="aspect-4/5 rounded-4" />
          <Skeleton on="page" className="aspect-4/5 rounded-4" />
        </div>
      )}
    </section>
  );
}
