import { expect, test } from "vitest";
import { PAUSE_MS } from "@/workbench/document/history.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { brandOf, type EditedBrand, openKit, reduceKit } from "./kit-state.ts";

const brand = (name: string): EditedBrand => ({
  kit: { name, colors: [], say: [], avoid: [], contacts: [], profiles: [] } satisfies BrandKit,
  logos: {},
});
const typed = (name: string, at: number) => ({
  action: { do: "change", name: "Name", brand: brand(name), key: "name" } as const,
  at,
});

test("letters typed one after the other are one step; undo and redo stop at the ends", () => {
  let state = reduceKit(openKit(brand("Loaf")), typed("Loafw", 2 * PAUSE_MS));
  state = reduceKit(state, typed("Loafwo", 2 * PAUSE_MS + 10));
  expect(state.steps).toHaveLength(2);
  const undo = { action: { do: "undo" } as const, at: 0 };
  const redo = { action: { do: "redo" } as const, at: 0 };
  state = reduceKit(reduceKit(state, undo), undo);
  expect(brandOf(state).kit.name).toBe("Loaf");
  state = reduceKit(reduceKit(state, redo), redo);
  expect(brandOf(state).kit.name).toBe("Loafwo");
});
