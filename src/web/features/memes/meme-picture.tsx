import { ImageOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { MEME_PICTURE_WIDTH, type MemeTemplateRow } from "../../../shared/meme-templates.ts";

type MemePictureProps = {
  template: MemeTemplateRow;
  src: string;
  /** Shown until the picture has loaded. */
  placeholder?: ReactNode;
  className?: string;
};

export const heightOf = ({ aspect_ratio: ratio }: MemeTemplateRow) => Math.round(MEME_PICTURE_WIDTH / ratio);

/** The picture of a template, without words. */
export function MemePicture({ template, src, placeholder, className }: MemePictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "missing">("loading");
  if (state === "missing") {
    return (
      <span className="flex flex-col items-center gap-2 p-4 text-center text-13 text-ink-2">
        <ImageOff aria-hidden="true" size={22} />
        This picture cannot be shown
      </span>
    );
  }
  return (
    <>
      {state === "loading" && placeholder}
      <img
        src={src}
        alt={template.alt}
        width={MEME_PICTURE_WIDTH}
        height={heightOf(template)}
        decoding="async"
        draggable={false}
        onLoad={() => setState("shown")}
        onError={() => setState("missing")}
        className={cn(
          "h-auto w-auto object-contain transition-opacity duration-200",
          state === "loading" && "opacity-0",
          className,
        )}
      />
    </>
  );
}
