import type { Painter } from "../painter/painter.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { row } from "../tree/node.ts";
import type { Word } from "./break-lines.ts";
import type { MeasuredText } from "./fit-text.ts";
import { EMOJI_EMS, lineNode } from "./line-node.ts";
import { type Token, tokensOf } from "./tokens.ts";

const PROBE = 100;

type FaceStyle = Omit<TextStyle, "size" | "color" | "align">;

/** A picture is laid out several times: for the lint, for other formats, for the next idea. */
const MOST_KEPT = 600;
const known = new WeakMap<Painter, Map<string, Promise<MeasuredText>>>();

/** Measures every word of a text once, at a probe size; one call to the renderer for the whole text. */
export function measureText(painter: Painter, text: string, face: FaceStyle): Promise<MeasuredText> {
  const kept = known.get(painter) ?? new Map<string, Promise<MeasuredText>>();
  known.set(painter, kept);
  const key = JSON.stringify([text, face]);
  const found = kept.get(key) ?? measure(painter, text, face);
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

async function measure(painter: Painter, text: string, face: FaceStyle): Promise<MeasuredText> {
  await painter.prepareText(face.uppercase ? `${text}${text.toLocaleUpperCase("en")}` : text, [face.typeface]);
  const style: TextStyle = { ...face, size: PROBE, color: "#000000", align: "left" };
  const paragraphs = text
    .split("\n")
    .map((line) => tokensOf(line))
    .filter((tokens) => tokens.length > 0);
  const unique = new Map<string, Token>();
  for (const token of paragraphs.flat()) unique.set(keyOf(token), token);
  const space = plain("n n");
  const tight = plain("nn");
  const probes = [space, tight, ...unique.values()];
  const measured = await painter.measure(row({}, ...probes.map((token) => lineNode([token], style))));
  const widths = measured.children.map((child) => child.width / PROBE);
  const gap = (widths[0] ?? 0) - (widths[1] ?? 0);
  const widthOf = new Map([...unique.keys()].map((key, index) => [key, widths[index + 2] ?? 0]));
  return {
    lineHeight: face.leading,
    paragraphs: paragraphs.map((tokens) => ({
      tokens,
      words: tokens.map(
        (token): Word => ({
          width: token.emoji ? EMOJI_EMS : (widthOf.get(keyOf(token)) ?? 0),
          space: token.glued ? 0 : gap,
          sticky: token.sticky,
        }),
      ),
    })),
  };
}

const keyOf = (token: Token) => `${token.strong ? "s" : "n"}${token.text}`;

const plain = (text: string): Token => ({ text, strong: false, emoji: false, glued: false, sticky: false });
