import type { Planned } from "../planned/planned.ts";
import type { Said } from "../understood/understood.ts";
import { wholeList } from "./thin.ts";

const LONGEST_NAME = 3;

/** The pieces, with a short list as one of them: "Three flavours: pistachio, burnt honey, sour cherry". */
export function gathered(planned: Planned, longest: number): Said[] {
  const { pieces, text, type, subject } = planned;
  if (type === "chatgptdoodle") return pieces;
  const all: Said[] = [];
  for (const piece of pieces) {
    // It is in the list before it.
    if ((all.at(-1)?.to ?? 0) >= piece.to) continue;
    const whole = wholeList(piece, planned);
    if (whole.to > piece.to && whole.from === piece.from) {
      all.push(whole);
      continue;
    }
    const isAbout = subject && subject.from < piece.to && subject.to > piece.from;
    const isName = /^\s*:/u.test(text.slice(piece.to)) && piece.words.split(" ").length <= LONGEST_NAME && !isAbout;
    const [list = ""] = /^[^.!?]*/u.exec(text.slice(piece.from)) ?? [];
    const isList = isName && list.includes(",") && list.length <= longest;
    all.push(isList ? { ...piece, words: list, to: piece.from + list.length } : piece);
  }
  return all;
}
