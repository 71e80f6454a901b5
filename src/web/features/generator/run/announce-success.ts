import { throwConfetti } from "@/confetti/confetti.ts";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";

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
