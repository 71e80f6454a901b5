import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

export const WALL_SAMPLES: SceneInput[] = [
  {
    layout: "wall",
    type: "meta",
    brand: { name: "Halden & Roe", mark: "stack" },
    palette: PALETTES.butter,
    slots: {
      headline: "Your landlord has a lawyer. Now you do too.",
      facts: ["No win, no fee"],
      button: "Send us the lease",
    },
    art: { kit: "none" },
    seed: 0,
  },
  {
    layout: "wall",
    type: "meta",
    brand: { name: "Bakkerij Nachtwerk", mark: "sun" },
    palette: PALETTES.midnight,
    slots: { headline: "Ghent sleeps. You rise.", facts: ["Night-shift baker, €17/hour"], button: "Apply" },
    art: { kit: "none" },
    seed: 2,
  },
  {
    layout: "wall",
    type: "meta",
    brand: { name: "みどり堂", mark: "leaf" },
    palette: PALETTES.cobalt,
    slots: { headline: "抹茶かき氷", facts: ["7月31日まで"], button: "お店へ" },
    art: { kit: "none" },
    seed: 1,
  },
  {
    layout: "wall",
    type: "meta",
    brand: { name: "Дом у моста", mark: "wave" },
    palette: PALETTES.paperclip,
    slots: { headline: "Мы открылись. Заходите на чай.", facts: ["С 3 мая"], button: "Подробнее" },
    art: { kit: "none" },
    seed: 1,
  },
  {
    layout: "wall",
    type: "meta",
    brand: { name: "واحة سلمى", mark: "sun" },
    palette: PALETTES.butter,
    slots: { headline: "تمرٌ يليق بالإفطار", facts: ["خصم ٣٠٪ على التمور"], button: "اطلب الآن" },
    art: { kit: "none" },
    seed: 0,
  },
];
