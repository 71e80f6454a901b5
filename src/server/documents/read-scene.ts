import type { ReadSceneOutput } from "../../shared/contracts/read-scene.ts";
import type { Database } from "../database/pool.ts";
import { readComposed } from "../generation/find-composed.ts";
import { photosIn } from "../rendering/photos-in.ts";

/** What a creative is made of, for whoever made it: the scene, and the user's own pictures in it. */
export async function readScene(pool: Database, userId: string, creativeId: string): Promise<ReadSceneOutput> {
  const composed = await readComposed({ pool }, userId, creativeId);
  if (!composed) return { scene: null, photos: [] };
  const photos = Object.entries(photosIn(composed)).map(([name, bytes]) => ({
    name,
    data: Buffer.from(bytes).toString("base64"),
  }));
  return { scene: composed.scene, photos };
}
