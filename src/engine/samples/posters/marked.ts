import { PALETTES } from "../../scene/palettes.ts";
import type { SceneInput } from "../../scene/scene.ts";

type Sample = Pick<SceneInput, "palette" | "slots"> & { brand: string; seed: number };

const SAMPLES: Sample[] = [
  {
    brand: "Halden & Roe",
    palette: PALETTES.paperclip,
    slots: {
      headline: "Your deposit is non-refundable.",
      struck: { out: "non-" },
      facts: ["No win, no fee."],
      button: "Send us the lease",
    },
    seed: 0,
  },
  {
    brand: "Bakkerij Nachtwerk",
    palette: PALETTES.apricot,
    slots: {
      headline: "Wanted: a baker for the early shift.",
      struck: { out: "early", instead: "night" },
      facts: ["€17/hour", "Ghent, from 1 March"],
      button: "Apply",
    },
    seed: 0,
  },
  {
    brand: "Brightwater",
    palette: PALETTES.sky,
    slots: {
      headline: "We teach children to swim in small groups of twenty.",
      struck: { out: "twenty", instead: "4" },
      facts: ["Just four to a pool"],
      button: "Save a place",
    },
    seed: 0,
  },
  {
    brand: "Okafor & Lind",
    palette: PALETTES.forest,
    slots: {
      headline: "Sign anything here. We will read it to you first, slowly, twice.",
      struck: { out: "anything", instead: "carefully" },
      facts: ["House, will, company"],
      button: "Book an appointment",
    },
    seed: 0,
  },
  {
    brand: "Дом у моста",
    palette: PALETTES.tomato,
    slots: {
      headline: "Ремонт квартиры за три месяца, без сюрпризов.",
      struck: { out: "месяца", instead: "недели" },
      facts: ["Смета бесплатно"],
      button: "Заказать замер",
    },
    seed: 0,
  },
  {
    brand: "*",
    palette: PALETTES.lime,
    slots: { headline: "We will call you back never.", struck: { out: "never", instead: "Monday" } },
    seed: 0,
  },
  {
    brand: "Latchkin",
    palette: PALETTES.midnight,
    slots: {
      headline:
        "Somewhere in your cluster a pod has been waiting since March, and you are happily paying for its patience.",
      struck: { out: "happily" },
      button: "Scan a cluster",
    },
    seed: 1,
  },
];

export const MARKED_SAMPLES: SceneInput[] = SAMPLES.map(({ brand, ...rest }) => ({
  layout: "marked",
  type: "meta",
  brand: { name: brand, mark: "stack" },
  art: { kit: "none" },
  ...rest,
}));
