import { Link } from "@tanstack/react-router";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";

export function GalleryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <EmptyState
        heading="h2"
        art={<Slice stage="raw" size={96} />}
        title="Your creatives did not load"
        description="They are safe. Check your connection and try again."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Card>
  );
}

/** Nothing to show: because nothing is there yet, or because nothing matches. */
export function GalleryEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const generate = (
    <Link to="/dashboard/generate" className={buttonStyles({ variant: isFiltered ? "ghost" : "primary" })}>
      Generate a creative
    </Link>
  );
  return (
    <Card>
      <EmptyState
        heading="h2"
        className="min-h-[46vh] justify-center"
        art={<Slice stage="raw" size={96} />}
        title="No creatives found"
        description={
          isFiltered
            ? "None of yours match. Try other words or another type."
            : "Everything you generate is kept here, to search, download and build on."
        }
        action={
          isFiltered ? (
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={onClear}>Show all creatives</Button>
              {generate}
            </div>
          ) : (
            generate
          )
        }
      />
    </Card>
  );
}
