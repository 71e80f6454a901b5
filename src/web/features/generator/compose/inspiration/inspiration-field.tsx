import { Link } from "@tanstack/react-router";
import { BadgeCheck, ImagePlus, LayoutGrid } from "lucide-react";
import { useRef } from "react";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { type InspirationImage, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import { cn } from "@/lib/cn.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../../../shared/contracts/generate-creative.ts";
import type { BorrowPart, InspirationRole } from "../../../../../shared/inspiration.ts";
import { useDroppedFiles, usePastedFiles } from "../use-files-from-outside.ts";
import { BorrowCard } from "./borrow-card.tsx";
import { PictureCard } from "./picture-card.tsx";
import { TemplateCard } from "./template-card.tsx";
import { UseAs } from "./use-as.tsx";

type InspirationFieldProps = {
  images: InspirationImage[];
  isComposer: boolean;
  /** The slug of the meme template that is captioned. */
  captioned: string | undefined;
  onAdd: (files: File[], role?: InspirationRole) => void;
  onRole: (id: string, role: InspirationRole) => void;
  onBorrow: (id: string, parts: BorrowPart[]) => void;
  onRemove: (image: InspirationImage) => void;
};

const addStyles =
  "inspiration grid flex-none place-content-center justify-items-center gap-0.5 rounded-3 border-[1.5px] border-line-ctl border-dashed font-[550] text-ink-2 text-xs hover:bg-inset hover:text-ink";

/** Up to three pictures, each with a role, by click, or dropped or pasted anywhere on the screen. */
export function InspirationField(props: InspirationFieldProps) {
  const { images, isComposer, captioned, onAdd, onRole, onBorrow, onRemove } = props;
  const picker = useRef<HTMLInputElement>(null);
  const pickedRole = useRef<InspirationRole>(undefined);
  usePastedFiles(onAdd);
  const isOver = useDroppedFiles(onAdd);
  const hasRoom = images.length < MAX_INSPIRATION_IMAGES;
  function pick(role?: InspirationRole) {
    pickedRole.current = role;
    picker.current?.click();
  }
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
      {images.length > 0 && (
        <ul aria-labelledby="inspiration" className="mb-2.5 grid gap-2.5">
          {images.map((image) => {
            const role = roleOf(image);
            const shared = { image, isComposer, onRemove: () => onRemove(image) };
            const cardStyles = "overflow-hidden rounded-4 bg-surface shadow-card";
            if (image.template)
              return (
                <li key={image.id} className={cardStyles}>
                  <TemplateCard {...shared} isCaptioned={image.template === captioned} />
                </li>
              );
            return (
              <li key={image.id} className={cardStyles}>
                {role === "style" ? (
                  <BorrowCard {...shared} onBorrow={(parts) => onBorrow(image.id, parts)} />
                ) : (
                  <PictureCard {...shared} role={role} />
                )}
                {/* Outside of the cards: it keeps the focus while one takes the other's place. */}
                <UseAs name={image.name} value={role} onChange={(next) => onRole(image.id, next)} />
              </li>
            );
          })}
        </ul>
      )}
      {hasRoom ? (
        <div className="flex gap-2">
          <button
            type="button"
            title="Click, drop or paste"
            onClick={() => pick()}
            className={cn(addStyles, isOver && "border-ring bg-accent-soft")}
          >
            <ImagePlus aria-hidden="true" size={19} strokeWidth={1.9} />
            <span>
              <span className="sr-only">Add a </span>Photo
            </span>
          </button>
          <button type="button" onClick={() => pick("logo")} className={addStyles}>
            <BadgeCheck aria-hidden="true" size={19} strokeWidth={1.9} />
            <span>
              <span className="sr-only">Add your </span>Logo
            </span>
          </button>
          <Link
            to="/dashboard/ads-swipe"
            className="inspiration flex w-auto! min-w-0 flex-1 items-center justify-center gap-2 rounded-3 bg-surface px-3 font-[550] text-13 text-ink-2 leading-tight shadow-line hover:bg-inset"
          >
            <LayoutGrid aria-hidden="true" size={18} strokeWidth={1.9} className="flex-none" />
            Borrow from Ads Swipe
          </Link>
        </div>
      ) : (
        <p className="text-13 text-ink-2">Three is the limit. Remove one to add another.</p>
      )}
      <input
        ref={picker}
        type="file"
        // HEIC is named because some systems do not count it among the images.
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label="Add inspiration images"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])], pickedRole.current);
          pickedRole.current = undefined;
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
