import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "tuck",
  type: "meta",
  brand: { name, mark: "stack" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const TUCK_SAMPLES: SceneInput[] = [
  sample("loaf", "Bakkerij Nachtwerk", "banana", 1, {
    headline: "Ghent sleeps. You rise.",
    facts: ["Night shift, €17/hour"],
    button: "Apply",
  }),
  sample("shaved-ice", "みどり堂", "lime", 1, {
    headline: "抹茶かき氷",
    facts: ["7月31日まで"],
    button: "お店へ",
  }),
  sample("pool", "Brightwater", "sunset", 1, {
    headline: "Small groups of four",
    facts: ["Swimming school"],
    button: "Save a place",
  }),
  sample("stage", "Club Volta", "lilac", 1, {
    headline: "Paper Lanterns 14 June",
    facts: ["Doors 8 pm", "Entry 18 €"],
    button: "Tickets",
  }),
  sample("dates", "واحة سلمى", "cobalt", 1, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
  }),
  sample("tap", "Дом у моста", "tomato", 0, {
    headline: "Опять дождь на кухне",
    facts: ["Выезд бесплатно"],
  }),
  sample("loaf", "·", "ink", 2, { headline: "Bread." }),
  sample("tap", "晨光水暖", "midnight", 2, { headline: "厨房里在下雨", facts: ["上门不收费"], button: "立即联系" }),
];
