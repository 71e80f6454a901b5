import { ListTail } from "@/components/list-tail.tsx";
import { VirtualGrid } from "@/components/virtual-grid.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { useMedia } from "@/lib/use-media.ts";
import type { useCreatives } from "./api/search-creatives.ts";
import { isWideCreative } from "./creative-picture.tsx";
import { CreativeTile } from "./creative-tile.tsx";
import type { CreativeActions } from "./use-creative-actions.ts";
import type { Selection } from "./use-selection.ts";

const MIN_TILE_WIDTH = 216;
/** Title, prompt, type and date below the picture. */
const WORDS_HEIGHT = 81;
/** Touch screens have no hover, and small tiles have no room for buttons. */
const FOR_FINGERS = "(hover: none) or (width < 47.5rem)";

type CreativeGridProps = {
  list: ReturnType<typeof useCreatives>;
  actions: CreativeActions;
  selection: Selection;
  onDelete: (creative: Card) => void;
};

export function CreativeGrid({ list, actions, selection, onDelete }: CreativeGridProps) {
  const hasMenu = useMedia(FOR_FINGERS);
  return (
    <div className={selection.isOn ? "selecting pb-20" : undefined}>
      <VirtualGrid
        label="Your creatives"
        items={list.rows}
        isEnd={list.isEnd}
        leastWidth={MIN_TILE_WIDTH}
        isWide={isWideCreative}
        wordsHeight={WORDS_HEIGHT}
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
      <ListTail list={list} things="creatives" />
    </div>
  );
}
