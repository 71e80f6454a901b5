import type { ReactNode } from "react";
import { ListEmpty, ListFailed } from "@/components/list-states.tsx";
import { Button } from "@/components/ui/button.tsx";

export function AdsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ListFailed
      title="Failed to load ads. Please try again."
      description="Check your connection. Nothing you have chosen is lost."
      onRetry={onRetry}
    />
  );
}

export function NothingMatches({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  return (
    <ListEmpty
      title="No ads found"
      description={search ? `Nothing matches “${search}” with these filters.` : "Nothing matches these filters."}
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

/** `upload` is a link to the upload screen, for those who may use it. */
export function NoAdsYet({ upload }: { upload: ReactNode }) {
  return (
    <ListEmpty
      title="No ads found"
      description={
        upload
          ? "The swipe file is still empty. Upload a CSV to fill it."
          : "The swipe file is still empty. Look again soon."
      }
      action={upload}
    />
  );
}
