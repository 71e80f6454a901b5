import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

type Sample = Pick<SceneInput, "palette" | "slots"> & { brand: string; seed: number };

const SAMPLES: Sample[] = [
  {
    brand: "Hof Petersen",
    palette: PALETTES.sage,
    slots: {
      headline: "Zwei Kilo. Fünfzehn Euro. Bring Butter mit.",
      giants: ["Spargel"],
      facts: ["2 kg für 15 €"],
      button: "Zum Hofladen",
    },
    seed: 3,
  },
  {
    brand: "Club Volta",
    palette: PALETTES.ink,
    slots: {
      headline: "Paper Lanterns",
      giants: ["Volta"],
      facts: ["14 June, Club Volta, 18 €"],
      button: "Tickets",
    },
    seed: 0,
  },
  {
    brand: "みどり堂",
    palette: PALETTES.sky,
    slots: { headline: "夏は、みどりの氷で。", giants: ["かき氷"], facts: ["抹茶、7月31日まで"], button: "お店へ" },
    seed: 3,
  },
  {
    brand: "Bakkerij Nachtwerk",
    palette: PALETTES.midnight,
    slots: {
      headline: "Wanted: somebody who thinks four in the morning is a perfectly good time to smell of butter.",
      giants: ["Rise"],
      facts: ["Night-shift baker", "€17/hour", "Ghent, from 1 March"],
      button: "Apply",
    },
    seed: 2,
  },
  {
    brand: "Дом у моста",
    palette: PALETTES.tomato,
    slots: {
      headline: "Щедрые пироги к чаю, каждый день с девяти утра.",
      giants: ["Пироги"],
      facts: ["От 120 ₽"],
      button: "Смотреть меню",
    },
    seed: 0,
  },
  {
    brand: "*",
    palette: PALETTES.banana,
    slots: { headline: "Open.", giants: ["Gym"] },
    seed: 2,
  },
  {
    brand: "山茶面馆",
    palette: PALETTES.butter,
    slots: { headline: "新店开张，第一碗面我们请。", giants: ["开张"], facts: ["5月3日至5月9日"], button: "查看地址" },
    seed: 3,
  },
  {
    brand: "Brocante Léonie",
    palette: PALETTES.cobalt,
    slots: { headline: "Tout ce que mémé gardait au grenier.", giants: ["Brocante"], facts: ["Dimanche, 9 h à 18 h"] },
    seed: 2,
  },
];

export const SKYLINE_SAMPLES: SceneInput[] = SAMPLES.map(({ brand, ...rest }) => ({
  layout: "skyline",
  type: "meta",
  brand: { name: brand, mark: "stack" },
  art: { kit: "none" },
  ...rest,
}));
