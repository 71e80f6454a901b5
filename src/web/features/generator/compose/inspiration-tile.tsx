import { X } from "lucide-react";
import { type InspirationImage, imageSource } from "@/creatives/inspiration/inspiration-image.ts";

const MEGABYTE = 1024 * 1024;

type InspirationTileProps = { image: InspirationImage; onRemove: () => void };

/** One picture to work from; where there is room, with facts about the original. */
export function InspirationTile({ image, onRemove }: InspirationTileProps) {
  const { name, width, height, fileSize, format, hasExif } = image;
  return (
    <li className="min-w-0 flex-none desk:w-26">
      <div className="inspiration relative desk:w-full">
        <img
          src={imageSource(image)}
          alt={`Inspiration: ${name}`}
          className="size-full rounded-3 bg-mat object-cover shadow-line"
        />
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="absolute -top-1.5 -right-1.5 grid size-6.5 place-items-center rounded-full border-2 border-bg bg-ink text-bg after:absolute after:-inset-2"
        >
          <X aria-hidden="true" size={13} strokeWidth={2.4} />
        </button>
      </div>
      <div className="max-desk:hidden">
        <p className="mt-1.5 truncate font-medium text-xs" title={name}>
          {name}
        </p>
        <p className="text-[0.71875rem] text-ink-3 leading-snug tabular-nums">
          {width} × {height}
          <br />
          {(fileSize / MEGABYTE).toFixed(1)} MB {format}
          <br />
          EXIF: {hasExif ? "yes" : "no"}
        </p>
      </div>
    </li>
  );
}
