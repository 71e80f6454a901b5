import { expect, test } from "vitest";
import { inspirationImageSchema } from "@/creatives/inspiration/inspiration-image.ts";
import { ingredientsOf } from "./run-generation.ts";

const picture = (more: Record<string, unknown>) =>
  inspirationImageSchema.parse({
    id: "a",
    name: "a.png",
    data: "AAAA",
    mimeType: "image/webp",
    width: 800,
    height: 600,
    fileSize: 2_000,
    format: "PNG",
    hasExif: false,
    ...more,
  });

test("a photo is the hero and a cut-out picture the logo, until the user says otherwise", () => {
  const images = [picture({}), picture({ id: "b", isTransparent: true })];
  expect(ingredientsOf(images, true)).toEqual({ after: [], hasPhoto: true, hasLogo: true });
  expect(ingredientsOf([picture({ role: "logo" })], true)).toMatchObject({ hasPhoto: false, hasLogo: true });
});

test("from a picture alone the composer borrows the palette, an AI service everything", () => {
  const style = picture({ role: "style", lender: "Longhaul" });
  expect(ingredientsOf([style], true)?.after).toEqual([{ id: "a", lender: "Longhaul", parts: ["palette"] }]);
  expect(ingredientsOf([style], false)?.after[0]?.parts).toEqual(["layout", "palette", "tactic", "typeface"]);
});

test("who lends nothing is not named", () => {
  expect(ingredientsOf([picture({ role: "style", borrow: [] })], false)?.after).toEqual([]);
});
