import { Link } from "@tanstack/react-router";
import { Type } from "lucide-react";
import { memo } from "react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { TierBadge } from "@/components/ui/tier-badge.tsx";
import { listSizeUrl } from "@/creatives/rendition.ts";
import { cn } from "@/lib/cn.ts";
import { type MemeTemplateRow, tierOf } from "../../../shared/meme-templates.ts";
import { categoryName } from "./category-name.ts";
import { MemePicture } from "./meme-picture.tsx";

const LIST_WIDTH = 640;

/** A template as a card: its picture leads to the detail, the button to the editor. */
export const MemeTile = memo(function MemeTile({ template }: { template: MemeTemplateRow }) {
  const { id, slug, name, category, popularity_score: popularity } = template;
  return (
    <div className="tile @container overflow-hidden rounded-4 bg-surface shadow-card">
      <Link
        from="/dashboard/memes"
        to="/dashboard/memes"
        search={(before) => ({ ...before, open: id })}
        state={{ isOpenedHere: true }}
        resetScroll={false}
        preload={false}
        aria-label={`Open ${name}, ${tierOf(popularity)}`}
        data-grid-stop=""
        data-fills={template.aspect_ratio === 1 ? "" : undefined}
        className="tile-picture -outline-offset-2 rounded-none!"
      >
        <MemePicture
          template={template}
          src={listSizeUrl(template.image_url, LIST_WIDTH)}
          placeholder={<Skeleton on="page" className="absolute inset-0 rounded-none" />}
        />
      </Link>
      <div className="p-3.5 @max-[216px]:p-3">
        <div className="flex items-start justify-between gap-2 @max-[216px]:flex-col-reverse @max-[216px]:gap-1.5">
          <b className="min-w-0 max-w-full truncate font-semibold leading-6">{name}</b>
          <TierBadge tier={tierOf(popularity)} className="flex-none" />
        </div>
        <p className="mt-0.5 text-13 text-ink-2">{categoryName(category)}</p>
        <Link
          to="/dashboard/memes/create"
          search={{ template: slug }}
          aria-label={`Create Meme with ${name}`}
          className={cn(buttonStyles({ size: "sm" }), "mt-3 w-full")}
        >
          <Type aria-hidden="true" size={15} />
          Create Meme
        </Link>
      </div>
    </div>
  );
});
