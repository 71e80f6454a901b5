import { PALETTES } from "../../../../engine/scene/palettes.ts";
import { sceneSchema } from "../../../../engine/scene/scene.ts";

/** An ad with every kind of layer but giant type. */
export const SAMPLE_SCENE = sceneSchema.parse({
  layout: "pedestal",
  type: "meta",
  brand: { name: "Solene", mark: "sun" },
  palette: PALETTES.apricot,
  slots: {
    kicker: "New · vitamin C",
    headline: "Glow like you slept eight hours.",
    subline: "A weightless serum with 15% vitamin C and cold-pressed citrus.",
    button: "Shop the glow",
    badge: { text: "-25%", small: "first order" },
    note: "Vitamin C serum",
  },
  art: { kit: "pack", variant: "dropper" },
});
