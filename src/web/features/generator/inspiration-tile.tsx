import { X } from "lucide-react";
import { type InspirationImage, imageSource } from "@/lib/inspiration/inspiration-image.ts";

const MEGABYTE = 1024 * 1024;

type InspirationTileProps = { image: InspirationImage; onRemove: () => void };

/** One picture to work from, with what the original was like. */
export function InspirationTile({ image, onRemove }: InspirationTileProps) {
  const { name, width, height, fileSize, format, hasExif } = image;
  return (
    <li className="min-w-0">
      <div className="relative h-[76px]">
        <img
          src={imageSource(image)}
          alt={`Inspiration: ${name}`}
          className="size-full rounded-3 bg-mat object-cover shadow-line"
        />
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-peel/85 text-white hover:bg-peel pointer-coarse:size-9"
        >
          <X aria-hidden="true" size={13} />
        </button>
      </div>
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
    </li>
  );
}
