import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { readMemeOutput, type SavedMeme } from "../../shared/contracts/read-meme.ts";

async function getSavedMeme(id: string): Promise<SavedMeme | null> {
  return (await callFunction(await getSupabase(), "read-meme", { creative_id: id }, readMemeOutput)).meme;
}

/** What a creative was captioned with never changes: each save is a creative of its own. */
export const savedMemeQuery = (id: string) =>
  queryOptions({
    queryKey: ["saved-meme", id],
    queryFn: () => getSavedMeme(id),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Creative = { id: string | null; type: string };

/** Whether it has captions to change. Where that cannot be told now, it is a picture like any other. */
async function isCaptioned(queries: QueryClient, id: string, type: string): Promise<boolean> {
  // An edited meme is of type edit.
  if (type !== "meme" && type !== "edit") return false;
  return (await queries.fetchQuery(savedMemeQuery(id)).catch(() => null)) !== null;
}

/** Opens a captioned meme in its caption editor. False for everything else, which is edited in Generate. */
export function useOpenCaptions() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useCallback(
    async ({ id, type }: Creative): Promise<boolean> => {
      if (id === null || !(await isCaptioned(queries, id, type))) return false;
      await navigate({ to: "/dashboard/memes/create", search: { creative: id } });
      return true;
    },
    [navigate, queries],
  );
}
