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
    description: `${counted(added + alreadyIn, "ad")} ${added + alreadyIn === 1 ? "is" : "are"} in the swipe gallery.`,
  });
}

/** Everything on other screens that shows ads or counts them. */
export function forgetAds(client: QueryClient) {
  for (const queryKey of [UPLOADS_KEY, ["ads-swipe"], ["ad-pictures"]]) void client.invalidateQueries({ queryKey });
}
