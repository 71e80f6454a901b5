import { authorFitting } from "../../../engine/author/author-fitting.ts";
import { canBeSet } from "../../../engine/author/can-be-set.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../../engine/author/refusals.ts";
import { type Finding, isDeliverable } from "../../../engine/lint/finding.ts";
import type { MemeShelf } from "../../../engine/memes/meme-shelf.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { OvenError } from "../oven-error.ts";
import type { Orders } from "../oven-messages.ts";
import { stocked } from "./stocked.ts";
import type { Words } from "./word-pantry.ts";

/** Makes a scene of a description, in the same steps and with the same checks as the server's composer. */
export async function composeDescription(
  { description, adType, seed, format }: Orders["compose"]["order"],
  { words, memes }: { words: Words; memes: MemeShelf },
  lint: (idea: Scene) => Promise<Finding[]>,
): Promise<Scene> {
  if (!canBeSet(description)) throw new OvenError("refused", CANNOT_SET);
  await words.fetchFor(description);
  const { scene, painted } = await stocked(() =>
    authorFitting({ description, type: adType, seed, colors: [], memes, format }, words.shelf, async (idea) => ({
      findings: await lint(idea),
    })),
  );
  if (!isDeliverable(painted.findings)) throw new OvenError("refused", WOULD_CLAIM);
  return scene;
}
