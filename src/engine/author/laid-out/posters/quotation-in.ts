import type { Slots } from "../../../scene/scene.ts";

type Quotation = Pick<Slots, "headline"> & Required<Pick<Slots, "person">>;

const QUOTED = String.raw`["“”„«「](?<quote>[^"“”„«»「」\n]{10,120})["“”»」]`;
/** A dash or a bracket; where neither stands, nobody says who said it, and a quoted headline is no quotation. */
const BY = String.raw`[.,]?\s*(?:[-–—―~]|——|[（(])\s*`;
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*|\p{Lo}[\p{Lo}\p{M}ー・]*)`;
const NAME = String.raw`(?<name>${WORD}(?:\s${WORD}){0,3})`;
const ROLE = String.raw`(?:\s*[,،、，]\s*(?<role>[^.;!?\n()（）。؛"“”]{3,60}))?`;
const PATTERN = new RegExp(`${QUOTED}${BY}${NAME}${ROLE}\\s*(?:[.;!?)）。؛\\n]|$)`, "u");

/** What a customer said, word for word, and who it was, as far as the description says both. */
export function quotationIn(text: string): Quotation | undefined {
  const { quote, name, role } = PATTERN.exec(text)?.groups ?? {};
  if (!quote || !name || name.length > 40) return undefined;
  return { headline: quote.trim(), person: { name: name.trim(), ...(role && { role: role.trim() }) } };
}
