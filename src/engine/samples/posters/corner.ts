import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "corner",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const CORNER_SAMPLES: SceneInput[] = [
  sample("loaf", "Loaf & Late", "banana", 0, {
    headline: "Sourdough for people who get up late",
    facts: ["Loaf €6.50, Saturdays 8 to 14"],
    button: "See the bread",
    giants: ["€6.50"],
  }),
  sample("dates", "واحة سلمى", "tomato", 0, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
    giants: ["٣٠٪"],
  }),
  sample("shaved-ice", "みどり堂", "peach", 1, {
    headline: "夏は、みどりの氷で。",
    facts: ["7月31日まで30%引き"],
    button: "お店へ",
    giants: ["30%"],
  }),
  sample("tap", "Дом у моста", "ink", 4, {
    headline: "Три часа ночи, а на кухне дождь.",
    facts: ["Выезд 900 ₽"],
    button: "Позвонить",
    giants: ["900 ₽"],
  }),
  sample("stage", "Club Volta", "lilac", 2, { headline: "Paper Lanterns", button: "Tickets", giants: ["-20%"] }),
  sample("shaved-ice", "晨光冰室", "sky", 2, {
    headline: "夏天，从一碗冰开始。",
    facts: ["第二份5折"],
    giants: ["5折"],
  }),
];
