import type { Language } from "../../shared/languages.ts";
import type { LayoutId } from "../scene/layout-id.ts";

/*
 * What enhancing adds: only what the composer does. Each sentence is read by the part of it that it is for: layouts by
 * LAYOUT_WISHES, grounds by a language's words for dark and light, whom a meme shows by CAST_WORDS, headlines as exact
 * words (our-directions.ts).
 */

/** For a thing that is drawn. */
export const LAYOUTS_ASKED: Partial<Record<LayoutId, string>> = {
  pedestal: "Layout: on a pedestal.",
  arch: "Layout: under an arch.",
  spotlight: "Layout: in a spotlight.",
  poster: "Layout: with sun rays behind it.",
  billboard: "Layout: as a billboard.",
  split: "Layout: in two-tone colour blocks.",
};

export const DOODLES_ASKED: Partial<Record<LayoutId, string>> = {
  "doodle-scene": "Layout: as one scene.",
  napkin: "Layout: on a napkin.",
};

/** A light one, a dark one. */
export const GROUNDS: Record<Language, readonly [string, string]> = {
  en: ["Background: bright and airy.", "Background: dark and calm."],
  de: ["Hintergrund: hell und luftig.", "Hintergrund: dunkel und ruhig."],
  fr: ["Fond : clair et aéré.", "Fond : sombre et calme."],
  es: ["Fondo: claro y aireado.", "Fondo: oscuro y tranquilo."],
  pt: ["Fundo: claro e arejado.", "Fundo: escuro e calmo."],
  it: ["Sfondo: chiaro e arioso.", "Sfondo: scuro e calmo."],
  nl: ["Achtergrond: licht en luchtig.", "Achtergrond: donker en rustig."],
  ru: ["Фон: светлый и воздушный.", "Фон: тёмный и спокойный."],
  ar: ["الخلفية: فاتحة ومشرقة.", "الخلفية: داكنة وهادئة."],
  ja: ["背景：明るい。", "背景：暗い。"],
  zh: ["背景：明亮。", "背景：深色。"],
};

export const MEME_CASTS = ["cat", "dog", "duck", "robot", "frog", "owl"].map((who) => `Meme: ${who}.`);

/** How a headline is asked for; the words follow in quotes. */
export const HEADLINE_CUES: Record<Language, string> = {
  en: "Headline: ",
  de: "Überschrift: ",
  fr: "Titre : ",
  es: "Titular: ",
  pt: "Título: ",
  it: "Titolo: ",
  nl: "Kop: ",
  ru: "Заголовок: ",
  ar: "العنوان: ",
  ja: "見出し：",
  zh: "标题：",
};
