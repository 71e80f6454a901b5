import { TriangleAlert } from "lucide-react";
import { type CSSProperties, useEffect, useRef } from "react";
import { cn } from "@/lib/cn.ts";
import { FORMAT_IDS, FORMATS, type Format } from "../../../../shared/formats.ts";
import type { Problem } from "../problems/problem.ts";
import type { Thumb, Thumbs } from "./use-thumbs.ts";

/** Where each is shown. */
const PLACES: Record<Format, string> = {
  "1:1": "Meta feed, Google, LinkedIn, X",
  "4:5": "Meta feed, Google, LinkedIn",
  "9:16": "Stories, Reels, Shorts, TikTok",
  "1.91:1": "Meta, Google, LinkedIn, X",
  "16:9": "Website, slides",
};

type FormatsRailProps = {
  shown: Format;
  thumbs: Thumbs;
  problems: Partial<Record<Format, readonly Problem[]>>;
  onTurn: (format: Format) => void;
};

/** The five formats, live. One with a problem is marked. */
export function FormatsRail({ shown, thumbs, problems, onTurn }: FormatsRailProps) {
  return (
    <nav aria-label="Formats" className="flex gap-1.5 p-2 desk:flex-col">
      {FORMAT_IDS.map((format) => {
        const count = problems[format]?.length ?? 0;
        return (
          <button
            key={format}
            type="button"
            aria-pressed={format === shown}
            className={cn(
              "-outline-offset-2 flex flex-none items-center gap-2.5 rounded-3 p-2 text-left hover:bg-inset",
              "aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--ring)] desk:grid desk:gap-2",
            )}
            onClick={() => onTurn(format)}
          >
            <span className="grid place-items-center desk:h-22 max-desk:h-13">
              <ThumbPicture format={format} thumb={thumbs[format]} />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <b className="flex items-center justify-between gap-2 font-semibold text-13 tabular-nums">
                {format}
                {count > 0 && (
                  <span title={countOf(count)} className="text-warn-fg">
                    <TriangleAlert size={14} aria-hidden="true" />
                    <span className="sr-only">{countOf(count)}</span>
                  </span>
                )}
              </b>
              <small className="text-ink-2 text-xs leading-tight max-desk:sr-only">{PLACES[format]}</small>
            </span>
          </button>
        );
      })}
    </nav>
  );
}

const countOf = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);

/** The longest side of a small picture, in pixels of the screen. */
const LONGEST = { width: 116, height: 84 };

function ThumbPicture({ format, thumb }: { format: Format; thumb: Thumb | undefined }) {
  const { width, height } = FORMATS[format];
  const scale = Math.min(LONGEST.width / width, LONGEST.height / height);
  return (
    <span
      className="block max-desk:w-[calc(var(--width)*0.6)] w-[var(--width)] overflow-hidden rounded-1 bg-mat shadow-1"
      style={{ aspectRatio: `${width} / ${height}`, "--width": `${Math.round(width * scale)}px` } as CSSProperties}
    >
      {thumb && <Drawn bitmap={thumb.bitmap} />}
    </span>
  );
}

/** A bitmap as large as its box. */
export function Drawn({ bitmap, className }: { bitmap: ImageBitmap; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || bitmap.width === 0) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} className={cn("block size-full", className)} />;
}
