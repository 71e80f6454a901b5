import { Link } from "@tanstack/react-router";
import { ListEmpty, ListFailed } from "@/components/list-states.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";

export function GalleryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ListFailed
      title="Your creatives did not load"
      description="They are safe. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}

/** Nothing to show, because there are no creatives yet or because none match. */
export function GalleryEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const generate = (
    <Link to="/dashboard/generate" className={buttonStyles({ variant: isFiltered ? "ghost" : "primary" })}>
      Generate a creative
    </Link>
  );
  return (
    <ListEmpty
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
  );
}
