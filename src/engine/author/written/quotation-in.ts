import type { Slots } from "../../scene/scene.ts";

type Quotation = Pick<Slots, "headline"> & Required<Pick<Slots, "person">>;
/** With its place in the text, from the first mark to the end of who said it. */
type Found = Quotation & { from: number; to: number };

const QUOTED = String.raw`["“”„«「](?<quote>[^"“”„«»「」\n]{10,120})["“”»」]`;
/** A dash or a bracket; where neither stands, nobody says who said it, and a quoted headline is no quotation. */
const BY = String.raw`[.,]?\s*(?:[-–—―~]|——|[（(])\s*`;
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*|\p{Lo}[\p{Lo}\p{M}ー・]*)`;
const HANDLE = String.raw`(?:@|u\/)[\p{L}\p{N}_.]*[\p{L}\p{N}_]`;
const NAME = String.raw`(?<name>${HANDLE}|${WORD}(?:\s${WORD}){0,3})`;
const ROLE = String.raw`(?:\s*[,،、，]\s*(?<role>[^.;!?\n()（）。؛"“”]{3,60}))?`;
const PATTERN = new RegExp(`${QUOTED}${BY}${NAME}${ROLE}\\s*(?:[.;!?)）。؛\\n]|$)`, "u");
/** A line that is nothing but the words and a name after them needs no dash. */
const WHOLE_LINE = new RegExp(`^\\s*${QUOTED}[.,]?[ \\t]+${NAME}${ROLE}[.]?[ \\t]*$`, "mu");

/** "What our users say:" before it. */
const LABEL = /(?:^|(?<=[.!?\n]\s*))[^.!?:\n]{1,40}:\s*$/u;

/** What a customer said, word for word, and who it was, as far as the description says both. */
export function quotationIn(text: string): Quotation | undefined {
  const found = findQuotation(text);
  return found && { headline: found.headline, person: found.person };
}

export function findQuotation(text: string): Found | undefined {
  const match = PATTERN.exec(text) ?? WHOLE_LINE.exec(text);
  const { quote, name, role } = match?.groups ?? {};
  if (!match || !quote || !name || name.length > 40) return undefined;
  const person = { name: name.trim(), ...(role && { role: role.trim() }) };
  const [label = ""] = LABEL.exec(text.slice(0, match.index)) ?? [];
  return { headline: quote.trim(), person, from: match.index - label.length, to: match.index + match[0].length };
}
