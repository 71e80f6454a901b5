import { ImageOff } from "lucide-react";
import { useState } from "react";
import { renditionUrl } from "@/creatives/rendition.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { sizeOfFormat } from "@/creatives/versions/compare-versions.ts";
import { cn } from "@/lib/cn.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { isWide } from "../../../shared/formats.ts";
import type { RenditionWidth } from "../../../shared/renditions.ts";

type CreativePictureProps = {
  creative: Pick<Card, "title" | "image_url" | "format">;
  /** The widths it is offered in, in pixels, the smallest first. */
  widths: readonly [RenditionWidth, ...RenditionWidth[]];
  /** The displayed width, as a CSS `sizes` value. */
  sizes: string;
  className?: string;
};

/** A creative in a suitable size; the original is only fetched for a download. */
export function CreativePicture({ creative, widths, sizes, className }: CreativePictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const { image_url: url } = creative;
  const title = shownTitle(creative.title);
  if (missing === url) {
    return (
      <span className="flex flex-col items-center gap-2 p-4 text-center text-13 text-ink-2">
        <ImageOff aria-hidden="true" size={22} />
        <bdi>{title}</bdi>: this picture cannot be shown
      </span>
    );
  }
  return (
    <img
      src={renditionUrl(url, widths[0])}
      srcSet={widths.map((width) => `${renditionUrl(url, width)} ${width}w`).join(", ")}
      sizes={sizes}
      alt={title}
      {...sizeOf(creative)}
      decoding="async"
      draggable={false}
      onError={() => setMissing(url)}
      className={cn("h-auto w-auto object-contain", className)}
    />
  );
}

export const sizeOf = ({ format }: Pick<Card, "format">) => sizeOfFormat(format);

export function isWideCreative(creative: Card): boolean {
  const { width, height } = sizeOf(creative);
  return isWide(width / height);
}
