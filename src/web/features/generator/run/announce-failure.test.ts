import { expect, test } from "vitest";
import { splitMessage } from "./announce-failure.ts";

test("the service's own words are told apart from ours", () => {
  expect(splitMessage("Gemini declined this. Nothing was charged. Gemini said: “IMAGE_SAFETY”")).toEqual({
    words: "Gemini declined this. Nothing was charged.",
    said: "Gemini said: “IMAGE_SAFETY”",
  });
  expect(splitMessage("It is full. Own server said: “no VRAM”").said).toBe("Own server said: “no VRAM”");
  expect(splitMessage("Nothing was charged.")).toEqual({ words: "Nothing was charged.", said: null });
});
