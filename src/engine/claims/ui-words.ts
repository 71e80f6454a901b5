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

const ui = (before: string, after: string, others: string, notes: string, message: string): UiWords => ({
  before,
  after,
  others,
  notes,
  message,
});

export const UI_WORDS: Record<Language, UiWords> = {
  en: ui("Before", "After", "Others", "Notes", "Message"),
  de: ui("Vorher", "Nachher", "Andere", "Notizen", "Nachricht"),
  fr: ui("Avant", "Après", "Autres", "Notes", "Message"),
  es: ui("Antes", "Después", "Otros", "Notas", "Mensaje"),
  pt: ui("Antes", "Depois", "Outros", "Notas", "Mensagem"),
  it: ui("Prima", "Dopo", "Altri", "Note", "Messaggio"),
  nl: ui("Voor", "Na", "Andere", "Notities", "Bericht"),
  ja: ui("前", "後", "ほか", "メモ", "メッセージ"),
  ar: ui("قبل", "بعد", "غيرنا", "ملاحظات", "رسالة"),
  ru: ui("До", "После", "Другие", "Заметки", "Сообщение"),
  zh: ui("之前", "之后", "其他", "备忘录", "消息"),
};
