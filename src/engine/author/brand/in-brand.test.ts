import { expect, test } from "vitest";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";
import { inBrand, unbranded } from "./in-brand.ts";

const kit = (name: string, paper: string, contact: string): BrandKit => ({
  ...{ name, say: [], avoid: [], profiles: [], contacts: [contact], button: `Visit ${name}` },
  colors: [
    { name: "Ground", hex: paper, role: "light" },
    { name: "Ink", hex: "#14213d", role: "dark" },
  ],
});
const OLD = kit("Loafworks", "#fff8ea", "0113 496 0182");
const NEW = kit("Fernhill", "#e5f4ec", "fernhill.example");
const DESCRIPTION = "Rye bread from the wood oven, Saturdays from 7";

const made = authorScene({ description: DESCRIPTION, type: "meta", seed: 2, kit: OLD }, wordFiles);
const { sentence, brief } = unbranded(made);
const anew = () =>
  authorScene(
    { description: sentence, type: "meta", seed: made.seed, kit: NEW, layout: made.layout, brief },
    wordFiles,
  );
const EDIT = { format: "1:1", layer: "headline", text: "Bread that slept in" } as const;

test("without its brand a creative is made from the sentence alone", () => {
  expect(sentence).toBe(DESCRIPTION);
});

test("in another brand a creative has its name, colours and ways to reach it, and the same words and layout", () => {
  const dressed = inBrand(made, anew());
  expect(dressed.layout).toBe(made.layout);
  expect(dressed.slots.headline).toBe(made.slots.headline);
  expect(dressed.brand.name).toBe("Fernhill");
  const said = JSON.stringify([dressed.slots, dressed.brand, dressed.brief]);
  expect(said).toContain("fernhill.example");
  expect(said).not.toMatch(/Loafworks|0113/);
});

test("what a hand changed stays, also where the composer would have taken another layout", () => {
  expect(inBrand({ ...made, edits: [EDIT] }, anew()).edits).toEqual([EDIT]);
  const layout = made.layout === "notice" ? "split" : "notice";
  const other = { ...anew(), layout } as const;
  const dressed = inBrand({ ...made, edits: [EDIT] }, other);
  expect(dressed).toMatchObject({ layout: made.layout, edits: [EDIT], brand: { name: "Fernhill" } });
  expect(JSON.stringify([dressed.slots, dressed.brand])).not.toMatch(/Loafworks|0113/);
  // With nothing of a hand in it the composer's layout is as good.
  expect(inBrand(made, other).layout).toBe(layout);
});
