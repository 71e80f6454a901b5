import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { figuresIn } from "./figures.ts";
import { plain } from "./fold.ts";
import { isNeutralPiece } from "./is-neutral.ts";
import type { SaidText } from "./read-said.ts";
import { runsIn } from "./words-in.ts";

const MIN_PIECE = 2;

/**
 * Chinese and Japanese runs that cannot be put together from pieces of the description. A piece has at least two
 * characters, so that nothing is spelled out of single ones; particles may stand between pieces.
 */
export function unsaidRuns(text: string, said: SaidText): string[] {
  const small = new Set(LANGUAGE_WORDS[said.language].claims.small.split(" "));
  const source = said.joined;
  return runsIn(withoutFigures(text)).filter((run) => {
    const letters = plain(run);
    return (
      !source.includes(letters) &&
      !isMadeOf(letters, (piece) => {
        if (small.has(piece)) return true;
        return piece.length >= MIN_PIECE && (source.includes(piece) || isNeutralPiece(piece, said.language));
      })
    );
  });
}

/** The sign of an amount was compared with it; what follows it begins a new run. */
function withoutFigures(text: string): string {
  const folded = plain(text);
  return figuresIn(folded).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, folded);
}

/** Whether a text can be cut into pieces that all pass. */
function isMadeOf(text: string, passes: (piece: string) => boolean): boolean {
  const reached = Array.from({ length: text.length + 1 }, (_, index) => index === 0);
  for (let end = 1; end <= text.length; end++)
    for (let start = 0; start < end && !reached[end]; start++)
      if (reached[start] && passes(text.slice(start, end))) reached[end] = true;
  return reached[text.length] ?? false;
}
