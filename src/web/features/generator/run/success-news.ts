import { throwConfetti } from "@/confetti/confetti.ts";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";

/**
 * Tells that a creative is ready when its picture is seen, not while its frame is still empty. Where no screen is open
 * that would show it, there is nothing to wait for.
 */
export function createSuccessNews(tell: () => void) {
  let screens = 0;
  let waiting: string | null = null;

  function tellNow() {
    waiting = null;
    tell();
  }

  return {
    /** A screen that shows results is open, until the returned function is called. */
    open() {
      screens += 1;
      return () => {
        screens -= 1;
        if (screens === 0 && waiting !== null) tellNow();
      };
    },
    made(image: string) {
      waiting = image;
      if (screens === 0) tellNow();
    },
    shown(image: string) {
      if (waiting === image) tellNow();
    },
  };
}

/** Says that the creative is ready. The very first one also gets confetti. */
export async function announceSuccess(): Promise<void> {
  showToast({ tone: "ok", title: "Creative Generated!", description: "It is saved in your gallery." });
  if (await isFirstCreative()) await throwConfetti(null);
}

/** Whether the creative that was just made is the first one ever, also counting those that are deleted. */
async function isFirstCreative(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.from("generations").select("id").eq("state", "succeeded").limit(2);
  return data?.length === 1;
}
