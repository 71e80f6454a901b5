import type { ListedFont } from "@/brands/own-fonts.ts";
import type { Face } from "@/workbench/inspector/words-section.tsx";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { TYPEFACES, typefaceSchema } from "../../../../engine/scene/typefaces.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { ownFontId } from "../../../../shared/fonts/font-facts.ts";

const OURS: readonly Face[] = typefaceSchema.options
  .filter((id) => id !== "own")
  .map((id) => ({ id, name: TYPEFACES[id].family }));

/** The font of the user's own that a creative may wear: the one it has, since it can have no second, or the brand's. */
export function wearable({ font }: Pick<Scene, "font">, kit: BrandKit | undefined): string | undefined {
  return font ?? (ownFontId(kit?.headlineFont) === undefined ? undefined : kit?.headlineFont);
}

/** What words may be set in: the brand's typeface, a font of the user's own, then ours. `own` is one that is here. */
export function typefacesFor(
  kit: BrandKit | undefined,
  own: string | undefined,
  listed: readonly Pick<ListedFont, "face" | "facts">[],
): Face[] {
  const name = listed.find(({ face }) => face === own)?.facts.family ?? "Your font";
  const all = [...(own === undefined ? [] : [{ id: own, name, note: "Yours" }]), ...OURS];
  const brands = all.find(({ id }) => id === kit?.headlineFont);
  return brands ? [{ ...brands, note: "Brand" }, ...all.filter((face) => face !== brands)] : all;
}
