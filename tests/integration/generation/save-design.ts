import { randomUUID } from "node:crypto";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { png } from "../storage/images.ts";
import type { Member } from "../storage/members.ts";
import { call, type Reply } from "./studio.ts";

/** Saves a design of what the composer made, with a picture added to it. */
export async function saveDesign(server: { url: string }, who: Member, made: Reply): Promise<Reply> {
  const source = made.body.creative_id;
  const { scene } = readSceneOutput.parse((await call(server, who, "read-scene", { creative_id: source })).body);
  const place = { at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 300 } };
  const added = [{ id: "added-a1", kind: "picture", photo: "pic-1", ...place }];
  return call(server, who, "save-version", {
    ...{ id: randomUUID(), source, format: "1:1", change: { kind: "design", did: ["Add a picture"] } },
    scene: { ...sceneSchema.parse(scene), added },
    photos: [{ name: "pic-1", data: (await png(200, 150)).toString("base64") }],
  });
}
