import type { Language } from "../../shared/languages.ts";

/** Words that belong to the form of a picture, such as the heading of a note, and claim nothing. */
type UiWords = {
  before: string;
  after: string;
  /** The column beside the brand in a comparison. */
  others: string;
  notes: string;
  message: string;
};

type KnownAtOnce = {
  /** Small words that only this one of the languages in Latin letters has: they tell it apart. */
  telling?: string;
  ui: UiWords;
  /** How enhancing asks for a ground: a light one, a dark one. */
  grounds: readonly [string, string];
  /** How a headline is asked for; the words follow in quotes. */
  headlineCue: string;
};

const ui = (before: string, after: string, others: string, notes: string, message: string): UiWords => ({
  before,
  after,
  others,
  notes,
  message,
});

/** What has to be at hand for every language. Everything else about one is in its own file, which is read when needed. */
export const EVERY_LANGUAGE: Record<Language, KnownAtOnce> = {
  en: {
    telling:
      "the for and to from with at you your by not or our my only that after every before it's are if this left get how same who just can until till they their we're you're don't its into than what when which off",
    ui: ui("Before", "After", "Others", "Notes", "Message"),
    grounds: ["Background: bright and airy.", "Background: dark and calm."],
    headlineCue: "Headline: ",
  },
  de: {
    telling:
      "für der mit und ab bis uhr ein eine ist wir auf von bitte nicht bei kein keine nach ohne nur zu frei vom auch uns oder dem aber jetzt zum zur noch statt beim unser unsere sind ihr",
    ui: ui("Vorher", "Nachher", "Andere", "Notizen", "Nachricht"),
    grounds: ["Hintergrund: hell und luftig.", "Hintergrund: dunkel und ruhig."],
    headlineCue: "Überschrift: ",
  },
  fr: {
    telling:
      "et les pour au qui une avec mois deux c'est dès gratuit vous dans ça jours chez aux même jusqu'à jusqu'au nous votre notre du",
    ui: ui("Avant", "Après", "Autres", "Notes", "Message"),
    grounds: ["Fond : clair et aéré.", "Fond : sombre et calme."],
    headlineCue: "Titre : ",
  },
  es: {
    telling: "y el sin los las hasta año años días qué ya más hay día pero cuando nuestro nuestra",
    ui: ui("Antes", "Después", "Otros", "Notas", "Mensaje"),
    grounds: ["Fondo: claro y aireado.", "Fondo: oscuro y tranquilo."],
    headlineCue: "Titular: ",
  },
  pt: {
    telling:
      "em com sem até não pra é às mês anos uma só já são dois ao pelo pela agora meu minha seu sua você nossa nosso",
    ui: ui("Antes", "Depois", "Outros", "Notas", "Mensagem"),
    grounds: ["Fundo: claro e arejado.", "Fundo: escuro e calmo."],
    headlineCue: "Título: ",
  },
  it: {
    telling:
      "di due dal che anni niente ore entro anche senza dopo alla della dalle gli nel dei delle dell'anno è più siamo nostro nostra",
    ui: ui("Prima", "Dopo", "Altri", "Note", "Messaggio"),
    grounds: ["Sfondo: chiaro e arioso.", "Sfondo: scuro e calmo."],
    headlineCue: "Titolo: ",
  },
  nl: {
    telling:
      "voor een op met het geen vanaf niet uur bij tot aan elke zonder ons wij ook één naar nog onze mijn jouw uw ik",
    ui: ui("Voor", "Na", "Andere", "Notities", "Bericht"),
    grounds: ["Achtergrond: licht en luchtig.", "Achtergrond: donker en rustig."],
    headlineCue: "Kop: ",
  },
  ja: {
    ui: ui("前", "後", "ほか", "メモ", "メッセージ"),
    grounds: ["背景：明るい。", "背景：暗い。"],
    headlineCue: "見出し：",
  },
  ar: {
    ui: ui("قبل", "بعد", "غيرنا", "ملاحظات", "رسالة"),
    grounds: ["الخلفية: فاتحة ومشرقة.", "الخلفية: داكنة وهادئة."],
    headlineCue: "العنوان: ",
  },
  ru: {
    ui: ui("До", "После", "Другие", "Заметки", "Сообщение"),
    grounds: ["Фон: светлый и воздушный.", "Фон: тёмный и спокойный."],
    headlineCue: "Заголовок: ",
  },
  zh: {
    ui: ui("之前", "之后", "其他", "备忘录", "消息"),
    grounds: ["背景：明亮。", "背景：深色。"],
    headlineCue: "标题：",
  },
};
