import type { QueryClient } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import { counted } from "../../counted.ts";
import { UPLOADS_KEY } from "../api/ad-uploads.ts";
import type { Progress } from "./send-all.ts";

/** Says so wherever the administrator is by now, and lets lists show the new ads. */
export function finishUpload(client: QueryClient, { added, alreadyIn, failed }: Progress) {
  forgetAds(client);
  if (failed > 0) return;
  showToast({
    tone: "ok",
    title: "Upload Complete!",
    description:
      added > 0
        ? `${counted(added, "ad")} added. Members see ${added === 1 ? "it once its picture is" : "them once their pictures are"} copied.`
        : `${counted(alreadyIn, "ad")} ${alreadyIn === 1 ? "was" : "were"} in the swipe gallery already.`,
  });
}

/** Everything on other screens that shows ads or counts them. */
export function forgetAds(client: QueryClient) {
  for (const queryKey of [UPLOADS_KEY, ["ads-swipe"], ["ad-pictures"]]) void client.invalidateQueries({ queryKey });
}
