import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";

export function AdsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        heading="h2"
        art={<Slice stage="raw" size={96} />}
        title="Failed to load ads. Please try again."
        description="Check your connection. Nothing you have chosen is lost."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Card>
  );
}

export function NothingMatches({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        heading="h2"
        className="min-h-[46vh] justify-center"
        art={<Slice stage="raw" size={96} />}
        title="No ads found"
        description={search ? `Nothing matches “${search}” with these filters.` : "Nothing matches these filters."}
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    </Card>
  );
}

/** `upload` leads those who may to where ads come from. */
export function NoAdsYet({ upload }: { upload: ReactNode }) {
  return (
    <Card>
      <EmptyState
        heading="h2"
        className="min-h-[46vh] justify-center"
        art={<Slice stage="raw" size={96} />}
        title="No ads found"
        description={
          upload
            ? "The swipe file is still empty. Upload a CSV to fill it."
            : "The swipe file is still empty. Look again soon."
        }
        action={upload}
      />
    </Card>
  );
}
