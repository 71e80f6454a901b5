import type { PALETTES } from "../../scene/palettes.ts";

export type PaletteName = keyof typeof PALETTES;

export const COLORS = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "grey",
] as const;
export type Color = (typeof COLORS)[number];

export const COLOR_HEX: Record<Color, string> = {
  red: "#d42d13",
  orange: "#f0782d",
  yellow: "#ffd400",
  green: "#2f8f57",
  teal: "#12889e",
  blue: "#1f5fe0",
  purple: "#7a3fe0",
  pink: "#f0609f",
  brown: "#7a4527",
  black: "#14131a",
  white: "#fffdf8",
  grey: "#8a93a0",
};

/** Palettes that look like that colour, the most obvious first. */
export const COLOR_PALETTES: Record<Color, readonly [PaletteName, ...PaletteName[]]> = {
  red: ["tomato"],
  orange: ["apricot", "sunset"],
  yellow: ["banana", "butter"],
  green: ["sage", "mint", "forest"],
  teal: ["mint", "ocean"],
  blue: ["cobalt", "sky", "midnight"],
  purple: ["lilac", "bubblegum", "grape"],
  pink: ["candy", "blush"],
  brown: ["clay", "cocoa"],
  black: ["ink", "midnight"],
  white: ["paperclip", "steel"],
  grey: ["steel"],
};

const words = (text: string) => text.split(" ");

/** The colour's names in the languages we know; Arabic, Japanese and Chinese ones also match inside a word. */
export const COLOR_WORDS: Record<Color, readonly string[]> = {
  red: words(
    "red crimson scarlet cherry-red rot rote roten rotes rouge rojo roja vermelho vermelha rosso rossa красный красная красного красном أحمر 赤い 赤色 赤に 红色",
  ),
  orange: words("orange apricot coral terracotta naranja laranja arancione оранжевый оранжевая برتقالي オレンジ 橙色"),
  yellow: words(
    "yellow gold golden mustard gelb gelbe gelben gelbes jaune amarillo amarilla amarelo amarela giallo gialla жёлтый желтый жёлтая أصفر 黄色 金色",
  ),
  green: words(
    "green sage mint olive emerald lime matcha pistachio grün grüne grünen grünes vert verte verde зелёный зеленый зелёная أخضر 緑色 緑に 绿色 抹茶",
  ),
  teal: words("teal turquoise cyan aqua türkis turchese turquesa бирюзовый تركواز"),
  blue: words(
    "blue navy cobalt azure indigo sky-blue blau blaue blauen blaues bleu bleue azul blu azzurro синий синяя голубой голубая أزرق 青い 青色 青に 蓝色",
  ),
  purple: words(
    "purple violet lilac lavender grape lila violett violet morado violeta roxo viola фиолетовый фиолетовая بنفسجي 紫色 紫に",
  ),
  pink: words("pink rose blush magenta fuchsia rosa rosado розовый розовая وردي ピンク 粉色"),
  brown: words("brown beige tan cream braun braune marron marrón marrom marrone коричневый بني 茶色 棕色"),
  black: words(
    "black schwarz schwarze schwarzen noir noire negro negra preto preta nero nera чёрный черный чёрная أسود 黒い 黒色 黒に 黑色",
  ),
  white: words(
    "white weiß weiss weiße blanc blanche blanco blanca branco branca bianco bianca белый белая أبيض 白色 真っ白 白に",
  ),
  grey: words("grey gray silver grau graue gris cinza grigio серый серая رمادي 灰色"),
};
