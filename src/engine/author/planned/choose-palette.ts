import type { Intent } from "../../../shared/intents.ts";
import { keysOf } from "../../../shared/keys-of.ts";
import type { Language } from "../../../shared/languages.ts";
import { isDark, isLight } from "../../color/contrast.ts";
import type { Palette } from "../../scene/palette.ts";
import { PALETTES } from "../../scene/palettes.ts";
import { COLOR_HEX } from "../../words/color-names.ts";
import { colorsIn } from "../../words/color-of.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { phraseFrom, placeOf } from "../../words/phrase-in.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said, Understood } from "../understood/understood.ts";
import { palettesFrom } from "./palette-from.ts";
import { numberOf, shuffle } from "./turns.ts";

type PaletteName = keyof typeof PALETTES;

/** What suits the kind of ad; the description and the turn decide which. */
const MOODS: Record<Intent, readonly PaletteName[]> = {
  goods: ["butter", "clay", "sage", "apricot", "peach", "lilac", "forest", "blush", "tomato", "mint"],
  venue: ["cocoa", "apricot", "forest", "tomato", "midnight", "butter", "clay", "ocean", "sunset"],
  service: ["sky", "mint", "steel", "butter", "ocean", "sage", "cobalt", "peach"],
  software: ["lilac", "sky", "midnight", "mint", "steel", "bubblegum", "ink", "cobalt"],
  event: ["cobalt", "sunset", "grape", "lime", "tomato", "midnight", "candy", "banana", "ocean"],
  course: ["sky", "butter", "lilac", "peach", "sage", "mint", "cobalt"],
  hiring: ["lime", "cobalt", "butter", "sky", "tomato", "forest", "lilac"],
  cause: ["ocean", "sky", "sage", "blush", "forest", "peach", "midnight", "mint"],
  opening: ["tomato", "candy", "banana", "forest", "cobalt", "apricot", "mint"],
  launch: ["lilac", "lime", "ink", "cobalt", "bubblegum", "midnight", "candy", "banana"],
  comparison: ["steel", "butter", "sky", "mint", "lilac", "peach"],
  explanation: ["paperclip", "butter", "sky", "mint", "peach", "lilac", "sage"],
  joke: ["banana", "sky", "candy", "mint", "lilac", "apricot", "midnight"],
};

/** Words that are colours and hardly ever things. */
const PLAIN_COLORS: ReadonlySet<string | undefined> = new Set(
  ["red", "yellow", "green", "blue", "purple", "pink", "black", "navy", "turquoise"].map((name) => COLOR_HEX[name]),
);

type Seen = { turn: number; seenColors: readonly string[]; palette?: Palette | undefined };

/** Colours that were asked for, else borrowed ones, else those of the user's pictures, else what suits the kind of ad. */
export function choosePalette(understood: Understood, { turn, seenColors: seen, palette }: Seen): Palette {
  const { colors, directions, language, text, intent, subject } = understood;
  const dark = wantsDark(understood);
  // A colour among the directions is asked for too, unless it is to be avoided.
  const told = directions.filter(({ words }) => !isForbidding(words, language));
  // "Black | and red": the second may have been taken for something else.
  const goesOn = ({ from }: Said) => colors.some(({ to }) => /^\s*$/u.test(text.slice(to, from)));
  const wishes = colors.length > 0 ? [...colors, ...told.filter(goesOn)] : told;
  const hexesOf = (words: string) => colorsIn(words, language).map(({ hex }) => hex);
  // Nobody gives up a brand's colours for a wood oven, orange juice or white wine.
  const isMeant = ({ words }: Said) => hexesOf(words).some((hex) => PLAIN_COLORS.has(hex)) || isLook(words, language);
  if (palette && !wishes.some(isMeant)) return palette;
  const asked = [...new Set(wishes.flatMap(({ words }) => hexesOf(words)))];
  // Blue shoes are sold on blue, when nothing else was asked for. Ice cream is no cream.
  const own = colorsIn(subject?.words ?? "", language)
    .map(({ hex }) => hex)
    .filter((hex) => PLAIN_COLORS.has(hex));
  const [first, ...others] = [asked, seen.slice(0, 2), own].find((list) => list.length > 0) ?? [];
  const choices = first
    ? palettesFrom([first, ...others], dark)
    : shuffle(suiting(MOODS[intent], dark), numberOf(text)).map((name) => PALETTES[name]);
  return choices[turn % choices.length] ?? (dark ? PALETTES.ink : PALETTES.paperclip);
}

const ENOUGH = 4;

/** Those of a kind of ad that are as dark or light as asked; if these are few, all that are. */
function suiting(mood: readonly PaletteName[], dark: boolean | undefined): readonly PaletteName[] {
  if (dark === undefined) return mood;
  const fits = (name: PaletteName) => (dark ? isDark : isLight)(PALETTES[name].paper);
  const chosen = mood.filter(fits);
  return chosen.length >= ENOUGH ? chosen : keysOf(PALETTES).filter(fits);
}

/** "Orange background", "make it gold": said of the picture. */
const isLook = (words: string, language: Language) =>
  words
    .split(/[\s,.]+/u)
    .some((word) =>
      LOOKS.some((role) => !colorsIn(word, language).length && hasRole(word.toLowerCase(), role, language)),
    );
const LOOKS = ["look", "ask", "show"] as const;

export const isForbidding = (words: string, language: Language) =>
  words.split(/[\s,.]+/u).some((word) => hasRole(word.toLowerCase(), "not", language));

export function wantsDark({ directions, text, language }: Understood): boolean | undefined {
  const { dark, light } = LANGUAGE_WORDS[language];
  const said = [text, ...directions.map(({ words }) => words)].join(" ").toLowerCase();
  const says = (list: string) =>
    list.split(/\s*,\s*/u).some((phrase) => phrase && placeOf(phraseFrom(phrase), said) >= 0);
  return says(dark) ? true : says(light) ? false : undefined;
}
