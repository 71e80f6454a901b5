import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import {
  type AdPicturesProgress,
  adPicturesProgressOutput,
  processAdsSwipeImagesOutput,
} from "../../../../../shared/contracts/ad-pictures.ts";
import { processingProblem } from "../../error-words.ts";

const LOOK_EVERY_MS = 2_000;
/** Also what an upload asks for again. */
const KEY = ["ad-pictures"];
/** The lists of ads, which say whether a picture is stored. */
const ADS_KEY = ["ads-swipe"];

const progressQuery = (uploadId: string | undefined) =>
  queryOptions({
    queryKey: [...KEY, uploadId ?? "all"],
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<AdPicturesProgress>(queryKey);
      const body = uploadId ? { upload_id: uploadId } : {};
      const now = await callFunction(await getSupabase(), "ad-pictures-progress", body, adPicturesProgressOutput);
      if (before?.is_running && !now.is_running) void client.invalidateQueries({ queryKey: ADS_KEY });
      return now;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.is_running ? LOOK_EVERY_MS : false),
  });

/** Looks again every few seconds while pictures are being copied, and not otherwise. */
export const usePicturesProgress = (uploadId: string | undefined) => useQuery(progressQuery(uploadId));

async function processPictures(uploadId: string | undefined, which: "new" | "failed") {
  const body = { ...(uploadId && { upload_id: uploadId }), ...(which === "failed" && { only_failed: true }) };
  return callFunction(await getSupabase(), "process-ads-swipe-images", body, processAdsSwipeImagesOutput);
}

/** Queues pictures. The server goes on by itself, wherever the administrator is by then. */
export function useProcessPictures(uploadId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: "new" | "failed") => processPictures(uploadId, which),
    onMutate: forgetErrors,
    onSuccess: ({ processed }) =>
      showToast(
        processed > 0
          ? {
              tone: "info",
              title: "Image Processing Started!",
              description: `${processed.toLocaleString("en")} ${processed === 1 ? "picture" : "pictures"}. You can leave this page.`,
            }
          : { tone: "info", title: "Nothing to process", description: "These pictures are stored or queued already." },
      ),
    onError: (error) => showToast({ tone: "bad", title: "Processing Failed", description: processingProblem(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
