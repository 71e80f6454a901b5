import type { ImageModel, Quality } from "../../shared/ai-services/image-model.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { qualitySchema, serviceSchema } from "../../shared/contracts/ai-services.ts";
import { AppError } from "../../shared/errors.ts";
import type { AiProvider } from "../adapters/ai/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { Catalogue } from "./catalogue.ts";
import type { KeyVault, SealedKey } from "./key-vault.ts";
import { readListed } from "./listed-models.ts";

export type Providers = Partial<Record<ServiceId, AiProvider>>;
export type ServiceParts = { pool: Queryable; vault: KeyVault; catalogue: Catalogue; providers: Providers };

/** Who is asked, with whose key. The key is open for the duration of one call. */
export type ChosenService = {
  service: ServiceId;
  name: string;
  provider: AiProvider;
  key: string;
  /** What was last known about the key. */
  state: string;
  hasCap: boolean;
};
export type ChosenModel = ChosenService & { model: ImageModel; quality: Quality | null };

type Wanted = { service?: ServiceId | undefined; model?: string | undefined; quality?: Quality | undefined };
type Found = { wanted: string | null; has_cap: boolean } & Partial<SealedKey> &
  Row<"private.api_keys", "model" | "quality" | "listed" | "state">;

const MISSING = "Connect your AI API key in Settings first.";

/** For a picture: what this run asks for, else what its user chose. Never by the look of a key. */
export async function chooseForImage(parts: ServiceParts, userId: string, wanted: Wanted): Promise<ChosenModel> {
  const found = await find(parts.pool, userId, wanted.service, "image");
  const chosen = open(parts, userId, found);
  const models = parts.catalogue.modelsOf(chosen.service, readListed(found.listed));
  const model = pickModel(models, wanted.model, found.model, chosen.name);
  return { ...chosen, model, quality: pickQuality(model, wanted, found) };
}

/** For words: the service chosen for text, else the one for pictures if it can write. */
export async function chooseForText(parts: ServiceParts, userId: string, wanted?: ServiceId): Promise<ChosenService> {
  const found = await find(parts.pool, userId, wanted, "text");
  const service = readService(found.wanted);
  if (service && parts.catalogue.textModelOf(service) === null) {
    throw new AppError(
      "not_supported",
      `${parts.catalogue.nameOf(service)} only draws and cannot write. Choose another service for text in Settings. Nothing was sent.`,
    );
  }
  return open(parts, userId, found);
}

/** The key of a service, for a job that was sent to it earlier. Null when there is none any more. */
export async function reopenService(
  parts: ServiceParts,
  userId: string,
  service: ServiceId,
): Promise<ChosenService | null> {
  try {
    return open(parts, userId, await find(parts.pool, userId, service, "image"));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function open({ vault, catalogue, providers }: ServiceParts, userId: string, found: Found): ChosenService {
  const service = readService(found.wanted);
  if (!service) throw new AppError("key_missing", MISSING);
  const provider = providers[service];
  const name = catalogue.nameOf(service);
  if (!provider) throw new AppError("not_supported", `${name} is not offered on this installation. Nothing was sent.`);
  const chosen = { service, name, provider, state: found.state ?? "", hasCap: found.has_cap };
  if (service === "composer") return { ...chosen, key: "" };
  const { ciphertext, nonce, key_id } = found;
  if (!ciphertext || !nonce || !key_id) {
    throw new AppError("key_missing", `No key for ${name} is saved. Add it in Settings. Nothing was sent.`);
  }
  const key = vault.open({ ciphertext, nonce, key_id }, userId);
  if (key !== null) return { ...chosen, key };
  throw new AppError("key_missing", "Your saved API key can no longer be read. Please enter it again in Settings.");
}

/** The named service, or the one that its user chose for this, with its key and what belongs to it: one question. */
async function find(db: Queryable, userId: string, named: ServiceId | undefined, purpose: "image" | "text") {
  const { rows } = await db.query<Found>(
    `select choice.wanted, choice.has_cap, k.ciphertext, k.nonce, k.key_id, k.model, k.quality, k.listed, k.state
       from (select coalesce($2, case when $3 = 'text' then s.text_service end, s.image_service) as wanted,
                    s.cap_usd is not null as has_cap
               from (select $1::uuid as id) u left join private.ai_settings s on s.user_id = u.id) choice
       left join private.api_keys k on k.user_id = $1 and k.service = choice.wanted`,
    [userId, named ?? null, purpose],
  );
  const [found] = rows;
  if (!found) throw new Error("a question that always has an answer had none");
  return found;
}

export const readService = (name: string | null) => serviceSchema.safeParse(name).data;

/** A model chosen in Settings may have left the list since; one that is asked for by name may not. */
function pickModel(models: readonly ImageModel[], asked: string | undefined, saved: string | null, name: string) {
  const find = (id: string | null | undefined) => models.find((model) => model.id === id);
  const model = find(asked) ?? (asked ? undefined : (find(saved) ?? models[0]));
  if (model) return model;
  throw new AppError(
    "not_supported",
    asked
      ? `${name} does not offer the model ${asked}. Choose another in Settings. Nothing was sent.`
      : `${name} has listed no models yet. Press Check again in Settings. Nothing was sent.`,
  );
}

export function pickQuality(
  model: ImageModel,
  asked: { quality?: Quality | null | undefined },
  saved?: { model: string | null; quality: string | null } | undefined,
): Quality | null {
  if (asked.quality) {
    if (model.qualities.includes(asked.quality)) return asked.quality;
    throw new AppError("not_supported", `${model.name} has no quality “${asked.quality}”. Nothing was sent.`);
  }
  const kept = qualitySchema.safeParse(saved?.quality).data;
  const isKept = kept && model.qualities.includes(kept) && (saved?.model === null || saved?.model === model.id);
  return isKept ? kept : model.defaultQuality;
}

/** Refuses what the model cannot do before anything is decoded, sent or paid for. */
export function checkAbilities({ model, name }: ChosenModel, wanted: { isEdit: boolean; pictures: number }): void {
  const refuse = (why: string) =>
    new AppError("not_supported", `${why} Nothing was sent: choose another model or service for this one.`);
  const who = model.name === name ? name : `${model.name} (${name})`;
  if (wanted.isEdit && !model.edits) throw refuse(`${who} cannot change a picture, only make a new one.`);
  if (wanted.pictures <= model.references) return;
  const most = model.references === 1 ? "one picture" : `${model.references} pictures`;
  throw refuse(model.references === 0 ? `${who} takes no pictures along.` : `${who} takes at most ${most} along.`);
}
