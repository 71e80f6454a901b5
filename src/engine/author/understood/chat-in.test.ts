import { expect, test } from "vitest";
import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../../shared/languages.ts";
import { chatIn } from "./chat-in.ts";

/** What is left for the reader. */
function left(text: string, language: Language, type: AdType = "meta") {
  const chat = chatIn(text, language, type);
  return [...text]
    .map((sign, at) => (chat.some(({ from, to }) => at >= from && at < to) ? " " : sign))
    .join("")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ (?=[,.])|(?<=\n) | (?=\n)/gu, "")
    .trim();
}

test.each<[Language, string, string]>([
  ["en", "hey can u do a square post for my lash studio. classic set $70", "lash studio. classic set $70"],
  [
    "en",
    "need a post for my nail salon, gel full set 45$ this week only!!",
    "nail salon, gel full set 45$ this week only!!",
  ],
  [
    "en",
    "Lawn mowing, im based in Tauranga, $50 most lawns. thanks so much!!",
    "Lawn mowing, in Tauranga, $50 most lawns.",
  ],
  ["en", "yeah so um the harvest supper, Saturday, lol", "the harvest supper, Saturday,"],
  ["de", "Hallo zusammen, ich brauche einen Flyer für unsere Tanzschule. Danke im Voraus!", "Tanzschule."],
  ["fr", "bonjour pouvez vous faire une pub pour mon salon de toilettage, 35€ merci bcp", "salon de toilettage, 35€"],
  ["es", "Hola! necesito un anuncio para mi peluquería canina en Getafe, gracias", "peluquería canina en Getafe,"],
  ["pt", "oi tudo bem, preciso de um post pra minha confeitaria. obrigada", "confeitaria."],
  ["it", "Buongiorno, mi serve una locandina per la mia palestra. Grazie mille", "palestra."],
  ["nl", "hoi, kun je een flyer maken voor mijn fietsenwinkel? alvast bedankt", "fietsenwinkel?"],
  ["ru", "Добрый день! нужна афиша для квиза в пятницу, спасибо", "квиза в пятницу,"],
  ["ar", "السلام عليكم ابغى تصميم لصالون حلاقة رجالي", "لصالون حلاقة رجالي"],
  ["ja", "こんにちは。シニアのためのスマホ教室です。よろしくお願いします", "シニアのためのスマホ教室 。"],
  ["zh", "你好，帮我做一张海报，夜市烧烤开业，谢谢", "夜市烧烤开业，"],
  ["en", "Who: Okafor Tax\nWhere: Fond du Lac Ave\nTarget audience: families", "Okafor Tax\nFond du Lac Ave"],
  ["en", "Business name: Okafor Tax. Offer: W-2 only $75. Contact: 555 0142", "Okafor Tax. W-2 only $75. 555 0142"],
  ["en", "1. Who: Okafor Tax\n2. What: tax returns", "Okafor Tax\ntax returns"],
  ["en", "ok so basically i make dog bandanas out of old shirts", "dog bandanas out of old shirts"],
  ["en", "Hello, I am a death doula in the Hudson Valley", "death doula in the Hudson Valley"],
  ["de", "Ich bin Hebamme in Köln, Hausbesuche. bitte keinen Preis", "Hebamme in Köln, Hausbesuche."],
  ["fr", "Je suis écrivaine publique à Mulhouse, pas de prix svp", "écrivaine publique à Mulhouse,"],
  ["es", "Clases de mates, 16€/h, no quiero fotos de niños", "Clases de mates, 16€/h,"],
  ["nl", "Hondenuitlaatservice, max 6 honden, graag iets vrolijks", "Hondenuitlaatservice, max 6 honden,"],
  ["zh", "上门修电脑，清灰60，要蓝色科技感一点", "上门修电脑，清灰60，"],
  ["en", "Grazing boxes from £18. Don't mention the old shop, no people", "Grazing boxes from £18."],
  ["zh", "会员年卡398元，老用户续费298这个别写，送毛巾", "会员年卡398元， 送毛巾"],
])("what is said to us and not to the reader goes (%s): %s", (language, typed, rest) => {
  expect(left(typed, language)).toBe(rest);
});

test.each<[Language, string]>([
  ["en", "Posters for small rooms, £12 each"],
  ["en", "No price tag on a good night: free entry, Hull"],
  ["en", "Something simple for supper, every Friday"],
  ["en", "Sleep better, no call-out fee"],
  ["it", "Pizza al taglio, niente domeniche"],
  ["nl", "Fietsen te koop, geen verzending"],
  ["de", "Vermisst: Kater Oskar, bitte in Garagen schauen"],
  ["en", "We design flyers in a day. Hello Print, Leeds"],
  ["en", "Thanksgiving pies, order by Monday"],
  ["en", "Hi-fi repairs since 1982"],
  ["en", "Cheers, the bar on Mill Lane"],
  ["de", "Hol dir ne Pizza am Markt"],
  ["en", "Where the bread is warm at six"],
  ["en", "No people skills needed, we train you"],
  ["en", "My game about lighthouse keepers is on Kickstarter"],
  ["de", "Plakate drucken ab 9 €"],
  ["fr", "Merci Paulette, épicerie à Lyon"],
  ["es", "Carteles para tiendas desde 20 €"],
])("what is for the reader stays (%s): %s", (language, typed) => {
  expect(chatIn(typed, language, "meta")).toEqual([]);
});

test("a joke keeps its laughs and its thanks", () => {
  expect(chatIn("me: thanks. also me: lol", "en", "meme")).toEqual([]);
});

test("who only greets is taken at their word", () => {
  expect(chatIn("hello!", "en", "meta")).toEqual([]);
});
