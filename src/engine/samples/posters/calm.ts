import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

const sample = (
  photo: string,
  name: string,
  palette: keyof typeof PALETTES,
  seed: number,
  slots: SceneInput["slots"],
): SceneInput => ({
  layout: "calm",
  type: "meta",
  brand: { name, mark: "leaf" },
  palette: PALETTES[palette],
  slots,
  art: { kit: "none" },
  photo,
  seed,
});

export const CALM_SAMPLES: SceneInput[] = [
  sample("loaf", "Bakkerij Nachtwerk", "cocoa", 1, {
    headline: "Ghent sleeps. You rise.",
    facts: ["Night-shift baker, €17/hour, Ghent"],
    button: "Apply",
  }),
  sample("tap", "Drip & Daughters", "sky", 1, {
    headline: "It is three in the morning and it is raining in the kitchen.",
    facts: ["No call-out fee"],
    button: "0117 496 0123",
  }),
  sample("dates", "واحة سلمى", "forest", 1, {
    headline: "تمرٌ يليق بالإفطار",
    facts: ["خصم ٣٠٪ على التمور"],
    button: "اطلب الآن",
  }),
  sample("shaved-ice", "みどり堂", "candy", 1, {
    headline: "夏は、みどりの氷で。",
    facts: ["抹茶かき氷、7月31日まで"],
    button: "お店へ",
  }),
  sample("tap", "Дом у моста", "cobalt", 1, {
    headline: "Три часа ночи, а на кухне дождь.",
    facts: ["Выезд бесплатно", "8 800 555 01 34"],
  }),
  sample("stage", "Club Volta", "ink", 2, {
    headline: "Paper Lanterns, quietly at first",
    facts: ["14 June, doors 8 pm", "Entry 18 €"],
    button: "Tickets",
  }),
  sample("pool", "·", "butter", 1, { headline: "Nobody gets lost." }),
  sample("shaved-ice", "晨光冰室", "mint", 1, { headline: "夏天，从一碗冰开始。", button: "到店品尝" }),
];
