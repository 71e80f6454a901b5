import { PART_IDS } from "./parts.ts";
import type { Reading } from "./read/read-prompt.ts";
import { overlap, type Span } from "./read/span.ts";

export type MarkedPiece = { text: string; mark?: "part" | "new" | "fault"; number?: number };

/** The prompt in pieces, with what was found marked. Where two marks would overlap, what is to be changed wins. */
export function markText(text: string, { parts, faults }: Reading, added: Span | null): MarkedPiece[] {
  const marks: (Span & Omit<MarkedPiece, "text">)[] = faults.map(({ start, end }) => ({ start, end, mark: "fault" }));
  for (const { part, state, spans } of parts) {
    for (const span of spans) {
      if (marks.some((mark) => overlap(mark, span))) continue;
      const mark = state === "weak" ? "fault" : added && overlap(added, span) ? "new" : "part";
      marks.push({ ...span, mark, ...(mark !== "fault" && { number: PART_IDS.indexOf(part) + 1 }) });
    }
  }
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { start, end, ...mark } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), ...mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
