import { useCallback } from "react";
import { type NewVersion, useSaveVersion } from "@/creatives/documents/save-version.ts";
import { base64Of } from "@/lib/base64.ts";
import { pictureNames } from "../../../../engine/scene/picture-names.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { SaveVersionOutput } from "../../../../shared/contracts/save-version.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Format } from "../../../../shared/formats.ts";
import type { StudioStep } from "../studio-state.ts";
import { settledScene } from "./settled-scene.ts";

const MAX_STEPS = 24;
const MAX_STEP = 200;

export type ToSave = {
  source: string;
  scene: Scene;
  /** The scene as it was opened or last saved. */
  before: Scene;
  steps: readonly StudioStep[];
  format: Format;
  name: string;
  photos: ReadonlyMap<string, Uint8Array>;
  /** Pictures that the server has with the source. */
  kept: ReadonlySet<string>;
};

/** Saves what was made as a version, with those of its pictures that the server does not have. */
export function useSaving() {
  const save = useSaveVersion();
  return useCallback(
    async ({ source, scene, before, steps, format, name, photos, kept }: ToSave): Promise<SaveVersionOutput> => {
      const settled = settledScene(scene, before);
      const missing = pictureNames(settled).filter((one) => !kept.has(one));
      const sent = missing.map(async (one): Promise<NonNullable<NewVersion["photos"]>[number]> => {
        const bytes = photos.get(one);
        if (!bytes) throw new AppError("not_found", "One of the pictures is gone from this browser. Put it on again.");
        return { name: one, data: await base64Of(bytes) };
      });
      const did = [...new Set(steps.map((step) => step.name.slice(0, MAX_STEP)))].slice(0, MAX_STEPS);
      return save({
        source,
        scene: settled,
        format,
        change: { kind: "design", did },
        ...(name.trim() && { name: name.trim() }),
        photos: await Promise.all(sent),
      });
    },
    [save],
  );
}
