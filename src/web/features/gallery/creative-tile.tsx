import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { memo, useId } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { longDate, shortDate } from "@/lib/short-date.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { CreativePicture, isWideCreative, sizeOf } from "./creative-picture.tsx";
import { typeName, typeTone } from "./creative-types.ts";
import { TileButtons, TileMenu } from "./tile-actions.tsx";
import type { CreativeActions } from "./use-creative-actions.ts";

const FILLS = { width: 4, height: 5 };
const NARROW = { widths: [320, 640], sizes: "(width < 47.5rem) 50vw, 280px" } as const;
const WIDE = { widths: [640, 1080], sizes: "(width < 47.5rem) 100vw, 560px" } as const;

type CreativeTileProps = {
  creative: Card;
  actions: CreativeActions;
  /** One button for all actions, instead of buttons that appear on hover. */
  hasMenu: boolean;
  isSelecting: boolean;
  isPicked: boolean;
  onPick: (id: string) => void;
  onDelete: (creative: Card) => void;
};

export const CreativeTile = memo(function CreativeTile(props: CreativeTileProps) {
  const { creative, actions, hasMenu, isSelecting, isPicked, onPick, onDelete } = props;
  const { id, type, versions } = creative;
  const title = shownTitle(creative.title);
  const checkboxId = useId();
  const changedAt = new Date(creative.changed_at);
  const { width, height } = sizeOf(creative);
  const shape = {
    className: "tile-picture",
    "data-fills": width * FILLS.height === height * FILLS.width ? "" : undefined,
  };
  const picture = <CreativePicture creative={creative} {...(isWideCreative(creative) ? WIDE : NARROW)} />;
  return (
    <div
      className="tile @container relative"
      data-menu={hasMenu ? "" : undefined}
      data-picked={isPicked ? "" : undefined}
    >
      <div className="relative">
        {isSelecting ? (
          <label htmlFor={checkboxId} {...shape}>
            {picture}
          </label>
        ) : (
          <Link
            to="/dashboard/gallery"
            search={(before) => ({ ...before, open: id })}
            state={{ isOpenedHere: true }}
            resetScroll={false}
            preload={false}
            aria-label={`Open ${title}`}
            data-grid-stop=""
            {...shape}
          >
            {picture}
          </Link>
        )}
        <div className="tile-pick absolute top-1.5 left-1.5 size-8 p-1">
          <input
            id={checkboxId}
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isPicked}
            onChange={() => onPick(id)}
            data-grid-stop={isSelecting ? "" : undefined}
            className="peer block size-6 cursor-pointer appearance-none rounded-[7px] bg-surface shadow-[inset_0_0_0_1.5px_var(--line-ctl),var(--sh-1)] checked:bg-ink checked:shadow-[0_0_0_2px_var(--bg)]"
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={3}
            className="pointer-events-none absolute top-2 left-2 hidden text-bg peer-checked:block"
          />
        </div>
        {!isSelecting && !hasMenu && <TileButtons {...{ creative, actions }} onDelete={() => onDelete(creative)} />}
      </div>
      <div className="tile-words px-0.5 pt-2.5">
        <h2 dir="auto" className="truncate font-[550] text-sm">
          {title}
        </h2>
        <p dir="auto" className="truncate text-13 text-ink-2">
          {creative.headline || creative.prompt}
        </p>
        <p className="mt-1.5 flex items-center gap-x-2 gap-y-1 overflow-hidden text-13 text-ink-3 @max-[216px]:flex-col @max-[216px]:items-start">
          <span className="flex flex-wrap gap-1">
            <Badge tone={typeTone(type)}>{typeName(type)}</Badge>
            {versions > 1 && <Badge>{versions.toLocaleString()} versions</Badge>}
          </span>
          <time dateTime={creative.changed_at} title={longDate(changedAt)} className="truncate">
            {shortDate(changedAt, new Date())}
          </time>
        </p>
      </div>
      {!isSelecting && hasMenu && (
        <TileMenu {...{ creative, actions }} onDelete={() => onDelete(creative)} onSelect={() => onPick(id)} />
      )}
    </div>
  );
});
