import type { SavedMeme } from "../../shared/contracts/read-meme.ts";
import { readComposed } from "../generation/find-composed.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";

/** The captions of a creative and what they stand on, for whoever made it. Null if it is not such a meme. */
export async function readMeme(
  parts: Pick<GenerationParts, "pool">,
  userId: string,
  creativeId: string,
): Promise<SavedMeme | null> {
  const composed = await readComposed(parts, userId, creativeId);
  const { template = null, captions } = composed?.scene.meme ?? {};
  if (!captions || (template === null && (!composed?.photo || captions.length === 0))) return null;
  const photo = template === null && composed?.photo ? Buffer.from(composed.photo).toString("base64") : null;
  return { template, captions, photo };
}
