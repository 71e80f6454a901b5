import { expect, test } from "vitest";
import { brandKitSchema } from "../../../../shared/brands/brand-kit.ts";
import { typefacesFor, wearable } from "./typefaces.ts";

const OWN = "own:0123456789abcdef0123456789abcdef";
const listed = [{ face: OWN, facts: { family: "Harvest Grotesk", characters: 300, alphabets: [], without: [] } }];
const kit = (headlineFont: string) => brandKitSchema.parse({ name: "Loafworks", headlineFont });

test("the brand's typeface is the first, and there once", () => {
  const faces = typefacesFor(kit("serif"), undefined, []);
  expect(faces[0]).toEqual({ id: "serif", name: "Instrument Serif", note: "Brand" });
  expect(faces.filter(({ id }) => id === "serif")).toHaveLength(1);
});

test("a font of the user's own is offered by its name: as the brand's, or after the brand's", () => {
  expect(typefacesFor(kit(OWN), OWN, listed)[0]).toEqual({ id: OWN, name: "Harvest Grotesk", note: "Brand" });
  const [first, second] = typefacesFor(kit("serif"), OWN, listed);
  expect([first?.id, second]).toEqual(["serif", { id: OWN, name: "Harvest Grotesk", note: "Yours" }]);
  expect(typefacesFor(undefined, OWN, [])[0]?.name).toBe("Your font");
});

test("a creative that wears one font of the user's own is offered no second", () => {
  expect(wearable({ font: OWN }, kit("own:ffffffffffffffffffffffffffffffff"))).toBe(OWN);
  expect(wearable({}, kit(OWN))).toBe(OWN);
  expect(wearable({}, kit("serif"))).toBeUndefined();
});
