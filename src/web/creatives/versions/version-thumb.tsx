import { renditionUrl } from "../rendition.ts";
import { sizeOfFormat } from "./compare-versions.ts";
import type { Version } from "./version.ts";

/** Decorative: the words beside it say what it is. */
export function VersionThumb({ image_url: url, format }: Pick<Version, "image_url" | "format">) {
  return (
    <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-2 bg-mat">
      <img
        src={renditionUrl(url, 320)}
        alt=""
        {...sizeOfFormat(format)}
        loading="lazy"
        decoding="async"
        className="h-auto max-h-12 w-auto max-w-12 object-contain"
      />
    </span>
  );
}
