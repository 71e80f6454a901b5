import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "quoted",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const QUOTED_SAMPLES: SceneInput[] = [
  sample("loaf", "Loaf & Late", "banana", 0, {
    headline: "I set no alarm on Saturdays, and there is still bread.",
    person: { name: "Ruth Adeyemi", role: "Customer since 2019" },
    facts: ["Saturdays 8 to 14"],
    button: "See the bread",
  }),
  sample("tap", "Дом у моста", "ink", 4, {
    headline: "Приехали ночью, через сорок минут стало сухо.",
    person: { name: "Анна Волкова" },
    button: "Позвонить",
  }),
  sample("dates", "واحة سلمى", "tomato", 0, {
    headline: "لم أذق تمراً كهذا منذ طفولتي",
    person: { name: "ليلى حداد", role: "زبونة منذ ٢٠١٩" },
    button: "اطلب الآن",
  }),
  sample("shaved-ice", "みどり堂", "peach", 1, {
    headline: "夏になると、毎週ここに来ます。",
    person: { name: "田中 美咲", role: "常連のお客様" },
    button: "お店へ",
  }),
  sample("shaved-ice", "晨光冰室", "sky", 2, {
    headline: "每个夏天我都会回来吃一碗。",
    person: { name: "王晨" },
    button: "到店品尝",
  }),
];
