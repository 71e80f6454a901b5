import { factsOf, wordsOf } from "../../shared/brief/facts.ts";
import type { Scene } from "../scene/scene.ts";

/** What a banner may say, in the order of how much it matters. Only the headline is always there. */
export type BannerWords = { headline: string; detail?: string; button?: string };

/** Longer lines are no offer that can be read in passing. */
const MAX_DETAIL = 60;

/** The words of a banner: what an editor typed last, then the offer, then the first fact that is short enough. */
export function bannerWords({ slots, brief, meme, edits }: Scene): BannerWords {
  const editOf = (layer: string) => edits.findLast((edit) => edit.layer === layer && (edit.text || edit.hidden));
  const said = (layer: string, words: string | undefined) => {
    const edit = editOf(layer);
    return edit?.hidden ? undefined : (edit?.text ?? words);
  };
  const badge = [slots.badge?.text, slots.badge?.small].filter(Boolean).join(" ");
  const offers = brief ? factsOf(brief, "offer").map(wordsOf) : [];
  const details = [...offers, said("badge", badge), ...(slots.facts ?? []), said("subline", slots.subline)];
  const headline = meme?.captions.map(({ text }) => text).join("\n") || (said("headline", slots.headline) ?? "");
  const detail = details.find((words) => words && [...words].length <= MAX_DETAIL && !isIn(words, headline));
  const button = said("button", slots.button);
  return { headline: headline || slots.headline, ...(detail && { detail }), ...(button && { button }) };
}

const isIn = (words: string, headline: string) => headline.toLowerCase().includes(words.toLowerCase());
