import { Check } from "lucide-react";
import { DrawnPicture } from "@/components/drawn-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import "./variations.css";

type PaintedTileProps = {
  picture: HTMLCanvasElement;
  alt: string;
  name: string;
  /** Why it need not be kept any more, in a word. */
  kept: string | undefined;
  onKeep: () => Promise<void>;
};

/** A version that somebody may keep. */
export function PaintedTile({ picture, alt, name, kept, onKeep }: PaintedTileProps) {
  const [isBusy, keep] = useBusy(onKeep);
  return (
    <>
      <span className="variation-picture">
        <DrawnPicture picture={picture} alt={alt} />
      </span>
      <span className="variation-foot">
        <b className="truncate font-semibold text-13">{name}</b>
        {kept ? (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            {kept}
          </Badge>
        ) : (
          <Button size="sm" busy={isBusy} onClick={keep} aria-label={`Keep ${name}`}>
            Keep
          </Button>
        )}
      </span>
    </>
  );
}

/** Its place before it is painted, or when it never will be. */
export function RawTile({ isBaking, words }: { isBaking: boolean; words: string }) {
  return (
    <>
      <span className="variation-picture variation-raw">
        <Slice stage={isBaking ? "golden" : "raw"} size={48} />
      </span>
      <span className="variation-foot text-13 text-ink-2">{words}</span>
    </>
  );
}
