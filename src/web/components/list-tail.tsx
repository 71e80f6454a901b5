import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { ScrollSentinel } from "@/components/ui/scroll-sentinel.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** Two screens ahead, so that the next page is loaded before the reader gets there. */
const ASKS_AHEAD = "1600px";

type ListTailProps = {
  list: { isLoadingMore: boolean; isMoreMissing: boolean; isEnd: boolean; loadMore: () => void };
  /** What the list holds: "creatives". */
  things: string;
  /** After "You've seen all": "96 templates". */
  all?: string;
  /** Below it. */
  end?: ReactNode;
};

/** The end of a growing list: loads more when it is about to come into view, and says when there is no more. */
export function ListTail({ list, things, all, end }: ListTailProps) {
  return (
    <>
      {!list.isMoreMissing && (
        <ScrollSentinel onReach={list.loadMore} disabled={list.isLoadingMore || list.isEnd} margin={ASKS_AHEAD} />
      )}
      <div className="grid min-h-16 place-items-center pt-6 text-center text-13 text-ink-3">
        {list.isLoadingMore && <Spinner label={`Loading more ${things}`} />}
        {list.isMoreMissing && (
          <p role="alert" className="flex flex-wrap items-center justify-center gap-3 text-ink-2">
            More {things} did not load.
            <Button size="sm" onClick={list.loadMore}>
              Try again
            </Button>
          </p>
        )}
        {list.isEnd && (
          <div>
            <p className="font-medium text-ink-2">You've seen all{all && ` ${all}`}</p>
            {end}
          </div>
        )}
      </div>
    </>
  );
}
