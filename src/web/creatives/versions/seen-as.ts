import type { Card } from "./card.ts";
import type { Version } from "./version.ts";

/** A creative as if this version of it was the one shown. */
export function seenAs(card: Card, { id, prompt, format, image_url, created_at }: Version): Card {
  return id === card.version_id
    ? card
    : { ...card, version_id: id, prompt, format, image_url, created_at, headline: null };
}
