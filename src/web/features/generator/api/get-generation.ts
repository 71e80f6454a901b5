import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import { type Charge, chargeSchema, serviceSchema } from "../../../../shared/contracts/ai-services.ts";
import { type Format, formatSchema } from "../../../../shared/formats.ts";
import { versionChangeSchema } from "../../../../shared/version-change.ts";

export type MadeCreative = {
  image: string;
  creativeId: string;
  documentId: string;
  title: string;
  seconds: number;
  priceUsd: number | null;
  service: ServiceId | null;
  model: string | null;
  /** Differs from the chosen format when an edit asked for another one. */
  format?: Format | undefined;
  did?: string[] | undefined;
  note?: string | undefined;
};

export type Generation =
  | { state: "absent" | "running" }
  | ({ state: "succeeded" } & MadeCreative)
  | { state: "ended"; code: string; message: string; charge?: Charge | undefined };

/** Calls from before there were several services name none: they went to Gemini. */
const callSchema = chargeSchema.extend({ service: serviceSchema.catch("gemini"), model: z.string().nullable() });

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
    const { charge } = await getCalls(requestId);
    return { state: "ended", code: row.error_code ?? "interrupted", message: row.error_message ?? "", charge };
  }
  const made = row.creative_id && (await getCreative(row.creative_id));
  if (!made) return { state: "ended", code: "not_found", message: DELETED };
  const seconds = (Date.parse(row.finished_at ?? row.created_at) - Date.parse(row.created_at)) / 1000;
  const { charge, model } = await getCalls(requestId);
  return {
    state: "succeeded",
    ...made,
    title: row.title,
    note: row.note ?? undefined,
    seconds,
    priceUsd: charge?.price_usd ?? 0,
    service: charge?.service ?? null,
    model,
  };
}

/** Which service and model its AI calls used, and whether they were paid for. */
async function getCalls(requestId: string): Promise<{ charge: Charge | undefined; model: string | null }> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("ai_calls")
    .select("service, model, billed, price_usd, possible_usd")
    .eq("generation_id", requestId);
  if (error) throw error;
  const calls = z.array(callSchema).parse(data);
  return { charge: chargeOf(calls), model: calls.findLast(({ model }) => model)?.model ?? null };
}

async function getCreative(creativeId: string) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("creatives")
    .select("image_url, format, document_id, change")
    .eq("id", creativeId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const { image_url: image, document_id: documentId } = data;
  const did = versionChangeSchema.safeParse(data.change).data?.did;
  return { image, creativeId, documentId, did, format: formatSchema.safeParse(data.format).data };
}

/** One sum for all attempts. What is unsure about one of them is unsure about all. */
export function chargeOf(calls: readonly Charge[]): Charge | undefined {
  const last = calls.at(-1);
  if (!last) return undefined;
  const billed = (["unknown", "yes"] as const).find((kind) => calls.some((call) => call.billed === kind)) ?? "no";
  const sum = (of: (call: Charge) => number) => calls.reduce((total, call) => total + of(call), 0);
  return {
    service: last.service,
    billed,
    price_usd: sum(({ price_usd }) => price_usd),
    possible_usd: sum(({ possible_usd }) => possible_usd),
  };
}
