import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { bytesOf } from "@/lib/base64.ts";
import type { OwnPictures } from "@/oven/oven.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";
import type { ReadBrandOutput } from "../../shared/contracts/brands.ts";
import { ownFontId } from "../../shared/fonts/font-facts.ts";
import { brandQuery, type ListedBrand } from "./brands.ts";
import { fontQuery } from "./own-fonts.ts";

const LOGO = "logo";
const LOGO_ON_DARK = "logo on dark";

/** What an idea in the page wears. */
export type Worn = {
  kit: BrandKit;
  /** Its logos and its own font, as the painter takes them; the same ones every time. */
  pictures: () => Promise<OwnPictures | undefined>;
};

const opened = new WeakMap<ReadBrandOutput["logos"], OwnPictures | undefined>();

/** The logos of a kit as pictures. The same kit gives the same bytes, so that a worker gets them once. */
export function logosOf(logos: ReadBrandOutput["logos"]): OwnPictures | undefined {
  const known = opened.get(logos);
  if (known) return known;
  const usual = logos.light ?? logos.dark;
  if (!usual) return undefined;
  const photos = new Map([[LOGO, bytesOf(usual)]]);
  if (logos.dark) photos.set(LOGO_ON_DARK, bytesOf(logos.dark));
  const pictures = { photos, logo: LOGO, ...(logos.dark && { logoOnDark: LOGO_ON_DARK }) };
  opened.set(logos, pictures);
  return pictures;
}

export function useWorn(brand: ListedBrand | null): Worn | null {
  const queries = useQueryClient();
  const { id, changedAt, kit } = brand ?? {};
  const face = kit?.headlineFont ?? "";
  const isOwn = ownFontId(face) !== undefined;
  const pictures = useCallback(async () => {
    if (!id || !changedAt) return undefined;
    // Ideas without the logo or the typeface are better than none.
    const [read, font] = await Promise.all([
      queries.fetchQuery(brandQuery(id, changedAt)).catch(() => undefined),
      isOwn ? queries.fetchQuery(fontQuery(face)).catch(() => undefined) : undefined,
    ]);
    return together(read && logosOf(read.logos), font && isOwn ? withFont(face, font) : undefined);
  }, [queries, id, changedAt, face, isOwn]);
  return useMemo(() => brand && { kit: brand.kit, pictures }, [brand, pictures]);
}

/** A font travels as pictures do, by its name. */
export const withFont = (face: string, bytes: Uint8Array): OwnPictures => ({
  photos: new Map([[face, bytes]]),
  font: face,
});

/** Pictures of two sources on one creative. */
export const together = (one: OwnPictures | undefined, other: OwnPictures | undefined): OwnPictures | undefined =>
  one && other ? { ...one, ...other, photos: new Map([...one.photos, ...other.photos]) } : (one ?? other);
