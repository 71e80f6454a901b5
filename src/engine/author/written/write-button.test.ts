import { expect, test } from "vitest";
import type { AdType } from "../../../shared/ad-types.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const buttonOf = (description: string, type: AdType = "meta") =>
  authorScene({ description, type, seed: 0 }, wordFiles).slots.button;

test.each([
  ["who gives a number sells by it", "Oak table, seats eight, £240, call 07700 900142", /call/i],
  ["nobody gets tickets where none are spoken of", "Plant swap on Saturday 4 May at the library, £2", /^(?!.*ticket)/i],
  [
    "an address on the web can be gone to",
    "Oak chairs for small flats, £89, oakling.example",
    /shop|order|buy|get yours/i,
  ],
])("%s: %s", (_, description, button) => {
  expect(buttonOf(description)).toMatch(button);
});

test("in a language that we have no words of, nothing of ours is printed", () => {
  expect(buttonOf("Układam fryzury ślubne z dojazdem, próbna 150 zł, Rzeszów i okolice")).toBeUndefined();
});

test("the words that were asked for are the button in any language", () => {
  expect(buttonOf('Sourdough from Crumb Lane. Button: "Send me a loaf"')).toBe("Send me a loaf");
});
