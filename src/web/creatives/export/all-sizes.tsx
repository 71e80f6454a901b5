import { Bookmark, Check, ImagePlus, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { cn } from "@/lib/cn.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { FORMAT_IDS, FORMATS, type Format } from "../../../shared/formats.ts";
import type { FormatPicture } from "./format-pictures.ts";
import { shownSize } from "./preset-groups.ts";
import { shownLeftOut } from "./shown-left-out.ts";
import type { AllSizesState } from "./use-all-sizes.ts";

// Usage: const sizes = useAllSizes(creative);   // creative: { id, title, sourceOf }, kept by useMemo; an open oven may follow
//        <AllSizes sizes={sizes} onKeep={async (format) => { ... }} kept={["4:5"]} />  in the stage
//        <AllSizesDownload sizes={sizes} />                                            in the column beside it

/** Has a service make a picture for a format, at this price: where the one there cannot be cut, or for all. */
type Anew = { price: (format: Format) => string; make: (format: Format) => Promise<void>; isForAll: boolean };

type AllSizesProps = {
  sizes: AllSizesState;
  /** Keeps the creative in a format as a version of its own. Without it there is no such button. */
  onKeep?: (format: Format) => Promise<void>;
  /** Formats that are versions already. */
  kept?: readonly Format[];
  anew?: Anew | undefined;
};

/** Where a format is seen. */
const PLACES: Record<Format, string> = {
  "1:1": "Feed, LinkedIn, X",
  "4:5": "Feed",
  "9:16": "Stories, Reels, TikTok",
  "1.91:1": "Links, LinkedIn",
  "16:9": "Website, slides",
};

export function AllSizes({ sizes, onKeep, kept = [], anew }: AllSizesProps) {
  const { creative, pictures, chosen, toggle, failure, retry } = sizes;
  return (
    <div className="grid w-full max-w-135 grid-cols-1 gap-4">
      {failure !== undefined && (
        <Notice tone="bad" icon={<RotateCcw size={16} />}>
          {failure}{" "}
          <button type="button" onClick={retry} className="font-semibold underline">
            Try again
          </button>
        </Notice>
      )}
      {/* Those of a row share their lines: pictures, names, and what is said or done below. */}
      <ul className="grid grid-cols-12 gap-x-3 gap-y-2 tablet:gap-x-3.5">
        {FORMAT_IDS.map((format) => (
          <Size
            key={format}
            {...{ format, anew }}
            title={creative?.title ?? ""}
            picture={pictures[format]}
            isChosen={chosen.has(format)}
            onChoose={(isChosen) => toggle(format, isChosen)}
            onKeep={onKeep}
            isKept={kept.includes(format)}
          />
        ))}
      </ul>
    </div>
  );
}

type SizeProps = Pick<AllSizesProps, "onKeep" | "anew"> & {
  format: Format;
  title: string;
  picture: FormatPicture | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isKept: boolean;
};

const isWide = (format: Format) => FORMATS[format].width / FORMATS[format].height > 1.5;

function Size({ format, title, picture, isChosen, onChoose, onKeep, isKept, anew }: SizeProps) {
  const box = useId();
  const below = useId();
  const reason = picture && "reason" in picture ? picture.reason : undefined;
  const leftOut = picture && "leftOut" in picture ? picture.leftOut : [];
  const words = reason ?? shownLeftOut(leftOut);
  return (
    <li
      className={cn(
        "row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid",
        isWide(format) ? "col-span-6 mt-2" : "col-span-4",
      )}
    >
      <label
        htmlFor={box}
        className={cn(
          "row-span-2 grid grid-cols-1 grid-rows-subgrid",
          reason === undefined ? "cursor-pointer" : "cursor-not-allowed",
        )}
      >
        <Picture {...{ format, picture, title }} />
        <span className="flex items-start gap-2">
          <Checkbox
            id={box}
            checked={isChosen && reason === undefined}
            disabled={reason !== undefined}
            onChange={({ target }) => onChoose(target.checked)}
            aria-label={`${format}, ${shownSize(FORMATS[format])}`}
            aria-describedby={words ? below : undefined}
          />
          <span className="grid min-w-0 leading-tight">
            <b className="font-semibold text-13 tabular-nums">{format}</b>
            <small className="text-[11.5px] text-ink-2">{PLACES[format]}</small>
          </span>
        </span>
      </label>
      <div className={cn("flex flex-col items-start gap-1", onKeep && "min-h-8 pointer-coarse:min-h-10")}>
        {words && (
          <p id={below} title={leftOut.join("\n") || undefined} className="text-[11.5px] text-ink-2 leading-snug">
            {words}
          </p>
        )}
        {onKeep && picture && reason === undefined && <Keep {...{ format, onKeep, isKept }} />}
        {anew && picture && (reason !== undefined || (anew.isForAll && !isKept)) && (
          <MakeAnew {...{ format, anew, isNeeded: reason !== undefined }} />
        )}
      </div>
    </li>
  );
}

function Picture({ format, picture, title }: Pick<SizeProps, "format" | "picture" | "title">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = picture && "bitmap" in picture ? picture.bitmap : undefined;
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !bitmap) return;
    Object.assign(sheet, { width: bitmap.width, height: bitmap.height });
    sheet.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const { width, height } = FORMATS[format];
  const isWaiting = !picture;
  return (
    <span
      className={cn(
        "block self-end overflow-hidden rounded-[3px] bg-inset shadow-2",
        format === "9:16" && "w-[82%]",
        isWaiting && "animate-pulse motion-reduce:animate-none",
      )}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${title} in ${format}`}
        aria-busy={isWaiting}
        className="block h-auto w-full"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </span>
  );
}

type KeepProps = { format: Format; onKeep: (format: Format) => Promise<void>; isKept: boolean };

function Keep({ format, onKeep, isKept }: KeepProps) {
  const [isBusy, keep] = useBusy(() => onKeep(format));
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={isBusy}
      disabled={isKept}
      icon={isKept ? <Check size={15} /> : <Bookmark size={15} />}
      onClick={keep}
      aria-label={isKept ? `${format} is a version` : `Keep as a version: ${format}`}
      className="-ml-2 mt-auto px-2 text-xs data-disabled:bg-transparent data-disabled:text-ink-2 data-disabled:shadow-none"
    >
      {isKept ? "A version" : "Keep"}
    </Button>
  );
}

function MakeAnew({ format, anew, isNeeded }: { format: Format; anew: Anew; isNeeded: boolean }) {
  const [isBusy, make] = useBusy(() => anew.make(format));
  return (
    <Button
      variant={isNeeded ? undefined : "ghost"}
      size="sm"
      busy={isBusy}
      onClick={make}
      aria-label={`Make it anew in ${format}, ${anew.price(format)}`}
      icon={isNeeded ? undefined : <ImagePlus size={15} className="mt-0.5 self-start" />}
      className={cn(
        "h-auto min-h-8 w-fit max-w-full whitespace-normal py-1 text-left text-xs",
        !isNeeded && "-ml-2 px-2",
      )}
    >
      {isNeeded ? (
        `Make it anew in ${format}, ${anew.price(format)}`
      ) : (
        <span className="grid leading-tight">
          New picture
          <small className="font-normal text-[11.5px] text-ink-2 tabular-nums">{anew.price(format)}</small>
        </span>
      )}
    </Button>
  );
}
