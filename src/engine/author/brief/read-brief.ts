import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import type { BriefReading } from "../../../shared/brief/reading.ts";
import { type FactRole, MAX_VALUE } from "../../../shared/brief/roles.ts";
import { isForbidding } from "../planned/choose-palette.ts";
import { planWords } from "../planned/plan.ts";
import type { Said, Understood } from "../understood/understood.ts";
import { withOwnCall } from "../written/own-call.ts";
import { write } from "../written/write.ts";
import { writeHeadlines } from "../written/write-headlines.ts";

/** A headline of our choice is as sure as what the ad is about, and never quite. */
const CHOSEN = { least: 0.5, more: 0.4 };
const MOST_CHOICES = 4;

/** What was understood of a description as facts, each with its place in it. */
export function readBrief(understood: Understood, description: string): BriefReading {
  const planned = withOwnCall(planWords(understood));
  const { brand, subject, offers, dates, places, phone, contacts, colors, directions, exact, language } = planned;
  const locate = locator(description);
  const fact = (role: FactRole, words: string, sure: number, near?: number): Fact => ({
    role,
    value: words.replace(/\s+/gu, " ").trim().slice(0, MAX_VALUE),
    sure: Math.round(sure * 100) / 100,
    by: "read",
    ...locate(words, near),
  });
  const all = (role: FactRole, list: readonly (Said | undefined)[]) =>
    list.flatMap((said) => (said?.words.trim() ? [fact(role, said.words, said.sure, said.from)] : []));
  const written = write(planned);
  const headlines = understood.type === "meme" ? [] : writeHeadlines(planned);
  const [headline] = headlines;
  const facts = [
    ...all("name", [brand]),
    ...all("what", [subject]),
    ...(headline
      ? [
          fact(
            "headline",
            headline,
            exact.headline || exact.tagline ? 1 : CHOSEN.least + CHOSEN.more * (subject?.sure ?? 0),
          ),
        ]
      : []),
    ...all("offer", offers),
    ...all("when", dates),
    ...all("where", places),
    ...all("contact", [phone, ...contacts]),
    ...(written.button ? [fact("button", written.button, exact.button ? 1 : understood.intentSure)] : []),
    ...all("look", apart(colors, planned.text)),
    ...all(
      "avoid",
      directions.filter(({ words }) => isForbidding(words, language)),
    ),
  ];
  const { intent, intentSure, intents = [intent], isForeign } = understood;
  const brief: Brief = {
    kind: { value: intent, sure: Math.round(intentSure * 100) / 100, by: "read" },
    language: { value: isForeign ? null : language, sure: isForeign ? 0 : 1, by: "read" },
    facts,
  };
  const loose = planned.pieces.filter(
    (piece) => !facts.some(({ value }) => saysAll(value, piece.words) || saysAll(piece.words, value)),
  );
  return {
    brief,
    swatches: {},
    kinds: intents.slice(0, MOST_KINDS),
    headlines: headlines.slice(0, MOST_CHOICES),
    unplaced: loose.flatMap(({ words, from }) => placedOf(words, locate(words, from))),
    notPrinted: directions.flatMap(({ words, from }) => placedOf(words, locate(words, from))),
  };
}

/** "Bright blue | blue and orange" are two colours: what the first has said is left out of the second. */
function apart(looks: readonly Said[], text: string): Said[] {
  let end = 0;
  return looks
    .toSorted((one, other) => one.from - other.from)
    .flatMap((look) => {
      const from = Math.max(look.from, end);
      end = Math.max(end, look.to);
      const words = text.slice(from, look.to).replace(/^[\s,&+]*(?:(?:and|und|et|y|e|en|и|و)\s+)?/iu, "");
      return words && from < look.to ? [{ ...look, words, from: look.to - words.length }] : [];
    });
}

const MOST_KINDS = 4;

const placedOf = (words: string, place: { from?: number; to?: number }) =>
  place.from !== undefined && place.to !== undefined ? [{ words, from: place.from, to: place.to }] : [];

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const saysAll = (text: string, words: string) => bare(text).includes(bare(words));

/** Finds words in the description as it was typed, which is not quite the one that was read: the nearest to a place. */
function locator(description: string): (words: string, near?: number) => { from?: number; to?: number } {
  const folded = description.toLowerCase();
  return (words, near = 0) => {
    const parts = words.toLowerCase().trim().split(/\s+/u).filter(Boolean);
    if (parts.length === 0) return {};
    const places = startsOf(folded, parts);
    const [best] = places.sort((one, other) => Math.abs(one.from - near) - Math.abs(other.from - near));
    return best ?? {};
  };
}

const MOST_PLACES = 20;

/** Every place where these words follow each other with nothing but space between them. */
function startsOf(text: string, parts: readonly string[]): { from: number; to: number }[] {
  const [first = "", ...others] = parts;
  const found: { from: number; to: number }[] = [];
  for (let from = text.indexOf(first); from >= 0 && found.length < MOST_PLACES; from = text.indexOf(first, from + 1)) {
    let to = from + first.length;
    const isWhole = others.every((part) => {
      const gap = /^\s+/u.exec(text.slice(to, to + 40))?.[0].length ?? 0;
      if (gap === 0 || !text.startsWith(part, to + gap)) return false;
      to += gap + part.length;
      return true;
    });
    if (isWhole) found.push({ from, to });
  }
  return found;
}
