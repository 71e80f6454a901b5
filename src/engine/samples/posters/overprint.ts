import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

type Sample = Pick<SceneInput, "palette" | "slots"> & { brand: string; seed: number };

const SAMPLES: Sample[] = [
  {
    brand: "Club Volta",
    palette: PALETTES.candy,
    slots: {
      headline: "Paper Lanterns at Club Volta",
      giants: ["14", "JUNE"],
      facts: ["18 €"],
      button: "Tickets",
    },
    seed: 0,
  },
  {
    brand: "Hof Petersen",
    palette: PALETTES.sage,
    slots: {
      headline: "Donnerstag gestochen, Freitag auf dem Markt, Samstag auf dem Teller.",
      giants: ["2 kg", "15 €"],
      facts: ["Frischer Spargel", "Bis 24. Juni"],
      button: "Zum Hofladen",
    },
    seed: 1,
  },
  {
    brand: "みどり堂",
    palette: PALETTES.sky,
    slots: { headline: "抹茶かき氷", giants: ["7月", "31日"], button: "お店へ" },
    seed: 0,
  },
  {
    brand: "Brightwater",
    palette: PALETTES.midnight,
    slots: { headline: "That is the whole group.", giants: ["1", "2 3 4"], button: "Save a place" },
    seed: 1,
  },
  {
    brand: "واحة سلمى",
    palette: PALETTES.forest,
    slots: {
      headline: "تمرٌ يليق بالإفطار",
      giants: ["١٤", "مايو"],
      facts: ["خصم ٣٠٪ على التمور"],
      button: "اطلب الآن",
    },
    seed: 0,
  },
  {
    brand: "Дом у моста",
    palette: PALETTES.tomato,
    slots: {
      headline: "Летний концерт во дворе",
      giants: ["12", "июля"],
      facts: ["Вход свободный"],
      button: "Подробнее",
    },
    seed: 0,
  },
  {
    brand: "山茶面馆",
    palette: PALETTES.cobalt,
    slots: { headline: "新店开张，第一碗面我们请。", giants: ["5月", "3日"], facts: ["上午十点开门"] },
    seed: 1,
  },
  {
    brand: "*",
    palette: PALETTES.banana,
    slots: { headline: "Everything must go", giants: ["50%", "off"] },
    seed: 0,
  },
];

export const OVERPRINT_SAMPLES: SceneInput[] = SAMPLES.map(({ brand, ...rest }) => ({
  layout: "overprint",
  type: "meta",
  brand: { name: brand, mark: "stack" },
  art: { kit: "none" },
  ...rest,
}));
