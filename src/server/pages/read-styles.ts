import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { colorOf } from "./css-color.ts";
import type { StylesFound } from "./found.ts";

/** What more than this is worth is not read: a style file has a few thousand declarations. */
const MOST_TOKENS = 400_000;
const HEADING = /\bh[1-3]\b|head|title|display|hero/i;
const GENERIC =
  /^(inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|-apple-system|blinkmacsystemfont|math|emoji|fangsong|var|important|normal|bold|italic)$/i;
/** On every computer: nothing that a brand has chosen. */
const COMMON =
  /^(arial|helvetica|helvetica neue|segoe ui|roboto|oxygen|ubuntu|cantarell|open sans|verdana|tahoma|times|times new roman|courier|courier new|noto color emoji|apple color emoji|segoe ui emoji|segoe ui symbol)$/i;
/** A colour that is given a name is meant more than one that is used once. */
const NAMED = 3;

type Font = { headings: number; text: number };

/** The colours and the typefaces of style sheets. Reads tokens alone, so that broken styles are read as far as they go. */
export function readStyles(sheets: readonly string[]): StylesFound {
  const colors = new Map<string, number>();
  const fonts = new Map<string, Font>();
  const files = new Set<string>();
  for (const sheet of sheets)
    readSheet(sheet, (selector, property, value) => {
      if (/^@font-face/i.test(selector)) {
        if (property === "font-family")
          for (const family of familiesIn(value).slice(0, 1)) files.add(family.toLowerCase());
        return;
      }
      const weight = property.startsWith("--") ? NAMED : 1;
      for (const color of value.flatMap((part) => colorOf(part) ?? []))
        colors.set(color, (colors.get(color) ?? 0) + weight);
      const isFont =
        property === "font-family" || property === "font" || (property.startsWith("--") && /font|famil/.test(property));
      const [family] = isFont ? familiesIn(value) : [];
      if (!family) return;
      const isHeading = HEADING.test(selector) || HEADING.test(property);
      const font = fonts.get(family) ?? { headings: 0, text: 0 };
      fonts.set(family, { ...font, [isHeading ? "headings" : "text"]: font[isHeading ? "headings" : "text"] + weight });
    });
  return {
    colors: [...colors].map(([hex, uses]) => ({ hex, uses })).sort((one, other) => other.uses - one.uses),
    fonts: mostUsed(fonts).map(({ family, isFor }) => ({
      family,
      for: isFor,
      isFile: files.has(family.toLowerCase()),
    })),
  };
}

/** One for headings and one for text. */
function mostUsed(fonts: ReadonlyMap<string, Font>) {
  const best = (use: keyof Font) =>
    [...fonts].filter(([, font]) => font[use] > 0).sort(([, one], [, other]) => other[use] - one[use])[0]?.[0];
  const [headings, text] = [best("headings"), best("text")];
  return [
    ...(headings ? [{ family: headings, isFor: "headings" as const }] : []),
    ...(text && text !== headings ? [{ family: text, isFor: "text" as const }] : []),
  ];
}

type Declared = (selector: string, property: string, value: string[]) => void;

/** Calls for every declaration, with the selector around it and the parts of its value. */
function readSheet(sheet: string, declared: Declared) {
  const { Colon, Semicolon, LeftCurlyBracket, RightCurlyBracket, WhiteSpace, Comment } = tokenTypes;
  const selectors: string[] = [];
  let [from, count] = [0, 0];
  /** Of the declaration that is being read. */
  let property = "";
  let value: string[] | undefined;
  let depth = 0;
  let call = "";
  const end = () => {
    if (value && property) declared(selectors.at(-1) ?? "", property, value);
    property = "";
    value = undefined;
    depth = 0;
  };
  tokenize(sheet, (type, start, stop) => {
    if (count++ > MOST_TOKENS || type === Comment) return;
    if (type === LeftCurlyBracket) {
      // What was read was a selector with a colon in it.
      selectors.push(sheet.slice(from, start).trim().slice(-200));
      [from, property, value, depth] = [stop, "", undefined, 0];
    } else if (type === RightCurlyBracket) {
      end();
      selectors.pop();
      from = stop;
    } else if (type === Semicolon && depth === 0) {
      end();
      from = stop;
    } else if (type === Colon && !value) {
      property = sheet.slice(from, start).trim().slice(0, 100).toLowerCase();
      value = [];
    } else if (value && type !== WhiteSpace && value.length < 64) {
      // A function is one part, with all that it is given.
      if (type === tokenTypes.Function) {
        if (depth === 0) call = "";
        depth++;
      }
      if (depth > 0) {
        call += sheet.slice(start, stop);
        if (type === tokenTypes.LeftParenthesis) depth++;
        if (type === tokenTypes.RightParenthesis && --depth === 0) value.push(call);
      } else value.push(sheet.slice(start, stop));
    } else if (value && type === WhiteSpace && depth > 0) call += " ";
  });
  end();
}

function familiesIn(value: readonly string[]): string[] {
  const lists = value
    .join(" ")
    .split(" , ")
    .flatMap((part) => part.split(","));
  return lists
    .map((part) => /"([^"]*)"|'([^']*)'/.exec(part)?.slice(1).find(Boolean) ?? lastWords(part))
    .map((family) => family.trim())
    .filter((family) => family.length > 1 && family.length < 60 && !GENERIC.test(family) && !COMMON.test(family));
}

/** Of `italic 700 1rem/1.2 Work Sans`, the name. */
const lastWords = (part: string) =>
  part
    .split(" ")
    .filter((word) => /^[\p{L}][\p{L}\p{N}_-]*$/u.test(word) && !GENERIC.test(word))
    .join(" ");
