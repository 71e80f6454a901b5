import { cn } from "@/lib/cn.ts";
import { renditionUrl } from "../rendition.ts";
import { sizeOfFormat } from "./compare-versions.ts";
import { describeChange } from "./describe-change.ts";
import type { NumberedVersion } from "./version.ts";

type ComparedPicturesProps = {
  left: NumberedVersion;
  right: NumberedVersion;
  /** The one that a phone shows. */
  side: "left" | "right";
};

/** Whole pictures at the same scale, so that a larger format is also larger here. */
export function ComparedPictures({ left, right, side }: ComparedPicturesProps) {
  const both = [
    { at: "left", version: left, ...sizeOfFormat(left.format) },
    { at: "right", version: right, ...sizeOfFormat(right.format) },
  ] as const;
  const widest = Math.max(...both.map(({ width }) => width));
  const tallest = Math.max(...both.map(({ height }) => height));
  return (
    <div
      className="grid gap-4 overflow-hidden rounded-3 bg-mat p-4 tablet:grid-cols-2"
      // As wide as the widest may be in its half without growing taller than the window allows.
      style={{ "--widest": `min(100%, calc(46dvh * ${widest / tallest}))` }}
    >
      {both.map(({ at, version, width, height }) => (
        <figure
          key={at}
          className={cn("grid min-w-0 content-center justify-items-center", side !== at && "max-tablet:hidden")}
        >
          <div className="grid w-(--widest) justify-items-center">
            <img
              src={renditionUrl(version.image_url, 640)}
              srcSet={([640, 1080] as const)
                .map((wide) => `${renditionUrl(version.image_url, wide)} ${wide}w`)
                .join(", ")}
              sizes="(width < 47.5rem) 90vw, 480px"
              alt={`v${version.number}, ${describeChange(version)}`}
              {...{ width, height }}
              decoding="async"
              style={{ width: `${(100 * width) / widest}%` }}
              className="h-auto rounded-2 shadow-2"
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
