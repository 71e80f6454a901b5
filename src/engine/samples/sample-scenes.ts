import { type Scene, sceneSchema } from "../scene.ts";
import { META_SAMPLES } from "./meta-samples.ts";

export const SAMPLE_SCENES: readonly Scene[] = [...META_SAMPLES].map((scene) => sceneSchema.parse(scene));
