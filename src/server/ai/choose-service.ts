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
export type ChosenService = { service: ServiceId; name: string; provider: AiProvider; key: string };
export type ChosenModel = ChosenService & { model: ImageModel; quality: Quality | null };

type Wanted = { service?: ServiceId | undefined; model?: string | undefined; quality?: Quality | undefined };
type Saved = Row<"private.api_keys", "model" | "quality" | "listed"> & SealedKey;
type Choice = { image_service: string | null; text_service: string | null };

/** For a picture: what this run asks for, else what its user chose. Never by the look of a key. */
export async function chooseForImage(parts: ServiceParts, userId: string, wanted: Wanted): Promise<ChosenModel> {
  const service = wanted.service ?? readService((await readChoice(parts.pool, userId)).image_service);
  if (!service) throw new AppError("key_missing", "Connect your AI API key in Settings first.");
  const { saved, ...chosen } = await open(parts, userId, service);
  const models = parts.catalogue.modelsOf(service, readListed(saved?.listed));
  const model = pickModel(models, wanted.model, saved?.model ?? null, chosen.name);
  const quality = pickQuality(model, wanted, saved);
  return { ...chosen, model, quality };
}

/** For words: the service chosen for text, else the one for pictures if it can write. */
export async function chooseForText(parts: ServiceParts, userId: string, wanted?: ServiceId): Promise<ChosenService> {
  const choice = await readChoice(parts.pool, userId);
  const service = wanted ?? readService(choice.text_service) ?? readService(choice.image_service);
  if (!service) throw new AppError("key_missing", "Connect your AI API key in Settings first.");
  if (parts.catalogue.textModelOf(service) === null) {
    throw new AppError(
      "not_supported",
      `${parts.catalogue.nameOf(service)} only draws and cannot write. Choose another service for text in Settings. Nothing was sent.`,
    );
  }
  return open(parts, userId, service);
}

async function open({ pool, vault, catalogue, providers }: ServiceParts, userId: string, service: ServiceId) {
  const provider = providers[service];
  const name = catalogue.nameOf(service);
  if (!provider) throw new AppError("not_supported", `${name} is not offered on this installation. Nothing was sent.`);
  if (service === "composer") return { service, name, provider, key: "", saved: undefined };
  const { rows } = await pool.query<Saved>(
    "select ciphertext, nonce, key_id, model, quality, listed from private.api_keys where user_id = $1 and service = $2",
    [userId, service],
  );
  const [saved] = rows;
  if (!saved) throw new AppError("key_missing", `No key for ${name} is saved. Add it in Settings. Nothing was sent.`);
  const key = vault.open(saved, userId);
  if (key === null) {
    throw new AppError("key_missing", "Your saved API key can no longer be read. Please enter it again in Settings.");
  }
  return { service, name, provider, key, saved };
}

/** The key of a service, for a job that was sent to it earlier. Null when there is none any more. */
export function reopenService(parts: ServiceParts, userId: string, service: ServiceId): Promise<ChosenService | null> {
  return open(parts, userId, service).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function readChoice(db: Queryable, userId: string): Promise<Choice> {
  const { rows } = await db.query<Choice>(
    "select image_service, text_service from private.ai_settings where user_id = $1",
    [userId],
  );
  return rows[0] ?? { image_service: null, text_service: null };
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
