import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";

/** Deletes permanently; the database takes care of the picture. */
async function deleteCreative(id: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.from("creatives").delete().eq("id", id);
  if (error) throw error;
}

export function useDeleteCreative() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteCreative,
    // Drops the gallery's cached lists, so that the next visit to it starts afresh.
    onSuccess: () => queryClient.removeQueries({ queryKey: ["creatives"] }),
  });
}
