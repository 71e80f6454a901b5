import { ImageOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { isWide } from "../../../shared/formats.ts";
import type { SwipeAd } from "./api/swipe-ad.ts";

type AdPictureProps = {
  ad: SwipeAd;
  /** Null when no copy is stored. */
  src: string | null;
  onShape?: (ratio: number) => void;
  /** Shown until the picture has loaded. */
  placeholder?: ReactNode;
  className?: string;
};

/** Appears once it has fully loaded: only then is its aspect ratio known. */
export function AdPicture({ ad, src, onShape, placeholder, className }: AdPictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "missing">("loading");
  // The content policy lets no picture in from elsewhere, so it is not even asked for.
  if (state === "missing" || src === null) {
    return (
      <span className="flex flex-col items-center gap-2 p-4 text-center text-13 text-ink-2">
        <ImageOff aria-hidden="true" size={22} />
        {src === null ? "No copy of this picture is stored yet" : "This picture cannot be shown"}
      </span>
    );
  }
  return (
    <>
      {state === "loading" && placeholder}
      <img
        src={src}
        alt={`Ad by ${ad.name}`}
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          onShape?.(naturalWidth / naturalHeight);
          setState("shown");
        }}
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

export const isStored = (ad: SwipeAd) => ad.supabase_image_url !== null;

/** An ad whose picture has not been measured yet counts as narrow. */
export const isWideAd = ({ aspect_ratio: ratio }: SwipeAd) => ratio !== null && isWide(ratio);
