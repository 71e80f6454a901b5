import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

type Sample = Pick<SceneInput, "palette" | "slots"> & { brand: string; seed: number };

const SAMPLES: Sample[] = [
  {
    brand: "Drip & Daughters",
    palette: PALETTES.banana,
    slots: { headline: "It is raining in the kitchen.", giants: ["0117 496 0123"], facts: ["No call-out fee"] },
    seed: 0,
  },
  {
    brand: "Drip & Daughters",
    palette: PALETTES.blush,
    slots: {
      headline: "It is three in the morning and it is raining, which would be fine if it were not in the kitchen.",
      giants: ["+44 117 496 0123"],
      facts: ["No call-out fee", "Bristol and Bath", "Day and night"],
      button: "Call now",
    },
    seed: 3,
  },
  {
    brand: "واحة سلمى",
    palette: PALETTES.cocoa,
    slots: { headline: "اطلب تمر رمضان بالهاتف", giants: ["0117 496 0789"], facts: ["خصم ٣٠٪"], button: "اتصل الآن" },
    seed: 1,
  },
  {
    brand: "Halden & Roe",
    palette: PALETTES.forest,
    slots: { headline: "Read us the letter over the phone.", giants: ["0117 496 0456"], facts: ["No win, no fee"] },
    seed: 2,
  },
  {
    brand: "Мастер Ключ",
    palette: PALETTES.tomato,
    slots: {
      headline: "Захлопнулась дверь? Откроем за 15 минут.",
      giants: ["8 800 555-35-35"],
      facts: ["Без выходных"],
      button: "Позвонить",
    },
    seed: 0,
  },
  {
    brand: "すみれ歯科",
    palette: PALETTES.mint,
    slots: { headline: "急な歯の痛みに、今日みます。", giants: ["03-1234-5678"], facts: ["平日 9:00〜18:00"] },
    seed: 0,
  },
  {
    brand: "安心开锁",
    palette: PALETTES.cobalt,
    slots: { headline: "钥匙忘在家里了？", giants: ["400 820 8820"], facts: ["30分钟到"], button: "立即拨打" },
    seed: 3,
  },
  {
    brand: "*",
    palette: PALETTES.lilac,
    slots: { headline: "Locked out?", giants: ["555 0199"] },
    seed: 0,
  },
];

export const DIAL_SAMPLES: SceneInput[] = SAMPLES.map(({ brand, ...rest }) => ({
  layout: "dial",
  type: "homeservices",
  brand: { name: brand, mark: "stack" },
  art: { kit: "none" },
  ...rest,
}));
