import { useRef, useState } from "react";
import { describeChange } from "@/creatives/versions/describe-change.ts";
import { pictureNames } from "../../../../engine/scene/picture-names.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { Format } from "../../../../shared/formats.ts";
import type { StudioState, StudioStep } from "../studio-state.ts";
import { forgetDraft } from "./drafts.ts";
import type { Opened } from "./use-opened.ts";
import { useSaving } from "./use-saving.ts";

type ToKeep = { scene: Scene; name: string; format: Format; photos: ReadonlyMap<string, Uint8Array> };

/** The version that is edited: the one that was opened, and after each save the one that was made. */
export function useVersion(userId: string, opened: Opened, steps: readonly StudioStep[]) {
  const keep = useSaving();
  const drafted = useRef({ userId, versionId: opened.versionId });
  const kept = useRef(opened.kept);
  const [saved, setSaved] = useState(opened.saved);
  const [savedAt, setSavedAt] = useState(0);

  const since = (current: number) => steps.filter((step, index) => index > 0 && index <= current && step.at > savedAt);

  return {
    drafted,
    saved,
    /** What was done since the last save, as the list of versions will say it. */
    done(state: StudioState): string {
      const did = [...new Set(since(state.current).map(({ name }) => name))];
      return describeChange({
        name: null,
        change: { kind: "design", did, missed: [] },
        prompt: "",
        format: state.format,
      });
    },
    async save({ scene, name, format, photos }: ToKeep) {
      const { versionId } = drafted.current;
      const made = await keep({
        ...{ scene, name, format, photos },
        source: versionId,
        before: saved,
        steps: since(steps.length - 1),
        kept: kept.current,
      });
      kept.current = new Set(pictureNames(scene));
      forgetDraft(drafted.current);
      drafted.current = { userId, versionId: made.creative_id };
      setSaved(scene);
      setSavedAt(performance.now());
      return made;
    },
  };
}
