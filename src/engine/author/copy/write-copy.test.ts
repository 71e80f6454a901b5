import { expect, test } from "vitest";
import { checkCopy } from "../../../shared/copy/check-copy.ts";
import { COPY_PLACES, type CopyLimit, type CopyPlaceId } from "../../../shared/copy/copy-places.ts";
import { wordFiles } from "../../node/word-files.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { understandDescription } from "../author-scene.ts";
import { plan } from "../planned/plan.ts";
import { SAMPLE_DESCRIPTIONS } from "../sample-descriptions.ts";
import { writeCopy } from "./write-copy.ts";

const PLACES = Object.keys(COPY_PLACES) as CopyPlaceId[];
const planned = (description: string) =>
  plan(understandDescription(description, "meta", wordFiles), { turn: 0, seenColors: [], hasPhoto: false }, wordFiles);
const copyOf = (description: string, place: CopyPlaceId) => writeCopy(planned(description), place);

const BREAD = "Rye bread from the wood oven, Saturdays from 7. 20% off until Sunday. Order at loaf.example";

test("a feed gets what was typed as sentences, a headline and a line below it", () => {
  const { primary, headline, description } = copyOf(BREAD, "facebook");
  expect(primary?.[0]).toBe(
    "Rye bread from the wood oven, Saturdays from 7. 20% off until Sunday. Order at loaf.example.",
  );
  expect(headline).toContain("20% off until Sunday");
  expect(description?.length).toBeGreaterThan(0);
});

const ADS = SAMPLE_DESCRIPTIONS.filter(({ type }) => type !== "meme").map(({ description }) => {
  const words = planned(description);
  const texts = PLACES.flatMap((place) =>
    Object.entries(writeCopy(words, place)).flatMap(([field, all]) => all.map((text) => ({ place, field, text }))),
  );
  return { description, language: words.language, texts };
});

test("no text of any sample is too long where it stands", () => {
  const all = ADS.flatMap(({ texts }) => texts);
  const isWhole = ({ place, field, text }: (typeof all)[number]) => {
    const limits: Partial<Record<string, CopyLimit | string>> = COPY_PLACES[place];
    return checkCopy(text, limits[field] as CopyLimit).state === "fits";
  };
  expect(all.length).toBeGreaterThan(ADS.length * PLACES.length);
  expect(all.filter((one) => !isWhole(one))).toEqual([]);
});

test("every word of it is the description's, or our button's", () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const { description, language, texts } of ADS) {
    const ours = Object.values(LANGUAGE_WORDS[language].buttons).flat().flatMap(wordsOf);
    const said = [...wordsOf(description), ...ours].join(" ");
    const invented = texts.flatMap(({ text }) => wordsOf(text)).filter((word) => !said.includes(word));
    expect([description, invented]).toEqual([description, []]);
  }
});
