import { Link } from "@tanstack/react-router";
import { ImagePlus, LayoutGrid } from "lucide-react";
import { useRef } from "react";
import { labelStyles } from "@/components/ui/field-styles.ts";
import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import { cn } from "@/lib/cn.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../../shared/contracts/generate-creative.ts";
import { InspirationTile } from "./inspiration-tile.tsx";
import { useDroppedFiles, usePastedFiles } from "./use-files-from-outside.ts";

type InspirationFieldProps = {
  images: InspirationImage[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
};

/** Up to three pictures, by click, or dropped or pasted anywhere on the screen. */
export function InspirationField({ images, onAdd, onRemove }: InspirationFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  usePastedFiles(onAdd);
  const isOver = useDroppedFiles(onAdd);
  const hasRoom = images.length < MAX_INSPIRATION_IMAGES;
  return (
    <div className="inspirations">
      <p className="mb-2 flex items-baseline gap-1.5 tablet:max-desk:mb-2.5">
        <span id="inspiration" className={labelStyles}>
          Inspiration images
        </span>
        <span className="text-ink-3 text-13 tabular-nums">
          {images.length} of {MAX_INSPIRATION_IMAGES}, optional
        </span>
      </p>
      <div className="flex gap-2">
        {images.length > 0 && (
          <ul aria-labelledby="inspiration" className="flex min-w-0 gap-2">
            {images.map((image) => (
              <InspirationTile key={image.id} image={image} onRemove={() => onRemove(image.id)} />
            ))}
          </ul>
        )}
        {hasRoom && (
          <button
            type="button"
            title="Click, drop or paste"
            onClick={() => picker.current?.click()}
            className={cn(
              "inspiration grid flex-none place-content-center justify-items-center gap-0.5 rounded-3 border-[1.5px] border-line-ctl border-dashed",
              "font-[550] text-ink-2 text-xs hover:bg-inset hover:text-ink",
              isOver && "border-ring bg-accent-soft",
            )}
          >
            <ImagePlus aria-hidden="true" size={19} strokeWidth={1.9} />
            <span>
              <span className="sr-only">Add a </span>Photo
            </span>
          </button>
        )}
        {images.length < 2 && (
          <Link
            to="/dashboard/ads-swipe"
            className="inspiration flex w-auto! min-w-0 flex-1 items-center justify-center gap-2 rounded-3 bg-surface px-3 font-[550] text-13 text-ink-2 leading-tight shadow-line hover:bg-inset"
          >
            <LayoutGrid aria-hidden="true" size={18} strokeWidth={1.9} className="flex-none" />
            Borrow from Ads Swipe
          </Link>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        // HEIC is named because some systems do not count it among the images.
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label="Add inspiration images"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
