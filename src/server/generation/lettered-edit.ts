import type { Scene } from "../../engine/scene/scene.ts";
import type { GenerateCreativeInput } from "../../shared/contracts/generate-creative.ts";
import type { ChosenModel } from "../ai/choose-service.ts";
import type { Turn } from "../fairness/fair-queue.ts";
import { isMadeByModel } from "../images/made-by-a-model.ts";
import { type FoundScene, readComposed } from "./find-composed.ts";
import type { GenerationParts } from "./generation-parts.ts";

/** A creative of ours on a picture that a service made, and which parts of a sentence are about what. */
export type LetteredEdit = {
  source: FoundScene & { photo: Uint8Array<ArrayBuffer> };
  /** With what the sentence says about its words, its colours and its layout. */
  scene: Scene;
  did: string[];
  /** What is left for whoever made the picture. Null: nothing is. */
  left: string | null;
};

/**
 * Takes a sentence about such a creative apart: "say Saturday" is ours, "warmer light" is the picture's. Undefined for all
 * other edits.
 */
export async function takeApart(
  parts: Pick<GenerationParts, "pool" | "think">,
  userId: string,
  { sourceId, words, turn }: { sourceId: string | undefined; words: string; turn: Turn },
): Promise<LetteredEdit | undefined> {
  const source = sourceId ? await readComposed(parts, userId, sourceId) : undefined;
  if (!source?.photo || !isMadeByModel(source.photo) || source.scene.layout === "meme") return undefined;
  const lettered = { ...source, photo: source.photo };
  const edited = await parts.think("edit", { scene: source.scene, words, isOnPicture: true }, turn);
  if (!edited || (edited.changed.length === 0 && !edited.format))
    return { source: lettered, scene: source.scene, did: [], left: words };
  const { scene, changed: did, missed } = edited;
  return { source: lettered, scene, did, left: missed.length > 0 ? missed.join(". ") : null };
}

/** Whether a sentence needs nobody but us, so that nothing is charged for it. */
export async function isFreeEdit(
  parts: Pick<GenerationParts, "pool" | "think">,
  userId: string,
  { type, source, prompt }: GenerateCreativeInput,
  { service }: Pick<ChosenModel, "service">,
): Promise<boolean> {
  if (type !== "edit" || service === "composer") return false;
  // Nothing is claimed yet, so the queue has to limit how many one person may have here.
  const turn = { lane: userId, person: userId };
  const edit = await takeApart(parts, userId, { sourceId: source, words: prompt, turn });
  return edit !== undefined && edit.left === null;
}
