import type { MeasuredNode } from "@takumi-rs/core";
import { inOneGo } from "../painter/in-one-go.ts";
import type { Painter } from "../painter/painter.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { type Node, row } from "../tree/node.ts";
import type { Word } from "./break-lines.ts";
import type { MeasuredText } from "./fit-text.ts";
import { EMOJI_EMS, listNode } from "./line-node.ts";
import { type Token, tokensOf } from "./tokens.ts";

const PROBE = 100;
/** How far apart the lines of a list are, in ems: no letter reaches from one into the next. */
const PITCH = 4;
/** Their difference is the width of a space. */
const SPACED = "n n";
const TIGHT = "nn";

type FaceStyle = Omit<TextStyle, "size" | "color" | "align">;

/** A picture is laid out several times: for the lint, for other formats, for the next idea. */
const MOST_KEPT = 600;
const known = new WeakMap<Painter, Map<string, Promise<MeasuredText>>>();

/** Measures every word of a text once, at a probe size. */
export async function measureText(painter: Painter, text: string, face: FaceStyle): Promise<MeasuredText> {
  const [measured] = await measureInFaces(painter, text, [face]);
  return measured as MeasuredText;
}

/** The same text in several faces, with one call to the renderer for all that are not known yet. */
export function measureInFaces(
  painter: Painter,
  text: string,
  faces: readonly FaceStyle[],
): Promise<readonly MeasuredText[]> {
  const kept = known.get(painter) ?? new Map<string, Promise<MeasuredText>>();
  known.set(painter, kept);
  if (kept.size > MOST_KEPT) kept.clear();
  const keys = faces.map((face) => JSON.stringify([text, face]));
  const missing = faces.filter((_, index) => !kept.has(keys[index] ?? ""));
  if (missing.length > 0) {
    const found = measure(painter, text, missing);
    for (const [index, face] of missing.entries())
      kept.set(
        keys[faces.indexOf(face)] ?? "",
        found.then((all) => all[index] as MeasuredText),
      );
  }
  return Promise.all(keys.map((key) => kept.get(key) as Promise<MeasuredText>));
}

async function measure(painter: Painter, text: string, faces: readonly FaceStyle[]): Promise<MeasuredText[]> {
  const isUpper = faces.some((face) => face.uppercase);
  await painter.prepareText(
    isUpper ? `${text}${text.toLocaleUpperCase("en")}` : text,
    faces.map((face) => face.typeface),
  );
  const paragraphs = text
    .split("\n")
    .map((line) => tokensOf(line))
    .filter((tokens) => tokens.length > 0);
  const tokens = paragraphs.flat().filter((token) => !token.emoji);
  const textsOf = (strong: boolean) => tokens.filter((token) => token.strong === strong).map((token) => token.text);
  const plain = [...new Set([SPACED, TIGHT, ...textsOf(false)])];
  const strong = [...new Set(textsOf(true))];
  const lists = faces.flatMap((face) => {
    const style: TextStyle = { ...face, leading: PITCH, size: PROBE, color: "#000000", align: "left" };
    return [listNode(plain, style), ...(strong.length ? [listNode(strong, style, true)] : [])];
  });
  const listed = (await measureLists(painter, lists)).map(widthsIn);
  return faces.map((face, index): MeasuredText => {
    const [first = [], second = []] = listed.slice((index * lists.length) / faces.length);
    const widthOf = ({ text: own, strong: isStrong }: Pick<Token, "text" | "strong">) =>
      (isStrong ? second[strong.indexOf(own)] : first[plain.indexOf(own)]) ?? 0;
    const gap = widthOf({ text: SPACED, strong: false }) - widthOf({ text: TIGHT, strong: false });
    return {
      lineHeight: face.leading,
      paragraphs: paragraphs.map((paragraph) => ({
        tokens: paragraph,
        words: paragraph.map(
          (token): Word => ({
            width: token.emoji ? EMOJI_EMS : widthOf(token),
            space: token.glued ? 0 : gap,
            sticky: token.sticky,
          }),
        ),
      })),
    };
  });
}

const measureLists = inOneGo<readonly Node[], readonly MeasuredNode[]>(async (painter, asked) => {
  const { children } = await painter.measure(row({}, ...asked.flat()));
  let end = 0;
  return asked.map((lists) => {
    end += lists.length;
    return children.slice(end - lists.length, end);
  });
});

/** The widths of texts in ems, each as it is written: spaces and all, and never broken. */
export async function measureLines(painter: Painter, texts: readonly string[], face: FaceStyle): Promise<number[]> {
  const style: TextStyle = { ...face, leading: PITCH, size: PROBE, color: "#000000", align: "left" };
  const [list] = await measureLists(painter, [listNode(texts, style)]);
  return list ? widthsIn(list) : [];
}

/** The width of every line of a list, in ems. A line has several runs when its letters come from several fonts. */
function widthsIn({ runs }: Pick<MeasuredNode, "runs">): number[] {
  const widths: number[] = [];
  for (const { y, width, height } of runs) {
    const line = Math.floor((y + height / 2) / (PITCH * PROBE));
    widths[line] = (widths[line] ?? 0) + width / PROBE;
  }
  return widths;
}
