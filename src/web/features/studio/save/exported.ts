import type { ExportCreative } from "@/creatives/export/source.ts";
import { textsOf } from "@/creatives/texts/texts-of.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { settledScene } from "./settled-scene.ts";

type ToExport = {
  id: string;
  title: string;
  scene: Scene;
  /** The scene as the version has it. */
  saved: Scene;
  photos: ReadonlyMap<string, Uint8Array>;
  isAiMade: boolean;
};

/** What is worked on, as the export takes it: nothing has to be saved before. */
export const exportedOf = ({ id, title, scene, saved, photos, isAiMade }: ToExport): ExportCreative => ({
  id,
  title,
  sourceOf: async () => {
    const settled = settledScene(scene, saved);
    const altText = textsOf(settled).find(({ label }) => label === "Alt text")?.text;
    return { kind: "scene", scene: settled, photos, isAiMade, ...(altText && { altText }) };
  },
});
