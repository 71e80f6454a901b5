import type { GenerateCreativeInput, GenerateCreativeOutput } from "../../shared/contracts/generate-creative.ts";
import { AppError, isAppErrorCode } from "../../shared/errors.ts";
import { formatSchema } from "../../shared/formats.ts";
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
  image_url: string | null;
  made_format: string | null;
  note: string | null;
  model: string | null;
  price_usd: number;
};

/** The outcome of a generation. Every request for it reads it here, so that all get the same answer. */
export async function readOutcome(
  db: Queryable,
  { userId, id }: GenerationKey,
  input: GenerateCreativeInput,
): Promise<GenerateCreativeOutput> {
  const { rows } = await db.query<Outcome>(
    `select g.state, g.prompt, g.type, g.format, g.title, g.error_code, g.error_message, g.creative_id, g.note,
            c.image_url, c.format as made_format,
            (select max(model) from public.ai_calls where user_id = $1 and generation_id = $2) as model,
            (select coalesce(sum(price_usd), 0)::float8 from public.ai_calls
              where user_id = $1 and generation_id = $2) as price_usd
       from public.generations g left join public.creatives c on c.id = g.creative_id
      where g.user_id = $1 and g.id = $2`,
    [userId, id],
  );
  const [outcome] = rows;
  if (!outcome) throw new AppError("interrupted", INTERRUPTED);
  const isOther = outcome.prompt !== input.prompt || outcome.type !== input.type || outcome.format !== input.format;
  if (isOther) {
    throw new AppError("conflict", "This request id was used for another creative before. Nothing was sent.");
  }
  if (outcome.state !== "succeeded") {
    const code = outcome.error_code ?? "";
    throw new AppError(isAppErrorCode(code) ? code : "interrupted", outcome.error_message ?? INTERRUPTED);
  }
  if (!outcome.creative_id || !outcome.image_url) {
    throw new AppError("not_found", "This creative was made, and has been deleted since.");
  }
  return {
    generation_id: id,
    creative_id: outcome.creative_id,
    image_url: outcome.image_url,
    title: outcome.title,
    service: null,
    model: outcome.model,
    price_usd: outcome.price_usd,
    format: formatSchema.parse(outcome.made_format),
    ...(outcome.note && { note: outcome.note }),
  };
}
