import { expect, test } from "vitest";
import { type Preset, presetOf } from "../../../shared/platform-presets.ts";
import { estimateOf, noteMeasured, wishOf } from "./estimate.ts";
import { shownLeftOut } from "./shown-left-out.ts";

const preset = (id: string) => presetOf(id) as Preset;

test("an estimate never promises more than the platform takes", () => {
  for (const id of ["meta-feed-4x5", "tiktok-vertical", "gdn-970x250"]) {
    const { bytes, isMeasured } = estimateOf("new", preset(id), "auto");
    expect(bytes).toBeLessThanOrEqual(preset(id).maxBytes ?? 0);
    expect(isMeasured).toBe(false);
  }
  expect(estimateOf("new", preset("tiktok-vertical"), "auto").type).toBe("jpeg");
});

test("what was made once is known", () => {
  noteMeasured("known", preset("x-card"), "auto", { type: "png", bytes: 4_321 });
  expect(estimateOf("known", preset("x-card"), "auto")).toEqual({ type: "png", bytes: 4_321, isMeasured: true });
  expect(estimateOf("known", preset("x-card"), "jpeg").isMeasured).toBe(false);
});

test("a type that the platform does not take is not asked for", () => {
  expect(wishOf(preset("gdn-300x250"), "webp").types).toEqual(["png", "jpeg"]);
  expect(wishOf(preset("formats-1x1"), "webp").types).toEqual(["webp"]);
  expect(wishOf(preset("meta-link"), "jpeg").types).toEqual(["jpeg"]);
});

test("what is left out is named in a line: short words as they are, long ones by what they are", () => {
  expect(shownLeftOut([])).toBe("");
  expect(
    shownLeftOut(["Where: 12 Quay Lane", "Subline: A weightless serum with 15% vitamin C", "The end of the headline"]),
  ).toBe("Leaves out “12 Quay Lane”, subline, the end of the headline");
});
