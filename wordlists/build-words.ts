// Makes src/engine/meaning/data from the packages installed here.
//   npm install --prefix wordlists --engine-strict=false && npm run --prefix wordlists build
import { LANGUAGES } from "../src/shared/languages.ts";
import { cityLines } from "./cities.ts";
import { dateLines } from "./dates.ts";
import { ngramLines } from "./ngrams.ts";
import { presetThings } from "./preset-things.ts";
import { writeLines, writeSorted } from "./source.ts";
import { thingLines, thingWords } from "./thing-words.ts";
import { drawableThings } from "./things.ts";
import { presetsOf, tradeLines } from "./trade-words.ts";

const things = drawableThings();
const english = presetsOf("en");
const presets = [...english.keys()].sort();
const numbers = new Map(presets.map((preset, number) => [preset, number]));
const shown = presetThings(english, thingWords("en", things), things);

writeLines(
  "things.tsv",
  things.map(({ icon, emoji, group }) => `${icon}\t${emoji}\t${group}`),
);
writeLines(
  "trades.tsv",
  presets.map((preset) => `${preset}\t${shown.get(preset) ?? ""}`),
);
for (const language of LANGUAGES) {
  writeSorted(`${language}.things.tsv`, thingLines(thingWords(language, things)));
  writeSorted(`${language}.trades.tsv`, tradeLines(presetsOf(language), numbers));
  writeSorted(`${language}.dates.tsv`, dateLines(language));
}
writeSorted("cities.txt", cityLines());
writeSorted("ngrams.tsv", await ngramLines());
