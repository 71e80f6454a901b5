import { describe, expect, test } from "vitest";
import type { Language } from "../../shared/languages.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { findUnsaid } from "../lint/find-unsaid.ts";
import { createPainter } from "../node/create-painter.ts";
import type { ArtReference } from "../scene/art-reference.ts";
import { LAYOUT_IDS } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type SceneInput, type Slots, sceneSchema } from "../scene/scene.ts";

const painter = createPainter();

/** Layouts that claim something by their form, so that no description may be shown in them. */
const NEVER_CHOSEN = ["thread", "clipping"];

/** The napkin still labels its axes. */
const TESTED = LAYOUT_IDS.filter((layout) => layout !== "napkin");

type Told = { text: string; language: Language; brand: string; slots: Slots };

const ENGLISH: Told = {
  text: "Tackroom, barn management for stables: farrier reminders, a feed board, one calendar. Hay £4 a bale. Says Ana Brook, stable owner. Instead of paper notes, lost. 20 stables in May, 90 stables in June. Free trial",
  language: "en",
  brand: "Tackroom",
  slots: {
    headline: "Barn management for stables",
    subline: "Farrier reminders, a feed board, one calendar",
    button: "Learn more",
    bullets: ["Farrier reminders", "A feed board", "Hay | £4 a bale"],
    stats: [
      { value: "20", label: "stables in May" },
      { value: "90", label: "stables in June" },
    ],
    person: { name: "Ana Brook", role: "Stable owner" },
    rival: "Paper notes",
    before: ["Paper notes", "Lost"],
    note: "Barn management",
  },
};

const JAPANESE: Told = {
  text: "予約アプリ「ゆい」。美容室の予約と顧客カルテをひとつに。紙の台帳はもう使いません。",
  language: "ja",
  brand: "ゆい",
  slots: { headline: "美容室の予約と顧客カルテ", subline: "予約アプリ", button: "詳しく見る", rival: "紙の台帳" },
};

async function findingsOf({ text, language, brand, slots }: Told, change: Pick<SceneInput, "layout" | "art">) {
  const scene = sceneSchema.parse({
    type: "saas",
    brand: { name: brand, mark: "stack" },
    palette: PALETTES.lilac,
    slots,
    said: { text, language },
    ...change,
  });
  const found = [];
  for (const format of ["1:1", "9:16", "1.91:1"] as const)
    found.push(...findUnsaid((await composeScene(painter, scene, format)).composition, scene));
  return found.map(({ message }) => message);
}

const screen = { kit: "screen", variant: "dashboard", seed: 2 } as const;

describe.each([
  ["in English", ENGLISH],
  ["in Japanese", JAPANESE],
] as const)("made from a description %s", (_, told) => {
  test.each(TESTED)("%s prints no words of its own", async (layout) => {
    const found = await findingsOf(told, { layout, art: screen });
    const claims = found.filter((message) => message.startsWith("the picture looks as if"));
    expect(found.filter((message) => !claims.includes(message))).toEqual([]);
    if (told === ENGLISH) expect(claims.length > 0).toBe(NEVER_CHOSEN.includes(layout));
  });
});

const ARTS: readonly ArtReference[] = [
  ...(["dashboard", "mobile", "chat", "calendar", "table", "board", "editor"] as const).map((variant) => ({
    kit: "screen" as const,
    variant,
    seed: 4,
  })),
  { kit: "screen", variant: "table", story: "invoices", seed: 1 },
  {
    kit: "screen",
    variant: "board",
    words: { title: "Barn management", rows: ["Farrier reminders"], action: "Free trial" },
    seed: 1,
  },
  { kit: "pack", variant: "can", label: "Feed board", seed: 1 },
  { kit: "place", variant: "van", seed: 1 },
  { kit: "doodle", variant: "desk", seed: 1 },
];

test.each(ARTS)("a drawing tells no story of its own: $kit $variant", async (art) => {
  expect(await findingsOf(ENGLISH, { layout: "split", art })).toEqual([]);
});

test("a story on a screen is found", async () => {
  const words = { title: "Good morning, Ines", rows: ["Mika Rautio"], action: "Run payroll" };
  const found = await findingsOf(ENGLISH, { layout: "split", art: { ...screen, words } });
  expect(found.join()).toMatch(/Ines.*Rautio/);
});
