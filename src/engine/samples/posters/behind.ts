import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "behind",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const BEHIND_SAMPLES: SceneInput[] = [
  sample("loaf", "Loaf & Late", "peach", 0, {
    headline: "Sourdough for people who get up late",
    facts: ["Saturdays 8 to 14", "Loaf €6.50"],
    button: "See the bread",
    giants: ["Bread"],
  }),
  sample("shaved-ice", "みどり堂", "lilac", 1, {
    headline: "夏は、みどりの氷で。",
    facts: ["抹茶かき氷、7月31日まで"],
    button: "お店へ",
    giants: ["かき氷"],
  }),
  sample("dates", "واحة سلمى", "sunset", 0, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
    giants: ["تمر"],
  }),
  sample("tap", "Дом у моста", "cocoa", 4, {
    headline: "Три часа ночи, а на кухне дождь.",
    facts: ["Выезд бесплатно"],
    button: "Позвонить",
    giants: ["Вода"],
  }),
  sample("shaved-ice", "晨光冰室", "candy", 2, {
    headline: "夏天，从一碗冰开始。",
    button: "到店品尝",
    giants: ["冰"],
  }),
];
