import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import { CardHead, cardTitleStyles } from "./card-head.tsx";

const WORDS = {
  captioned: {
    title: "Captions this template",
    composer: "Your words go into its boxes, on this very picture.",
    service: "The service paints a new picture in its spirit. It does not copy this one.",
  },
  borrowed: {
    title: "Borrows its idea",
    composer: "Its colours come along. For its picture, choose Viral Meme.",
    service: "Its situation, mood and colours. The service does not copy the picture.",
  },
};

type TemplateCardProps = {
  image: InspirationImage;
  /** Whether the next creative is this template with words. */
  isCaptioned: boolean;
  isComposer: boolean;
  onRemove: () => void;
};

/** A meme template: captioned when a meme is made, an idea for everything else. */
export function TemplateCard({ image, isCaptioned, isComposer, onRemove }: TemplateCardProps) {
  const words = WORDS[isCaptioned ? "captioned" : "borrowed"];
  return (
    <CardHead image={image} onRemove={onRemove}>
      <h2 className={cardTitleStyles}>{words.title}</h2>
      <p className="mt-0.5 text-13 text-ink-2 leading-snug">{words[isComposer ? "composer" : "service"]}</p>
      <p className="mt-0.5 truncate text-ink-3 text-xs">Meme template: {image.name}</p>
    </CardHead>
  );
}
