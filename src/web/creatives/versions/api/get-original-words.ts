import { getSupabase } from "@/session/auth.ts";

type Looked = { documentId: string; versionId: string; prompt: string; type: string };

/** The description that a version goes back to: its own or, for an edit, that of the creative it began with. */
export async function getOriginalWords({ documentId, versionId, ...own }: Looked) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("creatives")
    .select("id, source_id, prompt, type")
    .eq("document_id", documentId)
    .limit(MOST);
  if (error) throw error;
  const byId = new Map(data.map((version) => [version.id, version]));
  let version = byId.get(versionId);
  for (let step = 0; version?.type === "edit" && version.source_id && step < MOST; step++)
    version = byId.get(version.source_id);
  const first = version?.type === "edit" ? data.find(({ type }) => type !== "edit") : version;
  return first ? { prompt: first.prompt, type: first.type } : own;
}

/** More than anybody makes of one creative. */
const MOST = 1_000;
