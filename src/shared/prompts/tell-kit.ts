import type { BrandKit } from "../brands/brand-kit.ts";
import { colorWord } from "../brands/color-word.ts";

/** What a brand adds to the prompt of a whole ad. Its own logo is never drawn: who wants it sets it in the studio. */
export function tellKit({ colors, voice }: BrandKit, hasLogo: boolean): string[] {
  const palette = colors.map(({ name, hex }) => `${name} ${hex}`).join(", ");
  return [
    ...(palette ? [`Colours of the brand, which set the palette: ${palette}.`] : []),
    ...(hasLogo ? [] : ["Do not draw a logo."]),
    ...(voice ? [`How the brand sounds: ${voice}`] : []),
  ];
}

/** What it adds to the prompt of a picture without words: no figures, since models paint what they read. */
export function tellHues({ colors }: BrandKit): string[] {
  const words = [...new Set(colors.map(({ hex }) => colorWord(hex)))];
  return words.length > 0 ? [`What can have any colour has one of these: ${words.join(", ")}.`] : [];
}
