import { line } from "../written/lines.ts";

/** Things that are told one after the other, and what they are. */
export type Listed = { title: string; items: string[]; isFlow: boolean };

const LONGEST_ITEM = 60;
const LONGEST_TITLE = 60;
const ARROW = /\s*(?:→|⟶|➡️?|->|=>)\s*/u;
const LINES = /\s*\n\s*|\s+\/\s+|\s*\/{2,}\s*/u;
const COMMAS = /\s*[,;、，؛،]\s+|[、，]|\s+(?=\d[.)]\s)/u;
const COUNTER = /^(?:\d{1,2}[.)]|[-•*])\s*/u;

/** Three or four things in a row, if the text is a list. */
export function listIn(text: string): Listed | undefined {
  const arrows = itemsOf(text, ARROW);
  if (arrows) return { title: "", items: arrows, isFlow: true };
  const lines = itemsOf(text, LINES);
  if (lines) return { title: "", items: lines, isFlow: false };
  const [, title = "", rest = ""] = /^([^:：\n]+)[:：]\s*(.+)$/su.exec(text) ?? [];
  const items = title.length <= LONGEST_TITLE ? (itemsOf(rest, LINES) ?? itemsOf(rest, COMMAS)) : undefined;
  return items && { title: line(title), items, isFlow: false };
}

function itemsOf(text: string, between: RegExp): string[] | undefined {
  const items = text
    .split(between)
    .map((item) => line(item.replace(COUNTER, "")))
    .filter(Boolean);
  return items.length >= 3 && items.length <= 4 && items.every((item) => item.length <= LONGEST_ITEM)
    ? items
    : undefined;
}
