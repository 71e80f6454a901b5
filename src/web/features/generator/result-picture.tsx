import { type CSSProperties, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { renditionUrl } from "@/lib/rendition.ts";
import { FORMATS, type Format } from "../../../shared/formats.ts";

/** Sharp on every screen, and a tenth of the file that Download gives. */
const PREVIEW_WIDTH = 1080;

type ResultPictureProps = { image: string; title: string; format: Format };

/** Its place is kept while it loads, so that nothing moves when it comes. */
export function ResultPicture({ image, title, format }: ResultPictureProps) {
  const { width, height } = FORMATS[format];
  const [shown, setShown] = useState<string>();
  return (
    <figure className="grid w-full place-items-center p-4 tablet:p-7">
      <img
        src={renditionUrl(image, PREVIEW_WIDTH)}
        onLoad={() => setShown(image)}
        // A hosted project may not make smaller ones.
        onError={({ currentTarget }) => {
          if (!currentTarget.src.endsWith(image)) currentTarget.src = image;
        }}
        alt={title}
        width={width}
        height={height}
        style={{ "--shape": width / height } as CSSProperties}
        className={cn(
          "result-picture rounded-2 object-contain shadow-3",
          shown !== image && "skeleton-mat animate-shimmer",
        )}
      />
    </figure>
  );
}
