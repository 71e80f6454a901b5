import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type Scene, type SceneInput, sceneSchema } from "../scene/scene.ts";

export const DOODLES = [
  "doodle-scene",
  "napkin",
  "strip",
  "panels",
  "labelled-sketch",
  "versus-sketch",
] as const satisfies LayoutId[];

export const DOODLE_WORDS: Record<string, SceneInput["slots"]> = {
  English: {
    headline: "How our bike repair works",
    subline: "We come to you.",
    button: "Book a visit",
    bullets: ["Book a slot", "We pick it up", "You ride home"],
    rival: "The bus",
    note: "Your bike",
  },
  Arabic: {
    headline: "كيف نصلح دراجتك في يوم واحد",
    subline: "نأتي إليك أينما كنت",
    button: "احجز الآن",
    bullets: ["احجز موعدًا", "نأخذ دراجتك من بيتك", "نصلحها", "تعود إلى الطريق"],
    rival: "السيارة",
    note: "الدراجة",
  },
  Japanese: {
    headline: "手打ちそばができるまでの四つの工程をご紹介します",
    button: "予約する",
    bullets: ["粉をひく", "水を加えてこねる", "薄くのばす", "細く切って茹でる"],
    rival: "うどん",
    note: "そば",
  },
  "a very long sentence": {
    headline:
      "The only bookkeeping software that your accountant will actually thank you for using, as it does the boring part for you, and all of it, yes",
    button: "Start your free trial today",
    bullets: [
      "Connect your bank account and forward all of your receipts",
      "Get a clean ledger every Monday morning without spreadsheets",
      "Send it to your accountant with one click, then go outside",
    ],
    rival: "A shoebox full of receipts",
    note: "Bookkeeping",
  },
};

export function doodle(layout: LayoutId, slots: SceneInput["slots"], more: Partial<SceneInput> = {}): Scene {
  const thing = { kit: "sketch", variant: "bicycle" } as const;
  const brand = { name: "Spoke", mark: "sun" } as const;
  const base = { layout, type: "chatgptdoodle", brand, palette: PALETTES.mint, slots, art: thing } as const;
  return sceneSchema.parse({ ...base, extras: [thing, thing, { kit: "sketch", variant: "none" }], ...more });
}
