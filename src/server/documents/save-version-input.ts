import type { z } from "zod";
import { saveVersionInput } from "../../shared/contracts/save-version.ts";
import { boundedScene } from "../rendering/bounded-scene.ts";

/** Without a scene it is the source's own, painted in another format. */
export const saveVersionRequest = saveVersionInput.extend({ scene: boundedScene.optional() });
export type SaveVersionRequest = z.output<typeof saveVersionRequest>;
