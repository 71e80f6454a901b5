import { Link } from "@tanstack/react-router";
import { renditionUrl } from "@/creatives/rendition.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { cn } from "@/lib/cn.ts";
import { shortDate } from "@/lib/short-date.ts";
import { AD_TYPES } from "../../../shared/ad-types.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { FORMATS, pictureFormatSchema } from "../../../shared/formats.ts";
import { RENDITION_WIDTHS } from "../../../shared/renditions.ts";

const TILE_FORMAT = "4:5";

/** Spans both columns on phones, so that an odd number leaves no gap. */
export const wideStyles = "max-tablet:col-span-2";

type CreativeLinkProps = { creative: Card; isWide: boolean };

/** A creative, never cropped: formats other than 4:5 are framed on the mat. */
export function CreativeLink({ creative, isWide }: CreativeLinkProps) {
  const { image_url: url, changed_at: changedAt, type } = creative;
  const { width, height } = FORMATS[pictureFormatSchema.catch("1:1").parse(creative.format)];
  const title = shownTitle(creative.title);
  const fills = creative.format === TILE_FORMAT;
  const at = new Date(changedAt);
  return (
    <li className={cn("min-w-0", isWide && wideStyles)}>
      <Link to="/dashboard/gallery" search={{ open: creative.id }} className="group block rounded-4">
        <span
          className={cn(
            "grid aspect-4/5 grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden rounded-4 bg-mat",
            !fills && "p-2.5",
            // A landscape picture over the full width of a phone needs no tall mat.
            isWide && width > height && "max-tablet:aspect-(--shape)",
          )}
          style={{ "--shape": `${width} / ${height}` }}
        >
          <img
            src={renditionUrl(url, RENDITION_WIDTHS[0])}
            srcSet={RENDITION_WIDTHS.map((wide) => `${renditionUrl(url, wide)} ${wide}w`).join(", ")}
            sizes={`(min-width: 47.5rem) 280px, ${isWide ? 92 : 46}vw`}
            alt={title}
            {...{ width, height }}
            decoding="async"
            className={cn(
              "h-auto max-h-full w-auto max-w-full object-contain transition-transform duration-320 ease-house",
              "group-hover:scale-102 motion-reduce:transition-none",
              !fills && "rounded-2",
            )}
          />
        </span>
        <span dir="auto" className="mt-2.5 block truncate font-[550]">
          {title}
        </span>
        <span dir="auto" className="block truncate text-13 text-ink-2">
          {creative.headline || creative.prompt}
        </span>
        <span className="block truncate text-13 text-ink-3">
          {nameOf(type)} · <time dateTime={changedAt}>{shortDate(at, new Date(), "en-GB")}</time>
        </span>
      </Link>
    </li>
  );
}

const nameOf = (type: string) =>
  type in AD_TYPES ? AD_TYPES[type as keyof typeof AD_TYPES] : type === "edit" ? "Edit" : type;
