import { Button } from "@/components/ui/button.tsx";
import { ScrollSentinel } from "@/components/ui/scroll-sentinel.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { VirtualGrid } from "@/components/virtual-grid.tsx";
import { useMedia } from "@/lib/use-media.ts";
import type { Creative } from "./api/creative.ts";
import type { useCreatives } from "./api/search-creatives.ts";
import { CreativeTile } from "./creative-tile.tsx";
import type { CreativeActions } from "./use-creative-actions.ts";
import type { Selection } from "./use-selection.ts";

const LEAST_TILE_WIDTH = 216;
/** Title, prompt, type and date below the picture. */
const WORDS_HEIGHT = 81;
/** Two screens ahead, so that the next page is there before the reader is. */
const ASKS_AHEAD = "1600px";

/** Fingers do not hover, and small tiles have no room for buttons. */
const FOR_FINGERS = "(hover: none) or (width < 47.5rem)";

type CreativeGridProps = {
  list: ReturnType<typeof useCreatives>;
  actions: CreativeActions;
  selection: Selection;
  onDelete: (creative: Creative) => void;
};

export function CreativeGrid({ list, actions, selection, onDelete }: CreativeGridProps) {
  const hasMenu = useMedia(FOR_FINGERS);
  return (
    <div className={selection.isOn ? "selecting pb-20" : undefined}>
      <VirtualGrid
        label="Your creatives"
        items={list.rows}
        isEnd={list.isEnd}
        leastWidth={LEAST_TILE_WIDTH}
        estimateHeight={(width) => width * 1.25 + WORDS_HEIGHT}
      >
        {(creative) => (
          <CreativeTile
            creative={creative}
            actions={actions}
            hasMenu={hasMenu}
            isSelecting={selection.isOn}
            isPicked={selection.has(creative.id)}
            onPick={selection.toggle}
            onDelete={onDelete}
          />
        )}
      </VirtualGrid>
      {!list.isMoreMissing && (
        <ScrollSentinel onReach={list.loadMore} disabled={list.isLoadingMore || list.isEnd} margin={ASKS_AHEAD} />
      )}
      <div className="grid min-h-16 place-items-center pt-6 text-13 text-ink-3">
        {list.isLoadingMore && <Spinner label="Loading more creatives" />}
        {list.isMoreMissing && (
          <p role="alert" className="flex flex-wrap items-center justify-center gap-3 text-ink-2">
            More creatives did not load.
            <Button size="sm" onClick={list.loadMore}>
              Try again
            </Button>
          </p>
        )}
        {list.isEnd && <p>You've seen all</p>}
      </div>
    </div>
  );
}
