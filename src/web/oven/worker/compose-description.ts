import { authorFitting } from "../../../engine/author/author-fitting.ts";
import { type Briefed, briefDescription } from "../../../engine/author/author-scene.ts";
import { canBeSet } from "../../../engine/author/can-be-set.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../../engine/author/refusals.ts";
import { isDeliverable } from "../../../engine/lint/finding.ts";
import type { LookedOver } from "../../../engine/lint/look-over-photo.ts";
import type { MemeShelf } from "../../../engine/memes/meme-shelf.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { Described } from "../oven.ts";
import { OvenError } from "../oven-error.ts";
import type { Orders } from "../oven-messages.ts";
import { stocked } from "./stocked.ts";
import type { Words } from "./word-pantry.ts";

/** What was read last: the ideas for a description are made one after the other. */
let latest: { key: string; briefed: Briefed } | undefined;

/** Reads a description as the server's composer does. */
export async function briefOf({ description, adType, brief, kit }: Described, words: Words): Promise<Briefed> {
  if (!canBeSet(description)) throw new OvenError("refused", CANNOT_SET);
  const key = JSON.stringify([description, adType, brief, kit]);
  if (latest?.key === key) return latest.briefed;
  await words.fetchFor(description);
  const briefed = await stocked(() => briefDescription({ description, type: adType, brief, kit }, words.shelf));
  latest = { key, briefed };
  return briefed;
}

/** Makes a scene of a description, in the same steps and with the same checks as the server's composer. */
export async function composeDescription(
  order: Orders["compose"]["order"] & { isCutOut: boolean },
  { words, memes }: { words: Words; memes: MemeShelf },
  inspect: (idea: Scene) => Promise<LookedOver>,
): Promise<Scene> {
  const { description, adType: type, seed, format, brief, kit, layout, own, isCutOut } = order;
  const briefed = await briefOf(order, words);
  const pictures = { photo: own?.photo, photos: own?.more, logo: own?.logo, font: own?.font, isCutOut };
  const wish = { description, type, brief, kit, layout, seed, colors: [], memes, format, ...pictures };
  const { scene, painted } = await stocked(() => authorFitting(wish, words.shelf, inspect, briefed));
  if (!isDeliverable(painted.findings)) throw new OvenError("refused", WOULD_CLAIM);
  return scene;
}
