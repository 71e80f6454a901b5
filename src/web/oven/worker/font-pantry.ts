import addresses from "virtual:pantry";
import type { FontPackages } from "../../../engine/painter/font-subsets.ts";
import type { Pantry } from "./pantry.ts";

/** The font packages as files of the pantry, which has them all in one folder. */
export const openFonts = ({ fetch, text }: Pantry): FontPackages => ({
  table: async (packageName) => JSON.parse(await text(`${addresses.fonts.base}${packageName.split("/")[1]}.json`)),
  file: (_packageName, name) => fetch(`${addresses.fonts.base}${name}`),
});
