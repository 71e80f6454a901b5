import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "porthole",
  type: "meta",
  brand: { name, mark: "wave" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const PORTHOLE_SAMPLES: SceneInput[] = [
  sample("pool", "Brightwater", "banana", 1, {
    headline: "Your child will not be number nineteen at the deep end. We teach in groups of four.",
    facts: ["Groups of 4"],
    button: "Save a place",
  }),
  sample("loaf", "Bakkerij Nachtwerk", "blush", 1, {
    headline: "Ghent sleeps. You rise.",
    facts: ["Night-shift baker", "€17/hour, Ghent"],
    button: "Apply",
  }),
  sample("dates", "واحة سلمى", "forest", 2, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
  }),
  sample("shaved-ice", "みどり堂", "mint", 0, {
    headline: "夏は、みどりの氷で冷やす。",
    facts: ["抹茶かき氷、7月31日まで"],
    button: "お店へ",
  }),
  sample("tap", "Дом у моста", "cobalt", 1, {
    headline: "Три часа ночи, а на кухне идёт дождь. Приедем и перекроем воду.",
    facts: ["Выезд бесплатно", "Звоните: 8 800 555 01 34"],
  }),
  sample("stage", "·", "lime", 1, {
    headline: "Paper Lanterns play the whole record, in order, quietly at first.",
    facts: ["14 June, Club Volta", "Doors 8 pm", "Entry 18 €"],
    button: "Tickets",
  }),
  sample("tap", "晨光水暖", "tomato", 1, { headline: "凌晨三点，厨房里在下雨。我们马上到。", button: "立即联系" }),
  sample("loaf", "Hof Petersen", "ink", 0, { headline: "Zwei Kilo. Fünf Euro. Bring Butter mit." }),
];
