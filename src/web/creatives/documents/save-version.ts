import { type QueryClient, useQueryClient } from "@tanstack/react-query";
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

type NewVersion = Omit<z.input<typeof saveVersionInput>, "id"> & {
  /** Without one it is the source's own, in another format. */
  scene?: Scene | undefined;
};

async function saveVersion(queries: QueryClient, version: NewVersion): Promise<SaveVersionOutput> {
  const request = { id: crypto.randomUUID(), ...version };
  const saved = await callFunction(await getSupabase(), "save-version", request, saveVersionOutput);
  await queries.invalidateQueries({ queryKey: ["creatives"] });
  return saved;
}

/** Keeps a version that was made in the page. The server paints it again, to the same pixels. */
export function useSaveVersion() {
  const queries = useQueryClient();
  return useCallback((version: NewVersion) => saveVersion(queries, version), [queries]);
}
