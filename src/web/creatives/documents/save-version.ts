import { useCallback } from "react";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import {
  type SaveVersionOutput,
  type saveVersionInput,
  saveVersionOutput,
} from "../../../shared/contracts/save-version.ts";
import { useCardCache } from "../versions/card-cache.ts";

export type NewVersion = Omit<z.input<typeof saveVersionInput>, "id"> & {
  /** Without one it is the source's own, in another format. */
  scene?: Scene | undefined;
};

async function saveVersion(version: NewVersion): Promise<SaveVersionOutput> {
  const request = { id: crypto.randomUUID(), ...version };
  return callFunction(await getSupabase(), "save-version", request, saveVersionOutput);
}

/** Keeps a version that was made in the page. The server paints it again, to the same pixels. */
export function useSaveVersion() {
  const cards = useCardCache();
  return useCallback(
    async (version: NewVersion) => {
      const saved = await saveVersion(version);
      // It is kept, whether the page can look it up now or not.
      await cards.added(saved.document_id).catch(() => {});
      return saved;
    },
    [cards],
  );
}
