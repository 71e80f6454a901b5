import { ImageOff, RotateCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { renditionUrl } from "@/creatives/rendition.ts";
import { cn } from "@/lib/cn.ts";
import { FORMATS, type Format } from "../../../../shared/formats.ts";

/** Sharp on every screen, and a tenth of the file that Download gives. */
const PREVIEW_WIDTH = 1080;

export type PicturePhase = "loading" | "shown" | "failed";

type ResultPictureProps = {
  image: string;
  title: string;
  format: Format;
  phase: PicturePhase;
  onPhase: (phase: PicturePhase) => void;
};

/** The whole creative, as large as the stage allows. Its space is reserved, so that nothing moves when it loads. */
export function ResultPicture({ image, title, format, phase, onPhase }: ResultPictureProps) {
  const { width, height } = FORMATS[format];
  const preview = renditionUrl(image, PREVIEW_WIDTH);
  const [source, setSource] = useState(preview);
  const hasFailed = phase === "failed";
  const fail = () => onPhase("failed");

  const tryAgain = useCallback(() => {
    setSource(preview);
    onPhase("loading");
  }, [preview, onPhase]);

  // A picture that failed while offline is retried when the connection returns.
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [hasFailed, tryAgain]);

  if (hasFailed) return <PictureFailed onTryAgain={tryAgain} />;
  return (
    <figure className="stage picture-stage" style={{ "--shape": width / height }}>
      <img
        src={source}
        // A picture that cannot be decoded counts as failed.
        onLoad={({ currentTarget }) => void currentTarget.decode().then(() => onPhase("shown"), fail)}
        // A hosted project may not offer smaller renditions, so the original is tried next.
        onError={() => (source === image ? fail() : setSource(image))}
        alt={title}
        width={width}
        height={height}
        className={cn(
          "result-picture rounded-2 object-contain shadow-2 tablet:shadow-3",
          phase === "loading" && "skeleton-mat animate-shimmer",
        )}
      />
    </figure>
  );
}

function PictureFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="stage p-6">
      <div className="grid max-w-[44ch] justify-items-center gap-1.5 text-center">
        <span className="grid size-15 place-items-center rounded-[18px] bg-bad-soft text-bad-fg">
          <ImageOff aria-hidden="true" size={28} strokeWidth={1.9} />
        </span>
        <h2 className="mt-3 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
          The picture did not load
        </h2>
        <p className="text-ink-2">
          Your creative is made and saved in your gallery. Check your connection and load it again: that costs nothing.
        </p>
        <Button className="mt-3" icon={<RotateCw aria-hidden="true" size={15} />} onClick={onTryAgain}>
          Load again
        </Button>
      </div>
    </div>
  );
}
