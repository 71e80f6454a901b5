import { useQueryClient } from "@tanstack/react-query";
import { forgetErrors } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import { tellFailure } from "../tell-failure.ts";
import type { Version } from "../version.ts";
import { changeVersions } from "./get-versions.ts";

async function nameVersion(id: string, name: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("name_version", { version_id: id, name });
  if (error) throw error;
}

/** An empty name takes the version's name away. False if it could not be done, which has been said. */
export function useNameVersion() {
  const queryClient = useQueryClient();
  return async ({ id, document_id }: Version, name: string): Promise<boolean> => {
    forgetErrors();
    try {
      await nameVersion(id, name);
      const named = (version: Version) => (version.id === id ? { ...version, name: name || null } : version);
      changeVersions(queryClient, document_id, named);
      return true;
    } catch (error) {
      tellFailure({ title: "Could not rename it", kept: "Your words are still in the field.", error });
      return false;
    }
  };
}
