import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { InspirationImage } from "@/lib/inspiration/inspiration-image.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../shared/contracts/generate-creative.ts";
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
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-2">
        <span id="inspiration" className={labelStyles}>
          Inspiration images
        </span>
        <span className="text-ink-3 text-xs tabular-nums">
          {images.length} of {MAX_INSPIRATION_IMAGES}, optional
        </span>
      </p>
      <ul aria-labelledby="inspiration" className="grid grid-cols-3 gap-2">
        {images.map((image) => (
          <InspirationTile key={image.id} image={image} onRemove={() => onRemove(image.id)} />
        ))}
        {hasRoom && (
          <li className={images.length === 0 ? "col-span-3" : "min-w-0"}>
            <button
              type="button"
              onClick={() => picker.current?.click()}
              className={cn(
                "grid h-[76px] w-full place-content-center justify-items-center gap-0.5 rounded-3 border-[1.5px] border-line-ctl border-dashed",
                "font-medium text-ink-2 text-xs hover:bg-inset hover:text-ink",
                isOver && "border-ring bg-accent-soft",
              )}
            >
              <ImagePlus aria-hidden="true" size={20} strokeWidth={1.75} />
              {images.length === 0 ? "Add images: click, drop or paste" : "Add"}
            </button>
          </li>
        )}
      </ul>
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
