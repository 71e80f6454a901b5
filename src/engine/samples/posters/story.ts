import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "story",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const STORY_SAMPLES: SceneInput[] = [
  sample("loaf", "Bakkerij Nachtwerk", "cocoa", 0, {
    headline: "Ghent sleeps. You rise.",
    facts: ["Night-shift baker, €17/hour, Ghent"],
    button: "Apply",
  }),
  sample("pool", "Brightwater", "sky", 1, {
    headline: "Your child will not be number nineteen at the deep end.",
    facts: ["Groups of 4"],
    button: "Save a place",
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
  sample("shaved-ice", "みどり堂", "candy", 1, {
    headline: "夏は、みどりの氷で。",
    facts: ["抹茶かき氷、7月31日まで"],
    button: "お店へ",
  }),
  sample("shaved-ice", "晨光冰室", "mint", 2, { headline: "夏天，从一碗冰开始。", button: "到店品尝" }),
];
