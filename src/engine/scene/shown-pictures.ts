import { wantsWhite } from "../color/contrast.ts";
import type { Palette } from "./palette.ts";

type Named<Picture> = {
  photos: ReadonlyMap<string, Picture>;
  logo?: string | undefined;
  logoOnDark?: string | undefined;
};

/** The pictures that a creative of these colours shows: on a dark ground the logo for it, by the name of the usual one. */
export function shownPictures<Picture>(
  { photos, logo, logoOnDark }: Named<Picture>,
  { paper }: Pick<Palette, "paper">,
): ReadonlyMap<string, Picture> {
  const onDark = logoOnDark && photos.get(logoOnDark);
  if (!logo || !onDark) return photos;
  const shown = new Map(photos);
  shown.delete(logoOnDark);
  return wantsWhite(paper) ? shown.set(logo, onDark) : shown;
}
