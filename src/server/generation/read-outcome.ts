import { chargeSchema } from "../../shared/contracts/ai-services.ts";
import type { GenerateCreativeInput, GenerateCreativeOutput } from "../../shared/contracts/generate-creative.ts";
import { AppError, isAppErrorCode } from "../../shared/errors.ts";
import { formatSchema } from "../../shared/formats.ts";
import { versionChangeSchema } from "../../shared/version-change.ts";
import { readService } from "../ai/choose-service.ts";
import type { Queryable } from "../database/pool.ts";
import type { GenerationKey } from "./generation-key.ts";
import { INTERRUPTED } from "./interrupt-abandoned.ts";

type Outcome = {
  state: string;
  prompt: string;
  type: string;
  format: string;
  title: string;
  error_code: string | null;
  error_message: string | null;
  creative_id: string | null;
  document_id: string | null;
  change: unknown;
  image_url: string | null;
  made_format: string | null;
  note: string | null;
  service: string | null;
  model: string | null;
  price_usd: number;
  possible_usd: number;
  billed: string | null;
};

/** The outcome of a generation. Every request for it reads it here, so that all get the same answer. */
export async function readOutcome(
  db: Queryable,
  { userId, id }: GenerationKey,
  input: GenerateCreativeInput,
): Promise<GenerateCreativeOutput> {
  const { rows } = await db.query<Outcome>(
    `select g.state, g.prompt, g.type, g.format, g.title, g.error_code, g.error_message, g.creative_id, g.note,
            c.image_url, c.format as made_format, c.document_id, c.change,
            g.service, calls.model, calls.price_usd, calls.possible_usd, calls.billed
       from public.generations g left join public.creatives c on c.id = g.creative_id
      cross join (select max(model) as model, coalesce(sum(price_usd), 0)::float8 as price_usd,
                         coalesce(sum(possible_usd), 0)::float8 as possible_usd,
                         (array_agg(billed order by started_at desc))[1] as billed
                    from public.ai_calls where user_id = $1 and generation_id = $2) calls
      where g.user_id = $1 and g.id = $2`,
    [userId, id],
  );
  const [outcome] = rows;
  if (!outcome) throw new AppError("interrupted", INTERRUPTED);
  const isElsewhere = input.service !== undefined && outcome.service !== null && input.service !== outcome.service;
  // A sentence about words of ours is done by us, whoever was asked.
  const isTakenOver = outcome.type === "edit" && outcome.service === "composer";
  const isOther =
    outcome.prompt !== input.prompt ||
    outcome.type !== input.type ||
    outcome.format !== input.format ||
    (isElsewhere && !isTakenOver);
  if (isOther) {
    throw new AppError("conflict", "This request id was used for another creative before. Nothing was sent.");
  }
  if (outcome.state === "running" || outcome.state === "queued") {
    throw new AppError(
      "unavailable",
      "The server is restarting. Your picture is still being made: look again in a moment.",
    );
  }
  const service = readService(outcome.service) ?? null;
  if (outcome.state !== "succeeded") {
    const code = outcome.error_code ?? "";
    const charge = chargeSchema.safeParse({ ...outcome, service }).data;
    throw new AppError(isAppErrorCode(code) ? code : "interrupted", outcome.error_message ?? INTERRUPTED, { charge });
  }
  if (!outcome.creative_id || !outcome.image_url || !outcome.document_id) {
    throw new AppError("not_found", "This creative was made, and has been deleted since.");
  }
  const did = versionChangeSchema.safeParse(outcome.change).data?.did;
  return {
    generation_id: id,
    creative_id: outcome.creative_id,
    document_id: outcome.document_id,
    image_url: outcome.image_url,
    title: outcome.title,
    service,
    model: outcome.model,
    price_usd: outcome.price_usd,
    format: formatSchema.parse(outcome.made_format),
    ...(did?.length && { did }),
    ...(outcome.note && { note: outcome.note }),
  };
}
