import type { ArtOf } from "../../scene/art-reference.ts";
import type { DoodleScene } from "./doodle-kit.ts";
import { climb, garden, juggle } from "./life-scenes.ts";
import { desk, idea, launch } from "./work-scenes.ts";

export const DOODLE_SCENES: Record<ArtOf<"doodle">["variant"], DoodleScene> = {
  desk,
  idea,
  launch,
  juggle,
  garden,
  climb,
};
