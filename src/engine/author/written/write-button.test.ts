import { expect, test } from "vitest";
import type { AdType } from "../../../shared/ad-types.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const buttonOf = (description: string, type: AdType = "meta") =>
  authorScene({ description, type, seed: 0 }, wordFiles).slots.button;

test.each([
  ["who gives a number sells by it", "Oak table, seats eight, £240, call 07700 900142", /call/i],
  ["nobody gets tickets where none are spoken of", "Plant swap on Saturday 4 May at the library, £2", /^(?!.*ticket)/i],
  ["a sale of goods is in the shop", "Herbstaktion: 15 % Rabatt auf alle Karpfenruten", /^zum shop$/i],
  ["what is done to a bike is booked", "Full service for any bike £65, brought back the next day", /^book/i],
  [
    "a call in the description is the button",
    "Live jazz on Friday 16 May, dinner from £26, book a table",
    /^book a table$/i,
  ],
  ["a launch on a day at a place is gone to", "Launch party on 21 March, 6pm, Studio 4, Rotterdam", /^come by$/i],
  [
    "a seat is not ordered beforehand",
    "New: desk booking from Slack. Reserve your seat in two clicks",
    /^take a look$/i,
  ],
  [
    "an address on the web can be gone to",
    "Oak chairs for small flats, £89, oakling.example",
    /shop|order|buy|get yours/i,
  ],
])("%s: %s", (_, description, button) => {
  expect(buttonOf(description)).toMatch(button);
});

test.each([
  "Wanted: old vinyl records, we pay cash, collection in Kent, 01622 555 019",
  "2 bed flat to let in Cardiff Bay, £950 pcm, call 029 5555 0112",
  "Free kittens to a good home, 9 weeks, Hereford, text 07700 900111",
  "CANCELLED: Saturday's car boot sale is off because of the rain",
  "Sunday service 10am at St Mark's, everyone welcome",
  "Compriamo auto usate, pagamento immediato, tel 06 5555 0199",
  "Zimmer frei in 3er WG Freiburg, 420 € warm, ab 1. Oktober",
  "Perdu chat roux à Nantes depuis samedi, récompense, 06 12 34 56 78",
  "need a post for my nail salon, gel full set 45$ this week only, call 555 0134",
])("nobody is asked to buy, to apply or to get tickets: %s", (description) => {
  expect(buttonOf(description) ?? "").toMatch(
    /^(?:call|give us|send a message|write|learn|read|find out|come|plan|chiama|mehr|anruf|appeler|en savoir|$)/iu,
  );
});

test("in a language that we have no words of, nothing of ours is printed", () => {
  expect(buttonOf("Układam fryzury ślubne z dojazdem, próbna 150 zł, Rzeszów i okolice")).toBeUndefined();
});

test("the words that were asked for are the button in any language", () => {
  expect(buttonOf('Sourdough from Crumb Lane. Button: "Send me a loaf"')).toBe("Send me a loaf");
});
