import { expect, test } from "vitest";
import { admits } from "../../../giant-type/limits.ts";
import { LAYOUTS } from "../../../layouts/layouts.ts";
import { wordFiles } from "../../../node/word-files.ts";
import type { Scene } from "../../../scene/scene.ts";
import { authorScene, understandDescription } from "../../author-scene.ts";
import { POSTER_DESCRIPTIONS } from "./poster-descriptions.ts";

const TURNS = Array.from({ length: 12 }, (_, turn) => turn);
const scenesOf = (description: string, photo?: string, turns = TURNS): Scene[] =>
  turns.map((seed) => authorScene({ description, type: "meta", seed, photo }, wordFiles));

/** With a photo and without, in turn, and four of the twelve seeds; `posters.thorough.test.ts` tries them all. */
const WISHES = POSTER_DESCRIPTIONS.map((description, index) => ({
  description,
  photo: index % 2 ? "photo" : undefined,
}));

test.each(WISHES)("four posters are given no words that they were not drawn for: “$description”", (wish) => {
  for (const { layout, slots } of scenesOf(wish.description, wish.photo, TURNS.slice(0, 4))) {
    const { limits } = LAYOUTS[layout];
    if (limits) expect([layout, admits(limits, slots, wish.photo !== undefined)]).toEqual([layout, true]);
  }
});

test.each([
  "Bestattungen Ahrens. Wir nehmen uns Zeit. 04131 555 019",
  "Funeral home in Hull, day and night, call 01482 555 0121",
])("nothing shouts for “%s”", (description) => {
  const layouts = scenesOf(description).map(({ layout }) => layout);
  for (const loud of ["barricade", "swell", "dial", "wall"]) expect(layouts).not.toContain(loud);
});

test("no layout is shown twice while another fits", () => {
  const layouts = scenesOf("Hiring: night-shift baker in Ghent, €17/hour, free bread").map(({ layout }) => layout);
  expect(new Set(layouts.slice(0, 6)).size).toBe(6);
});

test("nothing is struck that nobody wrote, and both words are the user's", () => {
  const struck = scenesOf("A notebook instead of an app").flatMap(({ slots }) => slots.struck ?? []);
  for (const { out, instead } of struck) {
    expect("a notebook instead of an app").toContain(out.toLowerCase());
    expect("a notebook instead of an app").toContain(instead?.toLowerCase());
  }
  expect(scenesOf("Fresh asparagus from our farm").some(({ slots }) => slots.struck)).toBe(false);
});

test("four Saturdays in April are not the fourth of April", () => {
  const giants = scenesOf("Curso de apicultura em Braga, 4 sábados em abril, 120 €").flatMap(
    ({ slots }) => slots.giants ?? [],
  );
  expect(giants).not.toContain("abril");
});

test.each([
  "Mezcal espadín joven Tres Burros, $620 la de 750 ml, un sello que diga 100% agave",
  "Wedding videography on super 8. Reel Vows. From €1,450. Tagline: It should look like a memory",
])("a poster prints a badge or a tagline that was asked for as a line: “%s”", (description) => {
  const asked = understandDescription(description, "meta", wordFiles).exact;
  const posters = scenesOf(description).filter(({ layout }) => LAYOUTS[layout].limits);
  expect(posters.length).toBeGreaterThan(0);
  for (const { slots } of posters)
    for (const words of Object.values(asked)) expect([slots.headline, ...(slots.facts ?? [])]).toContain(words);
});

test.each([
  ["Planner novo, pré-venda R$ 74", "R$ 74"],
  ["Linosnedes van bruggen, A3 €45", "€45"],
  ["Bootcamp for career changers, pay nothing until you earn $50k", "$50k"],
])("the giant amount of “%s” is written as the user wrote it", (description, amount) => {
  const giants = scenesOf(description).flatMap(({ layout, slots }) =>
    layout === "tide" || layout === "arcs" ? (slots.giants ?? []) : [],
  );
  expect(new Set(giants)).toEqual(new Set([amount]));
});

test("the giant amount is the whole amount", () => {
  const giants = scenesOf("小さな宿、一泊9,800円、猫がいます").flatMap(({ slots }) => slots.giants ?? []);
  expect(giants.filter((giant) => giant.includes("800"))).toEqual(
    giants.filter((giant) => giant.includes("800")).map(() => "9,800円"),
  );
  expect(giants.join()).toContain("9,800円");
});

test("a screenshot is shown whole: no layout that cuts its picture is chosen", () => {
  const layouts = TURNS.map(
    (seed) =>
      authorScene(
        {
          description: "Invoicing app for freelancers. 14-day trial",
          type: "saas",
          seed,
          photo: "photo",
          isSheet: true,
        },
        wordFiles,
      ).layout,
  );
  for (const layout of layouts) expect([layout, LAYOUTS[layout].limits]).toEqual([layout, undefined]);
  expect(layouts).not.toContain("overlay");
  expect(new Set(layouts).size).toBeGreaterThanOrEqual(4);
});

test.each([
  "I cast concrete planters in my shed. £22 to £60, pick up in Hackney",
  "Handmade ukuleles from old wine crates, from €220",
  "Solar panel installation, save up to 60% on your bill",
  "Schlüsseldienst in Kiel, Türöffnung ab 89 €",
  "婚纱摄影，3999元起，底片全送",
])("half of a range, “from” and “up to” make no giant figure: “%s”", (description) => {
  const giants = scenesOf(description).flatMap(({ slots }) => slots.giants ?? []);
  expect(giants.join()).not.toMatch(/\d/u);
});

test("a poster with a price for a headline says what is sold, and the price once", () => {
  for (const { slots } of scenesOf(
    "Valentine's dinner at our trattoria Da Nonna Rosa in Leeds: 3 courses for £39 each",
  )) {
    const said = [slots.headline, slots.subline, ...(slots.facts ?? []), ...(slots.giants ?? [])].join(" / ");
    expect(said).toMatch(/dinner|trattoria/iu);
    if (slots.headline.includes("£39")) expect(slots.giants?.join() ?? "").not.toContain("£39");
  }
});

test("a word stands behind the picture only where that is cut out", () => {
  const wish = {
    description: "Bamboo plants for your office, 30% off until Sunday. Bamboo & Sons",
    type: "meta",
    photo: "photo",
  } as const;
  const layoutsOf = (isCutOut: boolean) =>
    TURNS.map((seed) => authorScene({ ...wish, seed, isCutOut }, wordFiles).layout);
  expect(layoutsOf(true)).toContain("behind");
  expect(layoutsOf(false)).not.toContain("behind");
  // Letters through which a photograph is seen would be empty.
  expect(layoutsOf(true)).not.toContain("cut-out");
});

test("what a customer said is set with who said it, and once", () => {
  const description =
    "Loaf & Late, bakery in Leith. “There is still bread at noon” - Ruth Adeyemi, customer since 2019";
  const quoted = scenesOf(description, "photo").find(({ layout }) => layout === "quoted");
  expect(quoted?.slots.headline).toBe("There is still bread at noon");
  expect(quoted?.slots.person).toEqual({ name: "Ruth Adeyemi", role: "customer since 2019" });
  expect(quoted?.slots.facts?.join()).not.toMatch(/Ruth|noon/u);
});
