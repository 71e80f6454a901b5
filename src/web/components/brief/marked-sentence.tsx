import { type RefObject, useEffect, useRef } from "react";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import type { BriefReading } from "../../../shared/brief/reading.ts";

type Mark = { from: number; to: number; kind: "fact" | "asked" | "cue" | "loose"; isOn: boolean };

type MarkedSentenceProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  sentence: string;
  reading: BriefReading | null;
  brief: Brief;
  /** The fact that is pointed at. */
  pointed: Fact | null;
  asked?: string | undefined;
};

/** Lies under the field with the same letters in the same places, and underlines what was understood. */
export function MarkedSentence({ fieldRef, sentence, reading, brief, pointed, asked }: MarkedSentenceProps) {
  const mirror = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const follow = () => mirror.current?.scrollTo(0, field.scrollTop);
    follow();
    field.addEventListener("scroll", follow, { passive: true });
    return () => field.removeEventListener("scroll", follow);
  }, [fieldRef]);
  return (
    <div ref={mirror} aria-hidden="true" dir="auto" className="marked-sentence">
      {piecesOf(sentence, marksOf(reading, brief, pointed, asked)).map(({ words, mark, from }) =>
        mark ? (
          <mark key={from} data-kind={mark.kind} data-on={mark.isOn || undefined}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
      {/* A field keeps room for the line after its last break. */}
      {"\u200b"}
    </div>
  );
}

function marksOf(reading: BriefReading | null, brief: Brief, pointed: Fact | null, asked: string | undefined): Mark[] {
  const facts = brief.facts.flatMap((fact): Mark[] => {
    const { from, to, isOut, value } = fact;
    if (from === undefined || to === undefined || isOut) return [];
    const isOn = pointed !== null && pointed.role === fact.role && pointed.value === value;
    return [{ from, to, kind: asked === value ? "asked" : "fact", isOn }];
  });
  const cues = reading?.notPrinted.map(({ from, to }): Mark => ({ from, to, kind: "cue", isOn: false })) ?? [];
  const loose = reading?.unplaced.map(({ from, to }): Mark => ({ from, to, kind: "loose", isOn: false })) ?? [];
  // What is pointed at lies over everything, a fact over a clause.
  return [
    ...facts.filter(({ isOn }) => isOn),
    ...facts.toSorted((a, b) => a.to - a.from - (b.to - b.from)),
    ...cues,
    ...loose,
  ];
}

type Piece = { words: string; from: number; mark?: Mark };

/** The sentence in stretches, each under the first mark that covers it. */
function piecesOf(sentence: string, marks: readonly Mark[]): Piece[] {
  const ends = marks.flatMap(({ from, to }) => [from, to]).filter((at) => at > 0 && at < sentence.length);
  const cuts = [...new Set([0, ...ends, sentence.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? sentence.length;
    const mark = marks.find((one) => one.from <= from && one.to >= to);
    return { words: sentence.slice(from, to), from, ...(mark && { mark }) };
  });
}
