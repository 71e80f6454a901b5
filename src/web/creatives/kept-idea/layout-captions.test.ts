import { expect, test } from "vitest";
import { BAKED_EXAMPLES } from "../../../shared/baked-examples.ts";
import { captionOf } from "./layout-captions.ts";

test("every example of the landing page is called by its layout's name", () => {
  for (const { ideas } of BAKED_EXAMPLES)
    for (const { layout, caption } of ideas) expect(captionOf(layout)).toEqual(caption);
});

test("a layout without a name of its own still gets a caption", () => {
  expect(captionOf("something-new").name).toBe("The idea");
  expect(captionOf("constructor").name).toBe("The idea");
});
