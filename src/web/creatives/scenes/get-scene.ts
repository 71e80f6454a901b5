import { queryOptions } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type Scene, sceneSchema } from "../../../engine/scene/scene.ts";
import { readSceneOutput } from "../../../shared/contracts/read-scene.ts";

/** A creative as data, with the user's own pictures in it by the names that the scene gives them. */
export type SavedScene = { scene: Scene; photos: ReadonlyMap<string, Uint8Array> };

/** Null for a creative that is only a picture: made by a model, uploaded, or of a form that is not read any more. */
async function getScene(creativeId: string): Promise<SavedScene | null> {
  const answer = await callFunction(await getSupabase(), "read-scene", { creative_id: creativeId }, readSceneOutput);
  if (answer.scene === null) return null;
  const photos = new Map(answer.photos.map(({ name, data }) => [name, bytesOf(data)]));
  const { data: scene } = sceneSchema.safeParse(answer.scene);
  return scene ? { scene, photos } : null;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** What a creative is made of never changes: each save is a creative, or a version, of its own. */
export const sceneQuery = (creativeId: string) =>
  queryOptions({
    queryKey: ["scene", creativeId],
    queryFn: () => getScene(creativeId),
    staleTime: Number.POSITIVE_INFINITY,
  });
