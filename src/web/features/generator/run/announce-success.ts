import { throwConfetti } from "@/confetti/confetti.ts";
import { showToast } from "@/lib/show-toast.ts";
import { isFirstCreative } from "../api/is-first-creative.ts";

/** Says that the creative is there. The very first one is worth more than words. */
export async function announceSuccess(): Promise<void> {
  showToast({ tone: "ok", title: "Creative Generated!", description: "It is saved in your gallery." });
  if (await isFirstCreative()) await throwConfetti(null);
}
