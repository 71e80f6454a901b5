import type { ServiceId } from "../../shared/ai-services/services.ts";
import { usualReadingUsd, usualTextUsd } from "../../shared/ai-services/text-models.ts";
import { type AiServices, type ServiceView, serviceViewSchema } from "../../shared/contracts/ai-services.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { type Catalogue, offer } from "./catalogue.ts";
import { pickQuality, readService } from "./choose-service.ts";
import { readListed } from "./listed-models.ts";
import { MONTH, MONTH_START } from "./reserve-call.ts";

type KeyRow = { credit: number | null } & Row<
  "private.api_keys",
  "service" | "last_four" | "state" | "note" | "created_at" | "checked_at" | "model" | "quality" | "listed"
>;
type Standing = {
  image_service: string | null;
  text_service: string | null;
  cap: number | null;
  month: string;
  certain: number;
  unsure: number;
};

/** All that Settings and the generator show about a user's services. No key is opened for it. */
export async function readServices(db: Queryable, catalogue: Catalogue, userId: string): Promise<AiServices> {
  const { rows: keys } = await db.query<KeyRow>(
    `select service, last_four, state, note, credit_usd::float8 as credit, created_at, checked_at, model, quality, listed
       from private.api_keys where user_id = $1`,
    [userId],
  );
  const { rows } = await db.query<Standing>(
    `select s.image_service, s.text_service, s.cap_usd::float8 as cap, spent.certain, spent.unsure,
            ${MONTH}::text as month
       from (select coalesce(sum(price_usd), 0)::float8 as certain, coalesce(sum(possible_usd), 0)::float8 as unsure
               from public.ai_calls where user_id = $1 and started_at >= ${MONTH_START}) spent
       left join private.ai_settings s on s.user_id = $1`,
    [userId],
  );
  const [standing] = rows;
  if (!standing) throw new Error("a query without a condition gave no row");
  const image = readService(standing.image_service) ?? null;
  const chosen = readService(standing.text_service) ?? null;
  const follows = image && catalogue.textModelOf(image) !== null ? image : null;
  return {
    services: catalogue.offered.map((id) =>
      view(
        catalogue,
        id,
        keys.find(({ service }) => service === id),
      ),
    ),
    defaults: { image, text: chosen ?? follows, is_text_chosen: chosen !== null },
    spending: {
      month: standing.month,
      cap_usd: standing.cap,
      certain_usd: standing.certain,
      unsure_usd: standing.unsure,
    },
  };
}

function view(catalogue: Catalogue, id: ServiceId, row: KeyRow | undefined): ServiceView {
  const models = catalogue.modelsOf(id, readListed(row?.listed));
  const model = models.find((one) => one.id === row?.model) ?? models[0];
  const textModel = catalogue.textModelOf(id);
  const isFree = id === "composer" || id === "compatible";
  return {
    id,
    name: catalogue.nameOf(id),
    state: id === "composer" ? "ready" : serviceViewSchema.shape.state.catch("unchecked").parse(row?.state ?? "absent"),
    masked: row ? `••••${row.last_four}` : null,
    note: row?.note ?? null,
    credit_usd: row?.credit ?? null,
    added_at: row?.created_at.toISOString() ?? null,
    checked_at: row?.checked_at?.toISOString() ?? null,
    address: catalogue.addressOf(id),
    model: model?.id ?? null,
    quality: model ? pickQuality(model, {}, row) : null,
    models: models.map(offer),
    text_model: textModel,
    text_usd: textModel === null ? null : isFree ? 0 : usualTextUsd(textModel, new Date()),
    reading_usd: textModel === null || id === "composer" ? null : isFree ? 0 : usualReadingUsd(textModel, new Date()),
  };
}
