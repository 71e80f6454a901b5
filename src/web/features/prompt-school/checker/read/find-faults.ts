import type { Span } from "./span.ts";
import type { Clause } from "./split-clauses.ts";

export type Fault = Span & {
  title: string;
  advice: string;
  /** What one press does; null where only the writer knows. */
  fix: { label: string; replacement: string } | null;
};

/** Words that ask for quality without saying what is in the picture. */
const FILLER =
  /^(?:(?:4k|8k|uhd|hd|full hd|ultra[ -]hd|hdr|trending(?: on artstation)?|artstation|masterpiece|(?:best|high|top|highest) quality|(?:ultra|hyper)[ -]?realistic|realistic|(?:highly|ultra|super) detailed|detailed|award[ -]winning|octane render|unreal engine|stunning|amazing|beautiful|professional|good lighting|nice font|luxury|clean|viral|sharp focus)(?: |$)){1,4}$/i;

/** What a picture would show all the same, and what to say in its place. */
const INSTEAD: readonly [RegExp, string][] = [
  [/^(?:people|persons?|humans?|faces|hands|models?)$/i, "an empty studio"],
  [/^(?:cars|traffic|vehicles)$/i, "an empty street"],
  [/^(?:clutter|mess|objects|props|other objects|distractions)$/i, "one clear, empty surface"],
  [/^(?:background|backdrop)$/i, "a plain white backdrop"],
  [/^(?:trees|buildings|houses)$/i, "open, level ground"],
  [/^(?:shadows?|harsh shadows)$/i, "soft, even light from all sides"],
  [/^(?:blur|bokeh)$/i, "everything in focus from front to back"],
  [/^(?:text|words|letters|writing|watermarks?|logos?)$/i, "nothing is written anywhere"],
];
const NEGATION = /^(?:and )?(?:no|without(?: any)?|don['’]t (?:show|add|include)(?: any)?) ([\p{L} -]{3,24})$/iu;

const TRANSPARENT = /\btransparent (?:background|backdrop)\b/gi;
const BRACKETS = /\[[^\][\n]{1,60}\]/g;
const MAX_QUOTED_WORDS = 8;

/** What does harm, or nothing at all, in the order in which it stands there. */
export function findFaults(text: string, clauses: readonly Clause[], quotes: readonly Span[]): Fault[] {
  const at = ({ start, end }: Span) => text.slice(start, end);
  const transparent = [...text.matchAll(TRANSPARENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    title: `“${match[0]}” cannot be made`,
    advice: "It may come out as painted chequers. Ask for plain white and cut it out afterwards.",
    fix: { label: "Say “plain white background”", replacement: "plain white background" },
  }));
  const brackets = [...text.matchAll(BRACKETS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    title: `${match[0]} is still to be filled in`,
    advice: "The model would read the brackets as part of the description.",
    fix: null,
  }));
  const long = quotes
    .filter((quote) => at(quote).split(/\s+/).length > MAX_QUOTED_WORDS)
    .map((quote) => ({
      ...quote,
      title: `${at(quote).split(/\s+/).length} words in one line`,
      advice: "The more words, the more slips. Keep the headline short and add the rest afterwards.",
      fix: null,
    }));
  return [...fillers(text, clauses), ...clauses.flatMap(negation), ...transparent, ...brackets, ...long].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Neighbours are one fault: “4k, trending”. */
function fillers(text: string, clauses: readonly Clause[]): Fault[] {
  const runs: Span[] = [];
  clauses.forEach((clause, index) => {
    if (!FILLER.test(clause.text)) return;
    const last = runs.at(-1);
    if (last && last.end === clauses[index - 1]?.end) last.end = clause.end;
    else runs.push({ start: clause.start, end: clause.end });
  });
  return runs.map((run) => ({
    ...run,
    title: `“${text.slice(run.start, run.end)}” says nothing`,
    advice: "Describe the picture instead of listing keywords.",
    fix: { label: "Remove", replacement: "" },
  }));
}

function negation({ text, start, end }: Clause): Fault[] {
  const what = text.match(NEGATION)?.[1]?.trim();
  const instead = what && INSTEAD.find(([pattern]) => pattern.test(what))?.[1];
  if (!what || !instead) return [];
  return [
    {
      start,
      end,
      title: `“${text}” brings ${what} in`,
      advice: `Say what is there: ${instead}.`,
      fix: { label: `Say “${instead}”`, replacement: instead },
    },
  ];
}
