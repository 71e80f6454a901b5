import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import { imageSize } from "../../../../../shared/format-bytes.ts";
import { CardHead, cardTitleStyles } from "./card-head.tsx";

const WORDS = {
  hero: {
    composer: { title: "Your photo is the hero", about: "Your pixels, untouched." },
    service: {
      title: "Your photo is the hero",
      about: "The service repaints the scene around it. Look twice at labels and small print.",
    },
  },
  logo: {
    composer: { title: "Your logo, exactly as it is", about: "Never redrawn, never recoloured, never stretched." },
    service: { title: "Your logo", about: "The service is told to set it unchanged. Look twice." },
  },
} as const;

type PictureCardProps = {
  image: InspirationImage;
  role: "hero" | "logo";
  isComposer: boolean;
  onRemove: () => void;
};

/** The user's own photo or logo; where there is room, with facts about the original. */
export function PictureCard({ image, role, isComposer, onRemove }: PictureCardProps) {
  const { name, width, height, fileSize, format, hasExif } = image;
  const { title, about } = WORDS[role][isComposer ? "composer" : "service"];
  return (
    <CardHead image={image} onRemove={onRemove}>
      <h2 className={cardTitleStyles}>{title}</h2>
      <p className="mt-0.5 text-13 text-ink-2 leading-snug">{about}</p>
      <p className="mt-0.5 truncate text-ink-3 text-xs tabular-nums max-desk:hidden" title={name}>
        {width} × {height}, {imageSize(fileSize)} {format}, <span>EXIF: {hasExif ? "yes" : "no"}</span>
      </p>
    </CardHead>
  );
}
