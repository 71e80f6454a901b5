import { seededRandom } from "../random.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import type { Slots } from "../scene/scene.ts";
import type { Brief } from "./brief.ts";
import { capitalised } from "./find-clauses.ts";
import { shorten } from "./shorten.ts";
import { spreadSeed } from "./spread-seed.ts";

const FRAMED =
  /^(?:pov|nobody|no one|me|also me|mood|that (?:feeling|moment)(?: when)?)(?::|\s*,|\swhen\b)|^(?:me|my)\s/iu;
const MAX_LINE_LENGTH = 90;
const MAX_PANEL = 54;

/** The words of a meme and its layout. The words stay the user's own; only an opening like "POV:" is added. */
export function authorMeme(brief: Brief, seed: number, hasPhoto: boolean): { layout: LayoutId; slots: Slots } {
  const random = seededRandom(spreadSeed(seed, 2));
  const { text, quoted } = brief;
  if (quoted && /caption|(?:bar|words|text) (?:on|at the) top/iu.test(text))
    return { layout: "caption", slots: { headline: withBreak(quoted) } };
  if (quoted) {
    const [top = quoted, bottom] = quoted.split(/\s*(?:\/|\||\n)\s*/);
    return { layout: "shout", slots: { headline: top, ...(bottom && { subline: bottom }) } };
  }
  const pair = hasPhoto ? undefined : pairOf(text);
  if (pair)
    return { layout: "reject-accept", slots: { headline: `${pair[0]} / ${pair[1]}`.slice(0, 140), bullets: pair } };
  // A joke that already has an opening such as "POV:" or "Me when" gets none from us.
  if (FRAMED.test(text))
    return { layout: hasPhoto ? "shout" : "caption", slots: { headline: withBreak(shorten(text, 110)) } };
  const [, top, bottom] = /^(.{6,60}?)[.:;!?,]\s+(.{4,60}?)[.!]?$/su.exec(text) ?? [];
  const when = /\b(when .{5,})/is.exec(text)?.[1];
  const line = shorten(lowerFirst(when ?? text), MAX_LINE_LENGTH).replace(/[.]+$/, "");
  const frames =
    brief.language === "en"
      ? [`POV: ${line}`, `Mood: ${line}`, ...(line ? [capitalised(line)] : [])]
      : [`POV: ${line}`, `😅 ${line}`];
  const framed = when ? [`Me ${line}`, `Nobody:\nMe ${line}`] : frames;
  const headline = framed[Math.floor(random() * framed.length)] ?? `POV: ${line}`;
  if (hasPhoto) return { layout: "shout", slots: { headline } };
  if (top && bottom && random() < 0.5)
    return { layout: "shout", slots: { headline: `POV: ${lowerFirst(top)}`, subline: capitalised(bottom) } };
  return { layout: "caption", slots: { headline } };
}

/** Puts the speaker ("Me:") on a line of its own. */
const withBreak = (line: string) => line.replace(/^(\p{L}+:) /u, "$1\n");

/** What the face rejects and what it accepts. */
function pairOf(text: string): [string, string] | undefined {
  const instead =
    /^(.{3,70}?)\s+(?:instead of|statt|au lieu de|en vez de|em vez de|invece di|вместо)\s+(.{3,70}?)[.!]?$/isu.exec(
      text,
    );
  const versus = /^(.{3,70}?)\s+(?:vs\.?|versus|gegen|contre|contra|против)\s+(.{3,70}?)[.!]?$/isu.exec(text);
  const [, first, second] = instead ? [0, instead[2], instead[1]] : (versus ?? []);
  if (!first || !second) return undefined;
  return [capitalised(shorten(first, MAX_PANEL)), capitalised(shorten(second, MAX_PANEL))];
}

const lowerFirst = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll}|\s)(?!\s?['’])/u, (letter) => letter.toLowerCase()).replace(/^i(?=[\s'’])/, "I");
