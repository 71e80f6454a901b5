import { checkCopy } from "../../../shared/copy/check-copy.ts";
import type { CopyLimit } from "../../../shared/copy/copy-places.ts";
import type { Planned } from "../planned/planned.ts";
import { isUnspaced, line } from "../written/lines.ts";
import { withoutLooseEnd } from "../written/loose-end.ts";

/** As many words of a line as are shown in full, without those at its end that wait for more. None if there are too few. */
export function cutTo(
  words: string,
  limit: CopyLimit,
  { text, language }: Pick<Planned, "text" | "language">,
): string | undefined {
  const isFit = (cut: string) => checkCopy(cut, limit).state === "fits";
  if (isFit(words)) return words;
  // At a comma a line is whole.
  const clause = words.split(/[,;:，、؛،]\s*|\s[–—-]\s/u)[0] ?? "";
  if (clause !== words && clause.length > LEAST && isFit(clause)) return line(clause);
  const parts = isUnspaced(words) ? Array.from(words) : words.split(/\s+/u);
  const glue = isUnspaced(words) ? "" : " ";
  let count = parts.length;
  while (count > 0 && !isFit(parts.slice(0, count).join(glue))) count--;
  const cut = withoutLooseEnd(line(parts.slice(0, count).join(glue)), text, language);
  return cut && cut.length > LEAST ? cut : undefined;
}

const LEAST = 3;
