import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";

const TYPE_LAYOUTS: LayoutId[] = ["notice", "ticket", "column", "sign", "card", "banner"];

const WORDS: Record<string, SceneInput["slots"]> = {
  "one word": { headline: "Notary" },
  "a long sentence and six long facts": {
    headline:
      "The community choir of the old harbour is looking for tenors, basses and anybody who reads music a little",
    facts: [
      "Rehearsals every Wednesday from half past seven to ten pm",
      "Saint Mary parish hall, 14 Lower Harbour Road, back entrance",
      "Membership is 12 euros a month, students and pensioners free",
      "First concert on Saturday 14 December at the city theatre",
      "Call Johanna Lindström on 040 555 01 34 after six o'clock",
      "Write to choir@oldharbourcommunity.example before 1 March",
    ],
    button: "Come and sing with us today",
  },
  Russian: {
    kicker: "Юридическая помощь",
    headline: "Ваш арендодатель нанял юриста. Теперь и вы.",
    facts: ["Первая консультация бесплатно", "Пн–Пт с 9 до 18, ул. Мира, 14"],
    button: "Записаться",
  },
  Arabic: {
    kicker: "كاتب عدل في دبي",
    headline: "وقّع هنا ونم مطمئناً",
    facts: ["من ٣٠٠ درهم للوثيقة", "الأحد إلى الخميس، ٩ صباحاً حتى ٥ مساءً"],
    button: "احجز موعداً",
  },
  Japanese: {
    headline: "遺言書の作成、今日からはじめませんか。",
    facts: ["初回相談 無料(30分)", "平日 9:00〜18:00", "東京都港区芝公園4-2-8"],
    button: "相談を予約する",
  },
};

/** Each layout made of type alone, with one word, with many, and in other scripts. */
export const TYPE_LAYOUT_CASES = TYPE_LAYOUTS.flatMap((layout, place) =>
  Object.entries(WORDS).map(([name, slots], seed) => {
    const palette = seed % 2 ? PALETTES.steel : PALETTES.forest;
    const brand = { name: "Okafor & Lind", mark: "stack" } as const;
    const scene = sceneSchema.parse({ layout, type: "meta", brand, palette, slots, art: { kit: "none" }, seed });
    return { layout, name, scene, turn: place + seed };
  }),
);
