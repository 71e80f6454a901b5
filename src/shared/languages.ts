/** The languages that descriptions are understood in. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "ar", "ru", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  it: "Italian",
  nl: "Dutch",
  ja: "Japanese",
  ar: "Arabic",
  ru: "Russian",
  zh: "Chinese",
};
