import { checkCopy } from "../../../shared/copy/check-copy.ts";
import type { CopyLimit } from "../../../shared/copy/copy-places.ts";
import type { Planned } from "../planned/planned.ts";
import { isUnspaced, line, repeats, says } from "../written/lines.ts";
import { cutTo } from "./cut-to.ts";
import type { Material } from "./material.ts";

type WriteText = (planned: Planned, material: Material, limit: CopyLimit) => string | undefined;

const STOPPED = /[.!?…。！？؟]["'”’»」)]*$/u;

/** A line as a sentence. */
const sentence = (words: string) => (STOPPED.test(words) ? words : `${words}${isUnspaced(words) ? "。" : "."}`);

/** "Shop now: loaf.example": what to do, and where. */
function callOf({ button, contacts }: Material, said: string): string | undefined {
  const [contact] = contacts.filter((one) => !says(said, one));
  if (!contact) return undefined;
  if (!button || repeats(said, button)) return contact;
  return says(button, contact) ? button : `${button}: ${contact}`;
}

/** As many as are shown in full, in their order, with the way to get there at the end. */
function filled(parts: readonly string[], material: Material, limit: CopyLimit, glue: string): string | undefined {
  const isFit = (all: readonly string[]) => checkCopy(all.join(glue), limit).state === "fits";
  const kept: string[] = [];
  const whole = callOf(material, parts.join(" "));
  const last = whole && isFit([whole]) ? [whole] : [];
  for (const part of parts) {
    if (kept.some((other) => repeats(part, other))) continue;
    if (isFit([...kept, part, ...last])) kept.push(part);
  }
  if (kept.length === 0) return undefined;
  return [...kept, ...last].join(glue);
}

/** What was typed, sentence by sentence, without what only tells how the picture should look. */
export const asSaid: WriteText = (planned, material, limit) => {
  const { pieces, text } = planned;
  const sentences: string[] = [];
  let end: number | undefined;
  for (const { words, from, to } of pieces) {
    const between = end === undefined ? undefined : text.slice(end, from);
    const goesOn = between !== undefined && /^\s*[,;:–—،、]?\s*$/u.test(between) && !/\n/.test(between);
    if (goesOn) sentences.push(`${sentences.pop() ?? ""}${between}${words}`);
    else sentences.push(words);
    end = to;
  }
  const parts = sentences.map((words) => sentence(line(words))).filter((words) => /\p{L}/u.test(words));
  const glue = parts.some(isUnspaced) ? "" : " ";
  const cut = () => material.headlines.flatMap((words) => cutTo(words, limit, planned) ?? []).slice(0, 1);
  return filled(parts, material, limit, glue) ?? filled(cut().map(sentence), material, limit, glue) ?? cut()[0];
};

/** The headline, and what a customer needs below it, a line each. */
export const inLines: WriteText = (_, material, limit) => {
  const { headlines, about, offers, when, more } = material;
  const lines = [...headlines.slice(0, 1), ...offers, ...when, ...about, ...more];
  return lines.length > 2 ? filled(lines, material, limit, "\n") : undefined;
};

/** What it costs or saves first, or else another headline. */
export const inShort: WriteText = (_, material, limit) => {
  const { headlines, offers, when } = material;
  const [first, second] = headlines;
  const opening = offers[0] ?? second;
  if (!opening || !first) return undefined;
  const parts = [opening, first, ...when.slice(0, 1)].map(sentence);
  return filled(parts, material, limit, parts.some(isUnspaced) ? "" : " ");
};
