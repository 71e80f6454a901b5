import { mix } from "../../color/mix.ts";
import { flex, type Node, row } from "../../tree/node.ts";
import { icon } from "../icon.ts";
import { figure, initials, label, type ScreenColors } from "./screen-kit.ts";

/** A word set smaller than this share of its size would not be read: a bar says the same. */
const LEAST_SHARE = 0.62;

/** A grey bar where a word would be, as tall as its small letters. */
export const bar = (width: number, size: number, color: string): Node =>
  flex({
    width,
    height: size * 0.5,
    marginTop: size * 0.375,
    marginBottom: size * 0.375,
    borderRadius: size * 0.25,
    backgroundColor: color,
    flexShrink: 0,
  });

/** The widths of letters in ems; Chinese and Japanese ones are square. */
const emsOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter) ? 1 : 0.56),
    0,
  );

/** The size at which a text fits into its room, if it can be read there. */
function sizeIn(text: string, size: number, room: number): number | undefined {
  const fitting = Math.min(size, room / emsOf(text));
  return fitting >= size * LEAST_SHARE ? fitting : undefined;
}

type Place = {
  size: number;
  color: string;
  /** How wide the bar is. */
  width: number;
  /** How wide a word may be; any width when missing. */
  room?: number;
  weight?: number;
  /** The colour of the bar; a pale tone of the word's when missing. */
  bar?: string;
};

/** The word, or a bar in its place. */
export function labelOr(text: string | undefined, { size, color, width, room, weight = 500, bar: tone }: Place): Node {
  const fitting = text && (room === undefined ? size : sizeIn(text, size, room));
  return text && fitting ? label(text, fitting, color, weight) : bar(width, size, tone ?? mix("#ffffff", color, 0.2));
}

/** The same in the large face of figures and titles. */
export function figureOr(text: string | undefined, { size, color, width, room, bar: tone }: Place): Node {
  const fitting = text && (room === undefined ? size : sizeIn(text, size, room));
  return text && fitting ? figure(text, fitting, color) : bar(width, size * 0.9, tone ?? mix("#ffffff", color, 0.34));
}

/** Initials for a person of a story; a tile beside words of the description; else somebody nobody named. */
export function faceOf(name: string | undefined, isTold: boolean, size: number, fill: string, ink: string): Node {
  if (name && !isTold) return initials(name, size, fill, ink);
  const middle = { alignItems: "center", justifyContent: "center", flexShrink: 0 } as const;
  return flex(
    { ...middle, width: size, height: size, borderRadius: name ? size * 0.3 : size / 2, backgroundColor: fill },
    name
      ? flex({ width: size * 0.4, height: size * 0.4, borderRadius: size * 0.12, backgroundColor: mix(fill, ink, 0.5) })
      : icon("user-round", size * 0.56, mix(fill, ink, 0.55), 2.4),
  );
}

/** A button with its word, or with a bar that could be one. */
export const buttonOr = (text: string | undefined, scale: number, colors: ScreenColors): Node =>
  row(
    {
      backgroundColor: colors.accent,
      borderRadius: 12 * scale,
      padding: `${12 * scale}px ${20 * scale}px`,
      boxShadow: `0 ${6 * scale}px ${14 * scale}px ${mix(colors.accent, "#ffffff", 0.45)}`,
    },
    labelOr(text, {
      size: 18 * scale,
      color: colors.onAccent,
      width: 92 * scale,
      weight: 650,
      bar: mix(colors.accent, colors.onAccent, 0.75),
    }),
  );

/** A tick in a disc: the one thing on a bare screen that is done. */
export const doneMark = (size: number, colors: ScreenColors): Node =>
  flex(
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      backgroundColor: colors.good,
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
    },
    icon("check", size * 0.62, "#ffffff", 3.4),
  );
