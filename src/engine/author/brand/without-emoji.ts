import type { Slots } from "../../scene/scene.ts";

const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3)+/gu;

/** Words of a brand's ad: an emoji among them has colours that are not the brand's. What is nothing else stays. */
export function withoutEmoji(slots: Slots): Slots {
  const { headline, subline, facts, bullets, ...others } = slots;
  return {
    ...others,
    headline: plain(headline),
    ...(subline && { subline: plain(subline) }),
    ...(facts && { facts: facts.map(plain) }),
    ...(bullets && { bullets: bullets.map(plain) }),
  };
}

function plain(words: string): string {
  const bare = words.replace(EMOJI, " ").replace(/\s+/gu, " ").trim();
  return /[\p{L}\p{N}]/u.test(bare) ? bare : words;
}
