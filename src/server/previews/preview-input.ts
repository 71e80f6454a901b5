import type { z } from "zod";
import { previewSceneInput } from "../../shared/contracts/preview-scene.ts";
import { boundedScene } from "../rendering/bounded-scene.ts";

export const previewInput = previewSceneInput.extend({ scene: boundedScene });
export type PreviewInput = z.output<typeof previewInput>;
