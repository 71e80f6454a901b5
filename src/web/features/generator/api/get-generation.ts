import { getSupabase } from "@/session/auth.ts";
import { type Format, formatSchema } from "../../../../shared/formats.ts";

export type MadeCreative = {
  image: string;
  creativeId: string;
  title: string;
  seconds: number;
  priceUsd: number | null;
  model: string | null;
  /** Differs from the chosen format when an edit asked for another one. */
  format?: Format | undefined;
  note?: string | undefined;
};

export type Generation =
  | { state: "absent" | "running" }
  | ({ state: "succeeded" } & MadeCreative)
  | { state: "ended"; code: string; message: string };

const DELETED = "This creative was made, and has been deleted since.";

/** The recorded state of a generation, for a page that did not receive the answer itself. */
export async function getGeneration(requestId: string): Promise<Generation> {
  const supabase = await getSupabase();
  const { data: row, error } = await supabase
    .from("generations")
    .select("state, title, creative_id, error_code, error_message, created_at, finished_at, note")
    .eq("id", requestId)
    .maybeSingle();
  if (error) throw error;
  if (!row) return { state: "absent" };
  if (row.state === "queued" || row.state === "running") return { state: "running" };
  if (row.state !== "succeeded") {
    return { state: "ended", code: row.error_code ?? "interrupted", message: row.error_message ?? "" };
  }
  const made = row.creative_id && (await getCreative(row.creative_id));
  if (!made) return { state: "ended", code: "not_found", message: DELETED };
  const seconds = (Date.parse(row.finished_at ?? row.created_at) - Date.parse(row.created_at)) / 1000;
  return {
    state: "succeeded",
    ...made,
    title: row.title,
    note: row.note ?? undefined,
    seconds,
    ...(await getCalls(requestId)),
  };
}

/** What its AI calls cost, and which model they used. */
async function getCalls(requestId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("ai_calls").select("model, price_usd").eq("generation_id", requestId);
  if (error) throw error;
  const priceUsd = data.reduce((sum, call) => sum + call.price_usd, 0);
  return { priceUsd, model: data.findLast(({ model }) => model)?.model ?? null };
}

async function getCreative(creativeId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("creatives")
    .select("image_url, format")
    .eq("id", creativeId)
    .maybeSingle();
  if (error) throw error;
  return data && { image: data.image_url, creativeId, format: formatSchema.safeParse(data.format).data };
}
