import { chatIn } from "./chat-in.ts";
import { framesIn } from "./frames-in.ts";
import { looksIn } from "./looks-in.ts";
import { type Part, type Parted, type PartName, widened } from "./parts.ts";
import type { Reading } from "./reading.ts";
import { picturedIn, type Stretch, stageDirections } from "./stage-directions.ts";

/**
 * What is a direction by its form is nothing else, whatever the model took it for, and what "a photograph of" shows is
 * its subject. Colours stay what they are: a direction may ask for one.
 */
export function withDirections({ parts, shareOf }: Parted, reading: Reading): Parted {
  const { text, tokens, type, language } = reading;
  // A joke may be about anything, and it is told in sentences.
  const isJoke = type === "meme";
  const asPart = (name: PartName, { from, to }: Stretch): Part[] => {
    const first = tokens.findIndex((token) => token.from >= from);
    const end = tokens.findLastIndex((token) => token.to <= to) + 1;
    return first >= 0 && end > first ? [{ name, first, end, from, to, words: text.slice(from, to), sure: 1 }] : [];
  };
  const isIn = (at: number, list: readonly Part[]) => list.some(({ first, end }) => at >= first && at < end);
  const said = [...(isJoke ? [] : [...stageDirections(text), ...framesIn(text)]), ...chatIn(text, language, type)];
  const isKnown = ({ from, to }: Stretch) =>
    [...said, ...parts.filter(({ name }) => name === "k" || name === "c")].some(
      (one) => one.from <= from + SLACK && one.to >= to - SLACK,
    );
  const told = merged([...said, ...(isJoke ? [] : looksIn(text, language, isKnown))]).flatMap((stretch) =>
    asPart("k", stretch),
  );
  // Where something is said besides, that is what the picture is for, and the thing need not be named.
  const isSaid = parts.some(({ name, first }) => /^[bodf]$|^e\./u.test(name) && !isIn(first, told));
  const shown = isSaid || isJoke ? null : picturedIn(text);
  const isTold = ({ first }: Part) => shareOf("k", first) > 0.5 || isIn(first, told);
  const pictured = shown ? asPart("s", shown).filter(isTold) : [];
  const directions = told.flatMap((part) => outside(part, pictured, reading));
  const known = [...pictured, ...directions];
  return {
    parts: [...parts.flatMap((part) => outside(part, part.name === "c" ? pictured : known, reading)), ...known].sort(
      (one, other) => one.first - other.first,
    ),
    shareOf: (name, at) => {
      if (isIn(at, directions)) return name === "k" ? 1 : 0;
      return isIn(at, pictured) ? Number(name === "s") : shareOf(name, at);
    },
  };
}

/** A stop or a small word more or less. */
const SLACK = 4;

/** Stretches that overlap are one. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** What of a part lies outside of all these. */
function outside(part: Part, others: readonly Part[], reading: Reading): Part[] {
  const cut = others.find(({ first, end }) => first < part.end && end > part.first);
  if (!cut) return [part];
  const rests = [
    { first: part.first, end: cut.first },
    { first: cut.end, end: part.end },
  ];
  return rests
    .filter(({ first, end }) => end > first)
    .map(({ first, end }) => widened(part, first, end, reading))
    .filter(({ words }) => /[\p{L}\d]/u.test(words))
    .flatMap((rest) => outside(rest, others, reading));
}
