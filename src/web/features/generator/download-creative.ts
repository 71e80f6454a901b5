import { showToast } from "@/lib/show-toast.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";

/** Long enough for the slowest browser to have taken the file over. */
const FORGET_AFTER_MS = 60_000;

export const downloadName = (at: Date) => `${PRODUCT_NAME.toLowerCase()}-creative-${at.getTime()}.png`;

export async function downloadCreative(imageUrl: string): Promise<void> {
  try {
    const answer = await fetch(imageUrl);
    if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = downloadName(new Date());
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), FORGET_AFTER_MS);
    showToast({ tone: "ok", title: "Downloaded!" });
  } catch (error) {
    console.error(error);
    const description = "Failed to download the creative. Please try again.";
    showToast({ tone: "bad", title: "Download Failed", description });
  }
}
