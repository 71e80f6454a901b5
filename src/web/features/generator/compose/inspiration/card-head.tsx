import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { type InspirationImage, imageSource } from "@/creatives/inspiration/inspiration-image.ts";
import { cn } from "@/lib/cn.ts";

type CardHeadProps = { image: InspirationImage; onRemove: () => void; isTall?: boolean; children: ReactNode };

/** The picture of a card, what it is, and the button that takes it away. */
export function CardHead({ image, onRemove, isTall = false, children }: CardHeadProps) {
  return (
    <div className="flex items-center gap-3.5 py-3 pr-2 pl-3">
      <img
        src={imageSource(image)}
        alt={`Inspiration: ${image.name}`}
        className={cn(
          "w-14.5 flex-none rounded-2 bg-mat shadow-line",
          isTall ? "h-18 object-cover" : "h-14.5",
          image.isTransparent ? "see-through object-contain p-1.5" : "object-cover",
        )}
      />
      <div className="min-w-0 flex-1">{children}</div>
      <Button
        variant="ghost"
        size="sm"
        icon={<X aria-hidden="true" size={17} />}
        aria-label={`Remove ${image.name}`}
        onClick={onRemove}
        className="flex-none self-start text-ink-2 max-tablet:size-11"
      />
    </div>
  );
}

export const cardTitleStyles = "text-pretty font-semibold text-[0.9375rem] leading-snug tracking-[-0.01em]";
