import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";

/** Deletes for good; the database sees to the picture. */
async function deleteCreative(id: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.from("creatives").delete().eq("id", id);
  if (error) throw error;
}

export function useDeleteCreative() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteCreative,
    // The gallery keeps its lists; the next look at it starts afresh.
    onSuccess: () => queryClient.removeQueries({ queryKey: ["creatives"] }),
  });
}
