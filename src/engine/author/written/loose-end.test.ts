import { expect, test } from "vitest";
import type { Language } from "../../../shared/languages.ts";
import { withoutLooseEnd } from "./loose-end.ts";

test.each<[Language, string, string, string | undefined]>([
  ["en", "Thai massage at home in", "thai massage at home in Leeds, from £40", "Thai massage at home"],
  [
    "en",
    "Featured in the newsletter of",
    "featured in the newsletter of 'Remote Weekly'",
    "Featured in the newsletter",
  ],
  ["en", "We offer", "we offer 10% off", undefined],
  ["de", "Frische Eier vom", "frische Eier vom Hof Lüders", "Frische Eier"],
  ["fr", "Cours de couture pour", "cours de couture pour 12 €", "Cours de couture"],
  ["es", "Pan de masa madre en el", "pan de masa madre en el Raval", "Pan de masa madre"],
  ["pt", "Bolos caseiros para", "bolos caseiros para 20 pessoas", "Bolos caseiros"],
  ["it", "Massaggi a domicilio a", "massaggi a domicilio a Monza", "Massaggi a domicilio"],
  ["nl", "Fietsen huren bij", "fietsen huren bij Jansen", "Fietsen huren"],
  ["ru", "Домашний хлеб на", "домашний хлеб на Лесной", "Домашний хлеб"],
  ["ar", "خبز بيتي من", "خبز بيتي من فرن الزيتون", "خبز بيتي"],
  ["ja", "手作りパンの", "手作りパンの麦の家です", undefined],
  ["zh", "手工面包在", "手工面包在朝阳路", undefined],
])("%s: “%s” waits for more", (language, words, text, mended) => {
  expect(withoutLooseEnd(words, text, language)).toBe(mended);
});

test.each<[Language, string, string]>([
  ["en", "We clean so you don't have to", "We clean so you don't have to. Call 555 0100"],
  ["en", "Refurbished phones, Grade A", "Refurbished phones, Grade A and B"],
  ["en", "The speech you're scared of", "the speech you're scared of. £180"],
  ["de", "Mach mit", "Mach mit! Samstag im Park"],
  ["nl", "Soep van ons", "soep van ons, brood zelf mee"],
  ["ja", "焼きたてパン", "焼きたてパン 毎朝七時"],
])("%s: “%s” is whole", (language, words, text) => {
  expect(withoutLooseEnd(words, text, language)).toBe(words);
});
