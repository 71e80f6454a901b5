import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "triptych",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const TRIPTYCH_SAMPLES: SceneInput[] = [
  sample("loaf", "Loaf & Late", "banana", 0, {
    headline: "Sourdough for people who get up late",
    facts: ["Saturdays 8 to 14", "Loaf €6.50"],
    button: "See the bread",
  }),
  sample("stage", "Club Volta", "midnight", 2, {
    headline: "Nobody gets lost.",
    facts: ["14 June, doors 8 pm"],
    button: "Tickets",
  }),
  sample("tap", "Дом у моста", "ink", 4, {
    headline: "Три часа ночи, а на кухне дождь.",
    facts: ["Выезд бесплатно"],
    button: "Позвонить",
  }),
  sample("dates", "واحة سلمى", "tomato", 0, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
  }),
  sample("shaved-ice", "みどり堂", "peach", 1, {
    headline: "夏は、みどりの氷で。",
    facts: ["抹茶かき氷、7月31日まで"],
    button: "お店へ",
  }),
  sample("shaved-ice", "晨光冰室", "sky", 2, { headline: "夏天，从一碗冰开始。", button: "到店品尝" }),
  {
    ...sample("pool", "Quay House", "sky", 3, {
      headline: "A pool, bread at eight, and no clocks",
      facts: ["Two nights from £180"],
      button: "See the rooms",
    }),
    photos: ["loaf", "dates"],
  },
];
