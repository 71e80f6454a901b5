/** The languages that descriptions are understood in. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "ar", "ru", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
