import type { Language } from "../language.ts";
import type { Category } from "./subject.ts";

type Deed = "buy" | "order" | "book" | "try";

export const DEEDS: Record<Category, Deed> = {
  food: "order",
  drink: "order",
  fashion: "buy",
  beauty: "buy",
  tech: "buy",
  software: "try",
  home: "buy",
  service: "book",
  pet: "buy",
  plant: "buy",
  travel: "book",
  sport: "try",
  learning: "try",
  money: "try",
  gift: "buy",
};

type Lines = {
  /** {noun} is inserted as the user wrote it, so each sentence must be correct with that form. */
  any: readonly string[];
  offer: readonly string[];
  price: readonly string[];
  buttons: Record<Deed, string>;
};

const buttons = (buy: string, order: string, book: string, attempt: string) => ({ buy, order, book, try: attempt });

/** A few safe lines for languages other than English; the rest of the copy is the user's own words. */
export const OTHER_LINES: Record<Exclude<Language, "en">, Lines> = {
  de: {
    any: ["Zeit für {noun}.", "Lust auf {noun}?", "Heute ist ein guter Tag für {noun}."],
    offer: ["{percent} Rabatt. Zeit für {noun}.", "{percent} weniger. Genauso gut."],
    price: ["{Noun} für {price}.", "{price}. Mehr nicht."],
    buttons: buttons("Jetzt entdecken", "Jetzt bestellen", "Termin anfragen", "Jetzt ausprobieren"),
  },
  fr: {
    any: ["{Noun}, tout simplement.", "Le bon moment, c’est maintenant.", "{Noun}, et rien d’autre."],
    offer: ["{percent} de moins. Tout aussi bon.", "-{percent}. Maintenant."],
    price: ["{Noun} à {price}.", "{price}. C’est tout."],
    buttons: buttons("Découvrir", "Commander", "Réserver", "Essayer"),
  },
  es: {
    any: ["Hoy toca {noun}.", "{Noun}, así de simple.", "Di que sí a {noun}."],
    offer: ["{percent} menos. Igual de bueno.", "{percent} de descuento. Hoy toca {noun}."],
    price: ["{Noun} por {price}.", "{price}. Y ya está."],
    buttons: buttons("Descubrir", "Pedir ahora", "Reservar", "Probar ahora"),
  },
  pt: {
    any: ["Hoje é dia de {noun}.", "{Noun}, simples assim.", "Diga sim a {noun}."],
    offer: ["{percent} de desconto. Hoje é dia de {noun}.", "{percent} a menos. Tão bom quanto."],
    price: ["{Noun} por {price}.", "{price}. Só isso."],
    buttons: buttons("Descobrir", "Pedir agora", "Reservar", "Experimentar"),
  },
  it: {
    any: ["Oggi è il giorno di {noun}.", "{Noun}, semplicemente.", "Voglia di {noun}?"],
    offer: ["{percent} in meno. Buono uguale.", "{percent} di sconto. Voglia di {noun}?"],
    price: ["{Noun} a {price}.", "{price}. Tutto qui."],
    buttons: buttons("Scopri", "Ordina ora", "Prenota", "Prova ora"),
  },
  ru: {
    any: ["{Noun}. Как надо.", "Сегодня — {noun}.", "{Noun}. И день лучше."],
    offer: ["Минус {percent}. {Noun}.", "{Noun}: скидка {percent}."],
    price: ["{Noun} за {price}.", "{price}. И всё."],
    buttons: buttons("Подробнее", "Заказать", "Записаться", "Попробовать"),
  },
  ar: {
    any: ["{noun} كما تحب", "اليوم يوم {noun}", "حان وقت {noun}"],
    offer: ["خصم {percent} على {noun}", "{noun} بخصم {percent}"],
    price: ["{noun} بسعر {price}", "فقط {price}"],
    buttons: buttons("تسوق الآن", "اطلب الآن", "احجز الآن", "جرّب الآن"),
  },
  ja: {
    any: ["{noun}のある毎日。", "今日は、{noun}。", "{noun}と、いい時間。"],
    offer: ["{noun}が{percent}オフ。", "{percent}オフ、{noun}。"],
    price: ["{noun}、{price}。", "{price}で、{noun}。"],
    buttons: buttons("詳しく見る", "注文する", "予約する", "試してみる"),
  },
  zh: {
    any: ["今天，来点{noun}。", "{noun}，刚刚好。", "有{noun}，真好。"],
    offer: ["{noun}优惠{percent}。", "优惠{percent}，{noun}。"],
    price: ["{noun}，{price}。", "{price}，就这么简单。"],
    buttons: buttons("了解更多", "立即订购", "立即预约", "立即试用"),
  },
};
